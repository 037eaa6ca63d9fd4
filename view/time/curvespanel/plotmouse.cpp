#include "curvespanel/plotmouse.h"

#include "curvespanel/curveplot.h"
#include "curvespanel/plothits.h"
#include "curvespanel/pointdrags.h"
#include "curvespanel/selectdrags.h"
#include "curvespanel/viewdrags.h"
#include "session/curves/curveset.h"
#include "session/session.h"
#include "timeline/timelineruler.h"

#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr double scaleWidth = 38.0; // pixels at the left, with the names of the values
constexpr int scrollMilliseconds = 30;
constexpr double scrollPace = 0.2; // each time, of the distance of the mouse from the plot
constexpr double fastestScroll = 40.0; // pixels each time

} // namespace

PlotMouse::PlotMouse(CurvePlot &plot, CurveSet &curves, TimelineRuler &ruler)
    : m_plot(plot), m_curves(curves), m_ruler(ruler)
{
    m_scrolling.setInterval(scrollMilliseconds);
    m_scrolling.callOnTimeout([this] { scrollForDrag(); });
}

void PlotMouse::press(const QMouseEvent &event)
{
    if (m_curves.session() == nullptr || m_plot.timeScale().frameCount() == 0 || m_drag)
        return;
    m_plot.edit().finishRun();
    m_plot.keyEdit().finishRun();
    m_position = event.position();
    m_button = event.button();
    m_drag = dragOf(event);
    m_plot.update();
}

// Returns the drag that a press there starts; null if nothing follows the press.
std::unique_ptr<CurveDrag> PlotMouse::dragOf(const QMouseEvent &event)
{
    const QPointF position = event.position();
    if (event.button() == Qt::MiddleButton)
        return std::make_unique<ShiftDrag>(m_plot, position, event.modifiers() & Qt::ControlModifier);
    if (event.button() != Qt::LeftButton)
        return nullptr;
    if (position.y() < m_plot.view().area.top()) {
        auto drag = std::make_unique<FrameDrag>(m_ruler, m_plot.timeScale());
        drag->moveTo(position, event.modifiers());
        return drag;
    }
    if (m_plot.tool() == PlotTool::Pen)
        return penDrag(position);
    const PlotView shown = m_plot.view();
    if (const auto key = keyAt(shown, position))
        return pointsDrag(m_plot.keyEdit(), *key, event);
    if (const auto handle = handleAt(shown, position))
        return mayBegin(m_plot.keyEdit().begin()) ? std::make_unique<HandleDrag>(m_plot, *handle) : nullptr;
    if (const auto grip = gripAt(shown, position)) {
        const QRectF frame = *shown.frameOfSelection();
        return mayBegin(m_plot.points().begin()) ? std::make_unique<ScaleDrag>(m_plot, m_plot.points(), *grip, frame)
                                                 : nullptr;
    }
    if (const auto sample = sampleAt(shown, position))
        return pointsDrag(m_plot.edit(), *sample, event);
    if (position.x() < shown.area.left() + scaleWidth)
        return std::make_unique<ValueScaleDrag>(m_plot, position);
    return std::make_unique<SelectDrag>(m_plot, position, m_plot.tool() == PlotTool::Lasso);
}

bool PlotMouse::mayBegin(const QString &why)
{
    if (!why.isEmpty())
        emit m_plot.refused(why);
    return why.isEmpty();
}

std::unique_ptr<CurveDrag> PlotMouse::pointsDrag(PointEdit &points, const PointEdit::Point &hit,
                                                 const QMouseEvent &event)
{
    const CurvePoints one{{hit.column, {hit.frame}}};
    const bool isKey = &points == &m_plot.keyEdit();
    const bool isSelected = points.isSelected(hit.column, hit.frame);
    if (event.modifiers() & (Qt::ControlModifier | Qt::ShiftModifier) || !isSelected)
        m_plot.selectPoints(isKey ? one : CurvePoints(), isKey ? CurvePoints() : one, event.modifiers());
    if (!points.isSelected(hit.column, hit.frame))
        return nullptr;
    points.setLead(hit);
    if (!mayBegin(points.begin()))
        return nullptr;
    return std::make_unique<PointsDrag>(m_plot, points, hit, event.position(), event.modifiers());
}

std::unique_ptr<CurveDrag> PlotMouse::penDrag(const QPointF &position)
{
    const int column = curveAt(m_plot.view(), position, true);
    if (column < 0) {
        emit m_plot.refused(
            CurvePlot::tr("There is no channel to draw on: choose one that is visible and not locked."));
        return nullptr;
    }
    if (!mayBegin(m_plot.edit().beginDrawing(column)))
        return nullptr;
    auto drag = std::make_unique<PenDrag>(m_plot);
    drag->moveTo(position, {});
    return drag;
}

void PlotMouse::doubleClick(const QMouseEvent &event)
{
    const PlotView shown = m_plot.view();
    const int column = event.button() == Qt::LeftButton && event.position().y() >= shown.area.top() && !m_drag &&
                               m_plot.tool() != PlotTool::Pen && !keyAt(shown, event.position())
                           ? curveAt(shown, event.position())
                           : -1;
    const std::optional<CurveKeys::Found> found = m_plot.keys().find(column);
    if (!found)
        return press(event);
    m_plot.edit().select({});
    (void)mayBegin(
        m_plot.keyEdit().addKey(found->joint, m_plot.timeScale().nearestFrame(event.position().x()), {column}));
}

void PlotMouse::move(const QMouseEvent &event)
{
    m_position = event.position();
    if (!m_drag)
        return showCursor();
    m_modifiers = event.modifiers();
    moveDrag();
}

