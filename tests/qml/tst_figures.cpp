// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Every example of the rulebooks is drawn by its game's own board, and cannot go stale.
#include "docks/dock_area.h"
#include "play/rehearsal.h"
#include "rules/rule_reader.h"
#include "support/strict_messages.h"

#include <QtGui/QGuiApplication>
#include <QtQml/QQmlEngine>
#include <QtQuick/QQuickItem>
#include <QtQuick/QQuickView>
#include <QtQuick/QSGRendererInterface>
#include <QtTest/QTest>

using namespace sandglass;
using namespace Qt::StringLiterals;

class TestFigures : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { test::watchMessages(); }

    void everyExampleIsDrawn_data()
    {
        QTest::addColumn<QString>("game");
        for (const QString& game : app::Rulebook::games())
            QTest::addRow("%s", qPrintable(game)) << game;
    }
    void everyExampleIsDrawn()
    {
        QFETCH(QString, game);
        const app::Catalogue words(u"en"_s);
        app::RuleReader reader;
        reader.setWords(&words);
        reader.setGame(game);
        QQuickView view;
        view.resize(540, 304);
        view.setResizeMode(QQuickView::SizeRootObjectToView);
        view.setInitialProperties({{u"game"_s, game}, {u"figure"_s, QVariantMap()},
            {u"words"_s, QVariant::fromValue(const_cast<app::Catalogue*>(&words))}});
        view.loadFromModule("Sandglass.Rules", "RuleFigure");
        view.show();
        int drawn = 0;
        QStringList bare;
        const app::Rulebook book = app::Rulebook::read(game);
        for (const app::RuleSection* section : book.sections()) {
            if (section->figure.isEmpty())
                continue;
            QVERIFY(reader.open(section->id));
            view.rootObject()->setProperty("figure", reader.figure());
            const auto scene = [&] { return view.rootObject()->property("scene").value<QQuickItem*>(); };
            QTRY_VERIFY2(scene(), qPrintable(section->id));
            const auto* match = scene()->property("rehearsal").value<app::Rehearsal*>();
            QVERIFY2(match && match->session(), qPrintable(section->id));
            ++drawn;
            QCoreApplication::processEvents();
            if (scene()->property("ringed").value<QList<QRectF>>().isEmpty())
                bare.append(section->id);
            else
                // What is ringed is said, too.
                QTRY_VERIFY2(
                    view.rootObject()->property("caption").toString().startsWith(u"Lit: "_s), qPrintable(section->id));
            view.rootObject()->setProperty("figure", QVariantMap());
            QTRY_VERIFY2(!scene(), qPrintable(section->id));
        }
        QVERIFY2(drawn > 40, qPrintable(QString::number(drawn)));
        qInfo("%d examples; without a ring: %s", drawn, qPrintable(bare.join(u", "_s)));
        // Not everything that an example speaks of lies on the board as a thing of its own.
        QVERIFY2(bare.size() * 10 <= drawn, qPrintable(bare.join(u", "_s)));
    }

    void everyIconOfTheLegendIsDrawn_data() { everyExampleIsDrawn_data(); }
    void everyIconOfTheLegendIsDrawn()
    {
        QFETCH(QString, game);
        const app::Catalogue words(u"en"_s);
        app::RuleReader reader;
        reader.setWords(&words);
        reader.setGame(game);
        QVERIFY(reader.open(u"legend"_s));
        QVERIFY(reader.legend().size() > 15);
        QStringList missing;
        for (const app::LegendEntry& entry : reader.legend())
            if (entry.icon.isEmpty())
                missing.append(entry.section);
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u", "_s)));
    }
};

int main(int argc, char** argv)
{
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    const QGuiApplication application(argc, argv);
    app::DockArea::prepare();
    TestFigures test;
    return test::strictExitCode(QTest::qExec(&test, argc, argv));
}

#include "tst_figures.moc"
