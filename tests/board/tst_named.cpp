// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Who cannot see, or cannot drag: everything that a finger can touch, in every scene of every module, has a role and a
// name in the language of its seat, is pressed by a screen reader, and does by a tap what it does by a pull.
#include "board/board_stage.h"
#include "docks/dock_area.h"
#include "language/language.h"
#include "scenes/scene_picture.h"
#include "shell/shell.h"
#include "support/strict_messages.h"

#include <QtCore/QMetaMethod>
#include <QtCore/QRegularExpression>
#include <QtGui/QAccessible>
#include <QtGui/QGuiApplication>
#include <QtQml/QQmlEngine>
#include <QtTest/QTest>

#include <algorithm>

using namespace sandglass;
using namespace Qt::StringLiterals;

namespace {

struct Peek : QObject {
    using QObject::isSignalConnected;
};

/// Whether somebody listens.
bool isHeard(const QObject& object, const char* signal)
{
    const QMetaObject& type = *object.metaObject();
    const int index = type.indexOfSignal(signal);
    return index >= 0 && (object.*(&Peek::isSignalConnected))(type.method(index));
}

bool isPlace(const QQuickItem& item)
{
    return item.inherits("sandglass::components::Touchable");
}

bool isTapped(const QQuickItem& item)
{
    return isHeard(item, "tapped(QPointF)");
}

/// A finger does something here; what only covers what lies below it does nothing.
bool isTouched(QQuickItem& item)
{
    if (isPlace(item))
        return isTapped(item) || item.property("draggable").toBool();
    return item.inherits("QQuickAbstractButton") || item.inherits("QQuickTextInput");
}

bool isPressedRole(QAccessible::Role role)
{
    static const QSet<QAccessible::Role> roles{QAccessible::Button, QAccessible::CheckBox, QAccessible::RadioButton,
        QAccessible::Cell, QAccessible::ColumnHeader, QAccessible::Link, QAccessible::ListItem, QAccessible::MenuItem,
        QAccessible::PageTab, QAccessible::EditableText, QAccessible::Slider, QAccessible::ComboBox};
    return roles.contains(role);
}

/// Whatever speaks for it: itself, or what it is the touch of.
QQuickItem* speakerOf(QQuickItem& item)
{
    for (QQuickItem* up = &item; up; up = up->parentItem()) {
        QAccessibleInterface* heard = QAccessible::queryAccessibleInterface(up);
        if (heard && isPressedRole(heard->role()))
            return up;
        if (up != &item && isTouched(*up))
            return nullptr;
    }
    return nullptr;
}

bool isPressedByReaders(const QQuickItem& item)
{
    if (item.inherits("QQuickControl"))
        return true; // by itself
    for (const QObject* child : item.children())
        if (child->inherits("QQuickAccessibleAttached") && isHeard(*child, "pressAction()"))
            return true;
    return item.inherits("QQuickTextInput");
}

/// The seat whose thing it is, or -1: the table's.
int seatOf(const QQuickItem& item)
{
    for (const QQuickItem* up = &item; up; up = up->parentItem()) {
        static const QRegularExpression named(u"^(?:mat|voice|scoreSheet|pause|book) (\\d)$"_s);
        if (const auto match = named.match(up->objectName()); match.hasMatch())
            return match.captured(1).toInt();
        if (const QObject* hands = up->property("hands").value<QObject*>())
            return hands->property("index").toInt();
    }
    return -1;
}

/// The language of a seat of the match; elsewhere of whatever is nearest that has one, a place at the table or a page.
QString languageOf(const QQuickItem& item, const QQuickItem& scene, const QString& shell)
{
    const QStringList languages = scene.property("languages").toStringList();
    if (const int seat = seatOf(item); seat >= 0 && !languages.isEmpty())
        return languages[seat % languages.size()];
    for (const QQuickItem* up = &item; up; up = up->parentItem())
        for (const char* name : {"words", "language", "seat"})
            if (const QObject* object = up->property(name).value<QObject*>()) {
                const QObject* language = object->property("language").value<QObject*>();
                if (const QString code = (language ? language : object)->property("code").toString(); !code.isEmpty())
                    return code;
            }
    // What is everybody's at a scene's table is read by its first seat.
    return languages.value(0, shell);
}

/// A letter to type, a language to choose, and the people of the scenes are called the same by everybody.
bool isCalledTheSame(const QQuickItem& item, const QString& name)
{
    static const QRegularExpression chosen(u"^sit [a-z]+$"_s);
    const auto isOwnName = [&](const QString& code) { return app::Language::nameOf(code) == name; };
    static const QStringList people{u"Žofie"_s, u"Łucja"_s};
    return name.size() == 1 || people.contains(name) || std::ranges::any_of(app::Language::codes(), isOwnName)
        || chosen.match(item.objectName()).hasMatch();
}

/// Only one of the languages is written in these letters; but a guest of the scenes is called so by everybody.
bool isRussian(QString text)
{
    for (const QString& guest : {u"Ирина"_s, u"Ольга"_s})
        text.remove(guest);
    return std::ranges::any_of(text, [](QChar one) { return one.script() == QChar::Script_Cyrillic; });
}

bool hasLetters(const QString& text)
{
    return std::ranges::any_of(text, [](QChar one) { return one.isLetter(); });
}

QString pathTo(const QQuickItem& item)
{
    QStringList path;
    for (const QQuickItem* up = &item; up && path.size() < 5; up = up->parentItem()) {
        const QString type = QString::fromLatin1(up->metaObject()->className()).section(u'_', 0, 0);
        if (!up->objectName().isEmpty() || (type != "QQuickItem"_L1 && type != "QQuickLoader"_L1))
            path.prepend(up->objectName().isEmpty() ? type : type + u" '" + up->objectName() + u'\'');
    }
    return path.join(u" / "_s);
}

/// What is wrong with a thing that is touched, or nothing.
QString flawOf(QQuickItem& item, const QString& language)
{
    if (isPlace(item) && item.property("draggable").toBool() && !isTapped(item))
        return u"is pulled, and a tap does nothing"_s;
    QQuickItem* speaker = speakerOf(item);
    if (!speaker)
        return u"has no role"_s;
    const QString name = QAccessible::queryAccessibleInterface(speaker)->text(QAccessible::Name);
    if (name.trimmed().isEmpty())
        return u"has no name"_s;
    if (hasLetters(name) && !isCalledTheSame(item, name) && isRussian(name) != (language == "ru"_L1))
        return u"is called \"%1\" for a reader of %2"_s.arg(name, language);
    if (!isPressedByReaders(*speaker))
        return u"is not pressed by a screen reader"_s;
    return {};
}

void collectFlaws(QQuickItem& item, const QQuickItem& scene, const QString& shell, QStringList& flaws)
{
    if (!item.isVisible() || item.property("isPicture").toBool())
        return;
    if (item.isEnabled() && item.width() > 0 && item.height() > 0 && isTouched(item))
        if (const QString flaw = flawOf(item, languageOf(item, scene, shell)); !flaw.isEmpty())
            flaws.append(pathTo(item) + u": "_s + flaw);
    for (QQuickItem* child : item.childItems())
        collectFlaws(*child, scene, shell, flaws);
}

/// The scene itself, on its stage.
const QQuickItem& sceneOn(const QQuickItem& root)
{
    for (const QQuickItem* child : root.childItems())
        if (child->property("languages").isValid())
            return *child;
    return root;
}

} // namespace

