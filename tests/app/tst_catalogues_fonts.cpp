// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalogue_files.h"
#include "language/language.h"

#include <QtGui/QFont>
#include <QtGui/QRawFont>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using namespace sandglass::test;
using sandglass::app::Catalogue;
using sandglass::app::Language;

/// A character that a font lacks is drawn from some other font of the machine, or as a box: both look broken.
class CatalogueFontsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyCharacterIsInTheFonts_data()
    {
        QTest::addColumn<QString>("family");
        QTest::addColumn<QString>("language");
        for (const char* family : {"EB Garamond", "Inter"}) {
            for (const QString& language : Language::codes())
                QTest::addRow("%s %s", family, qPrintable(language)) << QString::fromLatin1(family) << language;
        }
    }

    void everyCharacterIsInTheFonts()
    {
        QFETCH(QString, family);
        QFETCH(QString, language);
        const QRawFont font = QRawFont::fromFont(QFont(family));
        QCOMPARE(font.familyName(), family);
        for (const QString& section : sections()) {
            for (const Message& message : readCatalogue(section, language).messages)
                verifyDrawn(font, message.forms.join(QString()), message.id);
        }
        // What is written without a catalogue: the language's own name, its numbers and its lists.
        const Catalogue words(language);
        verifyDrawn(font, Language::nameOf(language), u"the language's name"_s);
        verifyDrawn(font, words.number(-1234567890.5, 1), u"numbers"_s);
        verifyDrawn(font, words.list({u"A"_s, u"B"_s, u"C"_s}), u"lists"_s);
    }

private:
    static void verifyDrawn(const QRawFont& font, const QString& text, const QString& where)
    {
        for (const char32_t character : text.toUcs4()) {
            const QString report = u"%1: %2 (U+%3)"_s.arg(where, QString::fromUcs4(&character, 1))
                                       .arg(static_cast<uint>(character), 4, 16, QChar(u'0'));
            QVERIFY2(font.supportsCharacter(character), qPrintable(report));
        }
    }
};

QTEST_MAIN(CatalogueFontsTest)
#include "tst_catalogues_fonts.moc"
