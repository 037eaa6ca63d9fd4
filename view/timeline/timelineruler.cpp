#include "timeline/timelineruler.h"

#include "session/session.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr double leftMargin = 66.0; // the strip's name stands there
constexpr double rightMargin = 14.0;
constexpr int overviewHeight = 5;
constexpr int rulerHeight = 22;
constexpr int stripHeight = 34;
constexpr double handleReach = 5.0; // pixels around a range's end
constexpr double portionSeconds = 0.006;
constexpr int pageFrames = 10;

} // namespace

TimelineRuler::TimelineRuler(QWidget *parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    setAccessibleName(tr("Timeline"));
    setAccessibleDescription(tr("Arrows step through the frames; Ctrl and the wheel zoom; Shift-drag to set the "
                                "playback range"));
    m_speedDelay.setSingleShot(true);
    m_speedDelay.setInterval(250);
    connect(&m_speedDelay, &QTimer::timeout, this, &TimelineRuler::recomputeSpeed);
    connect(&m_speedWork, &QTimer::timeout, this, &TimelineRuler::workOnSpeed);
}

TimelineRuler::~TimelineRuler() = default;

QSize TimelineRuler::sizeHint() const
{
    return {600, rulerHeight + stripHeight + 14};
}

QSize TimelineRuler::minimumSizeHint() const
{
    return {160, rulerHeight + 18};
}

void TimelineRuler::setSession(Session *session)
{
    if (session == m_session)
        return;
    m_session = session;
    m_listener.reset();
    m_drag = Drag::None;
    if (session)
        listenTo(*session);
    readFrames();
    m_scale.showAll();
    recomputeSpeed();
}

void TimelineRuler::listenTo(Session &session)
{
    m_listener = std::make_unique<QObject>();
    QObject *context = m_listener.get();
    const Document &document = session.document();
    const auto speedLater = [this] { m_speedDelay.start(); };
    connect(&session, &QObject::destroyed, context, [this] { setSession(nullptr); });
    connect(&document, &Document::valuesChanged, context, speedLater);
    connect(&document, &Document::offsetsChanged, context, speedLater);
    connect(&document, &Document::frameTimeChanged, context, speedLater);
    connect(&document, &Document::positionRulesChanged, context, speedLater);
    for (const auto signal : {&Document::framesInserted, &Document::framesRemoved}) {
        connect(&document, signal, context, [this] {
            readFrames();
            // While a file comes in, the ruler shows how much of it is here.
            if (m_session->document().isLoading())
                m_scale.showAll();
            m_speedDelay.start();
        });
    }
    connect(&document, &Document::wasReset, context, [this] {
        readFrames();
        m_scale.showAll();
        recomputeSpeed();
    });
    connect(&session.playhead(), &Playhead::frameChanged, context, [this](int frame) { showFrame(frame); });
    connect(&session.playhead(), &Playhead::rangeChanged, context, [this] { repaintAll(); });
    connect(&session, &Session::selectionChanged, context, [this] { recomputeSelection(); });
}

void TimelineRuler::readFrames()
{
    m_scale.setFrameCount(m_session ? m_session->document().motion().frameCount() : 0);
    repaintAll();
}

void TimelineRuler::setColours(const Colours &colours)
{
    m_colours = colours;
    repaintAll();
}

void TimelineRuler::showAllFrames()
{
    m_scale.showAll();
    repaintAll();
}

void TimelineRuler::setJumps(const std::vector<RotationJump> &jumps)
{
    m_jumps = jumps;
    repaintAll();
}

void TimelineRuler::repaintAll()
{
    m_background = {};
    update();
}

void TimelineRuler::showFrame(int frame)
{
    if (m_drag == Drag::None && m_scale.makeVisible(frame))
        m_background = {};
    update();
}

void TimelineRuler::recomputeSpeed()
{
    m_speedDelay.stop();
    m_speed.start(m_session ? m_session->document().motion().frameCount() : 0);
    recomputeSelection();
}

void TimelineRuler::recomputeSelection()
{
    const std::vector<NodeId> tips = selectionTips();
    m_selectionSpeed.start(m_session && !tips.empty() ? m_session->document().motion().frameCount() : 0, tips);
    m_speedWork.start(0);
    repaintAll();
}

