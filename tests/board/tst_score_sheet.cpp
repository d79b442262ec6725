// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The score sheet of every game: rows, columns, sums; what is touched is lit on all boards; how the end is counted.
#include "board/board_stage.h"
#include "support/strict_messages.h"

#include <QtGui/QGuiApplication>
#include <QtQml/QQmlEngine>
#include <QtQuick/QSGRendererInterface>
#include <QtTest/QTest>

using namespace sandglass;
using namespace Qt::StringLiterals;
using test::Board;
using test::BoardStage;

namespace {

QStringList rowsOf(QQuickItem& sheet)
{
    QMap<qreal, QString> rows;
    const auto all = sheet.childItems();
    for (const QQuickItem* item : all)
        if (item->objectName().startsWith(u"score "))
            rows.insert(item->y(), item->objectName());
    return rows.values();
}

/// Where a board shows the end by its own sheets, everybody's opens at the sum.
void openSheets(BoardStage& stage, int seats)
{
    for (int seat = 0; seat < seats; ++seat)
        if (QQuickItem* own = stage.find(u"end sheet"_s, stage.find(u"mat %1"_s.arg(seat))))
            stage.tap(u"total"_s, own);
}

const Board& viceroy()
{
    return test::boardOf("viceroy");
}

} // namespace

