#include "curvespanel/curveplot.h"

#include "base/at.h"
#include "curvespanel/plothits.h"
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

bool CurvePlot::isOwnKey(const QKeyEvent &key) const
{
    if (isArrow(key.key()) && key.modifiers() & (Qt::AltModifier | Qt::ControlModifier))
        return true;
    if (key.modifiers() != Qt::NoModifier)
        return false;
    const bool hasSelected = view().selection() != nullptr;
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

// During a drag all keys belong to it, because undo would otherwise take back the step before the drag. A run of moves
// by keys is kept before undo takes back its step.
bool CurvePlot::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto &key = static_cast<const QKeyEvent &>(*event);
        if (!m_drag && (key.matches(QKeySequence::Undo) || key.matches(QKeySequence::Redo)))
            points().finishRun();
        if (m_drag || isOwnKey(key)) {
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

void CurvePlot::keyPressEvent(QKeyEvent *event)
{
    if (m_drag) {
        if (event->key() == Qt::Key_Escape || event->matches(QKeySequence::Undo))
            giveUp();
        return;
    }
    if (nudge(*event) || walk(*event))
        return;
    if (event->modifiers() != Qt::NoModifier)
        return QWidget::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_A:
    case Qt::Key_Home:
        return fitAll();
    case Qt::Key_F:
        return fitSelected();
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        return deleteKeys();
    case Qt::Key_Escape:
        if (points().isRunning())
            return points().cancel();
        m_edit.select({});
        return m_keyEdit.select({});
    case Qt::Key_Left:
    case Qt::Key_Right:
        if (m_curves.session() != nullptr)
            m_ruler.goTo(m_curves.session()->playhead().frame() + (event->key() == Qt::Key_Left ? -1 : 1));
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

void CurvePlot::refuseFor(const QString &why)
{
    if (!why.isEmpty())
        emit refused(why);
}

// Alt with the arrow keys moves the selected points by a frame or by a step.
bool CurvePlot::nudge(const QKeyEvent &key)
{
    if (!isArrow(key.key()) || !(key.modifiers() & Qt::AltModifier))
        return false;
    const int steps = key.modifiers() & Qt::ShiftModifier ? largeSteps : 1;
    const bool isAcross = key.key() == Qt::Key_Left || key.key() == Qt::Key_Right;
    const int direction = key.key() == Qt::Key_Left || key.key() == Qt::Key_Down ? -steps : steps;
    if (isAcross && !points().movesInTime()) {
        refuseFor(&points() == &m_keyEdit ? tr("Keys move in time only while no rotation of their joint is locked.")
                                          : tr("Samples stay in their frames: fit keys to move in time."));
        return true;
    }
    points().runBy(isAcross ? direction : 0, isAcross ? 0.0 : direction * m_snap.step);
    return true;
}

// Ctrl with the arrow keys goes from point to point and from curve to curve; Shift adds to the selection.
bool CurvePlot::walk(const QKeyEvent &key)
{
    if (!isArrow(key.key()) || !(key.modifiers() & Qt::ControlModifier))
        return false;
    if (key.key() == Qt::Key_Left || key.key() == Qt::Key_Right)
        walkInTime(key.key() == Qt::Key_Left ? -1 : 1, key.modifiers() & Qt::ShiftModifier);
    else
        walkOverCurves(key.key() == Qt::Key_Up ? -1 : 1);
    return true;
}

std::vector<int> CurvePlot::editableColumns() const
{
    std::vector<int> columns;
    m_curves.forEachSeen([&](const JointCurves &, const ChannelCurve &curve) {
        if (m_curves.isEditable(curve.column) && !curve.values.empty())
            columns.push_back(curve.column);
    });
    return columns;
}

void CurvePlot::walkInTime(int direction, bool adds)
{
    const std::vector<int> columns = editableColumns();
    if (m_curves.session() == nullptr || columns.empty())
        return;
    const std::optional<PointEdit::Point> lead = points().lead();
    const int column = lead ? lead->column : columns.front();
    const int from = lead ? lead->frame : m_curves.session()->playhead().frame();
    const std::optional<CurveKeys::Found> found = m_keys.find(column);
    int frame = std::clamp(from + direction, 0, m_time.lastFrame());
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

void CurvePlot::walkOverCurves(int direction)
{
    const std::vector<int> columns = editableColumns();
    const std::optional<PointEdit::Point> lead = points().lead();
    if (columns.empty())
        return;
    if (!lead)
        return walkInTime(0, false);
    const auto found = std::ranges::find(columns, lead->column);
    const int index = static_cast<int>(found - columns.begin()) + direction;
    const int column = at(columns, std::clamp(index, 0, static_cast<int>(columns.size()) - 1));
    const std::optional<CurveKeys::Found> keys = m_keys.find(column);
    if (keys && keys->track->keyAt(lead->frame) < 0)
        return;
    choosePoint({column, lead->frame}, false);
}

void CurvePlot::choosePoint(const PointEdit::Point &point, bool adds)
{
    const bool isKey = m_keys.find(point.column).has_value();
    const CurvePoints one{{point.column, {point.frame}}};
    selectPoints(isKey ? one : CurvePoints(), isKey ? CurvePoints() : one, adds ? Qt::ShiftModifier : Qt::NoModifier);
    points().setLead(point);
    m_ruler.goTo(point.frame);
}

void CurvePlot::setKey()
{
    if (m_curves.session() == nullptr)
        return;
    std::map<int, std::vector<int>> columns; // by joint
    for (const int column : editableColumns()) {
        if (const std::optional<CurveKeys::Found> found = m_keys.find(column))
            columns[found->joint].push_back(column);
    }
    if (columns.empty())
        return refuseFor(tr("There are no keys yet: Fit Keys finds some."));
    const int frame = m_curves.session()->playhead().frame();
    m_edit.select({});
    CurvePoints all;
    for (const auto &[joint, own] : columns) {
        if (const QString why = m_keyEdit.addKey(joint, frame, own); !why.isEmpty())
            return refuseFor(why);
        for (const auto &[column, frames] : m_keyEdit.selected())
            all[column] = frames;
    }
    m_keyEdit.select(std::move(all));
}

void CurvePlot::deleteKeys()
{
    if (m_keyEdit.selected().empty())
        return refuseFor(tr("Select keys to delete them; a motion has a sample in every frame."));
    refuseFor(m_keyEdit.removeSelected());
}

void CurvePlot::giveUp()
{
    const std::unique_ptr<CurveDrag> drag = std::move(m_drag);
    if (drag)
        drag->cancel();
    m_edit.finishRun();
    m_keyEdit.finishRun();
    emit described({});
    update();
}

void CurvePlot::focusOutEvent(QFocusEvent *event)
{
    giveUp();
    QWidget::focusOutEvent(event);
}

} // namespace limber