class TestNamed : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        test::watchMessages();
        QAccessible::setActive(true);
    }

    void whatIsTouchedIsNamedAndPressed_data()
    {
        QTest::addColumn<QString>("name");
        for (const QString& name : app::sceneNames())
            QTest::newRow(qPrintable(name)) << name;
    }
    void whatIsTouchedIsNamedAndPressed()
    {
        QFETCH(QString, name);
        app::Shell shell;
        shell.settings()->setLanguage(u"ru"_s);
        const auto stage = app::SceneStage::make(m_engine, shell, *app::sceneNamed(name), {1280, 720});
        QVERIFY2(stage.has_value(), stage ? "" : qPrintable(stage.error()));
        for (int round = 0; round < 5; ++round)
            QCoreApplication::processEvents();
        QStringList flaws;
        collectFlaws((*stage)->root(), sceneOn((*stage)->root()), u"ru"_s, flaws);
        QVERIFY2(flaws.isEmpty(), qPrintable(flaws.join(u'\n')));
    }

    void noWarningWasWritten() { QCOMPARE(test::strictMessageCount(), 0); }

private:
    QQmlEngine m_engine;
};

int main(int argc, char** argv)
{
    const QGuiApplication application(argc, argv);
    app::DockArea::prepare();
    test::addCoins();
    TestNamed test;
    return sandglass::test::strictExitCode(QTest::qExec(&test, argc, argv));
}
#include "tst_named.moc"
