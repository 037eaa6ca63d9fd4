#include "session/curves/sampleedit.h"

#include "base/at.h"
#include "curves/keyfit.h"
#include "session/curves/curveset.h"
#include "session/posing/toolsettings.h"
#include "session/session.h"

#include <QLocale>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <set>

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

int SampleEdit::reachedFrames() const
{
    std::set<int> reached;
    const ChangeSpread chosen = spread();
    // While the document is exchanged, samples may be selected that are not there any more.
    const int frameCount = curves().session() ? curves().session()->layered().clip().motion.frameCount() : 0;
    for (const auto &samples : selected()) {
        const int column = samples.first;
        std::vector<int> frames = samples.second;
        std::erase_if(frames, [&](int frame) { return frame >= frameCount || !has(column, frame); });
        if (frames.empty())
            continue;
        const std::shared_ptr<const Part> part = partOf(column, frames, chosen);
        for (int frame = part->first; frame <= part->last(); ++frame) {
            if (at(part->anchorWeights, frame - part->first).anchor >= 0)
                reached.insert(reached.end(), frame);
        }
    }
    return static_cast<int>(reached.size());
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

namespace {

// How the curve before the first or after the last frame that a pen drew goes over into the stroke: without a step and
// without a corner.
struct StrokeEnd
{
    int frame = 0; // at which the stroke ends
    ChangeWindow window; // how the step fades
    double offset = 0.0; // of the stroke from the curve
    double slope = 0.0; // by which the stroke is steeper than the curve, per frame
    double length = 0.0; // frames in which the difference of the slopes fades

    [[nodiscard]] double correctionAt(int other) const
    {
        const double away = other - frame;
        const double x = length > 0.0 ? std::min(1.0, std::abs(away) / length) : 1.0;
        return window.weight(other) * offset + slope * away * (1.0 - x) * (1.0 - x);
    }
};

using Stroke = std::map<int, double>;

double drawnAt(const Stroke &stroke, int frame)
{
    const auto next = stroke.lower_bound(frame);
    if (next->first == frame)
        return next->second;
    const auto before = std::prev(next);
    const double part = static_cast<double>(frame - before->first) / static_cast<double>(next->first - before->first);
    return before->second + part * (next->second - before->second);
}

// `inward` is 1 at the first frame of the stroke and -1 at the last one.
StrokeEnd endOf(const Stroke &stroke, int inward, const ChangeWindow &window, const std::vector<double> &values)
{
    constexpr int mostForSlope = 3; // frames; a hand trembles from one to the next
    constexpr int leastForSlope = 3; // frames
    constexpr double mostBeyond = 0.25; // of the height of the stroke
    constexpr double highest = 4.0 / 27.0; // of x (1 - x)²
    const int first = stroke.begin()->first;
    const int last = stroke.rbegin()->first;
    StrokeEnd end{inward > 0 ? first : last, window, 0.0, 0.0, 0.0};
    end.offset = stroke.at(end.frame) - at(values, end.frame);
    const int outside = inward > 0 ? end.frame - window.zeros().first : window.zeros().last - end.frame;
    const int within = std::min(mostForSlope, last - first);
    const int beyond =
        std::min({mostForSlope, outside, inward > 0 ? first : static_cast<int>(values.size()) - 1 - last});
    if (within < 1 || beyond < 1)
        return end;
    const double drawn = (drawnAt(stroke, end.frame + inward * within) - stroke.at(end.frame)) / (inward * within);
    const double old = (at(values, end.frame) - at(values, end.frame - inward * beyond)) / (inward * beyond);
    end.slope = drawn - old;
    // A steep stroke would swing far to the other side before it.
    const auto byValue = [](const auto &a, const auto &b) { return a.second < b.second; };
    const auto [low, high] = std::minmax_element(stroke.begin(), stroke.end(), byValue);
    const double longest = mostBeyond * (high->second - low->second) / (highest * std::max(std::abs(end.slope), 1e-9));
    end.length = std::min<double>(outside, std::max<double>(leastForSlope, longest));
    return end;
}

} // namespace

// Between two frames that the pen drew, the curve is straight. Before the first and after the last one it blends into
// the old curve by the falloff, in value and slope.
void SampleEdit::showDrawn()
{
    if (m_drawn.empty())
        return;
    const std::vector<double> &values = curves().find(m_drawnColumn)->curve->values;
    auto drawn = std::make_shared<Stroke>(m_drawn);
    ChangeSpread fades = spread();
    fades.reach = fades.reach == ChangeReach::ThisFrame ? ChangeReach::ThisFrame : ChangeReach::Falloff;
    const int first = drawn->begin()->first;
    const int last = drawn->rbegin()->first;
    const ChangeWindow front = windowAt(fades, first);
    const ChangeWindow back = windowAt(fades, last);
    ShapedCurves shaped;
    shaped[m_drawnColumn] = {{front.frames().first, back.frames().last},
                             [drawn, begin = endOf(*drawn, 1, front, values),
                              end = endOf(*drawn, -1, back, values)](int frame, double shown) {
                                 if (frame < begin.frame)
                                     return shown + begin.correctionAt(frame);
                                 if (frame > end.frame)
                                     return shown + end.correctionAt(frame);
                                 return drawnAt(*drawn, frame);
                             }};
    gesture().show(std::move(shaped));
    emit changed();
}

// Returns the keys of the joint whose curve was drawn: those beside the changed frames stay, and those in them are
// replaced by keys of the stroke. Empty if the joint has none.
std::map<int, KeyTrack> SampleEdit::keysAfterDrawing() const
{
    const std::optional<CurveKeys::Found> found = m_keys != nullptr ? m_keys->find(m_drawnColumn) : std::nullopt;
    const FrameInterval changed = gesture().frames();
    if (!found || changed.frameCount() < 1)
        return {};
    CurveValues values = m_keys->valuesOf(found->joint);
    KeyTrack track = *found->track;
    const int lastFrame = static_cast<int>(at(values, found->curve).size()) - 1;
    const FrameInterval inside{std::max(0, changed.first - 1), std::min(changed.last + 1, lastFrame)};
    track.add(inside.first, values);
    track.add(inside.last, values);
    std::vector<double> after(at(values, found->curve).begin(), at(values, found->curve).end());
    for (int frame = changed.first; frame <= changed.last; ++frame)
        at(after, frame) = gesture().valueOf(m_drawnColumn, frame).value_or(at(after, frame));
    at(values, found->curve) = after;
    CurveValues part;
    for (const std::span<const double> &curve : values)
        part.push_back(
            curve.subspan(static_cast<std::size_t>(changed.first), static_cast<std::size_t>(changed.frameCount())));
    std::vector<int> frames{m_drawn.begin()->first, m_drawn.rbegin()->first};
    for (const int peak : mainPeaks(part, m_keys->tolerance()))
        frames.push_back(changed.first + peak);
    std::ranges::sort(frames);
    frames.erase(std::unique(frames.begin(), frames.end()), frames.end());
    track.replace(inside, frames, values);
    for (const int frame : {0, lastFrame}) { // which always have a key
        if (changed.contains(frame))
            track.setValue(track.keyAt(frame), found->curve, at(after, frame));
    }
    return {{found->joint, track}};
}

void SampleEdit::keepKeys(CurveGesture::Step &step)
{
    const std::map<int, KeyTrack> tracks = keysAfterDrawing();
    if (tracks.empty())
        return;
    // The gesture is over by then, and another document may be in front.
    const QPointer<Session> session(curves().session());
    step.isComing = [this, session, tracks] {
        if (session == curves().session())
            m_keys->expect(tracks);
    };
    step.isOver = [this, session](bool isStep) {
        if (!isStep && session == curves().session())
            m_keys->expect({});
    };
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
        keepKeys(step);
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
