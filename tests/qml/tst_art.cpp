// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/paint.h"
#include "art/plates.h"

#include <QtGui/QPainter>
#include <QtQml/QQmlComponent>
#include <QtQml/QQmlEngine>
#include <QtTest/QTest>

#include <memory>

using namespace Qt::StringLiterals;

namespace sandglass::test {

/// A value with a part that no property of its own tells of.
struct Coat {
    Q_GADGET
    Q_PROPERTY(QString name MEMBER name)

public:
    QString name;
    int stripes = 0;

    bool operator==(const Coat&) const = default;
};

class Shield : public art::Sprite {
    Q_OBJECT
    Q_PROPERTY(sandglass::test::Coat coat MEMBER coat NOTIFY looksChanged)
    Q_PROPERTY(QList<int> numbers MEMBER numbers NOTIFY looksChanged)

public:
    Coat coat;
    QList<int> numbers;

protected:
    void paint(QPainter&, QSizeF) const override { }
};

class Forgetful : public art::Sprite {
    Q_OBJECT
    Q_PROPERTY(int silent MEMBER silent NOTIFY silentChanged)
    Q_PROPERTY(QObject* behind MEMBER behind NOTIFY looksChanged)

public:
    int silent = 0;
    QObject* behind = nullptr;

Q_SIGNALS:
    void silentChanged();

protected:
    void paint(QPainter&, QSizeF) const override { }
};

class TestArt : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void everyPropertyIsSeen()
    {
        const Shield plain;
        QCOMPARE(Shield().looks(), plain.looks());
        Shield other;
        other.coat.stripes = 1;
        QCOMPARE_NE(other.looks(), plain.looks());
        other.coat.stripes = 0;
        other.numbers = {6, 9};
        QCOMPARE_NE(other.looks(), plain.looks());
        other.numbers.clear();
        QVERIFY(other.setProperty("strength", 0.5));
        QCOMPARE_NE(other.looks(), plain.looks());
        QVERIFY(other.setProperty("strength", 1.0));
        QVERIFY(other.setProperty("solid", true));
        QCOMPARE_NE(other.looks(), plain.looks());
    }

    void whatCannotBeSeenIsSaid()
    {
        QTest::ignoreMessage(QtWarningMsg, "art: sandglass::test::Forgetful.silent does not say looksChanged");
        QTest::ignoreMessage(QtWarningMsg, "art: sandglass::test::Forgetful.behind is no value that can be compared");
        const Forgetful face;
        face.looks();
    }

    void whatQmlAddsIsNotSeen()
    {
        QQmlEngine engine;
        QQmlComponent component(&engine);
        component.setData(R"(import Sandglass.Art
            Plate { property int mine: 1; ink: Inkwell; fill: "red"; line: "blue" })",
            {});
        const std::unique_ptr<QObject> made(component.create());
        auto* plate = qobject_cast<art::Plate*>(made.get());
        QVERIFY2(plate, qPrintable(component.errorString()));
        const QVariantList before = plate->looks();
        plate->setProperty("mine", 2);
        QCOMPARE(plate->looks(), before);
        plate->setProperty("fill", QColor(Qt::green));
        QCOMPARE_NE(plate->looks(), before);
    }

    void numbersThatReadTwoWays_data()
    {
        QTest::addColumn<int>("number");
        QTest::addColumn<bool>("twoWays");
        for (const auto& [number, twoWays] : std::initializer_list<std::pair<int, bool>>{{6, true}, {9, true},
                 {16, true}, {18, true}, {68, true}, {0, false}, {1, false}, {8, false}, {10, false}, {11, false},
                 {69, false}, {26, false}, {60, false}, {-6, false}})
            QTest::addRow("%d", number) << number << twoWays;
    }

    void numbersThatReadTwoWays()
    {
        QFETCH(int, number);
        QTEST(art::Ink::readsTwoWays(number), "twoWays");
    }

    /// Dark on parchment, light on wood: a silhouette in the other one's colour is not seen.
    void aSilhouetteHasTheColourOfTheNumbersBesideIt()
    {
        art::Ink ink;
        ink.setProperty("game", u"tiletum"_s);
        ink.setColours(
            {{u"ink"_s, QColor(Qt::black)}, {u"text"_s, QColor(Qt::white)}, {u"figure"_s, QColor(Qt::white)}});
        for (const auto& [letters, colour] : {std::pair{"ink", Qt::black}, std::pair{"text", Qt::white}}) {
            QImage image(24, 24, QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::transparent);
            QPainter painter(&image);
            art::paintTallies(painter, ink, {0, 0, 24, 24}, {{u"architect"_s, 1}}, art::Amounts::Numbered, 24, letters);
            painter.end();
            int painted = 0;
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    if (qAlpha(image.pixel(x, y)) == 255) {
                        QCOMPARE(image.pixelColor(x, y), QColor(colour));
                        ++painted;
                    }
            QVERIFY(painted > 20);
        }
    }

    void anIconThatIsNotThereIsSaid()
    {
        art::Ink ink;
        ink.setProperty("game", u"chess"_s);
        QImage image(8, 8, QImage::Format_ARGB32_Premultiplied);
        QPainter painter(&image);
        QTest::ignoreMessage(QtWarningMsg, "chess: there is no icon \"rook\"");
        ink.paintIcon(painter, u"rook"_s, {0, 0, 8, 8});
        ink.paintIcon(painter, u"check"_s, {0, 0, 8, 8});
    }
};

} // namespace sandglass::test

QTEST_MAIN(sandglass::test::TestArt)
#include "tst_art.moc"
