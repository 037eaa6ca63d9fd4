#include "base/at.h"
#include "messages/motionmessages.h"
#include "messages/operationmessages.h"
#include "operations/operation.h"
#include "pose/jointangles.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>

namespace limber {

Operation unrollOperation();

namespace {

using Kind = Parameter::Kind;

constexpr double unrollFlip = 170.0;
constexpr double lockCosine = 1e-10; // closer to gimbal lock only two of the three angles have a meaning
constexpr double lockStep = 30.0; // degrees; smaller steps in a lock are left alone

using Triple = std::array<double, 3>;

double wholeTurnsTo(double angle, double near)
{
    return angle + 360.0 * std::round((near - angle) / 360.0);
}

// Returns the angle nearest to another. At half a turn both sides are equally near, and the angle stays.
double nearestTo(double angle, double near)
{
    return std::abs(angle - near) <= 180.0 ? angle : wholeTurnsTo(angle, near);
}

double squaredDistance(const Triple &a, const Triple &b)
{
    double sum = 0.0;
    for (std::size_t i = 0; i < 3; ++i)
        sum += (a[i] - b[i]) * (a[i] - b[i]);
    return sum;
}

// Of the two triples that give a rotation about three different axes, returns the nearer one, with whole turns added.
Triple nearestTriple(const Triple &angles, const Triple &near)
{
    Triple same;
    Triple other{angles[0] + 180.0, 180.0 - angles[1], angles[2] + 180.0};
    for (std::size_t i = 0; i < 3; ++i) {
        same[i] = nearestTo(angles[i], near[i]);
        other[i] = wholeTurnsTo(other[i], near[i]);
    }
    return squaredDistance(other, near) < squaredDistance(same, near) - 1e-6 ? other : same;
}

// Replaces the angles of one joint by other numbers with the same meaning.
class AngleUnroll
{
public:
    AngleUnroll(Clip &clip, int joint, const FrameInterval &frames) : m_clip(clip), m_frames(frames)
    {
        const Joint &source = clip.skeleton.joint(joint);
        m_isComplete = JointAngles(source).isComplete();
        for (int i = 0; i < source.columnCount(); ++i) {
            if (at(source.channels, i).isRotation())
                m_columns.push_back(source.firstColumn + i);
        }
        if (!m_isComplete)
            return;
        const std::array<Axis, 3> order = axesOf(source);
        const bool isCyclic = (static_cast<int>(order[1]) - static_cast<int>(order[0]) + 3) % 3 == 1;
        m_lockSign = isCyclic ? 1.0 : -1.0;
    }

    void run(int anchor)
    {
        if (m_columns.empty())
            return;
        for (int frame = anchor + 1; frame <= m_frames.last; ++frame)
            follow(frame, frame - 1);
        for (int frame = anchor - 1; frame >= m_frames.first; --frame)
            follow(frame, frame + 1);
        if (m_isComplete)
            spreadLocks();
    }

private:
    static std::array<Axis, 3> axesOf(const Joint &joint)
    {
        std::array<Axis, 3> axes{};
        std::size_t count = 0;
        for (const Channel channel : joint.channels) {
            if (channel.isRotation())
                axes[count++] = channel.axis;
        }
        return axes;
    }

    [[nodiscard]] double value(int frame, std::size_t angle) const
    {
        return m_clip.motion.value(frame, m_columns[angle]);
    }
    void set(int frame, std::size_t angle, double degrees)
    {
        if (degrees != value(frame, angle))
            m_clip.motion.setValue(frame, m_columns[angle], degrees);
    }
    [[nodiscard]] Triple triple(int frame) const { return {value(frame, 0), value(frame, 1), value(frame, 2)}; }

    void follow(int frame, int neighbour)
    {
        if (!m_isComplete) {
            for (std::size_t angle = 0; angle < m_columns.size(); ++angle)
                set(frame, angle, nearestTo(value(frame, angle), value(neighbour, angle)));
            return;
        }
        const Triple chosen = nearestTriple(triple(frame), triple(neighbour));
        for (std::size_t angle = 0; angle < 3; ++angle)
            set(frame, angle, chosen[angle]);
        if (isLocked(frame) && std::abs(value(frame, 0) - value(neighbour, 0)) > lockStep)
            share(frame, value(neighbour, 0), value(neighbour, 2));
    }

    // Changes the first angle of a frame in a gimbal lock. There the first and the third angle rotate about the same
    // axis: only their sum (or difference) matters, so that the first may be any angle.
    void share(int frame, double first, double nearThird)
    {
        const double turned = value(frame, 1) - 360.0 * std::floor(value(frame, 1) / 360.0);
        const double sign = m_lockSign * (turned < 180.0 ? 1.0 : -1.0);
        const double kept = value(frame, 0) + sign * value(frame, 2);
        set(frame, 0, first);
        set(frame, 2, nearestTo((kept - first) * sign, nearThird));
    }

