// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A match on a desktop, of every game: one bar, whatever the language and the size of the text; the board first.
#include "board/board_stage.h"
#include "played_window.h"
#include "rules/explanation.h"
#include "rules/rule_reader.h"
#include "seats/table_places.h"
#include "support/items.h"
#include "support/strict_messages.h"

#include <QtCore/QRegularExpression>
#include <QtGui/QAccessible>
#include <QtGui/QGuiApplication>
#include <QtQuick/QSGRendererInterface>
#include <QtTest/QTest>

using namespace sandglass;
using namespace Qt::StringLiterals;
using test::PlayedWindow;

namespace {

PlayedWindow::World withCoins()
{
    test::addCoins();
    return {.games = [](app::GameRegistry& games) {
        app::registerGames(games);
        games.add(test::coinsEntry());
    }};
}

bool isTable(const QQuickItem& item)
{
    return item.inherits("QQuickFocusScope") && item.property("part").isValid() && item.property("places").isValid();
}

bool isMat(const QQuickItem& item)
{
    static const QRegularExpression named(u"^mat \\d$"_s);
    return named.match(item.objectName()).hasMatch();
}

QList<QQuickItem*> all(QQuickItem& item, const std::function<bool(const QQuickItem&)>& matches)
{
    QList<QQuickItem*> found;
    if (matches(item))
        found.append(&item);
    for (QQuickItem* child : item.childItems())
        found += all(*child, matches);
    return found;
}

} // namespace

