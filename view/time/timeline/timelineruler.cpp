#include "timeline/timelineruler.h"

#include "actions/action.h"
#include "items/decimaltext.h"
#include "items/jointname.h"
#include "session/session.h"
#include "timeline/accessibleruler.h"
#include "timeline/rows/rowsnap.h"
#include "timeline/rulerpainter.h"

#include <QAction>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr int pageFrames = 10;
constexpr double markReach = 5.0; // pixels beside a mark in which it has its tool tip

} // namespace

TimelineRuler::TimelineRuler(QWidget *parent) : QWidget(parent), m_drag(m_scale)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    AccessibleRuler::install();
    setAccessibleName(tr("Timeline"));
    setAccessibleDescription(tr("Arrows step through the frames; Ctrl and the wheel zoom; Shift-drag to set the "
                                "playback range"));
}

TimelineRuler::~TimelineRuler() = default;

QSize TimelineRuler::sizeHint() const
{
    return {600, RulerLayout::rulerHeight + RulerLayout::marksHeight};
}

QSize TimelineRuler::minimumSizeHint() const
{
    return {160, RulerLayout::rulerHeight + RulerLayout::marksHeight};
}

void TimelineRuler::attach(Session &session, QObject &context)
{
    const Document &document = session.document();
    for (const auto signal : {&Document::framesInserted, &Document::framesRemoved}) {
        connect(&document, signal, &context, [this, &document] {
            readFrames();
            // While a file is read, the ruler shows how much of it is loaded.
            if (document.isLoading())
                m_scale.showAll();
        });
    }
    connect(&document, &Document::frameTimeChanged, &context, [this] { repaintAll(); });
    connect(&document, &Document::wasReset, &context, [this] {
        readFrames();
        m_scale.showAll();
    });
    connect(&session.shownFrames(), &ShownFrames::frameChanged, &context, [this](int frame) { showFrame(frame); });
    connect(&session.shownFrames(), &ShownFrames::changed, &context, [this] { readFrames(); });
    connect(&session.playhead(), &Playhead::rangeChanged, &context, [this] { repaintAll(); });
    connect(&session.preview(), &ClipPreview::changed, &context, [this] { repaintAll(); });
}

void TimelineRuler::detach()
{
    m_drag.end();
}

void TimelineRuler::showSession()
{
    readFrames();
    m_scale.showAll();
}

void TimelineRuler::readFrames()
{
    m_scale.setFrameCount(session() ? session()->document().motion().frameCount() : 0);
    makeRoom();
    repaintAll();
}

// The rows below keep the document's frames: a longer preview goes on behind the last one.
void TimelineRuler::makeRoom()
{
    int room = 0;
    if (session() && session()->shownFrames().areOfPreview()) {
        const ShownFrames &shown = session()->shownFrames();
        room = static_cast<int>(std::ceil((shown.frameCount() - 1) / shown.perDocumentFrame())) + 1;
    }
    m_scale.setRoom(room);
}

void TimelineRuler::setColours(const Colours &colours)
{
    m_colours = colours;
    repaintAll();
}

void TimelineRuler::setLeft(double left)
{
    m_left = std::max(left, RulerLayout::leastLeft);
    resizeEvent(nullptr);
}

void TimelineRuler::pan(double pixels)
{
    m_scale.pan(pixels);
    repaintAll();
}

void TimelineRuler::showFrames(double first, double last)
{
    m_scale.show(first, last);
    repaintAll();
}

void TimelineRuler::showAllFrames()
{
    m_scale.showAll();
    repaintAll();
}

void TimelineRuler::setUnit(TimeUnit unit)
{
    if (unit == m_unit)
        return;
    m_unit = unit;
    repaintAll();
    emit unitChanged();
}

void TimelineRuler::setJumps(const std::vector<JointJump> &jumps)
{
    m_jumps = jumps;
    repaintAll();
}

void TimelineRuler::repaintAll()
{
    m_background = {};
    update();
    emit scaleChanged();
}

