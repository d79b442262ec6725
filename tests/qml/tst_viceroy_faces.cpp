// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the faces of Viceroy's cards and tokens tell, as it is seen.
#include "viceroy/art/card_face.h"
#include "viceroy/art/pieces.h"

#include <QtGui/QPainter>
#include <QtQml/QQmlEngine>
#include <QtTest/QTest>

#include <cstdlib>

using namespace Qt::StringLiterals;

namespace sandglass::test {

using namespace viceroy_board;

namespace {

QImage pictureOf(const art::Sprite& sprite, QSize size)
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::darkGray);
    QPainter painter(&image);
    sprite.paintAt(painter, size);
    return image;
}

double brightness(const QImage& image)
{
    double sum = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            sum += qGray(image.pixel(x, y));
    return sum / (image.width() * image.height());
}

/// So many percent of a row's strip have to differ: six pixels. Bonuses for circles, which differ by a shape of ten
/// pixels, are the closest.
constexpr double leastDifference = 0.45;

/// How many percent of two pictures differ visibly when there are no colours.
double difference(const QImage& one, const QImage& other)
{
    int differing = 0;
    for (int y = 0; y < one.height(); ++y)
        for (int x = 0; x < one.width(); ++x)
            differing += std::abs(qGray(one.pixel(x, y)) - qGray(other.pixel(x, y))) >= 40;
    return 100.0 * differing / (one.width() * one.height());
}

app::ViceroyCard character(int number)
{
    app::ViceroyCard card;
    card.number = number;
    card.id = u"corsair"_s;
    card.rows = {{0, {{u"magic"_s, 1}}}, {1, {{u"points"_s, 3}}}, {2, {{u"gems"_s, 4}}}, {3, {{u"cards"_s, 2}}}};
    return card;
}

app::ViceroyCard law()
{
    app::ViceroyCard card;
    card.number = 67;
    card.id = u"census"_s;
    card.law = true;
    card.effect = u"none"_s;
    card.counts = u"pyramidCards"_s;
    card.points = 1;
    return card;
}

} // namespace

