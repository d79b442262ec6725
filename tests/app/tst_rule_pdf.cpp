// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A printed rulebook: all of it, for eyes and ears, with links, bookmarks and an index that lead somewhere.
#include "language/language.h"
#include "rules/pdf_file.h"
#include "rules/pdf_outline.h"
#include "rules/pdf_slim.h"
#include "rules/rule_pages.h"

#include <QtCore/QBuffer>
#include <QtCore/QFile>
#include <QtCore/QRegularExpression>
#include <QtCore/QStringEncoder>
#include <QtCore/QTemporaryDir>
#include <QtGui/QPainter>
#include <QtGui/QPdfWriter>
#include <QtTest/QTest>

#include <algorithm>

using namespace sandglass;
using namespace Qt::StringLiterals;
using app::Catalogue;
using app::Rulebook;
using app::RuleSection;

namespace {

qsizetype drawnFigures(const Rulebook& book)
{
    const auto sections = book.sections();
    return std::ranges::count_if(sections, [](const RuleSection* section) { return !section->figure.isEmpty(); });
}

} // namespace

class TestRulePdf : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aDocumentGetsBookmarksTagsAndALanguage()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(u"rules.pdf"_s);
        const Catalogue words(u"cs"_s);
        const Rulebook book = Rulebook::read(u"viceroy"_s);
        int drawn = 0;
        app::Drawing picture{QPicture(), QSize(32, 18)};
        QPainter(&picture.strokes).fillRect(0, 0, 32, 18, Qt::red);
        const auto draw = [&](const RuleSection&) {
            ++drawn;
            return picture;
        };
        QVERIFY(app::writeRulePdf(book, words, file, {picture, draw, draw}));
        QVERIFY2(drawn > 40, qPrintable(QString::number(drawn)));
        QFile written(file);
        QVERIFY(written.open(QIODevice::ReadOnly));
        const QByteArray pdf = written.readAll();
        QVERIFY(pdf.contains("/Type /Outlines") && pdf.contains("/PageMode /UseOutlines"));
        // A bookmark for every chapter, by its title: here the first one.
        const QByteArray first = book.title(words, book.chapters().first()).toUtf8();
        QStringEncoder encoder(QStringConverter::Utf16BE);
        const QByteArray title = encoder.encode(QString::fromUtf8(first));
        QVERIFY(pdf.contains(title.toHex().toUpper()));
        QVERIFY(pdf.contains("/Lang <FEFF00630073>"));
        QVERIFY(!app::PdfFile::read("no document") && !app::PdfFile::read("%PDF-1.4 cut off"));
        // Who has it read to them hears headings as such, pictures by their words, and no page's foot.
        QVERIFY(pdf.contains("/MarkInfo <</Marked true>>"));
        QCOMPARE(pdf.count("/S /Figure"), drawnFigures(book) + 1);
        QCOMPARE(pdf.count("/S /H1"), 1);
        QVERIFY(pdf.count("/S /H2") > book.chapters().size());
        QCOMPARE(pdf.count("/S /H3"), book.sections().size());
        const auto laid = app::PdfFile::read(pdf);
        QVERIFY(laid);
        int opened = 0;
        for (const int page : laid->pages()) {
            const QByteArray content = laid->content(page);
            QVERIFY(content.startsWith("/Artifact BMC\n") && content.endsWith("EMC\n"));
            QCOMPARE(content.count("BMC\n") + content.count("BDC\n"), content.count("EMC\n"));
            QVERIFY(!content.contains(" 29000 "));
            opened += static_cast<int>(content.count("/MCID "));
        }
        // Bookmarks and what is heard have nothing that only holds words together.
        QVERIFY(std::ranges::any_of(book.sections(),
            [&](const RuleSection* section) { return book.title(words, *section).contains(u'\u2060'); }));
        static const QRegularExpression held(u"<FEFF(?:[0-9A-F]{4})*2060"_s);
        QVERIFY(!held.match(QString::fromLatin1(pdf)).hasMatch());
        // Numbers are heard, too: what Qt says of figures as tall as capitals is nothing.
        const QByteArray rounds = app::pdfText(words.text(u"viceroy.rule.aim.round.title"_s).remove(u'\u2060'));
        QVERIFY(rounds.contains("00310032")); // "12"
        QVERIFY(std::ranges::any_of(laid->pages(), [&](int page) { return laid->content(page).contains(rounds); }));
        QCOMPARE(pdf.count("/Type /MCR"), opened);
        QVERIFY(opened > book.sections().size() * 2);
        // Who touches a link is led to that page, and not out of the document.
        QVERIFY(!pdf.contains("/S /URI"));
        QVERIFY(pdf.count("/Subtype /Link") > 100);
        QCOMPARE(pdf.count("/Subtype /Link"), pdf.count("\n/Border [0 0 0]\n/Dest ["));
        // Written again it is the same.
        QCOMPARE(laid->written(), pdf);
    }

    void aDocumentSaysEverythingOnce()
    {
        const QByteArray twice =
            "%PDF-1.4\n1 0 obj\n<<\n/Type /Catalog\n/Pages 2 0 R\n>>\nendobj\n"
            "2 0 obj\n<<\n/Type /Pages\n/Kids [3 0 R]\n>>\nendobj\n"
            "3 0 obj\n<<\n/Type /Page\n/Contents 6 0 R\n/Shades [7 0 R 8 0 R]\n>>\nendobj\n"
            "4 0 obj\n[0 1]\nendobj\n5 0 obj\n[0 1]\nendobj\n"
            "6 0 obj\n<<\n/Length 30\n>>\nstream\n0.123456789 1755.55555 l 5 0 R\nendstream\nendobj\n"
            "7 0 obj\n<<\n/Of 4 0 R\n>>\nendobj\n8 0 obj\n<<\n/Of 5 0 R\n>>\nendobj\n";
        QByteArray table = "xref\n0 9\n0000000000 65535 f \n";
        for (int i = 1; i < 9; ++i)
            table += QByteArray::number(twice.indexOf(QByteArray::number(i) + " 0 obj")).rightJustified(10, '0')
                + " 00000 n \n";
        auto file = app::PdfFile::read(twice + table + "trailer\n<<\n/Size 9\n/Root 1 0 R\n>>\nstartxref\n"
            + QByteArray::number(twice.size()) + "\n%%EOF\n");
        QVERIFY(file);
        file->mergeEqual();
        const QByteArray once = file->written();
        QCOMPARE(once.count("[0 1]"), 1);
        QCOMPARE(once.count("/Of 4 0 R"), 1);
        QVERIFY(once.contains("/Shades [6 0 R 6 0 R]") && once.contains("/Contents 5 0 R"));
        QVERIFY(once.contains("/Size 7\n") && once.contains("/Root 1 0 R"));
        // What is painted is no reference.
        QVERIFY(file->content(file->pages().first()).contains("l 5 0 R"));
    }

    void strokesAreAsFineAsPrintNeedsThem()
    {
        QCOMPARE(app::withShortNumbers("q\n0.240000 0 0 -0.240000 12.3456789 7 cm\n1755.55555 0.0123456 l\nBT\n"),
            QByteArray("q\n0.240000 0 0 -0.240000 12.3456789 7 cm\n1755.6 0.012346 l\nBT\n"));
        QCOMPARE(app::withShortNumbers("0.164705887 0.0000001 1 scn"), QByteArray("0.16471 0 1 scn"));
    }

    void linksLeadToThePagesOfTheirSections()
    {
        QByteArray pdf = "%PDF-1.4\n1 0 obj\n<<\n/Type /Catalog\n>>\nendobj\n2 0 obj\n<<\n/Type /Page\n>>\nendobj\n"
                         "3 0 obj\n<<\n/Type /Page\n>>\nendobj\n"
                         "4 0 obj\n<<\n/Type /Annot\n/A <<\n/S /URI\n/URI (rule:end.scroll)\n>>\n>>\nendobj\n"
                         "5 0 obj\n<<\n/Type /Annot\n/A <<\n/S /URI\n/URI (rule:no.such)\n>>\n>>\nendobj\n";
        QByteArray table = "xref\n0 6\n0000000000 65535 f \n";
        for (int i = 1; i < 6; ++i)
            table += QByteArray::number(pdf.indexOf(QByteArray::number(i) + " 0 obj")).rightJustified(10, '0')
                + " 00000 n \n";
        auto file = app::PdfFile::read(pdf + table + "trailer\n<<\n/Size 6\n/Root 1 0 R\n>>\nstartxref\n"
            + QByteArray::number(pdf.size()) + "\n%%EOF\n");
        QVERIFY(file);
        app::leadLinks(*file, {{u"end.scroll"_s, 2}});
        const QByteArray led = file->written();
        QVERIFY(led.contains("/Type /Annot\n/Dest [3 0 R /Fit]\n>>"));
        QVERIFY(led.contains("(rule:no.such)") && !led.contains("(rule:end.scroll)"));
    }

    void shadesAreSeenThrough()
    {
        QByteArray pdf;
        QBuffer buffer(&pdf);
        buffer.open(QIODevice::WriteOnly);
        {
            QPdfWriter writer(&buffer);
            QLinearGradient faint(0, 0, 0, 100);
            faint.setColorAt(0, QColor(0, 0, 0, 20));
            faint.setColorAt(1, QColor(0, 0, 0, 40));
            QPainter(&writer).fillRect(0, 0, 100, 100, faint);
        }
        auto file = app::PdfFile::read(pdf);
        QVERIFY(file);
        // If Qt has mended it one day, so may we.
        QVERIFY(file->written().contains("/SMask << /S /Alpha "));
        app::mendShades(*file);
        QVERIFY(!file->written().contains("/S /Alpha"));
        QVERIFY(file->written().contains("/S /Luminosity"));
        QCOMPARE(file->written().count("/Group <</S /Transparency /CS /DeviceGray >>"), 1);
    }

    void aPictureStaysWithItsWords()
    {
        app::Drawing drawing{QPicture(), QSize(16, 9)};
        QPainter(&drawing.strokes).fillRect(0, 0, 16, 9, Qt::red);
        const QSizeF page(1400, 2000);
        const auto pagesWith = [&](int lines) {
            app::RulePages pages(page, 1);
            pages.heading(u"Chapter"_s, {});
            for (int i = 0; i < lines; ++i)
                pages.line(u"a line"_s);
            pages.picture(drawing, u"a picture"_s);
            pages.settle();
            return pages.pageCount();
        };
        const double high = 1400 * 0.66 * 9 / 16;
        const int full = static_cast<int>(1800 / app::bookDots(11.5));
        const int half = static_cast<int>((1800 - 0.75 * high) / app::bookDots(11.5));
        // There is room for three quarters of it, then for none.
        QCOMPARE(pagesWith(half), 1);
        QCOMPARE(pagesWith(full), 2);
    }

    void aParagraphLeavesNoSingleLine()
    {
        // There is room for a hundred lines and one of a paragraph's two.
        app::RulePages pages(QSizeF(1400, app::bookDots(100 * 11.5 + 20)), 1);
        const auto hundred = [&] {
            for (int i = 0; i < 100; ++i)
                pages.line(u"a line"_s);
        };
        hundred();
        pages.text(u"A paragraph that is a little longer than one line of this page, and a little shorter than two."_s);
        hundred();
        pages.settle();
        // The second page begins with both of them, and has no room for a hundred more.
        QCOMPARE(pages.pageCount(), 3);
    }

    void aPictureIsKeptAsStrokes()
    {
        app::Drawing drawing{QPicture(), QSize(100, 50)};
        QPainter(&drawing.strokes).fillRect(50, 0, 50, 50, Qt::red);
        QImage paper(200, 200, QImage::Format_RGB32);
        paper.fill(Qt::white);
        // As fine as print: the picture is as large as its place, whatever dots are counted.
        paper.setDotsPerMeterX(11811);
        paper.setDotsPerMeterY(11811);
        QPainter painter(&paper);
        drawing.draw(painter, QRectF(0, 0, 200, 100));
        app::Drawing().draw(painter, QRectF(0, 0, 200, 100));
        painter.end();
        QCOMPARE(paper.pixelColor(90, 50), QColor(Qt::white));
        QCOMPARE(paper.pixelColor(110, 50), QColor(Qt::red));
        QCOMPARE(paper.pixelColor(190, 95), QColor(Qt::red));
        QCOMPARE(paper.pixelColor(190, 105), QColor(Qt::white));
    }

    void theIndexLeadsToWhatSpeaksOfATerm()
    {
        const Catalogue words(u"en"_s);
        const Rulebook book = Rulebook::read(u"viceroy"_s);
        QMap<QString, int> pages;
        for (const RuleSection* section : book.sections())
            pages[section->id] = 100;
        pages[u"auction.pass"_s] = 7;
        pages[u"term.science"_s] = 90;
        const QStringList index = app::indexOf(book, words, pages);
        const auto sections = book.sections();
        QCOMPARE(index.size(), static_cast<qsizetype>(std::ranges::count_if(sections, &RuleSection::isTerm)));
        const auto found = std::ranges::find_if(index, [](const QString& line) { return line.startsWith(u"Science"); });
        QVERIFY(found != index.end());
        QVERIFY2(found->contains(u"7"), qPrintable(*found));
    }

    void theBookIsWrittenWithAllItsPages()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(u"rules.pdf"_s);
        const Catalogue words(u"pl"_s);
        QVERIFY(app::writeRulePdf(Rulebook::read(u"viceroy"_s), words, file));
        QFile written(file);
        QVERIFY(written.open(QIODevice::ReadOnly));
        const QByteArray pdf = written.readAll();
        QVERIFY(pdf.startsWith("%PDF"));
        QVERIFY2(pdf.count("/Type /Page\n") + pdf.count("/Type /Page ") > 20, "pages are missing");
        QVERIFY(!app::writeRulePdf(Rulebook::read(u"viceroy"_s), words, folder.filePath(u"no/such/rules.pdf"_s)));
    }
};

QTEST_MAIN(TestRulePdf)
#include "tst_rule_pdf.moc"
