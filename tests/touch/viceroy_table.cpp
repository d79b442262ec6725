// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "touch/viceroy_table.h"

#include "play/cue_player.h"

using namespace Qt::StringLiterals;

namespace sandglass::test {

namespace {

int anyOf(qsizetype count, core::Random& random)
{
    return static_cast<int>(random.below(static_cast<std::uint32_t>(count)));
}

} // namespace

ViceroyStage::ViceroyStage(const QVariantMap& properties, QSize size)
    : fingers(m_view)
{
    m_view.setResizeMode(QQuickView::SizeRootObjectToView);
    m_view.resize(size);
    QVariantMap given = properties;
    if (!given.contains(u"deafTime"_s))
        given.insert(u"deafTime"_s, 0);
    m_view.setInitialProperties(given);
    m_view.loadFromModule("Sandglass.Viceroy", "ViceroyScene");
    m_view.show();
    if (!QTest::qWaitForWindowExposed(&m_view))
        qFatal("the window does not open");
}

QQuickItem* ViceroyStage::find(const QString& name, QQuickItem* under)
{
    return findItem(under ? *under : *scene(), name);
}

QPoint ViceroyStage::bar(int seat)
{
    const QQuickItem* item = find(u"bar"_s, screen(seat));
    const QQuickItem* whole = screen(seat);
    const double height = whole->property("barHeight").toDouble() * whole->property("unit").toDouble();
    return item->mapToScene({item->width() / 2, height / 2}).toPoint();
}

void ViceroyStage::endFilm()
{
    for (app::CuePlayer* const film : scene()->findChildren<app::CuePlayer*>())
        film->end();
}

bool ViceroyStage::answer(int seat, core::Random& random)
{
    endFilm();
    app::ViceroySeat& hands = *model().seats()[seat];
    const bool tray = !hands.answers().isEmpty();
    if (hands.choosing() || (tray && (hands.lit().isEmpty() || random.below(6) == 0))) {
        QQuickItem* item = find(u"answer %1"_s.arg(anyOf(hands.answers().size(), random)), voice(seat));
        if (item)
            tap(item);
        return item != nullptr;
    }
    if (!hands.lit().isEmpty()) {
        QQuickItem* item = find(u"tile %1"_s.arg(hands.lit()[anyOf(hands.lit().size(), random)]));
        if (item)
            tap(item);
        // What a law would change is shown first.
        if (item && hands.meant() >= 0)
            tap(item);
        return item != nullptr;
    }
    if (!hands.places().isEmpty()) {
        QQuickItem* item = find(u"place %1"_s.arg(anyOf(hands.places().size(), random)), mat(seat));
        if (!item)
            return false;
        tap(item);
        tap(item);
        return true;
    }
    return answerBehindScreen(hands, random);
}

bool ViceroyStage::answerBehindScreen(app::ViceroySeat& seat, core::Random& random)
{
    constexpr int edgeOfHand = 1;
    const QPoint at = bar(seat.index());
    QQuickItem* behind = screen(seat.index());
    fingers.press(edgeOfHand, at);
    QQuickItem* item = nullptr;
    const bool gems = QStringList{u"bid"_s, u"storeGem"_s, u"barterGem"_s}.contains(seat.decision());
    if (!seat.plates().isEmpty() && (seat.fan().isEmpty() || random.below(2) == 0))
        item = find(gems ? u"enough"_s : u"plate %1"_s.arg(anyOf(seat.plates().size(), random)), behind);
    else if (gems)
        item = find(u"cell %1"_s.arg(anyOf(6, random)), behind);
    else if (!seat.fan().isEmpty())
        item = find(u"card %1"_s.arg(seat.fan()[anyOf(seat.fan().size(), random)]), behind);
    if (item)
        tap(item);
    // A card is lifted first.
    if (item && seat.lifted() >= 0)
        if (QQuickItem* again = find(u"card %1"_s.arg(seat.lifted()), behind))
            tap(again);
    fingers.release(edgeOfHand);
    // Two short holds are a double tap, which latches: here nobody holds longer.
    if (behind->property("latched").toBool()) {
        fingers.press(edgeOfHand, bar(seat.index()));
        fingers.release(edgeOfHand);
    }
    return item != nullptr;
}

} // namespace sandglass::test