class TestViceroyFaces : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void cleanup() { theme()->setProperty("name", u"walnut"_s); }

    void charactersAreLightAndLawsAreDark_data() { listThemes(); }

    void charactersAreLightAndLawsAreDark()
    {
        QFETCH(QString, name);
        QVERIFY(theme()->setProperty("name", name));
        const QImage light = pictureOf(tile(character(0)), {84, 76});
        const QImage dark = pictureOf(tile(law()), {84, 76});
        QVERIFY2(brightness(light) > brightness(dark) + 40,
            qPrintable(u"%1 and %2"_s.arg(brightness(light)).arg(brightness(dark))));
    }

    /// 45 and 46 are told apart by their numbers, as long as these can be read.
    void aSmallTileHasNoNumber_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<double>("unit");
        QTest::addColumn<bool>("numbered");
        QTest::newRow("as planned") << QSize(84, 76) << 1.0 << true;
        QTest::newRow("small") << QSize(50, 45) << 1.0 << false;
        QTest::newRow("as planned on a fine screen") << QSize(168, 152) << 2.0 << true;
        QTest::newRow("small on a fine screen") << QSize(100, 90) << 2.0 << false;
    }

    void aSmallTileHasNoNumber()
    {
        QFETCH(QSize, size);
        QFETCH(double, unit);
        QFETCH(bool, numbered);
        const QImage one = pictureOf(tile(character(44), unit), size);
        QCOMPARE(one != pictureOf(tile(character(45), unit), size), numbered);
    }

    void theShapeTellsTheForm()
    {
        const ViceroyCardFace& bySize = face(character(0));
        ViceroyCardFace& laid = face(character(0));
        QVERIFY(laid.setProperty("form", QVariant::fromValue(ViceroyCardFace::Form::Laid)));
        QCOMPARE(pictureOf(bySize, {84, 76}), pictureOf(laid, {84, 76}));
        QCOMPARE_NE(pictureOf(bySize, {112, 158}), pictureOf(laid, {112, 158}));
    }

    void rowsThatCanBePaidStandOut()
    {
        ViceroyCardFace& judged = face(character(0));
        const QImage plain = pictureOf(judged, {112, 158});
        QVERIFY(judged.setProperty("judged", true));
        const QImage none = pictureOf(judged, {112, 158});
        QVERIFY(judged.setProperty("payable", QVariant::fromValue(QList<int>{1, 2, 3, 4})));
        const QImage all = pictureOf(judged, {112, 158});
        // Rows lie below the emblem; what is faint has less ink.
        const QRect rows(6, 53, 100, 76);
        QVERIFY(difference(plain.copy(rows), none.copy(rows)) > 5);
        QVERIFY(difference(plain.copy(rows), all.copy(rows)) > 2);
        QVERIFY(brightness(none.copy(rows)) > brightness(all.copy(rows)));
    }

    void whatLiesOnATileIsSeen()
    {
        ViceroyTileFace& bare = tile(law());
        const QImage nothing = pictureOf(bare, {84, 76});
        const auto with = [&](auto change) {
            app::ViceroyTile lying;
            lying.card = law();
            change(lying);
            bare.setProperty("tile", QVariant::fromValue(lying));
            return pictureOf(bare, {84, 76});
        };
        QVERIFY(difference(nothing, with([](auto& lying) { lying.counted = 7; })) > 2);
        QVERIFY(difference(nothing, with([](auto& lying) { lying.gems = 4; })) > 2);
        QVERIFY(difference(nothing, with([](auto& lying) { lying.tucked = 1; })) > 2);
        const QImage one = with([](auto& lying) { lying.tokens = {{u"science"_s, 1}}; });
        const QImage two = with([](auto& lying) { lying.tokens = {{u"science"_s, 1}, {u"magic"_s, 1}}; });
        QVERIFY(difference(nothing, one) > 2);
        QVERIFY(difference(one, two) > 2);
    }

    /// As large as in a row of a card that is laid out in the middle.
    void noTwoTokensLookAlikeInGrey_data() { listThemes(); }

    void noTwoTokensLookAlikeInGrey()
    {
        QFETCH(QString, name);
        QVERIFY(theme()->setProperty("name", name));
        const QList<app::Tally> tokens{{u"gems"_s, 4}, {u"gems"_s, 6}, {u"cards"_s, 1}, {u"cards"_s, 2},
            {u"points"_s, 3}, {u"points"_s, 8}, {u"science"_s, 1}, {u"magic"_s, 1}, {u"defense"_s, 1}, {u"attack"_s, 1},
            {u"magicBonus"_s, 2}, {u"magicBonus"_s, 5}, {u"circleBonus.blue"_s, 2}, {u"circleBonus.red"_s, 2},
            {u"circleBonus.green"_s, 2}, {u"circleBonus.yellow"_s, 2}, {u"infinite.blue"_s, 1}, {u"infinite.red"_s, 1},
            {u"infinite.green"_s, 1}, {u"infinite.yellow"_s, 1}, {u"infinite.any"_s, 1}, {u"gem.blue"_s, 1},
            {u"gem.red"_s, 1}, {u"gem.green"_s, 1}, {u"gem.yellow"_s, 1}};
        QList<QImage> pictures;
        for (const app::Tally& token : tokens) {
            TokenStrip strip;
            strip.setInk(ink());
            QVERIFY(strip.setProperty("tallies", QVariant::fromValue(app::Tallies{token})));
            pictures.append(pictureOf(strip, {68, 18}));
        }
        for (qsizetype i = 0; i < tokens.size(); ++i)
            for (qsizetype j = 0; j < i; ++j)
                QVERIFY2(difference(pictures[i], pictures[j]) > leastDifference,
                    qPrintable(u"%1 %2 and %3 %4 differ by %5 %"_s.arg(tokens[i].icon)
                            .arg(tokens[i].count)
                            .arg(tokens[j].icon)
                            .arg(tokens[j].count)
                            .arg(difference(pictures[i], pictures[j]))));
    }

private:
    static void listThemes()
    {
        QTest::addColumn<QString>("name");
        for (const char* name : {"walnut", "daylight", "contrast"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }

    QObject* theme() { return m_engine.singletonInstance<QObject*>("Sandglass.Components", "Theme"); }
    art::Ink* ink() { return m_engine.singletonInstance<art::Ink*>("Sandglass.Viceroy", "Colours"); }

    ViceroyTileFace& tile(const app::ViceroyCard& card, double unit = 1)
    {
        auto& made = *new ViceroyTileFace;
        made.QObject::setParent(this);
        made.setInk(ink());
        app::ViceroyTile lying;
        lying.card = card;
        made.setProperty("tile", QVariant::fromValue(lying));
        made.setProperty("unit", unit);
        return made;
    }

    ViceroyCardFace& face(const app::ViceroyCard& card)
    {
        auto& made = *new ViceroyCardFace;
        made.QObject::setParent(this);
        made.setInk(ink());
        made.setProperty("card", QVariant::fromValue(card));
        return made;
    }

    QQmlEngine m_engine;
};

} // namespace sandglass::test

QTEST_MAIN(sandglass::test::TestViceroyFaces)
#include "tst_viceroy_faces.moc"
