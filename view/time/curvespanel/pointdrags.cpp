#include "curvespanel/pointdrags.h"

#include "curvespanel/curveplot.h"
#include "session/curves/curveset.h"
#include "session/curves/keyedit.h"
#include "session/curves/keystep.h"
#include "session/curves/sampleedit.h"
#include "session/session.h"
#include "timeline/rows/rowsnap.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr double timePixels = 7.0; // a key leaves its frame only after this distance
constexpr double fine = 0.1;

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(PointDrags)
};

QString signedText(double value)
{
    return (value < 0.0 ? QString() : QStringLiteral("+")) + QLocale().toString(value, 'f', 2);
}

// Returns the text that all drags of points have in common.
QString changeText(const CurvePlot &plot, const QString &what)
{
    const FrameInterval frames = plot.gesture().frames();
    if (frames.last < frames.first)
        return what;
    return Texts::tr("%1, frames %2–%3 change. Esc takes it back.").arg(what).arg(frames.first).arg(frames.last);
}

bool snapsNow(const CurvePlot &plot, Qt::KeyboardModifiers modifiers)
{
    return plot.snap().isOn != bool(modifiers & Qt::ControlModifier);
}

} // namespace

PointsDrag::PointsDrag(CurvePlot &plot, PointEdit &points, const PointEdit::Point &pressed, const QPointF &at,
                       Qt::KeyboardModifiers modifiers)
    : m_plot(plot), m_points(points), m_point(pressed), m_pressed(at), m_pressedFrame(plot.timeScale().frameAt(at.x())),
      m_pressedValue(plot.valueScale().valueAt(at.y())), m_value(points.valueOf(pressed).value_or(0.0)),
      m_selectsOne(modifiers == Qt::NoModifier && countOf(points.selected()) > 1)
{
}

int PointsDrag::framesBy(double frames, bool snaps) const
{
    const TimeScale &time = m_plot.timeScale();
    double x = time.xOf(m_point.frame + frames);
    if (snaps)
        x = snappedX(*m_plot.view().curves.session(), m_plot.tools(), time, x);
    return static_cast<int>(std::lround(time.frameAt(x))) - m_point.frame;
}

double PointsDrag::amountBy(double values, bool snaps, bool isFine) const
{
    if (values == 0.0)
        return 0.0;
    const double amount = values * (isFine ? fine : 1.0);
    const double step = m_plot.snap().step;
    return snaps && step > 0.0 ? std::round((m_value + amount) / step) * step - m_value : amount;
}

void PointsDrag::moveTo(const QPointF &position, Qt::KeyboardModifiers modifiers)
{
    const QPointF by = position - m_pressed;
    m_isMoved = m_isMoved || by.manhattanLength() >= clickPixels;
    if (!m_isMoved)
        return;
    const bool holds = modifiers & Qt::ShiftModifier;
    const bool isAcross = std::abs(by.x()) > std::abs(by.y());
    m_movesTime = (m_movesTime || std::abs(by.x()) >= timePixels) && m_points.movesInTime();
    const bool snaps = snapsNow(m_plot, modifiers);
    PointTransform transform;
    if (m_movesTime && (!holds || isAcross))
        transform.frames = framesBy(m_plot.timeScale().frameAt(position.x()) - m_pressedFrame, snaps);
    if (!holds || !isAcross)
        transform.amount =
            amountBy(m_plot.valueScale().valueAt(position.y()) - m_pressedValue, snaps, modifiers & Qt::AltModifier);
    m_points.shape(transform);
}

void PointsDrag::release(const QPointF &, Qt::KeyboardModifiers)
{
    if (m_isMoved)
        return m_points.commit();
    m_points.cancel();
    if (m_selectsOne)
        m_points.select({{m_point.column, {m_point.frame}}});
}

void PointsDrag::cancel()
{
    m_points.cancel();
}

Qt::Orientations PointsDrag::scrolls() const
{
    Qt::Orientations directions;
    directions.setFlag(Qt::Vertical, m_isMoved);
    directions.setFlag(Qt::Horizontal, m_movesTime);
    return directions;
}

QString PointsDrag::readout() const
{
    const std::optional<CurveSet::Found> found = m_plot.view().curves.find(m_point.column);
    if (!m_isMoved || !found)
        return {};
    const bool isRotation = found->curve->rotation >= 0;
    const QString by = signedText(m_points.transform().amount) + (isRotation ? QStringLiteral("°") : QString());
    if (!m_points.movesInTime())
        return by;
    return QStringLiteral("%1 · %2").arg(by, KeyStep::framesText(m_points.transform().frames));
}

QString PointsDrag::description() const
{
    const QString points = m_points.countText(countOf(m_points.selected()));
    return changeText(m_plot, Texts::tr("%1 moved by %2", "points of curves").arg(points, readout()));
}

