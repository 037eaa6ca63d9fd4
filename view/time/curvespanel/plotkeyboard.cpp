#include "curvespanel/plotkeyboard.h"

#include "base/at.h"
#include "curvespanel/curveplot.h"
#include "session/curves/curveset.h"
#include "session/session.h"
#include "timeline/timelineruler.h"

#include <QKeyEvent>

#include <algorithm>

namespace limber {

namespace {

constexpr int largeSteps = 10; // with Shift

bool isArrow(int key)
{
    return key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down;
}

} // namespace

PlotKeyboard::PlotKeyboard(CurvePlot &plot, CurveSet &curves, TimelineRuler &ruler)
    : m_plot(plot), m_curves(curves), m_ruler(ruler)
{
}

bool PlotKeyboard::isOwn(const QKeyEvent &key) const
{
    if (isArrow(key.key()) && key.modifiers() & (Qt::AltModifier | Qt::ControlModifier))
        return true;
    if (key.modifiers() != Qt::NoModifier)
        return false;
    const bool hasSelected = m_plot.view().selection() != nullptr;
    switch (key.key()) {
    case Qt::Key_A:
    case Qt::Key_Home:
    case Qt::Key_F:
        return true;
    case Qt::Key_Escape:
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        return hasSelected;
    default:
        return false;
    }
}

bool PlotKeyboard::press(const QKeyEvent &key)
{
    if (nudge(key) || walk(key))
        return true;
    if (key.modifiers() != Qt::NoModifier)
        return false;
    switch (key.key()) {
    case Qt::Key_A:
    case Qt::Key_Home:
        m_plot.fitAll();
        return true;
    case Qt::Key_F:
        m_plot.fitSelected();
        return true;
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        m_plot.deleteKeys();
        return true;
    case Qt::Key_Escape:
        letGo();
        return true;
    case Qt::Key_Left:
    case Qt::Key_Right:
        if (m_curves.session() != nullptr)
            m_ruler.goTo(m_curves.session()->playhead().frame() + (key.key() == Qt::Key_Left ? -1 : 1));
        return true;
    default:
        return false;
    }
}

// Takes back a run of moves by keys, or deselects all points.
void PlotKeyboard::letGo()
{
    if (m_plot.points().isRunning())
        return m_plot.points().cancel();
    m_plot.edit().select({});
    m_plot.keyEdit().select({});
}

// Alt with the arrow keys moves the selected points by a frame or by a step.
bool PlotKeyboard::nudge(const QKeyEvent &key)
{
    if (!isArrow(key.key()) || !(key.modifiers() & Qt::AltModifier))
        return false;
    const int steps = key.modifiers() & Qt::ShiftModifier ? largeSteps : 1;
    const bool isAcross = key.key() == Qt::Key_Left || key.key() == Qt::Key_Right;
    const int direction = key.key() == Qt::Key_Left || key.key() == Qt::Key_Down ? -steps : steps;
    if (isAcross && !m_plot.points().movesInTime()) {
        emit m_plot.refused(&m_plot.points() == &m_plot.keyEdit()
                                ? CurvePlot::tr("Keys move in time only while no rotation of their joint is locked.")
                                : CurvePlot::tr("Samples stay in their frames: fit keys to move in time."));
        return true;
    }
    m_plot.points().runBy(isAcross ? direction : 0, isAcross ? 0.0 : direction * m_plot.snap().step);
    return true;
}

// Ctrl with the arrow keys goes from point to point and from curve to curve; Shift adds to the selection.
bool PlotKeyboard::walk(const QKeyEvent &key)
{
    if (!isArrow(key.key()) || !(key.modifiers() & Qt::ControlModifier))
        return false;
    if (key.key() == Qt::Key_Left || key.key() == Qt::Key_Right)
        walkInTime(key.key() == Qt::Key_Left ? -1 : 1, key.modifiers() & Qt::ShiftModifier);
    else
        walkOverCurves(key.key() == Qt::Key_Up ? -1 : 1);
    return true;
}

void PlotKeyboard::walkInTime(int direction, bool adds)
{
    const std::vector<int> columns = m_plot.editableColumns();
    if (m_curves.session() == nullptr || columns.empty())
        return;
    const std::optional<PointEdit::Point> lead = m_plot.points().lead();
    const int column = lead ? lead->column : columns.front();
    const int from = lead ? lead->frame : m_curves.session()->playhead().frame();
    const std::optional<CurveKeys::Found> found = m_plot.keys().find(column);
    int frame = std::clamp(from + direction, 0, m_plot.timeScale().lastFrame());
    if (found) {
        const std::vector<CurveKey> &keys = found->track->keys();
        auto next = std::ranges::lower_bound(keys, from, {}, &CurveKey::frame);
        const bool isOn = next != keys.end() && next->frame == from;
        if (direction < 0)
            next = next == keys.begin() ? next : std::prev(next);
        else if (isOn && std::next(next) != keys.end())
            ++next;
        else if (next == keys.end())
            next = std::prev(keys.end());
        frame = next->frame;
    } else if (!lead) {
        frame = from;
    }
    choosePoint({column, frame}, adds);
}

void PlotKeyboard::walkOverCurves(int direction)
{
    const std::vector<int> columns = m_plot.editableColumns();
    const std::optional<PointEdit::Point> lead = m_plot.points().lead();
    if (columns.empty())
        return;
    if (!lead)
        return walkInTime(0, false);
    const auto found = std::ranges::find(columns, lead->column);
    const int index = static_cast<int>(found - columns.begin()) + direction;
    const int column = at(columns, std::clamp(index, 0, static_cast<int>(columns.size()) - 1));
    const std::optional<CurveKeys::Found> keys = m_plot.keys().find(column);
    if (keys && keys->track->keyAt(lead->frame) < 0)
        return;
    choosePoint({column, lead->frame}, false);
}

void PlotKeyboard::choosePoint(const PointEdit::Point &point, bool adds)
{
    const bool isKey = m_plot.keys().find(point.column).has_value();
    const CurvePoints one{{point.column, {point.frame}}};
    m_plot.selectPoints(isKey ? one : CurvePoints(), isKey ? CurvePoints() : one,
                        adds ? Qt::ShiftModifier : Qt::NoModifier);
    m_plot.points().setLead(point);
    m_ruler.goTo(point.frame);
}

} // namespace limber
