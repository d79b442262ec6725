// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QObject>
#include <QtQml/QQmlComponent>
#include <QtQmlIntegration/qqmlintegration.h>

namespace sandglass::app {

/// One panel of a docking area, declared in QML: what it is called, what it shows, and where it lies by default.
class DockPanel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_CLASSINFO("DefaultProperty", "content")
    /// Names the panel in saved layouts; never changes.
    Q_PROPERTY(QString name MEMBER m_name)
    Q_PROPERTY(QString title READ title WRITE setTitle NOTIFY titleChanged)
    Q_PROPERTY(QQmlComponent* content MEMBER m_content)
    Q_PROPERTY(Place place MEMBER m_place)
    /// The panel (declared before this one) that the place is relative to; empty, or a tab of one that is closed: the
    /// whole area.
    Q_PROPERTY(QString beside MEMBER m_beside)
    /// The size across the place at first, in pixels; 0 leaves it to the area.
    Q_PROPERTY(int extent MEMBER m_extent)
    /// It lies there from the beginning; otherwise it comes when it is wanted.
    Q_PROPERTY(bool atFirst MEMBER m_atFirst)
    Q_PROPERTY(bool open READ isOpen NOTIFY openChanged)
    Q_PROPERTY(bool floating READ isFloating NOTIFY floatingChanged)

public:
    enum Place { Left, Right, Top, Bottom, Tab };
    Q_ENUM(Place)

    using QObject::QObject;

    [[nodiscard]] QString name() const { return m_name; }
    [[nodiscard]] QString title() const { return m_title; }
    void setTitle(const QString& title);
    [[nodiscard]] QQmlComponent* content() const { return m_content; }
    [[nodiscard]] Place place() const { return m_place; }
    [[nodiscard]] QString beside() const { return m_beside; }
    [[nodiscard]] int extent() const { return m_extent; }
    [[nodiscard]] bool isAtFirst() const { return m_atFirst; }
    [[nodiscard]] bool isOpen() const { return m_open; }
    [[nodiscard]] bool isFloating() const { return m_floating; }

    /// The docking area's to call: they follow what happens to the panel.
    void followOpen(bool open);
    void followFloating(bool floating);

Q_SIGNALS:
    void titleChanged();
    void openChanged();
    void floatingChanged();

private:
    QString m_name;
    QString m_title;
    QQmlComponent* m_content = nullptr;
    Place m_place = Right;
    QString m_beside;
    int m_extent = 0;
    bool m_atFirst = true;
    bool m_open = false;
    bool m_floating = false;
};

} // namespace sandglass::app