HandleDrag::HandleDrag(CurvePlot &plot, const HandleHit &hit)
    : m_plot(plot), m_hit(hit), m_before(plot.view().keyEdit.keyOf(hit.key).value_or(KeyPoint()))
{
}

void HandleDrag::moveTo(const QPointF &position, Qt::KeyboardModifiers modifiers)
{
    m_isMoved = true;
    const bool isAfter = m_hit.side == KeyEdit::Side::After;
    const QPointF key(m_plot.timeScale().xOf(m_hit.key.frame), m_plot.valueScale().yOf(m_before.value));
    const double least = 2.0; // in pixels, on the handle's own side
    const double across = isAfter ? std::max(position.x() - key.x(), least) : std::min(position.x() - key.x(), -least);
    const double frames = across / m_plot.timeScale().pixelsPerFrame();
    const double slope = (key.y() - position.y()) * m_plot.valueScale().valuesPerPixel() / frames;
    const double from = isAfter ? m_before.slopeAfter : m_before.slopeBefore;
    m_by = (slope - from) * (modifiers & Qt::AltModifier ? fine : 1.0);
    m_plot.keyEdit().shapeSlopes(m_hit.side, m_by);
}

void HandleDrag::release(const QPointF &, Qt::KeyboardModifiers)
{
    if (m_isMoved)
        m_plot.keyEdit().commit();
    else
        m_plot.keyEdit().cancel();
}

void HandleDrag::cancel()
{
    m_plot.keyEdit().cancel();
}

QString HandleDrag::readout() const
{
    const bool isAfter = m_hit.side == KeyEdit::Side::After;
    return Texts::tr("%1 per frame", "a slope")
        .arg(QLocale().toString((isAfter ? m_before.slopeAfter : m_before.slopeBefore) + m_by, 'f', 3));
}

ScaleDrag::ScaleDrag(CurvePlot &plot, PointEdit &points, const FrameGrip &grip, const QRectF &frame)
    : m_plot(plot), m_points(points), m_grip(grip),
      m_frame(
          frame.adjusted(PlotView::frameMargin, PlotView::frameMargin, -PlotView::frameMargin, -PlotView::frameMargin))
{
}

void ScaleDrag::moveTo(const QPointF &position, Qt::KeyboardModifiers modifiers)
{
    m_isMoved = true;
    const bool isAboutMiddle = modifiers & Qt::AltModifier;
    const QPointF grip = m_grip.on(m_frame);
    const QPointF wanted = position - QPointF(m_grip.x, m_grip.y) * PlotView::frameMargin;
    const QPointF centre = isAboutMiddle ? m_frame.center() : FrameGrip{-m_grip.x, -m_grip.y}.on(m_frame);
    PointTransform transform;
    transform.timeCentre = m_plot.timeScale().frameAt(centre.x());
    transform.valueCentre = m_plot.valueScale().valueAt(centre.y());
    if (m_grip.x != 0 && grip.x() != centre.x())
        transform.timeFactor = (wanted.x() - centre.x()) / (grip.x() - centre.x());
    if (m_grip.y != 0 && grip.y() != centre.y())
        transform.valueFactor = (wanted.y() - centre.y()) / (grip.y() - centre.y());
    m_points.shape(transform);
}

void ScaleDrag::release(const QPointF &, Qt::KeyboardModifiers)
{
    if (m_isMoved)
        m_points.commit();
    else
        m_points.cancel();
}

void ScaleDrag::cancel()
{
    m_points.cancel();
}

QString ScaleDrag::readout() const
{
    const auto percent = [](double factor) { return QLocale().toString(factor * 100.0, 'f', 0); };
    const PointTransform &by = m_points.transform();
    if (m_grip.x == 0)
        return Texts::tr("values %1 %").arg(percent(by.valueFactor));
    if (m_grip.y == 0)
        return Texts::tr("times %1 %").arg(percent(by.timeFactor));
    return Texts::tr("times %1 %, values %2 %").arg(percent(by.timeFactor), percent(by.valueFactor));
}

QString ScaleDrag::description() const
{
    return changeText(m_plot, m_points.countText(countOf(m_points.selected())) + QStringLiteral(": ") + readout());
}

void PenDrag::moveTo(const QPointF &position, Qt::KeyboardModifiers)
{
    m_isMoved = true;
    m_plot.edit().drawTo(m_plot.timeScale().nearestFrame(position.x()), m_plot.valueScale().valueAt(position.y()));
}

void PenDrag::release(const QPointF &, Qt::KeyboardModifiers)
{
    if (m_isMoved)
        m_plot.edit().commit();
    else
        m_plot.edit().cancel();
}

void PenDrag::cancel()
{
    m_plot.edit().cancel();
}

QString PenDrag::description() const
{
    return changeText(m_plot, Texts::tr("Drawing"));
}

} // namespace limber