// A joint that turns moves the ends of its bones, not itself.
std::vector<NodeId> TimelineRuler::selectionTips() const
{
    std::vector<NodeId> tips;
    if (!m_session)
        return tips;
    const Skeleton &skeleton = m_session->document().skeleton();
    for (const NodeId node : m_session->selectedNodes()) {
        const std::vector<NodeId> children = node.isJoint() ? skeleton.childrenOf(node.index) : std::vector<NodeId>();
        if (children.empty())
            tips.push_back(node);
        tips.insert(tips.end(), children.begin(), children.end());
    }
    return tips;
}

void TimelineRuler::workOnSpeed()
{
    if (m_session) {
        const Document &document = m_session->document();
        SpeedCurve &next = m_selectionSpeed.isDone() ? m_speed : m_selectionSpeed;
        if (next.work(document.clip(), document.positionRules(), portionSeconds) || !m_speed.isDone())
            return;
    }
    m_speedWork.stop();
    repaintAll();
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
    return QWidget::event(event);
}

void TimelineRuler::keyPressEvent(QKeyEvent *event)
{
    if (!m_session || !(isTimelineKey(event->key()) || event->key() == Qt::Key_Left || event->key() == Qt::Key_Right))
        return QWidget::keyPressEvent(event);
    const Playhead &playhead = m_session->playhead();
    switch (event->key()) {
    case Qt::Key_Home:
        return goTo(playhead.firstFrame());
    case Qt::Key_End:
        return goTo(playhead.lastFrame());
    case Qt::Key_PageUp:
        return goTo(playhead.frame() - pageFrames);
    case Qt::Key_PageDown:
        return goTo(playhead.frame() + pageFrames);
    default:
        return goTo(playhead.frame() + (event->key() == Qt::Key_Left ? -1 : 1));
    }
}

void TimelineRuler::goTo(int frame)
{
    emit scrubbed();
    m_session->playhead().setFrame(frame);
}

TimelineRuler::Drag TimelineRuler::dragAt(const QMouseEvent &event) const
{
    if (event.button() == Qt::MiddleButton || event.buttons() & Qt::MiddleButton)
        return Drag::Pan;
    if (!m_scale.showsAll() && event.position().y() >= overviewRect().top() - 2.0)
        return Drag::Overview;
    if (event.modifiers() & Qt::ShiftModifier)
        return Drag::NewRange;
    const Playhead &playhead = m_session->playhead();
    if (playhead.hasRange() && event.position().y() > rulerHeight) {
        if (std::abs(event.position().x() - m_scale.xOf(playhead.firstFrame())) <= handleReach)
            return Drag::RangeFirst;
        if (std::abs(event.position().x() - m_scale.xOf(playhead.lastFrame())) <= handleReach)
            return Drag::RangeLast;
    }
    return Drag::Frame;
}

void TimelineRuler::mousePressEvent(QMouseEvent *event)
{
    if (!m_session || m_scale.frameCount() == 0 ||
        (event->button() != Qt::LeftButton && event->button() != Qt::MiddleButton))
        return;
    m_drag = dragAt(*event);
    m_lastX = event->position().x();
    m_dragStart = m_scale.nearestFrame(m_lastX);
    if (m_drag == Drag::Frame)
        goTo(m_dragStart);
    else if (m_drag == Drag::Overview)
        dragTo(m_lastX);
}

void TimelineRuler::mouseMoveEvent(QMouseEvent *event)
{
    if (!m_session)
        return;
    if (m_drag != Drag::None)
        return dragTo(event->position().x());
    const Drag drag = dragAt(*event);
    const bool onHandle = drag == Drag::RangeFirst || drag == Drag::RangeLast;
    setCursor(onHandle ? Qt::SizeHorCursor : Qt::ArrowCursor);
}

