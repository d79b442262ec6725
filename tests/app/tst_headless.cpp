// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "headless/headless.h"

#include "coins_shelf.h"

#include "core/fields.h"

#include <QtTest/QTest>

using namespace sandglass;
using core::Json;

/// The headless mode, with the smallest game: whatever comes in, an answer goes out and the match goes on.
class TestHeadless : public QObject {
    Q_OBJECT

    const core::ShelfOf<coins::Game> m_shelf{coins::CardSet{}};

    app::Headless headless() const
    {
        return app::Headless({&m_shelf}, [](const std::string& language, const app::Statement& said) {
            const bool known = language == "en" || language == "cs";
            return known ? std::optional(language + ":" + said.word.toStdString()) : std::nullopt;
        });
    }

    static Json ask(app::Headless& headless, const char* line) { return Json::parse(headless.answer(line)); }

    static app::Headless begun(app::Headless headless)
    {
        ask(headless, R"({"do":"new","game":"coins","options":{"seats":3},"seed":7})");
        return headless;
    }

private Q_SLOTS:
    void aMatchIsPlayedLineByLine()
    {
        auto headless = begun(this->headless());
        const Json done = ask(headless, R"({"do":"act","seat":1,"time":10,"action":"take coin=4"})");
        QVERIFY(done["done"].get<bool>());
        QCOMPARE(done["events"][0]["event"].get<std::string>(), std::string("took"));
        QCOMPARE(done["events"][0]["args"]["coin"].get<int>(), 4);
        QCOMPARE(ask(headless, R"({"do":"state"})")["state"]["owner"][4].get<int>(), 1);
        QCOMPARE(ask(headless, R"({"do":"legal","seat":0,"time":10})")["legal"].size(), 8u);
        QCOMPARE(ask(headless, R"({"do":"wake","time":10})")["wake"].get<int>(), 5000);
    }

    void aRefusalHasCodeParametersAndASentence()
    {
        auto headless = begun(this->headless());
        ask(headless, R"({"do":"act","seat":0,"time":10,"action":"take coin=4"})");
        ask(headless, R"({"do":"language","language":"cs"})");
        const Json refused = ask(headless, R"({"do":"act","seat":1,"time":20,"action":"take coin=4"})");
        QCOMPARE(refused.dump(),
            std::string(R"({"refused":"coinTaken","args":{"coin":4,"seat":0},"sentence":"cs:coinTaken"})"));
    }

    void whatWasLostToPrivilegeIsTold()
    {
        auto headless = begun(this->headless());
        ask(headless, R"({"do":"act","seat":2,"time":10,"action":"take coin=4"})");
        const Json claim = ask(headless, R"({"do":"act","seat":0,"time":20,"action":"take coin=4"})");
        QVERIFY(claim["rewound"].get<bool>());
        QCOMPARE(claim["lost"][0]["seat"].get<int>(), 2);
        QCOMPARE(claim["lost"][0]["refused"].get<std::string>(), std::string("lostToPrivilege"));
    }

    void aSavedMatchIsLoadedWithTheSameHash()
    {
        auto headless = begun(this->headless());
        ask(headless, R"({"do":"act","seat":2,"time":10,"action":"take coin=4"})");
        const Json hash = ask(headless, R"({"do":"state"})")["hash"];
        const Json journal = ask(headless, R"({"do":"save"})")["journal"];
        auto other = this->headless();
        const Json loaded = ask(other, Json{{"do", "load"}, {"journal", journal}}.dump().c_str());
        QCOMPARE(loaded["hash"].dump(), hash.dump());
        QCOMPARE(loaded["records"].get<int>(), 1);
        const Json first = ask(other, Json{{"do", "load"}, {"journal", journal}, {"records", 0}}.dump().c_str());
        QVERIFY(first["hash"] != hash);
    }

    void badInputIsAnsweredAndNothingIsLost_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("error");
        const auto row = [](const char* name, const char* line, const char* error) {
            QTest::newRow(name) << QString::fromUtf8(line) << QString::fromUtf8(error);
        };
        row("no JSON", "hello", "no JSON at byte 1");
        row("nothing", "{}", "'do' must be a text");
        row("a list", "[]", "a request is a JSON object");
        row("request", R"({"do":"dance"})",
            "there is no request 'dance'; there are games, new, act, undo, legal, wake, think, view, offers, explain, "
            "state, ranking, "
            "save, "
            "load, "
            "language, quit");
        row("game", R"({"do":"new","game":"chess"})", "there is no game 'chess'; there are: coins");
        row("options", R"({"do":"new","game":"coins","options":{"seats":77}})",
            "options: seats: expected 2 to 5, found 77");
        row("seat", R"({"do":"legal","seat":5,"time":0})", "'seat' must be a number from 0 to 4");
        row("nobody's view", R"({"do":"view","seat":4})", "there is no seat 4 at this table");
        row("nobody's moves", R"({"do":"legal","seat":4,"time":0})", "there is no seat 4 at this table");
        row("nobody's offers", R"({"do":"offers","seat":4,"time":0})", "there is no seat 4 at this table");
        row("nobody's thought", R"({"do":"think","seat":4,"time":0})", "there is no seat 4 at this table");
        row("time", R"({"do":"act","seat":0,"time":-1,"action":"draw"})",
            "'time' must be a number from 0 to 31536000000");
        row("fraction", R"({"do":"act","seat":0,"time":1.5,"action":"draw"})",
            "'time' must be a number from 0 to 31536000000");
        row("action", R"({"do":"act","seat":0,"time":0,"action":"fly"})", "there is no 'fly'");
        row("journal", R"({"do":"load","journal":"x"})", "this is no journal of Sandglass");
        row("file", R"({"do":"load","file":"/nowhere/at/all"})", "the file '/nowhere/at/all' cannot be read");
        row("save", R"({"do":"save","file":"/nowhere/at/all"})", "the file '/nowhere/at/all' cannot be written");
        row("save to a device", R"({"do":"save","file":"/dev/null"})", "the file '/dev/null' cannot be written");
        row("ranking", R"({"do":"ranking"})", "the match is not over");
        row("language", R"({"do":"language","language":"la"})", "there is no language 'la'");
    }
    void badInputIsAnsweredAndNothingIsLost()
    {
        QFETCH(QString, line);
        QFETCH(QString, error);
        auto headless = begun(this->headless());
        const Json before = ask(headless, R"({"do":"state"})");
        QCOMPARE(QString::fromStdString(ask(headless, line.toUtf8().constData()).value("error", "")), error);
        QCOMPARE(ask(headless, R"({"do":"state"})").dump(), before.dump());
    }

    void withoutAMatchItSaysSo()
    {
        auto headless = this->headless();
        QCOMPARE(ask(headless, R"({"do":"state"})")["error"].get<std::string>(),
            std::string("there is no match; begin with 'new' or 'load'"));
    }

    void quitEndsIt()
    {
        auto headless = this->headless();
        ask(headless, R"({"do":"quit"})");
        QVERIFY(headless.hasQuit());
    }
};

QTEST_APPLESS_MAIN(TestHeadless)
#include "tst_headless.moc"
