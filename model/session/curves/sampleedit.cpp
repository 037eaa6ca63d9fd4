#include "session/curves/sampleedit.h"

#include "base/at.h"
#include "session/curves/curveset.h"
#include "session/posing/toolsettings.h"
#include "session/session.h"

#include <QLocale>

#include <algorithm>
#include <iterator>

namespace limber {

struct SampleEdit::Part
{
    struct AnchorWeight
    {
        double weight = 0.0; // 0 to 1
        int anchor = -1; // the selected frame whose change this frame takes
    };
    int first = 0;
    std::vector<AnchorWeight> anchorWeights; // from the first frame on
    std::map<int, double> anchors; // values of the selected frames that other frames follow

    void raise(int frame, double weight, int anchor)
    {
        AnchorWeight &now = at(anchorWeights, frame - first);
        if (weight > now.weight)
            now = {weight, anchor};
    }
    [[nodiscard]] int last() const { return first + static_cast<int>(anchorWeights.size()) - 1; }
};

SampleEdit::SampleEdit(CurveSet &curves, CurveGesture &gesture, QObject *parent) : PointEdit(curves, gesture, parent)
{
    connect(&curves, &CurveSet::valuesChanged, this, [this] { leaveOutLost(); });
}

SampleEdit::~SampleEdit() = default;

void SampleEdit::setTools(const ToolSettings *tools)
{
    m_tools = tools;
}

bool SampleEdit::has(int column, int frame) const
{
    const std::optional<CurveSet::Found> found = curves().find(column);
    return found && frame >= 0 && frame < static_cast<int>(found->curve->values.size());
}

std::optional<double> SampleEdit::valueOf(const Point &point) const
{
    if (!has(point.column, point.frame))
        return std::nullopt;
    if (const std::optional<double> moved = gesture().valueOf(point.column, point.frame))
        return moved;
    return at(curves().find(point.column)->curve->values, point.frame);
}

QString SampleEdit::countText(int count) const
{
    return tr("%n sample(s)", nullptr, count);
}

ChangeSpread SampleEdit::spread() const
{
    ChangeSpread spread;
    spread.reach = ChangeReach::ThisFrame;
    return m_tools ? m_tools->choices().spread : spread;
}

ChangeWindow SampleEdit::windowAt(const ChangeSpread &spread, int frame) const
{
    const Session &session = *curves().session();
    const Motion &motion = session.layered().clip().motion;
    const Playhead &playhead = session.playhead();
    const FrameInterval range{playhead.firstFrame(), playhead.lastFrame()};
    return {spread, frame, playhead.hasRange() ? std::optional(range) : std::nullopt, motion.frameCount(),
            motion.playingFrameTimeSeconds()};
}

// Selected frames take the whole change; before each run of them the change rises, and after it the change fades.
std::shared_ptr<const SampleEdit::Part> SampleEdit::partOf(int column, const std::vector<int> &frames,
                                                           const ChangeSpread &spread) const
{
    const std::vector<double> &values = curves().find(column)->curve->values;
    auto part = std::make_shared<Part>();
    const ChangeWindow front = windowAt(spread, frames.front());
    const ChangeWindow back = windowAt(spread, frames.back());
    // Outside of the play range there is no window: only the frame itself changes.
    part->first = front.isEmpty() ? frames.front() : std::min(front.frames().first, frames.front());
    const int last = back.isEmpty() ? frames.back() : std::max(back.frames().last, frames.back());
    part->anchorWeights.resize(static_cast<std::size_t>(last - part->first + 1));
    for (const int frame : frames)
        part->raise(frame, 1.0, frame);
    bool isCovered = false; // by a window that is the same for all frames
    for (std::size_t i = 0; i < frames.size(); ++i) {
        const int frame = frames[i];
        const bool isStart = i == 0 || frames[i - 1] != frame - 1;
        const bool isEnd = i + 1 == frames.size() || frames[i + 1] != frame + 1;
        if ((!isStart && !isEnd) || isCovered)
            continue;
        const ChangeWindow window = windowAt(spread, frame);
        isCovered = spread.reach != ChangeReach::Falloff && !window.isEmpty();
        part->anchors[frame] = at(values, frame);
        const int before = std::max(window.frames().first, part->first);
        for (int other = before; (isStart || isCovered) && other < frame; ++other)
            part->raise(other, window.weight(other), frame);
        const int after = std::min(window.frames().last, last);
        for (int other = frame + 1; (isEnd || isCovered) && other <= after; ++other)
            part->raise(other, window.weight(other), frame);
    }
    return part;
}

void SampleEdit::prepare()
{
    const ChangeSpread chosen = spread();
    m_parts.clear();
    for (const auto &[column, frames] : selected()) {
        if (curves().find(column))
            m_parts[column] = partOf(column, frames, chosen);
    }
}

ShapedCurves SampleEdit::shapedBy(PointTransform &transform)
{
    transform.frames = 0;
    transform.timeFactor = 1.0;
    ShapedCurves shaped;
    if (transform == PointTransform{.timeCentre = transform.timeCentre, .valueCentre = transform.valueCentre})
        return shaped;
    for (const auto &[column, part] : m_parts) {
        shaped[column] = {{part->first, part->last()}, [part = part, transform](int frame, double shown) {
                              const Part::AnchorWeight &anchorWeight = at(part->anchorWeights, frame - part->first);
                              if (anchorWeight.anchor < 0)
                                  return shown;
                              const double from =
                                  anchorWeight.anchor == frame ? shown : part->anchors.at(anchorWeight.anchor);
                              return shown + anchorWeight.weight * (transform.movedValue(from) - from);
                          }};
    }
    return shaped;
}

QString SampleEdit::beginDrawing(int column)
{
    finishRun();
    if (!gesture().isKeeping())
        cancel();
    if (QString why = gesture().begin(); !why.isEmpty())
        return why;
    m_drawnColumn = column;
    m_drawn.clear();
    setRunning(true);
    return {};
}

void SampleEdit::drawTo(int frame, double value)
{
    const std::optional<CurveSet::Found> found = curves().find(m_drawnColumn);
    if (m_drawnColumn < 0 || !found || found->curve->values.empty())
        return;
    frame = std::clamp(frame, 0, static_cast<int>(found->curve->values.size()) - 1);
    // Points that were drawn between the last frame and this one are replaced.
    if (!m_drawn.empty() && frame != m_lastDrawn)
        m_drawn.erase(m_drawn.upper_bound(std::min(frame, m_lastDrawn)),
                      m_drawn.lower_bound(std::max(frame, m_lastDrawn)));
    m_drawn[frame] = value;
    m_lastDrawn = frame;
    showDrawn();
}

// Between two frames that the pen drew, the curve is straight. Before the first and after the last one it blends into
// the old curve by the falloff.
void SampleEdit::showDrawn()
{
    if (m_drawn.empty())
        return;
    const std::vector<double> &values = curves().find(m_drawnColumn)->curve->values;
    auto drawn = std::make_shared<std::map<int, double>>(m_drawn);
    ChangeSpread fades = spread();
    fades.reach = fades.reach == ChangeReach::ThisFrame ? ChangeReach::ThisFrame : ChangeReach::Falloff;
    const int first = drawn->begin()->first;
    const int last = drawn->rbegin()->first;
    const ChangeWindow front = windowAt(fades, first);
    const ChangeWindow back = windowAt(fades, last);
    const double atFirst = drawn->begin()->second - at(values, first);
    const double atLast = drawn->rbegin()->second - at(values, last);
    ShapedCurves shaped;
    shaped[m_drawnColumn] = {{front.frames().first, back.frames().last}, [=](int frame, double shown) {
                                 if (frame < first)
                                     return shown + front.weight(frame) * atFirst;
                                 if (frame > last)
                                     return shown + back.weight(frame) * atLast;
                                 const auto next = drawn->lower_bound(frame);
                                 if (next->first == frame)
                                     return next->second;
                                 const auto before = std::prev(next);
                                 const double part = static_cast<double>(frame - before->first) /
                                                     static_cast<double>(next->first - before->first);
                                 return before->second + part * (next->second - before->second);
                             }};
    gesture().show(std::move(shaped));
    emit changed();
}

CurveGesture::Step SampleEdit::step()
{
    const Document &document = curves().session()->document();
    const bool isDrawn = m_drawnColumn >= 0;
    const ColumnMeaning &meaning = document.skeleton().column(isDrawn ? m_drawnColumn : m_parts.begin()->first);
    const std::string_view channel = channelName(meaning.channel).substr(0, 4);
    const QString where =
        QStringLiteral("%1 %2").arg(document.textOfName(meaning.joint), QString::fromLatin1(channel.data(), 4));
    const int frames = gesture().frames().frameCount();
    CurveGesture::Step step;
    if (isDrawn) {
        step.text = tr("Draw %1, %n frame(s)", "a joint and its channel", frames).arg(where);
        return step;
    }
    if (transform().valueFactor != 1.0) {
        step.text = tr("Scale curve %1 by %2, %n frame(s)", "a joint and its channel", frames)
                        .arg(where, QLocale().toString(transform().valueFactor, 'f', 2));
    } else {
        const double amount = transform().amount;
        const QString sign = amount < 0.0 ? QString() : QStringLiteral("+");
        step.text = tr("Curve %1 %2, %n frame(s)", "a joint with its channel, and by how much", frames)
                        .arg(where, sign + QLocale().toString(amount, 'f', 2));
    }
    if (spread().reach == ChangeReach::WholeClip && frames > 1)
        step.layerName = tr("Curve %1").arg(where);
    return step;
}

void SampleEdit::forget()
{
    m_parts.clear();
    m_drawnColumn = -1;
    m_drawn.clear();
}

} // namespace limber
