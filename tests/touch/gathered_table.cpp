// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gathered_table.h"

#include <QtQml/QQmlComponent>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;

namespace sandglass::test {

GatheredTable::GatheredTable(QSize size)
{
    m_seats.setNewcomersLanguage(u"en"_s);
    auto* theme = m_engine.singletonInstance<QObject*>("Sandglass.Components", "Theme");
    theme->setProperty("scale", size.height() / 1080.);
    QQmlComponent component(&m_engine, u"Sandglass.Table"_s, u"TableScene"_s);
    std::unique_ptr<QObject> object(component.createWithInitialProperties({{u"seats"_s, QVariant::fromValue(&m_seats)},
        {u"language"_s, QVariant::fromValue(&m_language)}, {u"width"_s, size.width()}, {u"height"_s, size.height()}}));
    m_scene.reset(qobject_cast<QQuickItem*>(object.release()));
    if (!m_scene) {
        QTest::qFail(qPrintable(component.errorString()), __FILE__, __LINE__);
        return;
    }
    m_window.resize(size);
    m_scene->setParentItem(m_window.contentItem());
    m_window.show();
    if (!QTest::qWaitForWindowExposed(&m_window))
        QTest::qFail("the window did not appear", __FILE__, __LINE__);
}

QQuickItem& GatheredTable::at(int place, const QString& objectName)
{
    QQuickItem* seat = findItem(*m_scene, u"seat %1"_s.arg(place));
    QQuickItem* found = seat ? findItem(*seat, objectName) : nullptr;
    if (found)
        return *found;
    QTest::qFail(qPrintable(u"no %1 at place %2"_s.arg(objectName).arg(place)), __FILE__, __LINE__);
    return m_nothing;
}

QQuickItem& GatheredTable::choiceAt(int place, const QString& row, int index)
{
    const QList<QQuickItem*> choices = at(place, row).childItems();
    if (index < choices.size())
        return *choices[index];
    QTest::qFail(qPrintable(u"no choice %1 of %2"_s.arg(index).arg(row)), __FILE__, __LINE__);
    return m_nothing;
}

} // namespace sandglass::test
