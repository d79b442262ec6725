// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Every scene that is registered, whoever registered it: it can be painted, it paints the same twice, and its words fit
// at the largest text size in every language.
#include "board/board_stage.h"
#include "docks/dock_area.h"
#include "scenes/scene_picture.h"
#include "shell/shell.h"
#include "support/strict_messages.h"

#include <QtCore/QSet>
#include <QtGui/QGuiApplication>
#include <QtQml/QQmlEngine>
#include <QtQuick/QQuickWindow>
#include <QtTest/QTest>

#include <algorithm>
#include <cmath>
#include <cstdlib>

using namespace sandglass::app;

namespace {

constexpr qreal tolerance = 1.5; // fonts round

bool isControl(const QQuickItem& item)
{
    return item.inherits("QQuickAbstractButton") || item.inherits("QQuickTextField");
}

QRectF sceneRectOf(const QQuickItem& item)
{
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()));
}

QString where(const QQuickItem& text)
{
    return QStringLiteral("\"%1\" in %2")
        .arg(text.property("text").toString(), QString::fromLatin1(text.parentItem()->metaObject()->className()));
}

/// What does not fit of one text, or nothing.
QString misfitOf(const QQuickItem& text, qreal sceneWidth)
{
    if (text.property("truncated").toBool())
        return where(text) + QStringLiteral(" is truncated");
    const QSizeF painted(text.property("contentWidth").toReal(), text.property("contentHeight").toReal());
    if (painted.width() > text.width() + tolerance || painted.height() > text.height() + tolerance)
        return QStringLiteral("%1 needs %2×%3 and has %4×%5")
            .arg(where(text))
            .arg(painted.width())
            .arg(painted.height())
            .arg(text.width())
            .arg(text.height());
    const QRectF placed = text.mapRectToScene(QRectF(QPointF(), painted));
    // A scene may turn its texts to an edge, so only what leaves the scene sideways counts.
    if (placed.left() < -tolerance || placed.right() > sceneWidth + tolerance)
        return where(text) + QStringLiteral(" leaves the scene");
    for (const QQuickItem* up = text.parentItem(); up; up = up->parentItem())
        if (isControl(*up)
            && !sceneRectOf(*up).adjusted(-tolerance, -tolerance, tolerance, tolerance).contains(sceneRectOf(text)))
            return where(text) + QStringLiteral(" leaves its control");
    return {};
}

void collectMisfits(const QQuickItem& item, qreal sceneWidth, QStringList& misfits)
{
    // What stands on a board in small is there to be looked at.
    if (!item.isVisible() || item.property("isPicture").toBool())
        return;
    if (item.inherits("QQuickText") && !item.property("text").toString().isEmpty())
        if (const QString misfit = misfitOf(item, sceneWidth); !misfit.isEmpty())
            misfits.append(misfit);
    if (item.inherits("sandglass::art::WordFace") && item.property("truncated").toBool())
        misfits.append(where(item) + QStringLiteral(" is cut"));
    for (const QQuickItem* child : item.childItems())
        collectMisfits(*child, sceneWidth, misfits);
}

/// As WCAG counts it, of 1.
double luminance(QRgb colour)
{
    const auto linear = [](int part) {
        const double of = part / 255.0;
        return of <= 0.04045 ? of / 12.92 : std::pow((of + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(qRed(colour)) + 0.7152 * linear(qGreen(colour)) + 0.0722 * linear(qBlue(colour));
}

/// Between the darkest and the brightest point of a part of a picture.
double contrastIn(const QImage& picture, const QRect& part)
{
    double darkest = 1;
    double brightest = 0;
    for (int y = part.top(); y <= part.bottom(); ++y)
        for (int x = part.left(); x <= part.right(); ++x) {
            const double here = luminance(picture.pixel(x, y));
            darkest = std::min(darkest, here);
            brightest = std::max(brightest, here);
        }
    return (brightest + 0.05) / (darkest + 0.05);
}

/// Words that are hardly seen on what is below them. What cannot be pressed now is meant to be pale.
void collectFaint(const QQuickItem& item, const QImage& picture, QStringList& faint)
{
    if (!item.isVisible() || !item.isEnabled())
        return;
    if (item.inherits("QQuickText") && !item.property("text").toString().isEmpty()) {
        const QRect part = sceneRectOf(item).toAlignedRect() & picture.rect();
        if (const double seen = contrastIn(picture, part); !part.isEmpty() && seen < 3)
            faint.append(QStringLiteral("%1: %2").arg(where(item)).arg(seen));
    }
    for (const QQuickItem* child : item.childItems())
        collectFaint(*child, picture, faint);
}

int coloursOf(const QImage& image)
{
    QSet<QRgb> colours;
    // As fine as the one small glass on a table that is closed.
    for (int y = 0; y < image.height(); y += 3)
        for (int x = 0; x < image.width(); x += 3)
            colours.insert(image.pixel(x, y));
    return static_cast<int>(colours.size());
}

/// How far two colours are apart, of 255.
int distance(QRgb a, QRgb b)
{
    return std::max({std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)), std::abs(qBlue(a) - qBlue(b))});
}

/// By how much two paintings of a scene may differ. Painted, not at all. A graphics card takes letters out of one
/// texture for all of them; where a letter lies in it depends on what was shown before, and so does its last bit, and
/// what of its neighbour falls on a point of its edge (seen: three points of a scene, none where it is shown alone).
struct Unseen {
    int levels = 0;
    int points = 0;
};

Unseen unseen()
{
    return QQuickWindow::sceneGraphBackend() == QLatin1String("software") ? Unseen{} : Unseen{.levels = 3, .points = 8};
}

/// Where they differ by more than that, for whoever has to find out why; nothing, where they do not.
QString differenceOf(const QImage& one, const QImage& other)
{
    int points = 0;
    QRect where;
    for (int y = 0; y < one.height(); ++y)
        for (int x = 0; x < one.width(); ++x)
            if (distance(one.pixel(x, y), other.pixel(x, y)) > unseen().levels) {
                ++points;
                where |= QRect(x, y, 1, 1);
            }
    if (points <= unseen().points)
        return {};
    return QStringLiteral("%1 points differ, within %2, %3 and %4 × %5")
        .arg(points)
        .arg(where.x())
        .arg(where.y())
        .arg(where.width())
        .arg(where.height());
}

} // namespace

