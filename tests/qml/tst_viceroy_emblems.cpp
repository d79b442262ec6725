// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A card of Viceroy is known by its emblem from across the table: without colours, at the size it has in a pyramid.
#include "art/ink.h"

#include <QtCore/QFile>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtGui/QPainter>
#include <QtQml/QQmlEngine>
#include <QtTest/QTest>

#include <cstdlib>

using namespace Qt::StringLiterals;

namespace sandglass::test {

namespace {

constexpr int side = 40;
/// Two greys that are told apart at a glance, of 256.
constexpr int visible = 48;
/// So much of two emblems has to differ, in percent of their square. The four patronages, which are one wreath with
/// other pips, are the closest.
constexpr double leastDifference = 3;

QStringList idsOf(const QString& file, const QString& list)
{
    QFile data(u":/sandglass/cards/viceroy/"_s + file);
    QStringList ids;
    if (!data.open(QIODevice::ReadOnly))
        return ids;
    const QJsonArray cards = QJsonDocument::fromJson(data.readAll())[list].toArray();
    for (const QJsonValue& card : cards)
        ids.append(card[u"id"_s].toString());
    return ids;
}

QImage greyIcon(const art::Ink& ink, const QString& icon, int size)
{
    QImage image(size, size, QImage::Format_RGB32);
    image.fill(ink["parchment"]);
    QPainter painter(&image);
    ink.paintIcon(painter, icon, QRectF(0, 0, size, size));
    painter.end();
    return image.convertToFormat(QImage::Format_Grayscale8);
}

/// How many percent of two pictures differ visibly.
double difference(const QImage& one, const QImage& other)
{
    int differing = 0;
    for (int y = 0; y < one.height(); ++y)
        for (int x = 0; x < one.width(); ++x)
            differing += std::abs(qGray(one.pixel(x, y)) - qGray(other.pixel(x, y))) >= visible;
    return 100.0 * differing / (one.width() * one.height());
}

} // namespace

class TestViceroyEmblems : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void cleanup() { theme()->setProperty("name", u"walnut"_s); }

    void noTwoLookAlikeInGrey_data() { listThemes(); }

    void noTwoLookAlikeInGrey()
    {
        QFETCH(QString, name);
        QVERIFY(theme()->setProperty("name", name));
        const QStringList ids = idsOf(u"characters.json"_s, u"characters"_s) + idsOf(u"laws.json"_s, u"laws"_s);
        QCOMPARE(ids.size(), 88);
        QList<QImage> emblems;
        for (const QString& id : ids)
            emblems.append(greyIcon(*ink(), u"card."_s + id, side));
        for (qsizetype i = 0; i < ids.size(); ++i)
            for (qsizetype j = 0; j < i; ++j) {
                const double apart = difference(emblems[i], emblems[j]);
                QVERIFY2(
                    apart >= leastDifference, qPrintable(u"%1 and %2 differ by %3 %"_s.arg(ids[i], ids[j]).arg(apart)));
            }
    }

    /// Gems of the size that stands in a row of a card.
    void gemsAreToldByTheirShapes_data() { listThemes(); }

    void gemsAreToldByTheirShapes()
    {
        QFETCH(QString, name);
        QVERIFY(theme()->setProperty("name", name));
        const QStringList colours{u"blue"_s, u"red"_s, u"green"_s, u"yellow"_s};
        for (const QString& kind : {u"gem."_s, u"infinite."_s})
            for (const QString& one : colours)
                for (const QString& other : colours)
                    if (one != other) {
                        // The outline alone: as if both were of one colour.
                        const double apart = difference(outline(kind + one), outline(kind + other));
                        QVERIFY2(apart > 6, qPrintable(u"%1 and %2 differ by %3 %"_s.arg(one, other).arg(apart)));
                    }
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

    QImage outline(const QString& icon)
    {
        QImage image(16, 16, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        ink()->paintIcon(painter, icon, QRectF(0, 0, 16, 16));
        painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
        painter.fillRect(image.rect(), Qt::black);
        painter.setCompositionMode(QPainter::CompositionMode_DestinationOver);
        painter.fillRect(image.rect(), Qt::white);
        return image;
    }

    QQmlEngine m_engine;
};

} // namespace sandglass::test

QTEST_MAIN(sandglass::test::TestViceroyEmblems)
#include "tst_viceroy_emblems.moc"
