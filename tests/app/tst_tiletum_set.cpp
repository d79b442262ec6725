// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Card sets of Tiletum: what the program's own says of itself, one that replaces it, and a wrong one.
#include "house/house.h"
#include "language/language.h"
#include "play/rehearsal.h"
#include "tiletum/tiletum_cards.h"
#include "tiletum/tiletum_model.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <algorithm>
#include <numeric>

using namespace sandglass;
using namespace Qt::StringLiterals;

class TestTiletumSet : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    /// A copy of the program's set, with one file in which something is replaced.
    void lay(const QString& file, const QByteArray& old, const QByteArray& fresh)
    {
        const QString to = m_folder.filePath(u"tiletum"_s);
        QDir().mkpath(to);
        const QDir own(u":/sandglass/cards/tiletum"_s);
        for (const QString& name : own.entryList({u"*.json"_s})) {
            QFile from(own.filePath(name));
            QVERIFY(from.open(QIODevice::ReadOnly));
            QByteArray text = from.readAll();
            if (name == file) {
                QVERIFY(text.contains(old));
                text.replace(old, fresh);
            }
            QFile copy(to + u'/' + name);
            QVERIFY(copy.open(QIODevice::WriteOnly));
            copy.write(text);
        }
    }

private Q_SLOTS:
    void theProgramsOwnSetTellsWhatIsReconstructed()
    {
        const app::CardNote note = app::TiletumCards::noteOf(nullptr);
        QCOMPARE(note.set, u"reconstruction"_s);
        QCOMPARE(note.version, 1);
        const auto countOf = [&](const QString& kind) {
            const auto part = std::ranges::find(note.parts, u"tiletum.cards."_s + kind, &app::CardPart::name);
            return part == note.parts.end() ? -1 : part->count;
        };
        QCOMPARE(countOf(u"helpers"_s), 36);
        QCOMPARE(countOf(u"contracts"_s), 26);
        QCOMPARE(countOf(u"coats"_s), 18);
        QCOMPARE(countOf(u"characters"_s), 45);
        QCOMPARE(countOf(u"fairs"_s), 11);
        const app::Language language(u"cs"_s);
        for (const app::CardPart& part : note.parts) {
            QVERIFY2(part.reconstructed >= 0 && part.reconstructed <= part.count, qPrintable(part.name));
            QVERIFY2(!language.words()->text(part.name).isEmpty(), qPrintable(part.name));
        }
        QVERIFY(std::ranges::any_of(note.parts, [](const app::CardPart& part) { return part.reconstructed > 0; }));
    }

    void aMatchTellsTheSame()
    {
        app::TiletumModel model;
        app::Rehearsal match;
        match.setProperty("game", u"tiletum"_s);
        match.setProperty("options", QVariantMap{{u"seats"_s, 2}});
        match.setModel(&model);
        match.componentComplete();
        QCOMPARE(model.cards(), app::TiletumCards::noteOf(nullptr));
    }

    void aReplacedSetIsCalledByItsName()
    {
        lay(u"set.json"_s, "\"reconstruction\"", "\"from my own box\"");
        app::House house({.data = m_folder.filePath(u"house"_s)}, app::loadShelves(m_folder.path()));
        QVERIFY(house.gameIds().contains(u"tiletum"_s));
        QCOMPARE(app::TiletumCards::noteOf(&house).set, u"from my own box"_s);
        QVERIFY(house.matches()->notices().isEmpty());
    }

    void aWrongSetIsToldAndTheOthersStay()
    {
        lay(u"set.json"_s, "\"version\": 1", "\"version\": \"old\"");
        app::House house({.data = m_folder.filePath(u"house"_s)}, app::loadShelves(m_folder.path()));
        QVERIFY(!house.gameIds().contains(u"tiletum"_s));
        QVERIFY(house.gameIds().contains(u"pendulum"_s));
        QVERIFY(house.gameIds().contains(u"viceroy"_s));
        const auto notices = house.matches()->notices();
        QCOMPARE(notices.size(), 1);
        for (const QString& code : {u"en"_s, u"cs"_s, u"pl"_s, u"ru"_s}) {
            const app::Language language(code);
            const QString told = notices.first().in(language.words(), {});
            QVERIFY2(told.contains(u"tiletum/set.json"_s) && told.contains(u"version"_s), qPrintable(told));
        }
        QVERIFY(app::TiletumCards::noteOf(&house).set.isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestTiletumSet)
#include "tst_tiletum_set.moc"