class TestScenes : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { sandglass::test::watchMessages(); }

    void everyModuleNamesItsScenesOnce()
    {
        const QStringList names = sceneNames();
        QVERIFY(names.contains(QStringLiteral("home")) && names.contains(QStringLiteral("gallery")));
        QCOMPARE(QSet<QString>(names.begin(), names.end()).size(), names.size());
        for (const QString& name : names)
            QVERIFY(!name.isEmpty());
    }

    void sceneIsPaintedTheSameTwice_data() { listScenes(); }

    void sceneIsPaintedTheSameTwice()
    {
        QFETCH(QString, scene);
        const QImage first = paint(scene, QStringLiteral("walnut"));
        QCOMPARE(first.size(), QSize(1280, 720));
        QVERIFY(coloursOf(first) > 20);
        const QImage second = paint(scene, QStringLiteral("walnut"));
        // To look at, also at scenes that only tests have: SANDGLASS_PICTURES=FOLDER.
        if (const QString folder = qEnvironmentVariable("SANDGLASS_PICTURES"); !folder.isEmpty())
            QVERIFY(first.save(folder + u'/' + scene + u"-1.png") && second.save(folder + u'/' + scene + u"-2.png"));
        QCOMPARE(second.size(), first.size());
        const QString difference = differenceOf(first, second);
        QVERIFY2(difference.isEmpty(), qPrintable(difference));
    }

    void themesLookDifferent()
    {
        const QString scene = QStringLiteral("gallery");
        const QImage walnut = paint(scene, QStringLiteral("walnut"));
        const QImage light = paint(scene, QStringLiteral("daylight"));
        const QImage contrast = paint(scene, QStringLiteral("contrast"));
        QVERIFY(walnut != light && light != contrast && walnut != contrast);
    }

    void theStaffReadsItsPagesInEveryTheme_data()
    {
        QTest::addColumn<QString>("scene");
        for (const QString& scene : sceneNames())
            if (scene.startsWith(QLatin1String("staff")))
                QTest::newRow(qPrintable(scene)) << scene;
    }
    void theStaffReadsItsPagesInEveryTheme()
    {
        QFETCH(QString, scene);
        QStringList faint;
        for (const char* theme : {"walnut", "daylight", "contrast"}) {
            Shell shell;
            shell.settings()->setLanguage(QStringLiteral("en"));
            shell.settings()->setTheme(QLatin1String(theme));
            const auto stage = SceneStage::make(m_engine, shell, *sceneNamed(scene), {1280, 720});
            QVERIFY2(stage.has_value(), stage ? "" : qPrintable(stage.error()));
            const QImage picture = (*stage)->picture();
            QStringList found;
            collectFaint((*stage)->root(), picture, found);
            for (const QString& one : found)
                faint.append(QLatin1String(theme) + u' ' + one);
        }
        QVERIFY2(faint.isEmpty(), qPrintable(faint.join(QLatin1Char('\n'))));
    }

    void wordsFitAtTheLargestTextSize_data() { listScenes(); }

    /// One language after the other and in a window that grows, while it is shown: as somebody does in mid-match.
    void wordsFitAtTheLargestTextSize()
    {
        QFETCH(QString, scene);
        Shell shell;
        shell.settings()->setLanguage(Language::codes().first());
        shell.settings()->setTextSize(Choices::largestText);
        const auto stage = SceneStage::make(m_engine, shell, *sceneNamed(scene), {1280, 720});
        QVERIFY2(stage.has_value(), stage ? "" : qPrintable(stage.error()));
        QStringList misfits;
        for (const QSize size : {QSize(1280, 720), QSize(1920, 1080)}) {
            (*stage)->resize(size);
            for (const QString& language : Language::codes()) {
                shell.settings()->setLanguage(language);
                (*stage)->settle();
                collectMisfits((*stage)->root(), size.width(), misfits);
            }
        }
        QVERIFY2(misfits.isEmpty(), qPrintable(misfits.join(QLatin1Char('\n'))));
    }

private:
    static void listScenes()
    {
        QTest::addColumn<QString>("scene");
        for (const QString& scene : sceneNames())
            QTest::newRow(qPrintable(scene)) << scene;
    }

    QImage paint(const QString& scene, const QString& theme)
    {
        Shell shell;
        shell.settings()->setLanguage(QStringLiteral("en"));
        shell.settings()->setTheme(theme);
        auto stage = SceneStage::make(m_engine, shell, *sceneNamed(scene), {1280, 720});
        return stage ? (*stage)->picture() : QImage();
    }

    QQmlEngine m_engine;
};

int main(int argc, char** argv)
{
    const QGuiApplication application(argc, argv);
    DockArea::prepare();
    sandglass::test::addCoins();
    TestScenes test;
    return sandglass::test::strictExitCode(QTest::qExec(&test, argc, argv));
}

#include "tst_scenes.moc"
