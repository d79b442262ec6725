// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Panels and their layouts, with a real docking area in a window.
#include "docks/dock_area.h"

#include "support/strict_messages.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtGui/QGuiApplication>
#include <QtQml/QQmlComponent>
#include <QtQml/QQmlEngine>
#include <QtQuick/QQuickWindow>
#include <QtQuick/QSGRendererInterface>
#include <QtTest/QTest>

using namespace sandglass::app;

namespace {

const QByteArray areaWithThreePanels = R"(
    import QtQuick
    import Sandglass.App
    DockArea {
        width: 1200
        height: 800
        DockPanel { name: "board"; title: "Board"; place: DockPanel.Left; Item {} }
        DockPanel { name: "log"; title: "Log"; place: DockPanel.Right; extent: 300; Item {} }
        DockPanel { name: "rules"; title: "Rules"; place: DockPanel.Tab; beside: "log"; Item {} }
    }
)";

QByteArray contentsOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void replace(const QString& path, const QByteArray& text)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

/// A window with a docking area, as long as it lives: one visit to desktop mode.
class Visit {
public:
    Visit(QQmlEngine& engine, LayoutStore& store)
    {
        QQmlComponent component(&engine);
        component.setData(areaWithThreePanels, QUrl(QStringLiteral("qrc:/area.qml")));
        QObject* object =
            component.createWithInitialProperties({{QStringLiteral("layouts"), QVariant::fromValue(&store)}});
        if (!object)
            qFatal("%s", qPrintable(component.errorString()));
        m_area.reset(qobject_cast<DockArea*>(object));
        m_window.resize(1200, 800);
        m_area->setParentItem(m_window.contentItem());
        m_window.show();
        settle();
    }

    static void settle()
    {
        for (int round = 0; round < 5; ++round) {
            QCoreApplication::sendPostedEvents();
            QCoreApplication::processEvents();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        }
    }

    DockArea& area() { return *m_area; }
    QQuickWindow& window() { return m_window; }

    DockPanel& panel(const char* name)
    {
        for (DockPanel* panel : m_area->panels())
            if (panel->name() == QLatin1String(name))
                return *panel;
        qFatal("no panel %s", name);
    }

    /// The middle of the title by which a person takes hold of a panel.
    QPoint titleOf(const char* name)
    {
        const QString title = panel(name).title();
        for (QQuickItem* item : itemsUnder(m_window.contentItem())) {
            const auto* bar = item->property("titleBarCpp").value<QObject*>();
            if (bar && item->isVisible() && bar->property("title").toString() == title)
                return item->mapToScene(QPointF(item->width() / 2, item->height() / 2)).toPoint();
        }
        qFatal("no title %s", name);
    }

    void drag(QPoint from, QPoint to)
    {
        QTest::mousePress(&m_window, Qt::LeftButton, {}, from);
        constexpr int steps = 8;
        for (int step = 1; step <= steps; ++step) {
            QTest::mouseMove(&m_window, from + (to - from) * step / steps);
            settle();
        }
        QTest::mouseRelease(&m_window, Qt::LeftButton, {}, to);
        settle();
    }

private:
    static QList<QQuickItem*> itemsUnder(QQuickItem* item)
    {
        QList<QQuickItem*> items{item};
        for (QQuickItem* child : item->childItems())
            items += itemsUnder(child);
        return items;
    }

    QQuickWindow m_window;
    std::unique_ptr<DockArea> m_area;
};

} // namespace

