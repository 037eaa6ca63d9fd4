#include "curvespanel/curveplot.h"

#include "base/at.h"
#include "curvespanel/curveset.h"
#include "session/session.h"
#include "timeline/rulerlayout.h"
#include "timeline/timelineruler.h"

#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr double hitPixels = 7.0;
constexpr double clickPixels = 4.0;

} // namespace

QRectF CurvePlot::box() const
{
    return QRectF(m_pressed, m_last).normalized().intersected(plot());
}

SampleEdit::Samples CurvePlot::samplesIn(const QRectF &area) const
{
    SampleEdit::Samples samples;
    const int first = std::max(0, static_cast<int>(std::ceil(m_time.frameAt(area.left()))));
    const int last = static_cast<int>(std::floor(m_time.frameAt(area.right())));
    const double least = m_values.valueAt(area.bottom());
    const double most = m_values.valueAt(area.top());
    m_curves.forEachSeen([&](const JointCurves &, const ChannelCurve &curve) {
        if (!m_curves.isEditable(curve.column))
            return;
        const int end = std::min(last, static_cast<int>(curve.values.size()) - 1);
        std::vector<int> frames;
        for (int frame = first; frame <= end; ++frame) {
            const double value = at(curve.values, frame);
            if (value >= least && value <= most)
                frames.push_back(frame);
        }
        if (!frames.empty())
            samples[curve.column] = std::move(frames);
    });
    return samples;
}

// The nearest one to the mouse, if it is near enough.
SampleEdit::Samples CurvePlot::sampleAt(const QPointF &position) const
{
    double nearest = hitPixels;
    SampleEdit::Samples found;
    const int first = std::max(0, static_cast<int>(m_time.frameAt(position.x() - hitPixels)));
    const int last = static_cast<int>(m_time.frameAt(position.x() + hitPixels)) + 1;
    m_curves.forEachSeen([&](const JointCurves &, const ChannelCurve &curve) {
        if (!m_curves.isEditable(curve.column))
            return;
        for (int frame = first; frame <= std::min(last, static_cast<int>(curve.values.size()) - 1); ++frame) {
            const double distance =
                std::hypot(m_time.xOf(frame) - position.x(), m_values.yOf(at(curve.values, frame)) - position.y());
            if (distance < nearest) {
                nearest = distance;
                found = {{curve.column, {frame}}};
            }
        }
    });
    return found;
}

void CurvePlot::goTo(double x)
{
    m_ruler.goTo(m_time.nearestFrame(x));
}

void CurvePlot::mousePressEvent(QMouseEvent *event)
{
    if (m_curves.session() == nullptr || m_time.frameCount() == 0 || m_drag != Drag::None)
        return;
    m_pressed = m_last = event->position();
    if (event->button() == Qt::MiddleButton) {
        m_drag = Drag::Shift;
    } else if (event->button() == Qt::LeftButton) {
        if (m_pressed.y() < plot().top()) {
            m_drag = Drag::Frame;
            return goTo(m_pressed.x());
        }
        const SampleEdit::Samples hit = sampleAt(m_pressed);
        if (hit.empty()) {
            m_drag = Drag::Box;
            return update();
        }
        beginSamples(hit, *event);
    }
}

void CurvePlot::beginSamples(const SampleEdit::Samples &hit, const QMouseEvent &event)
{
    if (event.modifiers() & Qt::ControlModifier)
        return m_edit.takeAway(hit);
    const auto &[column, frames] = *hit.begin();
    const auto selected = m_edit.selected().find(column);
    const bool isSelected =
        selected != m_edit.selected().end() && std::ranges::binary_search(selected->second, frames.front());
    if (event.modifiers() & Qt::ShiftModifier)
        m_edit.add(hit);
    else if (!isSelected)
        m_edit.select(hit);
    if (const QString why = m_edit.begin(); !why.isEmpty())
        return emit refused(why);
    m_drag = Drag::Samples;
}

void CurvePlot::mouseMoveEvent(QMouseEvent *event)
{
    const QPointF by = event->position() - m_last;
    switch (m_drag) {
    case Drag::None:
        return;
    case Drag::Frame:
        goTo(event->position().x());
        break;
    case Drag::Box:
        update();
        break;
    case Drag::Shift: {
        m_time.pan(by.x());
        m_ruler.showFrames(m_time.firstVisible(), m_time.lastVisible());
        m_values.pan(by.y());
        repaintAll();
        break;
    }
    case Drag::Samples: {
        const double pixels = m_pressed.y() - event->position().y();
        const double fine = event->modifiers() & Qt::AltModifier ? 0.1 : 1.0;
        m_edit.moveBy(pixels == 0.0 ? 0.0 : pixels * m_values.valuesPerPixel() * fine);
        emit described(tr("%1, %n frame(s) change. Esc takes it back.", nullptr, m_edit.changedFrames())
                           .arg(QLocale().toString(m_edit.amount(), 'f', 2)));
        break;
    }
    }
    m_last = event->position();
}

void CurvePlot::mouseReleaseEvent(QMouseEvent *event)
{
    const Drag drag = std::exchange(m_drag, Drag::None);
    if (drag == Drag::Samples) {
        emit described({});
        if (const QString why = m_edit.commit(); !why.isEmpty())
            emit refused(why);
    } else if (drag == Drag::Box) {
        m_last = event->position();
        const bool isClick = (m_last - m_pressed).manhattanLength() < clickPixels;
        const SampleEdit::Samples inside = isClick ? SampleEdit::Samples() : samplesIn(box());
        if (event->modifiers() & Qt::ShiftModifier)
            m_edit.add(inside);
        else if (event->modifiers() & Qt::ControlModifier)
            m_edit.takeAway(inside);
        else
            m_edit.select(inside);
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

// During a drag all keys are its own: Undo would take back the step before it.
bool CurvePlot::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto &key = static_cast<const QKeyEvent &>(*event);
        const bool isOwn = key.key() == Qt::Key_A || key.key() == Qt::Key_Home || key.key() == Qt::Key_F ||
                           (key.key() == Qt::Key_Escape && !m_edit.selected().empty());
        if (m_drag != Drag::None || (isOwn && key.modifiers() == Qt::NoModifier)) {
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

void CurvePlot::keyPressEvent(QKeyEvent *event)
{
    if (m_drag != Drag::None) {
        if (event->key() == Qt::Key_Escape || event->matches(QKeySequence::Undo))
            giveUp();
        return;
    }
    if (event->modifiers() != Qt::NoModifier)
        return QWidget::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_A:
    case Qt::Key_Home:
        return fitAll();
    case Qt::Key_F:
        return fitSelected();
    case Qt::Key_Escape:
        return m_edit.select({});
    case Qt::Key_Left:
    case Qt::Key_Right:
        if (m_curves.session() != nullptr)
            m_ruler.goTo(m_curves.session()->playhead().frame() + (event->key() == Qt::Key_Left ? -1 : 1));
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

void CurvePlot::giveUp()
{
    m_drag = Drag::None;
    m_edit.cancel();
    emit described({});
    update();
}

void CurvePlot::focusOutEvent(QFocusEvent *event)
{
    giveUp();
    QWidget::focusOutEvent(event);
}

} // namespace limber