class TestDesk : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { test::watchMessages(); }

    void theBarIsOneRow_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<double>("textSize");
        for (const QString& language : app::Language::codes())
            for (const double size : {1.0, app::Choices::largestText})
                QTest::addRow("%s %.1f", qPrintable(language), size) << language << size;
    }
    void theBarIsOneRow()
    {
        QFETCH(QString, language);
        QFETCH(double, textSize);
        PlayedWindow play({.language = language});
        play.shell().settings()->setTextSize(textSize);
        play.window().resize(1280, 720);
        begin(play, u"viceroy"_s);
        QQuickItem* home = play.item(u"home"_s);
        qreal right = 0;
        for (const QString& name : {u"home"_s, u"pause"_s, u"undo"_s, u"rules"_s, u"handOver"_s, u"arrange"_s}) {
            const QQuickItem* button = play.item(name);
            QVERIFY2(button, qPrintable(name));
            const QRectF place = button->mapRectToScene(QRectF(0, 0, button->width(), button->height()));
            QCOMPARE(place.top(), home->mapToScene({0, 0}).y());
            QVERIFY2(place.left() >= right && place.right() <= 1280, qPrintable(name));
            QVERIFY(!QAccessible::queryAccessibleInterface(play.item(name))->text(QAccessible::Name).isEmpty());
            right = place.right();
        }
    }

    void panelsAndLayoutsAreBehindOneButton()
    {
        PlayedWindow play({});
        begin(play, u"tiletum"_s);
        QVERIFY(!play.item(u"panel 0"_s));
        play.click(*play.item(u"arrange"_s));
        QVERIFY(play.item(u"panel 0"_s));
        QVERIFY(play.item(u"defaultLayout"_s));
        play.key(Qt::Key_Escape);
        QVERIFY(!play.item(u"panel 0"_s));
        QCOMPARE(play.page(), u"match"_s);
    }

    void theRulesAreOpenedByTheBar()
    {
        PlayedWindow play({});
        begin(play, u"tiletum"_s);
        QVERIFY(!play.item(u"book"_s));
        const auto place = [](const QQuickItem& item) { return item.mapRectToScene(item.boundingRect()); };
        const auto tables = [&] {
            QList<QRectF> places;
            for (const QQuickItem* table : all(*play.window().contentItem(), &isTable))
                if (table->isVisible())
                    places.append(place(*table));
            std::ranges::sort(places, {}, [](const QRectF& rect) { return std::pair(rect.y(), rect.x()); });
            return places;
        };
        const QList<QRectF> before = tables();
        QVERIFY(!before.isEmpty());
        play.click(*play.item(u"rules"_s));
        QVERIFY(play.item(u"book"_s));
        // It is a panel among the others, and covers none of them. Examples are tables too, and lie inside it.
        const auto coversNothing = [&] {
            const QQuickItem& open = *play.item(u"book"_s);
            const QRectF book = place(open);
            return book.width() > 200 && book.height() > 300
                && std::ranges::none_of(all(*play.window().contentItem(), &isTable), [&](const QQuickItem* table) {
                       return table->isVisible() && !open.isAncestorOf(table)
                           && place(*table).adjusted(2, 2, -2, -2).intersects(book);
                   });
        };
        QTRY_VERIFY(coversNothing());
        // The other games' books are beside it, and it opens again where it was left.
        app::RuleReader* reader = readerOf(play);
        QVERIFY(reader);
        QCOMPARE(reader->game(), u"tiletum"_s);
        reader->open(u"turn.die"_s);
        play.click(*play.item(u"book of viceroy"_s));
        QCOMPARE(reader->game(), u"viceroy"_s);
        play.click(*play.item(u"book of tiletum"_s));
        QCOMPARE(reader->section(), u"turn.die"_s);
        play.key(Qt::Key_F1);
        QVERIFY(!play.item(u"book"_s));
        QTRY_COMPARE(tables(), before);
        play.key(Qt::Key_F1, Qt::ControlModifier);
        QVERIFY(play.item(u"book"_s) && play.item(u"legend"_s));
        play.key(Qt::Key_Escape);
        QVERIFY(!play.item(u"book"_s));
    }

    void theKeyboardAsksWhatItStandsOnAndThenItsRule_data()
    {
        QTest::addColumn<QString>("game");
        for (const QString& game : app::Rulebook::games())
            QTest::addRow("%s", qPrintable(game)) << game;
    }
    void theKeyboardAsksWhatItStandsOnAndThenItsRule()
    {
        QFETCH(QString, game);
        PlayedWindow play({});
        begin(play, game);
        becomeWhoIsAsked(play);
        play.key(Qt::Key_Down);
        play.key(Qt::Key_F1);
        QTRY_VERIFY(play.item(u"key slip"_s));
        const QQuickItem* slip = play.item(u"key slip"_s);
        QVERIFY(!play.item(u"book"_s));
        const auto told = slip->property("told").value<app::Explanation>();
        QVERIFY(!told.rule.isEmpty() && !told.sentences.isEmpty());
        play.key(Qt::Key_F1);
        QVERIFY(!play.item(u"key slip"_s));
        QTRY_VERIFY(play.item(u"book"_s));
        QCOMPARE(readerOf(play)->game(), game);
        QCOMPARE(readerOf(play)->section(), told.rule);
        // First the keyboard leaves what it stands on.
        play.key(Qt::Key_Escape);
        play.key(Qt::Key_Escape);
        QVERIFY(!play.item(u"book"_s));
        play.key(Qt::Key_F1, Qt::ControlModifier);
        QTRY_VERIFY(play.item(u"book"_s));
        QVERIFY2(readerOf(play)->section().startsWith(u"legend."_s), qPrintable(readerOf(play)->section()));
    }

    /// "Now" is what the match is about for whoever reads.
    void theBookKnowsWhatTheMatchIsAbout_data() { theKeyboardAsksWhatItStandsOnAndThenItsRule_data(); }
    void theBookKnowsWhatTheMatchIsAbout()
    {
        QFETCH(QString, game);
        PlayedWindow play({});
        begin(play, game);
        const int mine = becomeWhoIsAsked(play);
        // Where the keyboard stands on nothing, the book itself is opened.
        play.key(Qt::Key_F1);
        QTRY_VERIFY(play.item(u"book"_s));
        if (!play.item(u"rule now"_s))
            press(play.item(u"to contents"_s));
        QTRY_VERIFY(play.item(u"rule now"_s));
        press(play.item(u"rule now"_s));
        const app::Rulebook book = app::Rulebook::read(game);
        const app::RuleSection* section = book.find(readerOf(play)->section());
        QVERIFY(section);
        const auto legal = play.host()->legal(mine);
        QVERIFY2(std::ranges::any_of(
                     legal, [&](const QString& move) { return section->verbs.contains(move.section(u' ', 0, 0)); }),
            qPrintable(section->id));
    }

    /// From a section to what it speaks of on the board, and to the lesson that teaches it.
    void theBookLeadsToTheBoardAndToTheLesson_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("section");
        QTest::newRow("pendulum") << u"pendulum"_s << u"timers.flip"_s;
        QTest::newRow("viceroy") << u"viceroy"_s << u"reward.cards"_s;
        QTest::newRow("tiletum") << u"tiletum"_s << u"king.track"_s;
    }
    void theBookLeadsToTheBoardAndToTheLesson()
    {
        QFETCH(QString, game);
        QFETCH(QString, section);
        PlayedWindow play({});
        QVERIFY(play.isShown());
        // Alone against opponents: whoever plays with others leaves no match for a lesson.
        play.click(*play.item(u"play "_s + game));
        play.click(*play.item(u"start"_s));
        QVERIFY(play.host());
        play.click(*play.item(u"rules"_s));
        QTRY_VERIFY(play.item(u"book"_s));
        app::RuleReader* reader = readerOf(play);
        const auto rings = [&] {
            const QQuickItem& open = *play.item(u"book"_s);
            return std::ranges::count_if(all(*play.window().contentItem(),
                                             [](const QQuickItem& item) { return item.objectName() == "ring 0"_L1; }),
                [&](const QQuickItem* ring) { return ring->isVisible() && !open.isAncestorOf(ring); });
        };
        QVERIFY(reader->open(section));
        QCOMPARE(rings(), 0);
        QTRY_VERIFY(play.item(u"onBoard"_s));
        press(play.item(u"onBoard"_s));
        QTRY_VERIFY(rings() > 0);
        press(play.item(u"try"_s));
        QTRY_COMPARE(play.page(), u"learn"_s);
    }

    void theBoardHasTheRoomItCanUse_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QSize>("size");
        for (const auto& board : test::boards())
            for (const QSize size : {QSize(1280, 720), QSize(1280, 800), QSize(1920, 1080)})
                QTest::addRow("%s %d", board.game, size.height()) << QString::fromLatin1(board.game) << size;
    }
    void theBoardHasTheRoomItCanUse()
    {
        QFETCH(QString, game);
        QFETCH(QSize, size);
        PlayedWindow play(withCoins());
        play.window().resize(size);
        begin(play, game);
        // The middle can be several panels.
        qreal width = 0;
        qreal shown = 0;
        qreal room = 0;
        for (QQuickItem* panel : all(*play.window().contentItem(), &isTable)) {
            if (panel->property("part").toInt() != app::TablePlaces::Middle)
                continue;
            const auto board = panel->property("places").value<app::TablePlaces*>()->property("board").toRectF();
            width += board.width();
            shown += board.width() * board.height();
            room += panel->width() * panel->height();
        }
        QVERIFY2(width >= 0.6 * size.width(), qPrintable(u"%1 of %2"_s.arg(width).arg(size.width())));
        // Nothing of their room is empty beside it.
        QVERIFY2(shown >= 0.55 * room && room > 0, qPrintable(u"%1 of %2"_s.arg(shown).arg(room)));
    }

    void everyPanelDrawsItsPartAlone_data() { test::eachBoard(); }
    void everyPanelDrawsItsPartAlone()
    {
        PlayedWindow play(withCoins());
        begin(play, QString::fromLatin1(test::boardOfRow().game));
        using app::TablePlaces;
        const QMap<int, int> expected{{TablePlaces::Middle, 0}, {TablePlaces::Own, 1}, {TablePlaces::Rivals, 2}};
        QSet<int> seen;
        for (QQuickItem* table : all(*play.window().contentItem(), &isTable)) {
            const int part = table->property("part").toInt();
            QVERIFY(expected.contains(part));
            seen.insert(part);
            QCOMPARE(all(*table, &isMat).size(), expected[part]);
            QCOMPARE(table->property("board").value<QQuickItem*>() != nullptr, part == TablePlaces::Middle);
        }
        QVERIFY(seen.contains(TablePlaces::Middle) && seen.contains(TablePlaces::Own));
    }

    /// Once every panel was a whole table, with all but its part out of sight.
    void panelsTogetherAreAboutOneTable_data() { test::eachBoard(); }
    void panelsTogetherAreAboutOneTable()
    {
        const test::Board& board = test::boardOfRow();
        const auto anything = [](const QQuickItem&) { return true; };
        PlayedWindow play(withCoins());
        begin(play, QString::fromLatin1(board.game));
        qsizetype inPanels = 0;
        for (QQuickItem* table : all(*play.window().contentItem(), &isTable))
            inPanels += all(*table, anything).size();
        test::BoardStage whole(board, {{u"seatCount"_s, 3}, {u"moment"_s, QString()}});
        const auto tables = all(whole.scene(), &isTable);
        QCOMPARE(tables.size(), 1);
        const qsizetype inOne = all(*tables.first(), anything).size();
        qInfo("%lld items in all panels, %lld in a whole table", qlonglong{inPanels}, qlonglong{inOne});
        QVERIFY(inPanels < 2 * inOne);
    }

    /// Chosen before the match, it is what every seat is told at first.
    void theSetUpAsksHowMuchAdviceIsWanted()
    {
        PlayedWindow play({});
        QVERIFY(play.isShown());
        play.click(*play.item(u"play tiletum"_s));
        QVERIFY(play.item(u"answer nextStep"_s)->property("checked").toBool());
        play.click(*play.item(u"answer off"_s));
        QVERIFY(play.item(u"answer off"_s)->property("checked").toBool());
        play.click(*play.item(u"start"_s));
        QVERIFY(play.host());
        QCOMPARE(play.shell().settings()->advice(), u"off"_s);
    }

    void noWarningWasWritten() { QCOMPARE(test::strictMessageCount(), 0); }