void TimelineRuler::dragTo(double x)
{
    Playhead &playhead = m_session->playhead();
    const int frame = m_scale.nearestFrame(x);
    switch (m_drag) {
    case Drag::Frame:
        goTo(frame);
        break;
    case Drag::RangeFirst:
        playhead.setRange(std::min(frame, playhead.lastFrame()), playhead.lastFrame());
        break;
    case Drag::RangeLast:
        playhead.setRange(playhead.firstFrame(), std::max(frame, playhead.firstFrame()));
        break;
    case Drag::NewRange:
        playhead.setRange(std::min(frame, m_dragStart), std::max(frame, m_dragStart));
        break;
    case Drag::Pan:
        m_scale.pan(m_lastX - x);
        repaintAll();
        break;
    case Drag::Overview: {
        // What is under the mouse comes to the middle.
        const QRectF bar = overviewRect();
        const double wanted = (x - bar.left()) / bar.width() * m_scale.lastFrame();
        const double middle = 0.5 * (m_scale.firstVisible() + m_scale.lastVisible());
        m_scale.pan((wanted - middle) * m_scale.pixelsPerFrame());
        repaintAll();
        break;
    }
    case Drag::None:
        break;
    }
    m_lastX = x;
}

void TimelineRuler::mouseReleaseEvent(QMouseEvent *)
{
    m_drag = Drag::None;
}

void TimelineRuler::wheelEvent(QWheelEvent *event)
{
    event->accept();
    if (!m_session)
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
        goTo(m_session->playhead().frame() - steps);
}

void TimelineRuler::resizeEvent(QResizeEvent *event)
{
    m_scale.setPixels(leftMargin, width() - leftMargin - rightMargin);
    repaintAll();
    QWidget::resizeEvent(event);
}

void TimelineRuler::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange)
        repaintAll();
    QWidget::changeEvent(event);
}

QRectF TimelineRuler::stripRect() const
{
    const double below = m_scale.showsAll() ? 6.0 : 6.0 + overviewHeight + 2.0;
    return {leftMargin, rulerHeight + 4.0, width() - leftMargin - rightMargin,
            std::max(4.0, height() - rulerHeight - 4.0 - below)};
}

QRectF TimelineRuler::overviewRect() const
{
    return {leftMargin, height() - overviewHeight - 3.0, width() - leftMargin - rightMargin, overviewHeight};
}

void TimelineRuler::paintBackground()
{
    m_background = QPixmap(size() * devicePixelRatioF());
    m_background.setDevicePixelRatio(devicePixelRatioF());
    m_background.fill(m_colours.panel);
    QPainter painter(&m_background);
    painter.setFont(font());
    painter.setPen(m_colours.line);
    painter.drawLine(QPointF(leftMargin, rulerHeight + 0.5), QPointF(width() - rightMargin, rulerHeight + 0.5));
    if (!m_session || m_scale.frameCount() == 0)
        return;
    paintRange(painter);
    paintTicks(painter);
    paintSpeed(painter);
    paintJumps(painter);
    paintOverview(painter);
}

void TimelineRuler::paintTicks(QPainter &painter) const
{
    QFont small = font();
    small.setPixelSize(11);
    painter.setFont(small);
    const QFontMetrics metrics(small);
    const int widestLabel = metrics.horizontalAdvance(QString::number(m_scale.lastFrame()));
    for (const Tick &tick : m_scale.ticks(widestLabel + 24.0, 6.0)) {
        const double x = std::round(m_scale.xOf(tick.frame)) + 0.5;
        painter.setPen(tick.isLabelled ? m_colours.secondaryText : m_colours.line);
        painter.drawLine(QPointF(x, rulerHeight - (tick.isLabelled ? 7.0 : 4.0)), QPointF(x, rulerHeight));
        if (!tick.isLabelled)
            continue;
        const QString label = QString::number(tick.frame);
        const double half = 0.5 * metrics.horizontalAdvance(label);
        const double left = std::clamp(x - half, 2.0, width() - 2.0 * half - 2.0);
        painter.drawText(QPointF(left, metrics.ascent() + 1.0), label);
    }
}

void TimelineRuler::paintSpeed(QPainter &painter) const
{
    const bool ofSelection = !m_selectionSpeed.samples().empty();
    QColor faint = m_colours.accent;
    faint.setAlphaF(ofSelection ? 0.35f : 1.0f);
    paintSpeedLine(painter, m_speed, faint);
    if (ofSelection)
        paintSpeedLine(painter, m_selectionSpeed, m_colours.accent);
    const QRectF strip = stripRect();
    QFont small = font();
    small.setPixelSize(11);
    painter.setFont(small);
    painter.setPen(m_colours.secondaryText);
    const QRectF name(4.0, strip.top(), leftMargin - 12.0, strip.height());
    painter.drawText(name, Qt::AlignRight | Qt::AlignVCenter | Qt::TextWordWrap,
                     ofSelection ? tr("Selection speed") : tr("Speed"));
}

