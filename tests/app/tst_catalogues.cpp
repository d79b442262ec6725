// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalogue_files.h"
#include "computed_ids.h"
#include "language/language.h"
#include "source_file.h"

#include <QtCore/QFile>
#include <QtTest/QTest>

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;
using namespace sandglass::test;
using sandglass::app::Catalogue;
using sandglass::app::Language;
namespace test = sandglass::test;

namespace {

/// How many forms a counted text of this language has: as many as the first one that there is.
qsizetype formsOf(const QString& language)
{
    return messagesById(u"shell"_s, language).value(u"shell.table.players"_s).forms.size();
}

/// Where the first form is for 1 alone, it may say the number in words; Russian's is for 21 and 101 too.
bool firstFormIsForOneAlone(const QString& language)
{
    const Catalogue words(language);
    const auto form = [&](int n) { return words.count(u"shell.table.players"_s, n).remove(QString::number(n)); };
    return form(1) != form(21);
}

QString fileOf(const char* path)
{
    QFile file(QString::fromStdString(test::sourceFile(path)));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString sorted(const QSet<QString>& names)
{
    QStringList list(names.cbegin(), names.cend());
    list.sort();
    return list.join(u", "_s);
}

} // namespace

class CataloguesTest : public QObject {
    Q_OBJECT

    static void rowForEverySectionAndLanguage()
    {
        QTest::addColumn<QString>("section");
        QTest::addColumn<QString>("language");
        for (const QString& section : sections()) {
            for (const QString& language : Language::codes())
                QTest::addRow("%s/%s", qPrintable(section), qPrintable(language)) << section << language;
        }
    }

private Q_SLOTS:
    // What a new language needs beside its catalogues: these three, and its alphabet in tst_seats.
    void everyLanguageIsKnownEverywhere()
    {
        QStringList known = Language::codes();
        known.sort();
        QCOMPARE(known, languages());
        const QString entry = fileOf("packaging/desktop/org.sandglass.Sandglass.desktop");
        const QString metainfo = fileOf("packaging/desktop/org.sandglass.Sandglass.metainfo.xml");
        for (const QString& language : languages()) {
            QCOMPARE_GE(formsOf(language), 2);
            if (language == "en"_L1)
                continue;
            QVERIFY2(entry.contains(u"Comment[%1]="_s.arg(language)), qPrintable(language));
            QVERIFY2(metainfo.contains(u"<summary xml:lang=\"%1\">"_s.arg(language)), qPrintable(language));
        }
    }

    void everyCatalogueIsWellFormed_data() { rowForEverySectionAndLanguage(); }
    void everyCatalogueIsWellFormed()
    {
        QFETCH(QString, section);
        QFETCH(QString, language);
        const CatalogueFile file = readCatalogue(section, language);
        QVERIFY2(file.problem.isEmpty(), qPrintable(file.path + ": "_L1 + file.problem));
        QCOMPARE(file.language, language);
        QSet<QString> seen;
        for (const Message& message : file.messages) {
            QVERIFY2(message.id.contains(u'.'), qPrintable(message.id));
            QVERIFY2(!seen.contains(message.id), qPrintable(message.id + " stands twice"_L1));
            seen.insert(message.id);
        }
        QVERIFY(!seen.isEmpty());
    }

    void everyLanguageHasTheSameIds_data() { rowForEverySectionAndLanguage(); }
    void everyLanguageHasTheSameIds()
    {
        QFETCH(QString, section);
        QFETCH(QString, language);
        const QStringList english = messagesById(section, u"en"_s).keys();
        const QStringList here = messagesById(section, language).keys();
        QSet<QString> all(english.cbegin(), english.cend());
        QSet<QString> own(here.cbegin(), here.cend());
        all.removeIf([](const QString& id) { return isCase(id); });
        own.removeIf([](const QString& id) { return isCase(id); });
        QVERIFY2(all == own, qPrintable("only one of the two has: "_L1 + sorted((all - own) + (own - all))));
    }

    void everyTextIsFinished_data() { rowForEverySectionAndLanguage(); }
    void everyTextIsFinished()
    {
        QFETCH(QString, section);
        QFETCH(QString, language);
        for (const Message& message : readCatalogue(section, language).messages) {
            QVERIFY2(message.finished, qPrintable(message.id));
            QCOMPARE_GE(message.forms.size(), 1);
            for (const QString& form : message.forms)
                QVERIFY2(!form.isEmpty() && form == form.trimmed(), qPrintable(message.id));
        }
    }

    void everyPluralHasAllItsForms_data() { rowForEverySectionAndLanguage(); }
    void everyPluralHasAllItsForms()
    {
        QFETCH(QString, section);
        QFETCH(QString, language);
        const auto english = messagesById(section, u"en"_s);
        for (const Message& message : readCatalogue(section, language).messages) {
            QVERIFY2(
                isCase(message.id) || message.numerus == english.value(message.id).numerus, qPrintable(message.id));
            QVERIFY2(message.forms.size() == (message.numerus ? formsOf(language) : 1), qPrintable(message.id));
            for (qsizetype form = 0; form < message.forms.size(); ++form) {
                const bool mayOmit = message.numerus && form == 0 && firstFormIsForOneAlone(language);
                const bool says = message.forms[form].contains("%n"_L1);
                QVERIFY2(says == message.numerus || mayOmit, qPrintable(message.id));
            }
        }
    }

    void placeholdersAgree_data() { rowForEverySectionAndLanguage(); }
    void placeholdersAgree()
    {
        QFETCH(QString, section);
        QFETCH(QString, language);
        const auto english = messagesById(section, u"en"_s);
        for (const Message& message : readCatalogue(section, language).messages) {
            if (isCase(message.id)) {
                QVERIFY2(messagesById(section, language).contains(withoutForms(message.id)), qPrintable(message.id));
                continue;
            }
            const auto expected = placeholders(english.value(message.id).forms.value(0));
            for (const QString& form : message.forms)
                QVERIFY2(placeholders(form) == expected, qPrintable(message.id + ": "_L1 + form));
        }
    }

    void everyIdIsCompiledIntoTheProgram_data() { rowForEverySectionAndLanguage(); }
    void everyIdIsCompiledIntoTheProgram()
    {
        QFETCH(QString, section);
        QFETCH(QString, language);
        const Catalogue words(language);
        for (const Message& message : readCatalogue(section, language).messages)
            QVERIFY2(words.has(message.id), qPrintable(message.id));
    }

    void everyIdThatIsUsedExists()
    {
        const Catalogue words(u"en"_s);
        const auto used = idsInSources();
        QVERIFY(!used.isEmpty());
        QStringList unknown;
        for (const auto& [id, file] : used.asKeyValueRange()) {
            const bool known = id.endsWith(u'.') ? isComputed(id) : words.has(id);
            if (!known)
                unknown.append(id + " in "_L1 + file);
        }
        QVERIFY2(unknown.isEmpty(), qPrintable("not in the catalogues: "_L1 + unknown.join(u", "_s)));
    }

    void everyIdThatExistsIsUsed()
    {
        const auto used = idsInSources();
        QStringList unused;
        for (const QString& section : sections()) {
            const QStringList ids = messagesById(section, u"en"_s).keys();
            std::ranges::copy_if(ids, std::back_inserter(unused),
                [&used](const QString& id) { return !used.contains(id) && !isComputed(id); });
        }
        QVERIFY2(unused.isEmpty(), qPrintable("used nowhere: "_L1 + unused.join(u", "_s)));
    }
};

QTEST_GUILESS_MAIN(CataloguesTest)
#include "tst_catalogues.moc"
