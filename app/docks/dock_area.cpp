// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "docks/dock_area.h"

#include "docks/dock_skin.h"

#include <kddockwidgets/LayoutSaver.h>
#include <kddockwidgets/core/DockWidget.h>
#include <kddockwidgets/core/MainWindow.h>
#include <kddockwidgets/qtquick/Platform.h>
#include <kddockwidgets/qtquick/views/DockWidget.h>
#include <kddockwidgets/qtquick/views/MainWindow.h>

#include <QtCore/QEvent>
#include <QtQml/QQmlEngine>
#include <QtQuick/QQuickWindow>

#include <algorithm>

namespace sandglass::app {

namespace {

const QString areaName = QStringLiteral("sandglass");

// The window keeps its size and stays visible whatever the layout says: without this a layout that was saved while
// the area was hidden would hide the whole window.
constexpr auto restoreOptions = KDDockWidgets::RestoreOption_RelativeToMainWindow;

KDDockWidgets::Location locationOf(DockPanel::Place place)
{
    switch (place) {
    case DockPanel::Left:
        return KDDockWidgets::Location_OnLeft;
    case DockPanel::Top:
        return KDDockWidgets::Location_OnTop;
    case DockPanel::Bottom:
        return KDDockWidgets::Location_OnBottom;
    case DockPanel::Right:
    case DockPanel::Tab:
        break;
    }
    return KDDockWidgets::Location_OnRight;
}

} // namespace

DockArea::DockArea(QQuickItem* parent)
    : QQuickItem(parent)
{
}

DockArea::~DockArea()
{
    if (m_started)
        keepLast();
    qDeleteAll(m_widgets);
}

void DockArea::prepare()
{
    installDockSkin();
}

void DockArea::componentComplete()
{
    QQuickItem::componentComplete();
    auto* platform = KDDockWidgets::QtQuick::Platform::instance();
    // It takes another engine only after the one before is gone.
    if (platform->qmlEngine(/*silent=*/true) != qmlEngine(this))
        platform->setQmlEngine(qmlEngine(this));
    // The view is this item's child and goes with it.
    auto* view = new KDDockWidgets::QtQuick::MainWindow(areaName, KDDockWidgets::MainWindowOption_None, this);
    m_area = view->mainWindow();
    for (DockPanel* panel : std::as_const(m_panels))
        makeWidget(*panel);
    if (window())
        window()->installEventFilter(this);
    // The first size of the area comes with the bindings of its parents, after this.
    QMetaObject::invokeMethod(this, &DockArea::startLayout, Qt::QueuedConnection);
}

void DockArea::makeWidget(DockPanel& panel)
{
    auto* view = new KDDockWidgets::QtQuick::DockWidget(panel.name(), {}, {}, Qt::Tool, qmlEngine(this));
    m_widgets.insert(panel.name(), view->dockWidget());
    if (panel.content()) {
        auto* item = qobject_cast<QQuickItem*>(panel.content()->create(panel.content()->creationContext()));
        if (item)
            view->setGuestItem(item);
    }
    view->dockWidget()->setTitle(panel.title());
    connect(&panel, &DockPanel::titleChanged, view, [view, &panel] { view->dockWidget()->setTitle(panel.title()); });
    connect(view, &KDDockWidgets::QtQuick::DockWidget::isOpenChanged, &panel, &DockPanel::followOpen);
    connect(view, &KDDockWidgets::QtQuick::DockWidget::isFloatingChanged, &panel,
        [view, &panel] { panel.followFloating(view->dockWidget()->isFloating()); });
}

void DockArea::startLayout()
{
    m_started = true;
    const auto last = m_layouts ? m_layouts->readLast() : std::unexpected(LayoutProblem::Missing);
    if (last && show(last->docks))
        return;
    restoreDefault();
    if (last || last.error() != LayoutProblem::Missing)
        setTrouble(true);
}

bool DockArea::knowsPanelsOf(const QByteArray& docks) const
{
    const auto opened = KDDockWidgets::LayoutSaver::openedDockWidgetsInLayout(docks);
    return !opened.isEmpty() && std::ranges::all_of(opened, [this](const QString& name) { return widgetOf(name); });
}

bool DockArea::show(const QByteArray& docks)
{
    // A layout with panels of a later version would leave holes.
    if (!knowsPanelsOf(docks))
        return false;
    KDDockWidgets::LayoutSaver saver(restoreOptions);
    if (!saver.restoreLayout(docks))
        return false;
    setTrouble(false);
    return true;
}

void DockArea::place(const DockPanel& panel)
{
    KDDockWidgets::Core::DockWidget* widget = widgetOf(panel.name());
    KDDockWidgets::Core::DockWidget* neighbour = widgetOf(panel.beside());
    if (panel.place() == DockPanel::Tab && neighbour && neighbour->isOpen())
        return neighbour->addDockWidgetAsTab(widget);
    KDDockWidgets::InitialOption option;
    if (panel.extent() > 0)
        option = KDDockWidgets::InitialOption(KDDockWidgets::Size(panel.extent(), panel.extent()));
    m_area->addDockWidget(widget, locationOf(panel.place()), neighbour, option);
}

void DockArea::restoreDefault()
{
    for (KDDockWidgets::Core::DockWidget* widget : std::as_const(m_widgets))
        widget->forceClose();
    for (const DockPanel* panel : std::as_const(m_panels))
        if (panel->isAtFirst())
            place(*panel);
    // A tab that was added last is on top; the panel that it was added to is the one to see first.
    for (const DockPanel* panel : std::as_const(m_panels)) {
        if (auto* neighbour = widgetOf(panel->beside()); neighbour && panel->place() == DockPanel::Tab)
            neighbour->setAsCurrentTab();
    }
    setTrouble(false);
}

void DockArea::openPanel(const QString& name)
{
    KDDockWidgets::Core::DockWidget* widget = widgetOf(name);
    if (!widget)
        return;
    const auto panel = std::ranges::find(m_panels, name, &DockPanel::name);
    if (panel != m_panels.end() && !widget->isOpen()) {
        if (!(*panel)->isAtFirst() && (*panel)->place() != DockPanel::Tab)
            m_before.insert(name, docks());
        if (!widget->hasPreviousDockedLocation())
            place(**panel);
    }
    widget->open();
    widget->setAsCurrentTab();
}

void DockArea::closePanel(const QString& name)
{
    KDDockWidgets::Core::DockWidget* widget = widgetOf(name);
    if (!widget || !widget->isOpen())
        return;
    widget->forceClose();
    // The others had moved together for it.
    if (const QByteArray before = m_before.take(name); !before.isEmpty())
        show(before);
}

void DockArea::floatPanel(const QString& name, bool floats)
{
    if (KDDockWidgets::Core::DockWidget* widget = widgetOf(name))
        widget->setFloating(floats);
}

QByteArray DockArea::docks() const
{
    return KDDockWidgets::LayoutSaver(restoreOptions).serializeLayout();
}

bool DockArea::saveAs(const QString& name)
{
    return m_layouts && m_layouts->write({name.trimmed(), docks()});
}

bool DockArea::restore(const QString& name)
{
    const auto layout = m_layouts ? m_layouts->read(name) : std::unexpected(LayoutProblem::Missing);
    if (layout && show(layout->docks))
        return true;
    restoreDefault();
    setTrouble(true, name);
    return false;
}

void DockArea::keepLast()
{
    if (m_layouts)
        m_layouts->writeLast(docks());
}

void DockArea::dismissTrouble()
{
    setTrouble(false);
}

void DockArea::setTrouble(bool trouble, const QString& name)
{
    if (trouble == m_trouble && name == m_troubleName)
        return;
    m_trouble = trouble;
    m_troubleName = name;
    Q_EMIT troubleChanged();
}

KDDockWidgets::Core::DockWidget* DockArea::widgetOf(const QString& name) const
{
    return m_widgets.value(name);
}

// KDDockWidgets closes all panels when the window closes, and a layout of closed panels is not worth keeping.
bool DockArea::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Close && watched == window() && m_started) {
        keepLast();
        m_started = false;
    }
    return QQuickItem::eventFilter(watched, event);
}

void DockArea::itemChange(ItemChange change, const ItemChangeData& data)
{
    if (change == ItemSceneChange && data.window && m_area)
        data.window->installEventFilter(this);
    QQuickItem::itemChange(change, data);
}

} // namespace sandglass::app