void TimelineRuler::showFrame(int frame)
{
    const double place = session() ? session()->shownFrames().documentPlace() : frame;
    if (!m_drag.isActive() && m_scale.makeVisible(static_cast<int>(std::round(place))))
        repaintAll();
    else
        update();
    if (QAccessible::isActive()) {
        QAccessibleValueChangeEvent event(this, frame);
        QAccessible::updateAccessibility(&event);
    }
}

bool TimelineRuler::isTimelineKey(int key) const
{
    return key == Qt::Key_Home || key == Qt::Key_End || key == Qt::Key_PageUp || key == Qt::Key_PageDown;
}

bool TimelineRuler::event(QEvent *event)
{
    // Otherwise a window-wide shortcut could take the keys.
    if (event->type() == QEvent::ShortcutOverride) {
        const auto &key = static_cast<const QKeyEvent &>(*event);
        if (key.modifiers() == Qt::NoModifier && isTimelineKey(key.key())) {
            event->accept();
            return true;
        }
    }
    if (event->type() == QEvent::ToolTip) {
        const auto &help = static_cast<const QHelpEvent &>(*event);
        const JointJump *jump = jumpAt(help.pos().x());
        const QString text = jump != nullptr ? textOf(*jump) : QString();
        QToolTip::showText(help.globalPos(), text.isEmpty() ? text : plainToolTip(text), this);
        return true;
    }
    return QWidget::event(event);
}

// Returns the jump whose mark is nearest to a place, or null if none is near.
const JointJump *TimelineRuler::jumpAt(double x) const
{
    if (session() != nullptr && session()->shownFrames().areOfPreview())
        return nullptr;
    const JointJump *nearest = nullptr;
    double least = markReach;
    for (const JointJump &jump : m_jumps) {
        const double distance = std::abs(m_scale.xOf(jump.frame) - x);
        if (distance > least)
            continue;
        least = distance;
        nearest = &jump;
    }
    return nearest;
}

QString TimelineRuler::textOf(const JointJump &jump) const
{
    if (session() == nullptr || !session()->document().skeleton().contains(NodeId::joint(jump.joint)))
        return {};
    constexpr double leastAround = 1.0 / 200.0; // of the jump; otherwise the factor would be huge and say nothing
    const QString name = session()->document().textOfName(jump.joint);
    const bool isAlone = jump.around <= leastAround * jump.size;
    const QString factor = isAlone ? QString() : decimalText(jump.size / jump.around, 'f', 0);
    const bool isRotation = jump.kind == JointJump::Kind::Rotation;
    const QString size = isRotation ? decimalText(jump.size, 'f', 0) : decimalText(jump.size, 'g', 3);
    QString text;
    if (isRotation)
        text = isAlone ? tr("Frame %1: %2 turns by %3°, its neighbours by none").arg(jump.frame).arg(name, size)
                       : tr("Frame %1: %2 turns by %3°, %4× its neighbours").arg(jump.frame).arg(name, size, factor);
    else
        text = isAlone ? tr("Frame %1: %2 moves by %3, its neighbours by none").arg(jump.frame).arg(name, size)
                       : tr("Frame %1: %2 leaves its course by %3, %4× its neighbours")
                             .arg(jump.frame)
                             .arg(name, size, factor);
    const QString key = m_nextMark != nullptr ? keysTextOf(*m_nextMark) : QString();
    return key.isEmpty() ? text : tr("%1; press %2 for the next mark").arg(text, key);
}

void TimelineRuler::keyPressEvent(QKeyEvent *event)
{
    if (!session() || !(isTimelineKey(event->key()) || event->key() == Qt::Key_Left || event->key() == Qt::Key_Right))
        return QWidget::keyPressEvent(event);
    const ShownFrames &shown = session()->shownFrames();
    switch (event->key()) {
    case Qt::Key_Home:
        return goToShown(shown.firstFrame());
    case Qt::Key_End:
        return goToShown(shown.lastFrame());
    case Qt::Key_PageUp:
        return goToShown(shown.frame() - pageFrames);
    case Qt::Key_PageDown:
        return goToShown(shown.frame() + pageFrames);
    default:
        return goToShown(shown.frame() + (event->key() == Qt::Key_Left ? -1 : 1));
    }
}