class TestScoreSheet : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { test::watchMessages(); }

    void everySeatReadsItsOwnRowFirst_data() { test::eachBoard(); }
    void everySeatReadsItsOwnRowFirst()
    {
        BoardStage stage(test::boardOfRow(), {{u"seatCount"_s, 3}, {u"moment"_s, u"over"_s}});
        const app::Scores scores = stage.model().scores();
        QVERIFY(scores.over && !scores.partial && scores.coming.isEmpty());
        openSheets(stage, 3);
        for (int seat = 0; seat < 3; ++seat) {
            QQuickItem* sheet = stage.find(u"scoreSheet %1"_s.arg(seat));
            QVERIFY(sheet);
            QStringList expected{u"score %1"_s.arg(seat)};
            for (const app::SeatScore& row : scores.seats)
                if (row.seat != seat)
                    expected.append(u"score %1"_s.arg(row.seat));
            QCOMPARE(rowsOf(*sheet), expected);
        }
    }

    void aCellLightsWhatItCounts_data() { test::eachBoard(); }
    void aCellLightsWhatItCounts()
    {
        BoardStage stage(test::boardOfRow(), {{u"seatCount"_s, 3}, {u"moment"_s, u"over"_s}});
        auto* count = stage.context().property("count").value<QObject*>();
        openSheets(stage, 3);
        const QString line = stage.model().scores().lines.at(1);
        QVERIFY(stage.tap(u"cell 2 "_s + line, stage.find(u"scoreSheet 0"_s)));
        QCOMPARE(count->property("line").toString(), line);
        QCOMPARE(count->property("seat").toInt(), 2);
        const QString remark = stage.find(u"remark"_s, stage.find(u"scoreSheet 0"_s))->property("text").toString();
        QVERIFY2(remark.contains(QString::number(stage.model().scores().pointsOf(2, line))), qPrintable(remark));
        QVERIFY(stage.tap(u"head "_s + line, stage.find(u"scoreSheet 1"_s)));
        QCOMPARE(count->property("seat").toInt(), -1);
        QVERIFY(QMetaObject::invokeMethod(count, "end"));
        QCOMPARE(count->property("line").toString(), QString());
    }

    void itIsClosedAndOpenedAtOneSeatAlone()
    {
        BoardStage stage(viceroy(), {{u"seatCount"_s, 2}, {u"moment"_s, u"bidding"_s}});
        QVERIFY(!stage.find(u"scoreSheet 0"_s));
        QVERIFY(stage.tap(u"count"_s, stage.find(u"mat 0"_s)));
        QQuickItem* sheet = stage.find(u"scoreSheet 0"_s);
        QVERIFY(sheet);
        QVERIFY(!stage.find(u"scoreSheet 1"_s));
        // What lies behind screens is not counted, and it says so.
        QVERIFY(stage.model().scores().partial);
        QVERIFY(!stage.find(u"remark"_s, sheet)->property("text").toString().isEmpty());
        QVERIFY(stage.tap(u"closeSheet"_s, sheet));
        QVERIFY(!stage.find(u"scoreSheet 0"_s));
    }

    void aDesktopHasOneInTheMiddle_data() { test::eachBoard(); }
    void aDesktopHasOneInTheMiddle()
    {
        BoardStage stage(
            test::boardOfRow(), {{u"seatCount"_s, 2}, {u"moment"_s, u"over"_s}, {u"desk"_s, true}}, {1280, 720});
        openSheets(stage, 1);
        QQuickItem* sheet = stage.find(u"scoreSheet"_s);
        QVERIFY(sheet);
        QVERIFY(!stage.find(u"scoreSheet 0"_s));
        const QRectF shown = sheet->mapRectToScene(QRectF(0, 0, sheet->width(), sheet->height()));
        QVERIFY(QRectF(0, 0, 1280, 720).contains(shown));
        QVERIFY(stage.tap(u"closeSheet"_s, sheet));
        QVERIFY(!stage.find(u"scoreSheet"_s));
    }

    /// The auction of a desktop is eight times as wide as high: words stand beside their icons there.
    void inALowPanelItUsesTheWidth()
    {
        const auto sheetIn = [](BoardStage& stage) {
            QQuickItem* sheet = stage.find(u"scoreSheet"_s);
            QTEST_ASSERT(sheet);
            return sheet;
        };
        const QVariantMap scene{{u"seatCount"_s, 4}, {u"moment"_s, u"over"_s}, {u"desk"_s, true}};
        BoardStage low(viceroy(), scene, {1240, 155});
        QQuickItem* sheet = sheetIn(low);
        QVERIFY(QRectF(0, 0, 1240, 155).contains(sheet->mapRectToScene(sheet->boundingRect())));
        QCOMPARE_GE(sheet->width(), 800);
        QCOMPARE_GE(sheet->property("unit").toDouble(), 0.6);
        for (const QString& line : low.model().scores().lines) {
            const QQuickItem* head = low.find(u"head "_s + line, sheet);
            QVERIFY(head && head->property("worded").toBool());
            QCOMPARE_LE(head->x() + head->width(), sheet->width());
        }
        BoardStage usual(viceroy(), scene, {1240, 700});
        QCOMPARE_GE(
            sheetIn(usual)->property("unit").toDouble(), low.find(u"scoreSheet"_s)->property("unit").toDouble());
    }

    void theEndIsCountedLineByLine()
    {
        BoardStage stage(viceroy(), {{u"seatCount"_s, 3}, {u"moment"_s, u"over"_s}});
        stage.view()
            .engine()
            ->singletonInstance<QObject*>("Sandglass.Components", "Theme")
            ->setProperty("reducedMotion", false);
        auto* count = stage.context().property("count").value<QObject*>();
        const QStringList lines = stage.model().scores().lines;
        QVERIFY(QMetaObject::invokeMethod(count, "begin"));
        QQuickItem* sheet = stage.find(u"scoreSheet 0"_s);
        // A touch hurries: the next line at once, and at last everything.
        for (qsizetype line = 0; line < lines.size(); ++line) {
            QCOMPARE(count->property("line").toString(), lines[line]);
            QCOMPARE(count->property("counted").toInt(), line + 1);
            QCOMPARE(rowsOf(*sheet).size(), 3);
            QVERIFY(stage.tap(u"remark"_s, sheet));
        }
        QVERIFY(!count->property("running").toBool());
        QCOMPARE(count->property("line").toString(), QString());
    }

    void noWarningWasWritten() { QCOMPARE(test::strictMessageCount(), 0); }
};

int main(int argc, char** argv)
{
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    const QGuiApplication application(argc, argv);
    TestScoreSheet test;
    return sandglass::test::strictExitCode(QTest::qExec(&test, argc, argv));
}
#include "tst_score_sheet.moc"
