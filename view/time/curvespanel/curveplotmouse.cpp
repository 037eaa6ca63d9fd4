#include "curvespanel/curveplot.h"

#include "curvespanel/plothits.h"
#include "curvespanel/pointdrags.h"
#include "curvespanel/selectdrags.h"
#include "curvespanel/viewdrags.h"
#include "session/curves/curveset.h"
#include "session/session.h"
#include "timeline/timelineruler.h"

#include <QMouseEvent>
#include <QWheelEvent>

#include <cmath>

namespace limber {

namespace {

constexpr double scaleWidth = 38.0; // pixels at the left, with the names of the values

} // namespace

void CurvePlot::mousePressEvent(QMouseEvent *event)
{
    if (m_curves.session() == nullptr || m_time.frameCount() == 0 || m_drag)
        return;
    m_edit.finishRun();
    m_keyEdit.finishRun();
    m_mouse = event->position();
    m_button = event->button();
    m_drag = dragOf(*event);
    update();
}

// Returns the drag that a press there starts; null if nothing follows the press.
std::unique_ptr<CurveDrag> CurvePlot::dragOf(const QMouseEvent &event)
{
    const QPointF position = event.position();
    if (event.button() == Qt::MiddleButton)
        return std::make_unique<ShiftDrag>(*this, position, event.modifiers() & Qt::ControlModifier);
    if (event.button() != Qt::LeftButton)
        return nullptr;
    if (position.y() < plot().top()) {
        auto drag = std::make_unique<FrameDrag>(m_ruler, m_time);
        drag->moveTo(position, event.modifiers());
        return drag;
    }
    if (m_tool == PlotTool::Pen)
        return penDrag(position);
    const PlotView shown = view();
    if (const auto key = keyAt(shown, position))
        return pointsDrag(m_keyEdit, *key, event);
    if (const auto handle = handleAt(shown, position))
        return mayBegin(m_keyEdit.begin()) ? std::make_unique<HandleDrag>(*this, *handle) : nullptr;
    if (const auto grip = gripAt(shown, position)) {
        const QRectF frame = *shown.frameOfSelection();
        return mayBegin(points().begin()) ? std::make_unique<ScaleDrag>(*this, points(), *grip, frame) : nullptr;
    }
    if (const auto sample = sampleAt(shown, position))
        return pointsDrag(m_edit, *sample, event);
    if (position.x() < plot().left() + scaleWidth)
        return std::make_unique<ValueScaleDrag>(*this, position);
    return std::make_unique<SelectDrag>(*this, position, m_tool == PlotTool::Lasso);
}

bool CurvePlot::mayBegin(const QString &why)
{
    if (!why.isEmpty())
        emit refused(why);
    return why.isEmpty();
}

std::unique_ptr<CurveDrag> CurvePlot::pointsDrag(PointEdit &points, const PointEdit::Point &hit,
                                                 const QMouseEvent &event)
{
    const CurvePoints one{{hit.column, {hit.frame}}};
    const bool isKey = &points == &m_keyEdit;
    const bool isSelected = points.isSelected(hit.column, hit.frame);
    if (event.modifiers() & (Qt::ControlModifier | Qt::ShiftModifier) || !isSelected)
        selectPoints(isKey ? one : CurvePoints(), isKey ? CurvePoints() : one, event.modifiers());
    if (!points.isSelected(hit.column, hit.frame))
        return nullptr;
    points.setLead(hit);
    if (!mayBegin(points.begin()))
        return nullptr;
    return std::make_unique<PointsDrag>(*this, points, hit, event.position(), event.modifiers());
}

std::unique_ptr<CurveDrag> CurvePlot::penDrag(const QPointF &position)
{
    const int column = curveAt(view(), position, true);
    if (column < 0) {
        emit refused(tr("There is no channel to draw on: choose one that is visible and not locked."));
        return nullptr;
    }
    if (!mayBegin(m_edit.beginDrawing(column)))
        return nullptr;
    auto drag = std::make_unique<PenDrag>(*this);
    drag->moveTo(position, {});
    return drag;
}

void CurvePlot::selectPoints(CurvePoints keys, CurvePoints samples, Qt::KeyboardModifiers modifiers)
{
    const bool isKeys = !keys.empty() || (samples.empty() && !m_keyEdit.selected().empty());
    PointEdit &target = isKeys ? static_cast<PointEdit &>(m_keyEdit) : static_cast<PointEdit &>(m_edit);
    PointEdit &other = isKeys ? static_cast<PointEdit &>(m_edit) : static_cast<PointEdit &>(m_keyEdit);
    CurvePoints points = isKeys ? std::move(keys) : std::move(samples);
    if (modifiers & Qt::ControlModifier)
        return target.takeAway(points);
    other.select({});
    if (modifiers & Qt::ShiftModifier)
        target.add(points);
    else
        target.select(std::move(points));
}

void CurvePlot::mouseDoubleClickEvent(QMouseEvent *event)
{
    const PlotView shown = view();
    const int column = event->button() == Qt::LeftButton && event->position().y() >= plot().top() && !m_drag &&
                               m_tool != PlotTool::Pen && !keyAt(shown, event->position())
                           ? curveAt(shown, event->position())
                           : -1;
    const std::optional<CurveKeys::Found> found = m_keys.find(column);
    if (!found)
        return mousePressEvent(event);
    m_edit.select({});
    refuseFor(m_keyEdit.addKey(found->joint, m_time.nearestFrame(event->position().x()), {column}));
}

void CurvePlot::mouseMoveEvent(QMouseEvent *event)
{
    m_mouse = event->position();
    if (!m_drag)
        return showCursor();
    m_drag->moveTo(event->position(), event->modifiers());
    if (m_drag) // the movement may have cancelled it
        emit described(m_drag->description());
    update();
}

// Shows a cursor for what a press there would do.
void CurvePlot::showCursor()
{
    const PlotView shown = view();
    const bool isInPlot = m_mouse.y() >= plot().top() && m_curves.session() != nullptr && m_time.frameCount() > 0;
    Qt::CursorShape shape = Qt::ArrowCursor;
    if (isInPlot && m_tool == PlotTool::Pen)
        shape = Qt::CrossCursor;
    else if (isInPlot && (keyAt(shown, m_mouse) || handleAt(shown, m_mouse) || gripAt(shown, m_mouse)))
        shape = Qt::PointingHandCursor;
    else if (isInPlot && sampleAt(shown, m_mouse))
        shape = Qt::PointingHandCursor;
    else if (isInPlot && m_mouse.x() < plot().left() + scaleWidth)
        shape = Qt::SizeVerCursor;
    setCursor(shape);
}

void CurvePlot::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != m_button)
        return;
    const std::unique_ptr<CurveDrag> drag = std::move(m_drag);
    if (drag) {
        emit described({});
        drag->release(event->position(), event->modifiers());
    }
    update();
}

void CurvePlot::wheelEvent(QWheelEvent *event)
{
    event->accept();
    if (m_curves.session() == nullptr)
        return;
    const QPoint angle = event->angleDelta();
    const int turned = angle.y() != 0 ? angle.y() : angle.x();
    const double factor = std::exp(-turned / 120.0 * 0.25);
    const bool isControl = event->modifiers() & Qt::ControlModifier;
    if (isControl && event->modifiers() & Qt::ShiftModifier) {
        m_values.zoom(factor, event->position().y());
        return repaintAll();
    }
    if (isControl || event->modifiers() & Qt::ShiftModifier) {
        if (isControl)
            m_time.zoom(factor, event->position().x());
        else
            m_time.pan(-turned * 0.5);
        return m_ruler.showFrames(m_time.firstVisible(), m_time.lastVisible());
    }
    m_wheelRest += turned;
    const int steps = m_wheelRest / 120;
    m_wheelRest -= steps * 120;
    if (steps != 0)
        m_ruler.goTo(m_curves.session()->playhead().frame() - steps);
}

} // namespace limber