class TestLayouts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { sandglass::test::watchMessages(); }

    void init()
    {
        m_folder.reset(new QTemporaryDir);
        m_store.reset(new LayoutStore(m_folder->path()));
        m_engine.reset(new QQmlEngine);
    }

    void textOfALayoutSurvivesARoundTrip()
    {
        const SavedLayout layout{QStringLiteral("Večer"), R"({"docks": 1})"};
        QCOMPARE(layoutFromText(toText(layout)).value(), layout);
    }

    // What KDDockWidgets is given is read within the limits before, whoever has written the checksum.
    void docksBeyondTheLimitsAreDamaged()
    {
        QByteArray members;
        for (int i = 0; i < 300; ++i)
            members += (i == 0 ? "{\"" : ",\"") + QByteArray::number(i) + "\":0";
        for (const QByteArray& docks :
            {QByteArray(), QByteArray("{"), QByteArray(100'000, '[') + QByteArray(100'000, ']'),
                QByteArray(R"({"serializationVersion": 1e400})"), members + '}'})
            QCOMPARE(layoutFromText(toText({QStringLiteral("x"), docks})).error(), LayoutProblem::Damaged);
    }

    void namesMayContainAnything()
    {
        for (const QString& name : {QStringLiteral("../../etc"), QStringLiteral("a/b"), QStringLiteral("Večer u stolu"),
                 QStringLiteral("..")}) {
            QVERIFY(m_store->write({name, R"({"docks": 1})"}));
            QCOMPARE(m_store->read(name)->name, name);
        }
        QCOMPARE(m_store->names().size(), 4);
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files).size(), 4);
        m_store->remove(QStringLiteral("a/b"));
        QCOMPARE(m_store->names().size(), 3);
        QVERIFY(!m_store->write({QString(), R"({"docks": 1})"}));
    }

    void allPanelsAreOpenAtFirst()
    {
        Visit visit(*m_engine, *m_store);
        for (const DockPanel* panel : visit.area().panels())
            QVERIFY2(panel->isOpen(), qPrintable(panel->name()));
        QVERIFY(!visit.area().hasTrouble());
    }

    void panelsCloseOpenAndFloat()
    {
        Visit visit(*m_engine, *m_store);
        visit.area().closePanel(QStringLiteral("board"));
        QVERIFY(!visit.panel("board").isOpen());
        visit.area().openPanel(QStringLiteral("board"));
        QVERIFY(visit.panel("board").isOpen());
        visit.area().floatPanel(QStringLiteral("log"), true);
        QVERIFY(visit.panel("log").isFloating());
        visit.area().floatPanel(QStringLiteral("log"), false);
        QVERIFY(!visit.panel("log").isFloating());
    }

    void aPanelIsTornOffByDraggingItsTitle()
    {
        Visit visit(*m_engine, *m_store);
        QVERIFY(!visit.panel("board").isFloating());
        const QPoint title = visit.titleOf("board");
        visit.drag(title, title + QPoint(200, 300));
        QVERIFY(visit.panel("board").isFloating());
        QVERIFY(visit.panel("board").isOpen());
        QVERIFY(!visit.panel("log").isFloating());
    }

    void lastLayoutIsFoundAgain()
    {
        {
            Visit visit(*m_engine, *m_store);
            visit.area().closePanel(QStringLiteral("rules"));
        }
        Visit::settle();
        Visit next(*m_engine, *m_store);
        QVERIFY(!next.panel("rules").isOpen());
        QVERIFY(next.panel("board").isOpen());
        QVERIFY(!next.area().hasTrouble());
    }

    void closingTheWindowKeepsTheLayoutBeforeThePanelsClose()
    {
        {
            Visit visit(*m_engine, *m_store);
            visit.area().closePanel(QStringLiteral("rules"));
            visit.window().close();
            Visit::settle();
        }
        Visit::settle();
        Visit next(*m_engine, *m_store);
        QVERIFY(next.panel("board").isOpen());
        QVERIFY(!next.panel("rules").isOpen());
    }

    void namedLayoutIsRestored()
    {
        Visit visit(*m_engine, *m_store);
        visit.area().closePanel(QStringLiteral("board"));
        QVERIFY(visit.area().saveAs(QStringLiteral("Without the board")));
        visit.area().restoreDefault();
        QVERIFY(visit.panel("board").isOpen());
        QVERIFY(visit.area().restore(QStringLiteral("Without the board")));
        QVERIFY(!visit.panel("board").isOpen());
        QVERIFY(visit.panel("log").isOpen());
    }

    void brokenLayoutFallsBackToTheDefaultAndSaysSo_data()
    {
        QTest::addColumn<QByteArray>("broken");
        const auto row = [](const char* name, const QByteArray& text) { QTest::newRow(name) << text; };
        row("empty", "");
        row("binary", QByteArray("\0\x01\x02\xff", 4));
        row("not JSON", "layout!");
        row("an array", "[]");
        row("another format", R"({"format": "something else"})");
        row("KDDockWidgets' own text", R"({"serializationVersion": 3, "mainWindows": []})");
        row("a later version", R"({"format": "sandglass-layout", "version": 2})");
        row("no docks", R"({"format": "sandglass-layout", "version": 1, "name": "x"})");
        row("a wrong checksum", R"({"format": "sandglass-layout", "version": 1, "docks": "{}", "checksum": "00"})");
        row("docks that say nothing", toText({QStringLiteral("x"), "{}"}));
        row("docks that are no JSON", toText({QStringLiteral("x"), "{"}));
        row("cut in half", "half");
        row("a flipped digit", "digit");
        row("a panel of a later version", "panel");
    }

    void brokenLayoutFallsBackToTheDefaultAndSaysSo()
    {
        QFETCH(QByteArray, broken);
        const QString name = QStringLiteral("x");
        Visit visit(*m_engine, *m_store);
        QVERIFY(visit.area().saveAs(name));
        const QString file = QDir(m_folder->path()).filePath(QStringLiteral("x.layout.json"));
        QByteArray text = contentsOf(file);
        QVERIFY(!text.isEmpty());
        if (broken == "half")
            broken = text.first(text.size() / 2);
        else if (broken == "digit")
            broken = text.replace("1200", "1201");
        else if (broken == "panel")
            broken = toText({name, visit.area().docks().replace("\"log\"", "\"map\"")});
        replace(file, broken);

        visit.area().closePanel(QStringLiteral("board"));
        QVERIFY(!visit.area().restore(name));
        QVERIFY(visit.area().hasTrouble());
        QCOMPARE(visit.area().troubleName(), name);
        for (const DockPanel* panel : visit.area().panels())
            QVERIFY2(panel->isOpen(), qPrintable(panel->name()));
        QVERIFY(visit.area().restore(name) == false);
        visit.area().dismissTrouble();
        QVERIFY(!visit.area().hasTrouble());
    }

    void brokenLastLayoutIsSaidToo()
    {
        {
            Visit visit(*m_engine, *m_store);
        }
        Visit::settle();
        replace(QDir(m_folder->path()).filePath(QStringLiteral("last layout.json")), "{");
        Visit next(*m_engine, *m_store);
        QVERIFY(next.area().hasTrouble());
        QVERIFY(next.panel("board").isOpen());
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<LayoutStore> m_store;
    std::unique_ptr<QQmlEngine> m_engine;
};

int main(int argc, char** argv)
{
    // Quicker where there is no graphics card; the scenes are painted with both renderers.
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    const QGuiApplication application(argc, argv);
    QGuiApplication::setQuitOnLastWindowClosed(false);
    DockArea::prepare();
    TestLayouts test;
    return sandglass::test::strictExitCode(QTest::qExec(&test, argc, argv));
}

#include "tst_layouts.moc"
