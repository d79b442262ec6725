// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "docks/dock_panel.h"
#include "docks/layout_store.h"

#include <QtCore/QHash>
#include <QtCore/QPointer>
#include <QtQml/QQmlListProperty>
#include <QtQuick/QQuickItem>

namespace KDDockWidgets::Core {
class DockWidget;
class MainWindow;
} // namespace KDDockWidgets::Core

namespace sandglass::app {

/// Where panels dock, float, tab and close. It shows the layout that was left last, or else the default one; and says
/// through `trouble` when a layout that should have been restored could not be.
/// KDDockWidgets supports one docking area at a time that takes drops: make only one.
class DockArea : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    Q_CLASSINFO("DefaultProperty", "panels")
    Q_PROPERTY(QQmlListProperty<sandglass::app::DockPanel> panels READ panelList CONSTANT)
    Q_PROPERTY(sandglass::app::LayoutStore* layouts MEMBER m_layouts)
    /// Set when a layout could not be restored and the default is shown instead, until the next one is restored.
    Q_PROPERTY(bool trouble READ hasTrouble NOTIFY troubleChanged)
    /// Which layout it was; empty for the last one.
    Q_PROPERTY(QString troubleName READ troubleName NOTIFY troubleChanged)

public:
    explicit DockArea(QQuickItem* parent = nullptr);
    ~DockArea() override;

    /// Once, before any area is made: chooses KDDockWidgets' Qt Quick frontend and our looks.
    static void prepare();

    Q_INVOKABLE void openPanel(const QString& name);
    Q_INVOKABLE void closePanel(const QString& name);
    Q_INVOKABLE void floatPanel(const QString& name, bool floats);
    Q_INVOKABLE bool saveAs(const QString& name);
    /// Restores a named layout, or shows the default and sets `trouble`.
    Q_INVOKABLE bool restore(const QString& name);
    Q_INVOKABLE void restoreDefault();
    Q_INVOKABLE void dismissTrouble();

    [[nodiscard]] bool hasTrouble() const { return m_trouble; }
    [[nodiscard]] QString troubleName() const { return m_troubleName; }
    [[nodiscard]] const QList<DockPanel*>& panels() const { return m_panels; }
    /// What KDDockWidgets would save now.
    [[nodiscard]] QByteArray docks() const;

Q_SIGNALS:
    void troubleChanged();

protected:
    void componentComplete() override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void itemChange(ItemChange change, const ItemChangeData& data) override;

private:
    QQmlListProperty<DockPanel> panelList() { return {this, &m_panels}; }
    void makeWidget(DockPanel& panel);
    void place(const DockPanel& panel);
    void startLayout();
    bool show(const QByteArray& docks);
    [[nodiscard]] bool knowsPanelsOf(const QByteArray& docks) const;
    void keepLast();
    void setTrouble(bool trouble, const QString& name = {});
    [[nodiscard]] KDDockWidgets::Core::DockWidget* widgetOf(const QString& name) const;

    QList<DockPanel*> m_panels;
    QPointer<LayoutStore> m_layouts;
    KDDockWidgets::Core::MainWindow* m_area = nullptr;
    QHash<QString, KDDockWidgets::Core::DockWidget*> m_widgets;
    /// By panel that is only there for a while: how the others lay before it came.
    QHash<QString, QByteArray> m_before;
    bool m_started = false;
    bool m_trouble = false;
    QString m_troubleName;
};

} // namespace sandglass::app
