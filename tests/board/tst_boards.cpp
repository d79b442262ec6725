// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What every board owes to whoever plays on it, of any game: a sentence for every seat, offers in words in every
// language, a way to the end by what is offered, by keys alone, under ten fingers; and silence about what is hidden.
#include "board/board_stage.h"
#include "games/shelves.h"
#include "language/language.h"
#include "play/offer_walk.h"
#include "play/thing_item.h"
#include "rules/explainer.h"
#include "support/strict_messages.h"

#include <QtGui/QAccessible>
#include <QtGui/QGuiApplication>
#include <QtQml/QQmlComponent>
#include <QtQml/QQmlEngine>
#include <QtQml/QQmlIncubator>
#include <QtQuick/QSGRendererInterface>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

#include <atomic>
#include <limits>
#include <utility>

using namespace sandglass;
using namespace Qt::StringLiterals;
using test::Board;
using test::BoardStage;

namespace {

/// A match and its model, without a window.
struct Table {
    Table(const Board& board, int seats, int seed = 11)
        : model(board.model())
    {
        match.setProperty("game", QString::fromLatin1(board.game));
        match.setProperty("options", QVariantMap{{u"seats"_s, seats}});
        match.setProperty("seed", seed);
        match.setProperty("weights", board.weights);
        match.setModel(model.get());
        match.componentComplete();
    }

    /// One random move, shown.
    bool step()
    {
        const bool done = match.step();
        match.wait(0);
        return done;
    }

    std::unique_ptr<app::TableModel> model;
    app::Rehearsal match;
};

std::vector<std::unique_ptr<app::Catalogue>> catalogues()
{
    std::vector<std::unique_ptr<app::Catalogue>> all;
    for (const QString& code : app::Language::codes())
        all.push_back(std::make_unique<app::Catalogue>(code));
    return all;
}

/// Why a text is none: empty, or a placeholder was left; nothing where all is well.
QString flawOf(const QString& text)
{
    if (text.trimmed().isEmpty())
        return u"says nothing"_s;
    return text.contains(u'{') || text.contains(u"%n") ? u"is not filled: "_s + text : QString();
}

template <class Value>
const Value& anyOf(const QList<Value>& list, core::Random& random)
{
    return list[static_cast<int>(random.below(static_cast<std::uint32_t>(list.size())))];
}

/// One of them, as gladly as the board's weights say.
app::Move anyMove(const QList<app::Move>& moves, const Board& board, core::Random& random)
{
    QList<app::Move> lots;
    for (const app::Move& move : moves)
        lots.append(QList<app::Move>(board.weights.value(move.verb, 10).toInt(), move));
    return lots.isEmpty() ? moves.first() : anyOf(lots, random);
}

QStringList texts(QQuickItem& item)
{
    QStringList all;
    if (!item.isVisible())
        return all;
    for (const char* name : {"text", "label"})
        if (const QVariant text = item.property(name); text.isValid())
            all.append(text.toString());
    // What a screen reader says is heard by everybody at the table.
    if (const auto* heard = QAccessible::queryAccessibleInterface(&item))
        all.append(heard->text(QAccessible::Name));
    for (QQuickItem* child : item.childItems())
        all += texts(*child);
    return all;
}

QStringList offersOf(const app::TableModel& model)
{
    QStringList all;
    for (int seat = 0; seat < model.seatCount(); ++seat)
        for (const app::Offer& offer : model.handsOf(seat)->answers())
            all.append(u"%1 %2"_s.arg(seat).arg(offer.text()));
    return all;
}

/// What all the things in sight are said to be to whoever asks from no seat; a thing that only its seat may ask about
/// says nothing.
QStringList explained(QQuickItem& item, const app::TableModel& model, const app::Catalogue& words)
{
    QStringList all;
    if (!item.isVisible())
        return all;
    if (const auto* thing = qobject_cast<app::ThingItem*>(&item); thing && thing->isThere() && !thing->isSecret())
        all.append(app::Explainer::explain(&model, thing->name(), -1, &words).spoken());
    for (QQuickItem* child : item.childItems())
        all += explained(*child, model, words);
    return all;
}

constexpr int longestGame = 20'000; // moves

} // namespace

