// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalogue_files.h"
#include "computed_ids.h"
#include "language/language.h"

#include <QTest>

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;
using namespace sandglass::test;
using sandglass::app::Catalogue;
using sandglass::app::Language;

namespace {

qsizetype formsOf(const QString& language)
{
    return language == "en"_L1 ? 2 : 3;
}

// The first form of these languages is for 1 alone, so it may say the number in words; Russian's is for 21 and 101 too.
bool firstFormIsForOneAlone(const QString& language)
{
    return language != "ru"_L1;
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
