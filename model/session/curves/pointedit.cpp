#include "session/curves/pointedit.h"

#include "session/curves/curveset.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace limber {

namespace {

constexpr int runMilliseconds = 700;

} // namespace

int countOf(const CurvePoints &points)
{
    int count = 0;
    for (const auto &[column, frames] : points)
        count += static_cast<int>(frames.size());
    return count;
}

int PointTransform::movedFrame(int frame) const
{
    return static_cast<int>(std::lround(timeCentre + (frame - timeCentre) * timeFactor)) + frames;
}

PointEdit::PointEdit(CurveSet &curves, CurveGesture &gesture, QObject *parent)
    : QObject(parent), m_curves(curves), m_gesture(gesture)
{
    m_run.setSingleShot(true);
    m_run.setInterval(runMilliseconds);
    connect(&m_run, &QTimer::timeout, this, &PointEdit::commit);
    connect(&gesture, &CurveGesture::ended, this, [this] { setRunning(false); });
    connect(&curves, &CurveSet::jointsChanged, this, [this] { select({}); });
}

PointEdit::~PointEdit() = default;

void PointEdit::select(CurvePoints points)
{
    finishRun();
    if (m_isRunning)
        return;
    std::erase_if(points, [](const auto &entry) { return entry.second.empty(); });
    if (points == m_selected)
        return;
    m_selected = std::move(points);
    emit changed();
}

void PointEdit::add(const CurvePoints &points)
{
    CurvePoints all = m_selected;
    for (const auto &[column, frames] : points) {
        std::vector<int> both;
        std::ranges::set_union(all[column], frames, std::back_inserter(both));
        all[column] = std::move(both);
    }
    select(std::move(all));
}

void PointEdit::takeAway(const CurvePoints &points)
{
    CurvePoints left = m_selected;
    for (const auto &[column, frames] : points) {
        std::vector<int> rest;
        std::ranges::set_difference(left[column], frames, std::back_inserter(rest));
        left[column] = std::move(rest);
    }
    select(std::move(left));
}

bool PointEdit::isSelected(int column, int frame) const
{
    const auto found = m_selected.find(column);
    return found != m_selected.end() && std::ranges::binary_search(found->second, frame);
}

std::optional<PointEdit::Point> PointEdit::lead() const
{
    if (m_selected.empty())
        return std::nullopt;
    if (m_lead && isSelected(m_lead->column, m_lead->frame))
        return m_lead;
    return Point{m_selected.begin()->first, m_selected.begin()->second.front()};
}

void PointEdit::leaveOutLost()
{
    if (m_isRunning)
        return;
    CurvePoints left = m_selected;
    for (auto &[column, frames] : left)
        std::erase_if(frames, [&, in = column](int frame) { return !has(in, frame); });
    select(std::move(left));
}

QString PointEdit::begin()
{
    finishRun();
    if (!m_gesture.isKeeping())
        cancel();
    if (m_selected.empty())
        return tr("Nothing is selected.");
    if (QString why = m_gesture.begin(); !why.isEmpty())
        return why;
    m_transform = {};
    prepare();
    setRunning(true);
    return {};
}

void PointEdit::shape(const PointTransform &transform)
{
    if (!m_isRunning)
        return;
    m_transform = transform;
    ShapedCurves shaped = shapedBy(m_transform);
    m_gesture.show(std::move(shaped));
    emit changed();
}

void PointEdit::commit()
{
    m_run.stop();
    if (!m_isRunning)
        return;
    if (m_gesture.shaped().empty())
        return cancel();
    m_gesture.commit(step());
}

void PointEdit::cancel()
{
    m_run.stop();
    if (m_isRunning)
        m_gesture.cancel();
}

void PointEdit::runBy(int frames, double amount)
{
    const bool goesOn = m_run.isActive() && m_isRunning;
    PointTransform total = goesOn ? m_transform : PointTransform();
    total.frames += frames;
    total.amount += amount;
    runTo(total);
}

void PointEdit::runTo(const PointTransform &transform)
{
    if (!m_run.isActive() || !m_isRunning) {
        if (const QString why = begin(); !why.isEmpty())
            return emit refused(why);
    }
    m_run.start();
    shape(transform);
}

void PointEdit::finishRun()
{
    if (m_run.isActive())
        commit();
}

void PointEdit::setRunning(bool isRunning)
{
    if (isRunning == m_isRunning)
        return;
    m_isRunning = isRunning;
    if (!isRunning) {
        m_run.stop();
        m_transform = {};
        forget();
        leaveOutLost();
    }
    emit changed();
}

} // namespace limber