private:
    static app::RuleReader* readerOf(const PlayedWindow& play)
    {
        return test::findItem(*play.item(u"book"_s), u"text"_s)->property("reader").value<app::RuleReader*>();
    }

    /// Sits down where something can be done, and says where.
    static int becomeWhoIsAsked(PlayedWindow& play)
    {
        int mine = 0;
        while (mine + 1 < play.host()->seats() && play.host()->legal(mine).isEmpty())
            ++mine;
        if (mine > 0)
            play.key(static_cast<Qt::Key>(Qt::Key_1 + mine));
        return mine;
    }

    /// As a screen reader does: it need not be in sight.
    static void press(QQuickItem* item)
    {
        QVERIFY(item);
        auto* actions = QAccessible::queryAccessibleInterface(item)->actionInterface();
        QVERIFY(actions);
        actions->doAction(QAccessibleActionInterface::pressAction());
        PlayedWindow::settle();
    }

    static void begin(PlayedWindow& play, const QString& game)
    {
        play.house().matches()->start(game, QVariantMap{{u"seats"_s, 3}}, {}, 1000);
        PlayedWindow::settle();
    }
};

int main(int argc, char** argv)
{
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    const QGuiApplication application(argc, argv);
    TestDesk test;
    return sandglass::test::strictExitCode(QTest::qExec(&test, argc, argv));
}
#include "tst_desk.moc"