class TestBoards : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { test::watchMessages(); }

    void everySeatIsAlwaysToldSomethingInEveryLanguage_data() { test::eachBoard(); }
    void everySeatIsAlwaysToldSomethingInEveryLanguage()
    {
        const Board& board = test::boardOfRow();
        const auto languages = catalogues();
        Table table(board, board.most);
        QSet<QString> said;
        for (int move = 0; move < longestGame && !table.model->isOver(); ++move, table.step())
            for (int seat = 0; seat < table.model->seatCount(); ++seat) {
                const app::SeatHands& hands = *table.model->handsOf(seat);
                const app::Telling told = hands.question().isEmpty() ? hands.advice() : hands.question();
                QVERIFY2(!told.isEmpty(), qPrintable(u"seat %1 after %2 moves"_s.arg(seat).arg(move)));
                QVERIFY2(!hands.asked() || !hands.moves().isEmpty(), qPrintable(told.word));
                if (std::exchange(said, said + QSet{told.word}).contains(told.word))
                    continue;
                for (const auto& words : languages)
                    QVERIFY2(flawOf(told.in(words.get())).isEmpty(), qPrintable(words->code() + told.id()));
            }
        QVERIFY(table.model->isOver());
        QVERIFY(said.size() >= 4);
        for (const auto& words : languages)
            QCOMPARE(flawOf(table.model->verdict().in(words.get())), QString());
    }

    void everyOfferIsInWordsInEveryLanguage_data() { test::eachBoard(); }
    void everyOfferIsInWordsInEveryLanguage()
    {
        const Board& board = test::boardOfRow();
        const auto languages = catalogues();
        Table table(board, 2);
        QSet<QString> seen;
        for (int move = 0; move < longestGame && !table.model->isOver(); ++move, table.step())
            for (int seat = 0; seat < table.model->seatCount(); ++seat)
                for (const app::Offer& offer : table.model->handsOf(seat)->offers()) {
                    // Numbers aside, equal verbs are worded alike: a few of each are enough.
                    const QString kind = offer.move.verb + QString::number(offer.move.first);
                    if (std::exchange(seen, seen + QSet{kind}).contains(kind))
                        continue;
                    for (const auto& words : languages) {
                        const QString flaw = flawOf(offer.meaning(words.get()));
                        QVERIFY2(flaw.isEmpty(), qPrintable(words->code() + u": "_s + offer.text() + u' ' + flaw));
                    }
                }
        QVERIFY(seen.size() >= 10);
    }

    void whatIsOfferedIsAcceptedAndLeadsToTheEnd_data() { test::eachBoard(); }
    void whatIsOfferedIsAcceptedAndLeadsToTheEnd()
    {
        const Board& board = test::boardOfRow();
        Table table(board, board.most, 5);
        core::Random random(3);
        for (int move = 0; move < longestGame && !table.model->isOver(); ++move) {
            QList<app::SeatHands*> able;
            for (int seat = 0; seat < table.model->seatCount(); ++seat)
                if (app::SeatHands* hands = table.model->handsOf(seat); !hands->moves().isEmpty())
                    able.append(hands);
            if (able.isEmpty()) {
                QVERIFY2(table.step(), "nobody may do anything, and time changes nothing");
                continue;
            }
            app::SeatHands* hands = anyOf(able, random);
            const core::Hash before = table.match.session()->hash();
            const app::Move wanted = anyMove(hands->moves(), board, random);
            hands->answer(wanted.text);
            QVERIFY2(hands->refusal().isEmpty(), qPrintable(wanted.text));
            QVERIFY2(table.match.session()->hash() != before, qPrintable(wanted.text));
            QCoreApplication::processEvents();
            if (table.match.session()->wakeTime(table.match.now()))
                table.match.wait(700);
        }
        QVERIFY(table.model->isOver());
    }

    void aWholeGameIsPlayedByTheKeyboardsWalkAlone_data() { test::eachBoard(); }
    void aWholeGameIsPlayedByTheKeyboardsWalkAlone()
    {
        const Board& board = test::boardOfRow();
        Table table(board, 2, 5);
        core::Random random(3);
        for (int move = 0; move < longestGame && !table.model->isOver(); ++move) {
            app::SeatHands* hands = table.model->handsOf(static_cast<int>(random.below(2)));
            if (hands->moves().isEmpty())
                hands = table.model->handsOf(1 - hands->index());
            if (hands->moves().isEmpty()) {
                QVERIFY2(table.step(), "nobody may do anything, and time changes nothing");
                continue;
            }
            app::OfferWalk walk;
            walk.setHands(hands);
            const app::Move wanted = anyMove(hands->moves(), board, random);
            for (int key = 0; key < 40 && walk.verb() != wanted.verb; ++key)
                walk.goToKind(1);
            for (int key = 0; key < 500 && walk.text() != wanted.text; ++key)
                walk.go(1);
            QCOMPARE(walk.text(), wanted.text);
            const core::Hash before = table.match.session()->hash();
            walk.act();
            QVERIFY2(table.match.session()->hash() != before, qPrintable(wanted.text));
            if (table.match.session()->wakeTime(table.match.now()))
                table.match.wait(700);
        }
        QVERIFY(table.model->isOver());
    }

    void keysDoWhatTheyShow_data() { test::eachBoard(); }
    void keysDoWhatTheyShow()
    {
        const Board& board = test::boardOfRow();
        BoardStage stage(board, {{u"seatCount"_s, 2}, {u"desk"_s, true}, {u"moment"_s, QString()}}, {640, 360});
        core::Random random(4);
        auto* walk = stage.context().property("keys").value<app::OfferWalk*>();
        int done = 0;
        for (int move = 0; move < 200 && done < 40; ++move) {
            const int seat = static_cast<int>(random.below(2));
            if (stage.model().isOver())
                stage.match().startAnew(move);
            if (stage.model().handsOf(seat)->moves().isEmpty()) {
                stage.match().wait(1000);
                continue;
            }
            stage.scene().setProperty("mine", seat);
            QTest::keyClick(&stage.view(), Qt::Key_Down);
            for (unsigned key = random.below(3); key > 0; --key)
                QTest::keyClick(&stage.view(), Qt::Key_Right);
            const QString shown = walk->text();
            QVERIFY(!shown.isEmpty());
            QSignalSpy wanted(stage.model().handsOf(seat), &app::SeatHands::wanted);
            QTest::keyClick(&stage.view(), Qt::Key_Return);
            QCOMPARE(wanted.size(), 1);
            QCOMPARE(wanted.first()[1].toString(), shown);
            ++done;
        }
        QCOMPARE(done, 40);
    }

    void tenFingersDoNoHarm_data() { test::eachBoard(); }
    void tenFingersDoNoHarm()
    {
        const Board& board = test::boardOfRow();
        BoardStage stage(board, {{u"seatCount"_s, board.most}, {u"moment"_s, QString()}}, {960, 540});
        core::Random random(8);
        const auto somewhere = [&] { return QPointF(5 + random.below(950), 5 + random.below(530)); };
        for (int round = 0; round < 40; ++round) {
            for (int finger = 0; finger < 10; ++finger)
                stage.fingers.press(finger, somewhere());
            for (int finger = 0; finger < 10; finger += 2)
                stage.fingers.move(finger, somewhere());
            for (int finger = 9; finger >= 0; --finger)
                stage.fingers.release(finger);
            QCoreApplication::processEvents();
        }
        // Whatever they did, the match can be gone on with.
        QVERIFY(stage.model().isOver() || stage.match().step());
    }

    void whatIsHiddenIsNeitherPaintedNorSaidNorOfferedNorExplained_data() { test::eachBoard(); }
    void whatIsHiddenIsNeitherPaintedNorSaidNorOfferedNorExplained()
    {
        const Board& board = test::boardOfRow();
        QAccessible::setActive(true);
        BoardStage stage(board, {{u"seatCount"_s, 2}, {u"moment"_s, QString()}, {u"seed"_s, 4}}, {960, 540});
        const app::Catalogue words(u"en"_s);
        core::Random random(2);
        for (int moment = 0; moment < 12 && !stage.model().isOver(); ++moment) {
            for (int move = 0; move < 9; ++move)
                stage.match().step();
            const auto look = [&] {
                const auto other = board.imagined(*stage.match().session(), random);
                stage.model().read({*other, stage.match().now()});
                stage.settle();
                return std::tuple(stage.view().grabWindow(), texts(stage.scene()), offersOf(stage.model()),
                    explained(stage.scene(), stage.model(), words));
            };
            const auto [picture, said, offers, slips] = look();
            QVERIFY(!picture.isNull());
            for (int time = 0; time < 2; ++time) {
                const auto [otherPicture, otherSaid, otherOffers, otherSlips] = look();
                QCOMPARE(otherSaid, said);
                QCOMPARE(otherOffers, offers);
                QCOMPARE(otherSlips, slips);
                QVERIFY2(otherPicture == picture, qPrintable(u"moment %1"_s.arg(moment)));
            }
            stage.match().wait(0);
        }
        QAccessible::setActive(false);
    }

    /// As the front door's pictures are: with a frame of its own between any two steps, and thrown away after any.
    void aBoardIsMadeBitByBit_data() { test::eachBoard(); }
    void aBoardIsMadeBitByBit()
    {
        const Board& board = test::boardOfRow();
        QQmlEngine engine;
        QQmlIncubationController controller;
        engine.setIncubationController(&controller);
        QQmlComponent component(&engine);
        component.setData("import QtQuick\nLoader { width: 960; height: 540; asynchronous: true }", {});
        const QQmlComponent scene(&engine, board.module, board.type);
        // Whether all of it was made, and in how many pieces.
        const auto make = [&](int most) {
            const std::unique_ptr<QObject> loader(component.create());
            loader->setProperty("sourceComponent", QVariant::fromValue(&scene));
            std::atomic<bool> goesOn = false;
            int pieces = 0;
            for (; pieces < most && controller.incubatingObjectCount() > 0; ++pieces) {
                controller.incubateWhile(&goesOn);
                QCoreApplication::processEvents();
            }
            const auto* made = loader->property("item").value<QObject*>();
            return std::pair(made && made->property("model").value<app::TableModel*>()->seatCount() > 0, pieces);
        };
        const int before = test::strictMessageCount();
        const auto [whole, pieces] = make(std::numeric_limits<int>::max());
        QVERIFY(whole);
        constexpr int cuts = 12;
        for (int cut = 1; cut < cuts; ++cut)
            QVERIFY(!make(pieces * cut / cuts).first);
        QCOMPARE(test::strictMessageCount(), before);
    }

    void noWarningWasWritten() { QCOMPARE(test::strictMessageCount(), 0); }
};

int main(int argc, char** argv)
{
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    const QGuiApplication application(argc, argv);
    TestBoards test;
    return sandglass::test::strictExitCode(QTest::qExec(&test, argc, argv));
}
#include "tst_boards.moc"
