#include "timeline/rows/holdrow.h"

#include "base/at.h"
#include "session/layers/layeredits.h"
#include "session/session.h"

#include <QContextMenuEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr double endGrip = 6.0; // pixels beside an end that belong to it
constexpr double narrowHold = 4.0 * endGrip; // of a narrower bar, only the outer halves of the grips belong to its ends

} // namespace

HoldRow::HoldRow(QWidget &ruler, QWidget *parent)
    : TimelineRow(QStringLiteral("holds"), tr("Holds"), ruler, parent), m_gesture(ruler, this)
{
    fitHeight();
    setMouseTracking(true);
    setToolTip(tr("Joints that are held; drag a bar or its ends, right-click it for more. A bar in another colour no "
                  "longer fits the motion beneath it: double-click it to hold again."));
    connect(&m_stale, &StaleHolds::changed, this, &HoldRow::refresh);
    connect(&m_gesture, &RowGesture::givenUp, this, &HoldRow::forgetDrag);
    connect(&m_bars, &HoldBars::finished, this, &HoldRow::forgetDrag);
    connect(&m_bars, &HoldBars::refused, this, &HoldRow::told);
    connect(&m_bars, &HoldBars::noted, this, &HoldRow::told);
}

std::vector<int> HoldRow::holding() const
{
    std::vector<int> indices;
    if (session() == nullptr)
        return indices;
    const Layers &layers = session()->document().layers();
    for (int index = static_cast<int>(layers.size()) - 1; index >= 0; --index) {
        if (at(layers, index).hold)
            indices.push_back(index);
    }
    return indices;
}

const Layer &HoldRow::layer(int index) const
{
    return at(session()->document().layers(), index);
}

bool HoldRow::isWanted() const
{
    return !holding().empty();
}

QString HoldRow::valueText() const
{
    if (session() == nullptr)
        return {};
    const int frame = session()->playhead().frame();
    const std::vector<int> all = holding();
    const auto count = std::ranges::count_if(all, [&](int index) { return layer(index).hold->frames.contains(frame); });
    return count > 0 ? tr("%n held", "joints", static_cast<int>(count)) : QString();
}

Hold HoldRow::shownHold(int layer) const
{
    return m_hold && layer == m_dragged.layer ? *m_hold : *this->layer(layer).hold;
}

QRectF HoldRow::barOf(int layer) const
{
    const std::vector<int> all = holding();
    const auto lane = std::ranges::find(all, layer);
    if (lane == all.end())
        return {};
    const FrameInterval frames = shownHold(layer).frames;
    return lanes().boxOf(static_cast<int>(lane - all.begin()), frames.first, frames.last, scale(), height());
}

// The ends slope as the hold rises and fades.
QPolygonF HoldRow::shapeOf(int layer) const
{
    const QRectF box = barOf(layer);
    const Hold hold = shownHold(layer);
    const Motion &motion = session()->document().motion();
    const auto pixels = [&](double seconds) {
        return std::min(box.width() / 3.0, seconds / motion.playingFrameTimeSeconds() * scale().pixelsPerFrame());
    };
    const double rise = hold.frames.first > 0 ? pixels(hold.fadeInSeconds) : 0.0;
    const double fade = hold.frames.last < motion.frameCount() - 1 ? pixels(hold.fadeOutSeconds) : 0.0;
    return QPolygonF(
        {box.bottomLeft(), {box.left() + rise, box.top()}, {box.right() - fade, box.top()}, box.bottomRight()});
}

void HoldRow::paintTrack(QPainter &painter) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    for (const int index : holding()) {
        const bool isHeard = isEffective(session()->document().layers(), index);
        const QColor line = m_stale.contains(layer(index).id) ? colours().edited : colours().accent;
        QColor fill = line;
        fill.setAlphaF(isHeard ? 0.30f : 0.10f);
        painter.setPen(QPen(line, 1.0, isHeard ? Qt::SolidLine : Qt::DotLine));
        painter.setBrush(fill);
        painter.drawPolygon(shapeOf(index));
        painter.setPen(isHeard ? colours().text : colours().secondaryText);
        drawBarName(painter, barOf(index) & track(), Qt::AlignHCenter, labelOf(index));
    }
}

QString HoldRow::labelOf(int index) const
{
    const QString name = HoldBars::nameOf(*session(), *layer(index).hold);
    return m_stale.contains(layer(index).id) ? tr("%1 · double-click to hold again").arg(name) : name;
}

BarLanes HoldRow::lanes() const
{
    return {.count = static_cast<int>(holding().size())};
}

void HoldRow::fitHeight()
{
    setFixedHeight(lanes().rowHeight());
}

void HoldRow::showHolds()
{
    forgetDrag(); // of a layer that may be another one now
    fitHeight();
    refresh();
    emit wantedChanged();
}

void HoldRow::attach(Session &session, QObject &context)
{
    TimelineRow::attach(session, context);
    for (const auto signal : {&Document::layersChanged, &Document::wasReset, &Document::frameTimeChanged})
        connect(&session.document(), signal, &context, [this] { showHolds(); });
    showHolds();
}

void HoldRow::showSession()
{
    TimelineRow::showSession();
    m_stale.setSession(session());
}

void HoldRow::detach()
{
    forgetDrag();
}

void HoldRow::forgetDrag()
{
    if (m_gesture.isActive())
        m_gesture.end();
    m_hold.reset();
    unsetCursor();
    refresh();
}