// A drag that scrolls the plot holds its points at the edge meanwhile, so that they are in sight.
void PlotMouse::moveDrag()
{
    const QRectF area = m_plot.view().area;
    const Qt::Orientations scrolls = m_drag->scrolls();
    QPointF at = m_position;
    if (scrolls & Qt::Vertical)
        at.setY(std::clamp(at.y(), area.top(), area.bottom()));
    if (scrolls & Qt::Horizontal)
        at.setX(std::clamp(at.x(), area.left(), area.right()));
    m_drag->moveTo(at, m_modifiers);
    if (m_drag) // the movement may have cancelled it
        emit m_plot.described(m_drag->description());
    if (m_drag && m_drag->scrolls() && !area.contains(m_position) && !m_scrolling.isActive())
        m_scrolling.start();
    m_plot.update();
}

// The farther outside the mouse is, the faster the plot scrolls.
void PlotMouse::scrollForDrag()
{
    const auto by = [](double place, double first, double last) {
        return std::clamp(scrollPace * (place - std::clamp(place, first, last)), -fastestScroll, fastestScroll);
    };
    const QRectF area = m_plot.view().area;
    const Qt::Orientations scrolls = m_drag ? m_drag->scrolls() : Qt::Orientations();
    const double right = scrolls & Qt::Horizontal ? by(m_position.x(), area.left(), area.right()) : 0.0;
    const double down = scrolls & Qt::Vertical ? by(m_position.y(), area.top(), area.bottom()) : 0.0;
    if (right == 0.0 && down == 0.0)
        return m_scrolling.stop();
    TimeScale time = m_plot.timeScale();
    ValueScale values = m_plot.valueScale();
    values.pan(-down);
    if (right != 0.0)
        time.pan(right);
    m_plot.showPart(time, values);
    moveDrag();
}

void PlotMouse::showCursor()
{
    const PlotView shown = m_plot.view();
    const bool isInPlot =
        m_position.y() >= shown.area.top() && m_curves.session() != nullptr && m_plot.timeScale().frameCount() > 0;
    Qt::CursorShape shape = Qt::ArrowCursor;
    if (isInPlot && m_plot.tool() == PlotTool::Pen)
        shape = Qt::CrossCursor;
    else if (isInPlot && (keyAt(shown, m_position) || handleAt(shown, m_position) || gripAt(shown, m_position)))
        shape = Qt::PointingHandCursor;
    else if (isInPlot && sampleAt(shown, m_position))
        shape = Qt::PointingHandCursor;
    else if (isInPlot && m_position.x() < shown.area.left() + scaleWidth)
        shape = Qt::SizeVerCursor;
    m_plot.setCursor(shape);
}

void PlotMouse::release(const QMouseEvent &event)
{
    if (event.button() != m_button)
        return;
    const std::unique_ptr<CurveDrag> drag = std::move(m_drag);
    if (drag) {
        emit m_plot.described({});
        drag->release(event.position(), event.modifiers());
    }
    m_plot.update();
}

void PlotMouse::cancel()
{
    const std::unique_ptr<CurveDrag> drag = std::move(m_drag);
    if (drag)
        drag->cancel();
}

void PlotMouse::turnWheel(const QWheelEvent &event)
{
    if (m_curves.session() == nullptr)
        return;
    const QPoint angle = event.angleDelta();
    const Qt::KeyboardModifiers modifiers = event.modifiers();
    const bool isAlt = modifiers & Qt::AltModifier; // Qt makes such a turn horizontal
    const bool isAcross = !isAlt && std::abs(angle.x()) > std::abs(angle.y()); // of a touchpad
    const int turned = angle.y() != 0 && !isAcross ? angle.y() : angle.x();
    const double factor = std::exp(-turned / 120.0 * 0.25);
    const QPointF at = event.position();
    const QRectF area = m_plot.view().area;
    if (isAlt || at.y() < area.top())
        return stepByWheel(turned);
    TimeScale time = m_plot.timeScale();
    ValueScale values = m_plot.valueScale();
    if (modifiers & Qt::ControlModifier || (at.x() < area.left() + scaleWidth && modifiers == Qt::NoModifier))
        values.zoom(factor, at.y());
    else if (isAcross || modifiers & Qt::ShiftModifier)
        time.pan(-turned * 0.5);
    else
        time.zoom(factor, at.x());
    m_plot.showPart(time, values);
}

void PlotMouse::stepByWheel(int turned)
{
    m_wheelRest += turned;
    const int steps = m_wheelRest / 120;
    m_wheelRest -= steps * 120;
    if (steps != 0)
        m_ruler.goTo(m_curves.session()->playhead().frame() - steps);
}

void PlotMouse::paint(QPainter &painter, const Colours &colours) const
{
    if (!m_drag)
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    m_drag->paint(painter, colours);
    paintReadout(painter, colours);
}

// The text is beside the mouse, inside the plot.
void PlotMouse::paintReadout(QPainter &painter, const Colours &colours) const
{
    const QString text = m_drag->readout();
    if (text.isEmpty())
        return;
    constexpr double padding = 6.0;
    const QRectF area = m_plot.view().area;
    const QFontMetrics metrics(m_plot.font());
    QRectF box(m_position + QPointF(16.0, -34.0),
               QSizeF(metrics.horizontalAdvance(text) + 2.0 * padding, metrics.height() + padding));
    box.moveLeft(std::clamp(box.left(), area.left() + 2.0, std::max(area.left() + 2.0, area.right() - box.width())));
    box.moveTop(std::max(box.top(), area.top() + 2.0));
    painter.setFont(m_plot.font());
    painter.setPen(colours.line);
    painter.setBrush(colours.raised);
    painter.drawRoundedRect(box, 4.0, 4.0);
    painter.setPen(colours.text);
    painter.drawText(box, Qt::AlignCenter, text);
}

} // namespace limber