    [[nodiscard]] bool isLocked(int frame) const
    {
        return std::abs(std::cos(value(frame, 1) * 3.14159265358979323846 / 180.0)) < lockCosine;
    }

    void spreadLocks()
    {
        for (int first = m_frames.first; first <= m_frames.last; ++first) {
            if (!isLocked(first))
                continue;
            int last = first;
            while (last < m_frames.last && isLocked(last + 1))
                ++last;
            if (first > m_frames.first && last < m_frames.last)
                spread(first, last);
            first = last;
        }
    }

    // Makes the first angle run straight from its value before the frames to its value after them.
    void spread(int first, int last)
    {
        if (largestStep(first, last) <= lockStep)
            return;
        const double begin = value(first - 1, 0);
        const double end = value(last + 1, 0);
        for (int frame = first; frame <= last; ++frame) {
            const double fraction = double(frame - first + 1) / (last - first + 2);
            share(frame, begin + fraction * (end - begin), value(frame - 1, 2));
        }
    }

    [[nodiscard]] double largestStep(int first, int last) const
    {
        double largest = 0.0;
        for (int frame = first; frame <= last + 1; ++frame) {
            for (const std::size_t angle : {0, 2})
                largest = std::max(largest, std::abs(value(frame, angle) - value(frame - 1, angle)));
        }
        return largest;
    }

    Clip &m_clip;
    FrameInterval m_frames;
    std::vector<int> m_columns; // of the rotations
    bool m_isComplete = false;
    double m_lockSign = 1.0;
};

int flipsBetween(const Clip &clip, const std::vector<int> &joints, const FrameInterval &frames)
{
    int flips = 0;
    for (int frame = frames.first + 1; frame <= frames.last; ++frame) {
        const std::span<const double> before = clip.motion.frame(frame - 1);
        const std::span<const double> now = clip.motion.frame(frame);
        for (const int index : joints) {
            const Joint &joint = clip.skeleton.joint(index);
            for (int i = 0; i < joint.columnCount(); ++i) {
                const int column = joint.firstColumn + i;
                if (at(joint.channels, i).isRotation() && std::abs(at(now, column) - at(before, column)) > unrollFlip)
                    ++flips;
            }
        }
    }
    return flips;
}

// Returns the unrolled clip, or nothing if the progress stopped it.
std::optional<Clip> unrolled(const OperationInput &input)
{
    Clip clip = input.clip;
    if (input.frames.frameCount() < 2)
        return clip;
    const int wanted = input.values.is("anchor", "first") ? input.frames.first : input.values.frame("anchor");
    const int anchor = std::clamp(wanted, input.frames.first, input.frames.last);
    int done = 0;
    for (const int joint : input.joints) {
        if (!input.progress(double(done++) / static_cast<double>(input.joints.size())))
            return std::nullopt;
        AngleUnroll(clip, joint, input.frames).run(anchor);
    }
    return clip;
}

OperationOutput runUnroll(const OperationInput &input)
{
    std::optional<Clip> clip = unrolled(input);
    if (!clip)
        return OperationOutput::cancelled();
    OperationOutput output{.clip = std::move(*clip)};
    const int before = flipsBetween(input.clip, input.joints, input.frames);
    const int after = flipsBetween(output.clip, input.joints, input.frames);
    if (before > 0)
        output.notes.push_back(messages::flipsUnrolled(before - after, before));
    return output;
}

// Says how many flips would be removed: a joint may really rotate that far from one frame to the next.
Message countFlips(const OperationInput &input)
{
    const int before = flipsBetween(input.clip, input.joints, input.frames);
    if (before == 0)
        return messages::flipsFound(0);
    const std::optional<Clip> clip = unrolled(input);
    return clip ? messages::flipsFound(before - flipsBetween(*clip, input.joints, input.frames)) : Message();
}

} // namespace

Operation unrollOperation()
{
    return {.name = "unroll",
            .title = QT_TRANSLATE_NOOP("limber::Operation", "Unroll"),
            .group = OperationGroup::Repair,
            .help = QT_TRANSLATE_NOOP("limber::Operation",
                                      "Writes the same rotations with angles that do not jump: adds multiples of 360° "
                                      "and uses the other set of three angles where it is nearer."),
            .searchWords = QT_TRANSLATE_NOOP("limber::Operation",
                                             "euler filter discontinuity flip 360 180 wrap unwrap gimbal jump curves"),
            .takesJoints = true,
            .takesFrames = true,
            .isLocal = true,
            .keepsPose = true,
            .parameters = {{.name = "anchor",
                            .title = QT_TRANSLATE_NOOP("limber::Operation", "Anchor"),
                            .help = QT_TRANSLATE_NOOP("limber::Operation",
                                                      "The frame that keeps its angles; the others follow it."),
                            .kind = Kind::Frame,
                            .standard = "first",
                            .words = {{"first", QT_TRANSLATE_NOOP("limber::Operation", "First frame")}}}},
            .run = runUnroll,
            .count = countFlips};
}

} // namespace limber