std::optional<HoldRow::Hit> HoldRow::hitAt(const QPointF &position) const
{
    if (!track().contains(position))
        return std::nullopt;
    for (const int index : holding()) {
        const QRectF box = barOf(index);
        const double inside = box.width() < narrowHold ? 0.0 : endGrip;
        if (!box.adjusted(-endGrip, -lanes().margin, endGrip, lanes().margin).contains(position))
            continue;
        if (position.x() < box.left() + inside)
            return Hit{index, Part::Start};
        return Hit{index, position.x() > box.right() - inside ? Part::End : Part::Whole};
    }
    return std::nullopt;
}

void HoldRow::showCursor(const QPointF &position)
{
    const auto hit = hitAt(position);
    if (!hit)
        unsetCursor();
    else
        setCursor(hit->part == Part::Whole ? Qt::OpenHandCursor : Qt::SizeHorCursor);
}

void HoldRow::mousePressEvent(QMouseEvent *event)
{
    if (m_gesture.isActive() || m_bars.isWorking())
        return;
    const auto hit = hitAt(event->position());
    if (event->button() != Qt::LeftButton || !hit)
        return TimelineRow::mousePressEvent(event);
    m_pressedX = event->position().x();
    m_dragged = *hit;
    m_hold = *layer(hit->layer).hold;
    m_gesture.begin();
    session()->selectOnly(m_hold->node);
}

void HoldRow::mouseMoveEvent(QMouseEvent *event)
{
    if (!m_gesture.isActive()) {
        if (event->buttons() == Qt::NoButton)
            showCursor(event->position());
        return TimelineRow::mouseMoveEvent(event);
    }
    drag((event->position().x() - m_pressedX) / scale().pixelsPerFrame());
}

// Moves what was pressed by so many frames. A hold has two frames at least, and all of them are in the clip.
void HoldRow::drag(double frames)
{
    const auto by = static_cast<int>(std::lround(frames));
    const FrameInterval start = layer(m_dragged.layer).hold->frames;
    const int last = session()->document().motion().frameCount() - 1;
    FrameInterval &now = m_hold->frames;
    switch (m_dragged.part) {
    case Part::Start:
        now.first = std::clamp(start.first + by, 0, std::max(0, start.last - 1));
        break;
    case Part::End:
        now.last = std::clamp(start.last + by, std::min(last, start.first + 1), last);
        break;
    case Part::Whole:
        now.first = start.first + std::clamp(by, -start.first, last - start.last);
        now.last = now.first + start.frameCount() - 1;
        break;
    }
    refresh();
}

void HoldRow::mouseReleaseEvent(QMouseEvent *event)
{
    if (!m_gesture.isActive())
        return TimelineRow::mouseReleaseEvent(event);
    if (event->button() != Qt::LeftButton)
        return;
    m_gesture.end();
    if (!m_hold || *m_hold == *layer(m_dragged.layer).hold)
        return forgetDrag();
    m_bars.change(*session(), m_dragged.layer, *m_hold);
}

void HoldRow::mouseDoubleClickEvent(QMouseEvent *event)
{
    const auto hit = event->button() == Qt::LeftButton ? hitAt(event->position()) : std::nullopt;
    if (!hit || !m_stale.contains(layer(hit->layer).id))
        return mousePressEvent(event);
    if (!m_bars.isWorking())
        m_bars.change(*session(), hit->layer, *layer(hit->layer).hold);
}

void HoldRow::contextMenuEvent(QContextMenuEvent *event)
{
    const auto hit = hitAt(event->pos());
    if (!hit || m_gesture.isActive() || m_bars.isWorking())
        return TimelineRow::contextMenuEvent(event);
    runMenu(hit->layer, event->globalPos());
}

void HoldRow::runMenu(int index, const QPoint &globalPosition)
{
    const int id = layer(index).id;
    QMenu menu(this);
    menu.setObjectName(QStringLiteral("holdMenu"));
    menu.setToolTipsVisible(true);
    QAction *mute = menu.addAction(tr("&Mute"));
    mute->setCheckable(true);
    mute->setChecked(layer(index).isMuted);
    QAction *again = menu.addAction(tr("&Hold Again"));
    again->setToolTip(tr("Make the hold again, after what is beneath it has changed"));
    QAction *bake = menu.addAction(tr("&Bake"));
    bake->setToolTip(tr("Make the hold a part of what is beneath it"));
    menu.addSeparator();
    QAction *remove = menu.addAction(tr("&Delete"));
    const QAction *chosen = menu.exec(globalPosition);
    const int now = session() != nullptr ? layerOfId(session()->document().layers(), id) : -1;
    if (chosen == nullptr || now < 0 || !layer(now).hold)
        return;
    const Hold hold = *layer(now).hold;
    if (chosen == mute) {
        const QString text = layer(now).isMuted ? tr("Unmute: %1") : tr("Mute: %1");
        changeLayer(session()->document(), now, text.arg(HoldBars::nameOf(*session(), hold)),
                    [](Layer &changed) { changed.isMuted = !changed.isMuted; });
    } else if (chosen == again) {
        m_bars.change(*session(), now, hold);
    } else if (chosen == bake) {
        m_bars.bake(*session(), now);
    } else if (chosen == remove) {
        removeLayer(session()->document(), now);
    }
}

} // namespace limber