void TimelineRuler::goTo(int frame)
{
    if (session() == nullptr)
        return;
    emit scrubbed();
    session()->playhead().setFrame(frame);
}

void TimelineRuler::goToShown(int frame)
{
    if (session() == nullptr)
        return;
    emit scrubbed();
    session()->shownFrames().setFrame(frame);
}

void TimelineRuler::mousePressEvent(QMouseEvent *event)
{
    if (session() && m_scale.frameCount() > 0 &&
        (event->button() == Qt::LeftButton || event->button() == Qt::MiddleButton))
        follow(m_drag.begin(*event, session()->playhead()));
}

void TimelineRuler::mouseMoveEvent(QMouseEvent *event)
{
    if (!session())
        return;
    if (m_drag.isActive())
        return follow(m_drag.moveTo(draggedX(*event), session()->playhead()));
    const bool onHandle = m_drag.isOverHandle(*event, session()->playhead());
    setCursor(onHandle ? Qt::SizeHorCursor : Qt::ArrowCursor);
}

// With Ctrl the ends of the range snap to marks in the timeline.
double TimelineRuler::draggedX(const QMouseEvent &event) const
{
    const double x = event.position().x();
    const bool snaps = (event.modifiers() & Qt::ControlModifier) && m_drag.isOfRange();
    return snaps ? snappedXOfRange(*session(), m_tools, m_scale, x) : x;
}

void TimelineRuler::follow(RulerDrag::Effect effect)
{
    if (effect == RulerDrag::Effect::Frame)
        goToShown(scaleOfShown(m_scale, session()).nearestFrame(m_drag.x()));
    else if (effect == RulerDrag::Effect::Scroll)
        repaintAll();
}

void TimelineRuler::mouseReleaseEvent(QMouseEvent *)
{
    m_drag.end();
}

void TimelineRuler::wheelEvent(QWheelEvent *event)
{
    event->accept();
    if (!session())
        return;
    const QPoint angle = event->angleDelta();
    if (event->modifiers() & Qt::ControlModifier) {
        m_scale.zoom(std::exp(-angle.y() / 120.0 * 0.25), event->position().x());
        return repaintAll();
    }
    const bool isSideways = std::abs(angle.x()) > std::abs(angle.y());
    if (isSideways || (event->modifiers() & Qt::ShiftModifier)) {
        m_scale.pan(-(isSideways ? angle.x() : angle.y()) * 0.5);
        return repaintAll();
    }
    m_wheelRest += angle.y();
    const int steps = m_wheelRest / 120;
    m_wheelRest -= steps * 120;
    if (steps != 0)
        goToShown(session()->shownFrames().frame() - steps);
}

void TimelineRuler::resizeEvent(QResizeEvent *)
{
    m_scale.setPixels(m_left, parts().width());
    repaintAll();
}

void TimelineRuler::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange)
        repaintAll();
    QWidget::changeEvent(event);
}

RulerLayout TimelineRuler::parts() const
{
    return {size(), m_left};
}

RulerPainter::Shown TimelineRuler::shown() const
{
    return {parts(), font(), m_colours, m_scale, m_jumps, session(), m_unit};
}

void TimelineRuler::paintBackground()
{
    m_background = QPixmap(size() * devicePixelRatioF());
    m_background.setDevicePixelRatio(devicePixelRatioF());
    m_background.fill(m_colours.panel);
    QPainter painter(&m_background);
    RulerPainter(shown()).paintBackground(painter);
}

void TimelineRuler::paintEvent(QPaintEvent *)
{
    if (m_background.isNull() || m_background.size() != size() * devicePixelRatioF())
        paintBackground();
    QPainter painter(this);
    painter.drawPixmap(0, 0, m_background);
    if (session() && m_scale.frameCount() > 0)
        RulerPainter(shown()).paintCurrentFrame(painter);
    if (hasFocus()) {
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.setPen(m_colours.accent);
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

} // namespace limber