void TimelineRuler::paintSpeedLine(QPainter &painter, const SpeedCurve &curve, const QColor &colour) const
{
    const QRectF strip = stripRect();
    const double fastest = curve.isDone() ? 1.1 * curve.usualFastest() : 0.0;
    if (!(fastest > 0.0))
        return;
    QPolygonF line;
    for (const SpeedCurve::Sample &sample : curve.samples()) {
        const double x = m_scale.xOf(sample.frame);
        const double share = std::min(1.0, sample.unitsPerSecond / fastest);
        if (x > strip.left() - width() && x < strip.right() + width())
            line << QPointF(x, strip.bottom() - share * (strip.height() - 4.0));
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(strip.adjusted(0, -2, 0, 2));
    painter.setPen(QPen(colour, 1.4, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    painter.drawPolyline(line);
    painter.restore();
}

// Small wedges on the line below the numbers.
void TimelineRuler::paintJumps(QPainter &painter) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(QRectF(leftMargin - 5.0, 0.0, width() - leftMargin - rightMargin + 10.0, height()));
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_colours.error);
    for (const RotationJump &jump : m_jumps) {
        const double x = m_scale.xOf(jump.frame);
        if (x >= leftMargin - 5.0 && x <= width())
            painter.drawPolygon(QPolygonF{QPointF(x - 4.0, rulerHeight + 1.0), QPointF(x + 4.0, rulerHeight + 1.0),
                                          QPointF(x, rulerHeight + 8.0)});
    }
    painter.restore();
}

void TimelineRuler::paintOverview(QPainter &painter) const
{
    if (m_scale.showsAll())
        return;
    const QRectF bar = overviewRect();
    const double last = std::max(1, m_scale.lastFrame());
    const double from = std::clamp(m_scale.firstVisible() / last, 0.0, 1.0);
    const double to = std::clamp(m_scale.lastVisible() / last, from, 1.0);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_colours.line);
    painter.drawRoundedRect(bar, 2.0, 2.0);
    painter.setBrush(m_colours.secondaryText);
    painter.drawRoundedRect(
        QRectF(bar.left() + from * bar.width(), bar.top(), std::max(12.0, (to - from) * bar.width()), bar.height()),
        2.0, 2.0);
    painter.restore();
}

void TimelineRuler::paintRange(QPainter &painter) const
{
    const Playhead &playhead = m_session->playhead();
    if (!playhead.hasRange())
        return;
    const double left = std::clamp<double>(m_scale.xOf(playhead.firstFrame()), 0.0, width());
    const double right = std::clamp<double>(m_scale.xOf(playhead.lastFrame()), 0.0, width());
    QColor shade = m_colours.edited;
    shade.setAlphaF(0.20f);
    painter.fillRect(QRectF(left, rulerHeight + 1.0, std::max(1.0, right - left), height() - rulerHeight - 5.0), shade);
    for (const double x : {left, right})
        painter.fillRect(QRectF(x - 1.0, rulerHeight + 1.0, 2.0, height() - rulerHeight - 5.0), m_colours.edited);
}

void TimelineRuler::paintCurrentFrame(QPainter &painter) const
{
    const double x = m_scale.xOf(m_session->playhead().frame());
    if (x < 0.0 || x > width())
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_colours.accent, 2.0));
    painter.drawLine(QPointF(x, rulerHeight - 6.0), QPointF(x, height() - 4.0));
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_colours.accent);
    painter.drawPolygon(QPolygonF{QPointF(x - 5.0, rulerHeight - 8.0), QPointF(x + 5.0, rulerHeight - 8.0),
                                  QPointF(x, rulerHeight - 1.0)});
}

void TimelineRuler::paintEvent(QPaintEvent *)
{
    if (m_background.isNull() || m_background.size() != size() * devicePixelRatioF())
        paintBackground();
    QPainter painter(this);
    painter.drawPixmap(0, 0, m_background);
    if (m_session && m_scale.frameCount() > 0)
        paintCurrentFrame(painter);
    if (hasFocus()) {
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.setPen(m_colours.accent);
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

} // namespace limber
