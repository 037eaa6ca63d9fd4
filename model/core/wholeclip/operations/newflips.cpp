#include "operations/newflips.h"

#include "base/at.h"
#include "motion/nodeaddress.h"
#include "operations/applyoperation.h"
#include "operations/callcheck.h"
#include "operations/clipchanges.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace limber {

namespace {

std::string namesOfJointsWithNewFlips(const Clip &before, const Clip &after)
{
    const std::vector<int> old = flipsOfJoints(before);
    const std::vector<int> now = flipsOfJoints(after);
    std::string names;
    for (int joint = 0; joint < after.skeleton.jointCount(); ++joint) {
        if (at(now, joint) > at(old, joint))
            names += (names.empty() ? "" : "+") + addressOf(after.skeleton, NodeId::joint(joint));
    }
    return names;
}

// Returns how many angles of a joint flip from one frame to another.
int flipsBetween(const Joint &joint, std::span<const double> from, std::span<const double> to)
{
    int flips = 0;
    for (int i = 0; i < joint.columnCount(); ++i) {
        const int column = joint.firstColumn + i;
        flips +=
            at(joint.channels, i).isRotation() && std::abs(at(to, column) - at(from, column)) > flipDegrees ? 1 : 0;
    }
    return flips;
}

// Takes the angles of unrolled joints where fewer of them flip then.
class FewerFlips
{
public:
    FewerFlips(const Motion &before, const Motion &unrolled, UnrolledFrames which, Motion &result)
        : m_before(before), m_unrolled(unrolled), m_which(which), m_result(result)
    {
    }

    void take(const Joint &joint)
    {
        const int count = m_result.frameCount();
        for (int first = 0; first < count; ++first) {
            if (!mayChange(joint, first))
                continue;
            int last = first;
            while (last + 1 < count && mayChange(joint, last + 1))
                ++last;
            if (flips(joint, m_unrolled, first, last) < flips(joint, m_result, first, last))
                copy(joint, first, last);
            first = last;
        }
    }

private:
    [[nodiscard]] bool mayChange(const Joint &joint, int frame) const
    {
        if (m_which == UnrolledFrames::All)
            return true;
        const auto from = static_cast<std::size_t>(joint.firstColumn);
        const auto count = static_cast<std::size_t>(joint.columnCount());
        return !std::ranges::equal(m_before.frame(frame).subspan(from, count),
                                   m_result.frame(frame).subspan(from, count));
    }

    // Returns how many angles flip if these frames are from one motion, between those beside them in the result.
    [[nodiscard]] int flips(const Joint &joint, const Motion &motion, int first, int last) const
    {
        int sum = first > 0 ? flipsBetween(joint, m_result.frame(first - 1), motion.frame(first)) : 0;
        for (int frame = first; frame < last; ++frame)
            sum += flipsBetween(joint, motion.frame(frame), motion.frame(frame + 1));
        return last + 1 < m_result.frameCount()
                   ? sum + flipsBetween(joint, motion.frame(last), m_result.frame(last + 1))
                   : sum;
    }

    void copy(const Joint &joint, int first, int last)
    {
        for (int frame = first; frame <= last; ++frame) {
            for (int column = joint.firstColumn; column < joint.firstColumn + joint.columnCount(); ++column)
                m_result.setValue(frame, column, m_unrolled.value(frame, column));
        }
    }

    const Motion &m_before;
    const Motion &m_unrolled;
    UnrolledFrames m_which;
    Motion &m_result;
};

constexpr std::string_view unrollName = "unroll";

} // namespace

bool unrolls(const Operation &operation)
{
    return operation.name == unrollName;
}

bool unrollNewFlips(Clip &result, const OperationInput &input, UnrolledFrames which, const Progress &progress)
{
    OperationCall call;
    call.name = unrollName;
    call.set(jointsKey, namesOfJointsWithNewFlips(input.clip, result));
    if (findOperation(call.name) == nullptr || call.value(jointsKey) == nullptr)
        return true;
    if (!input.isOnAllFrames)
        call.set(framesKey, std::to_string(input.frames.first) + "-" + std::to_string(input.frames.last));
    AppliedOperation unrolled = applyOperation(call, result, {}, progress);
    if (unrolled.outcome == AppliedOperation::Outcome::Cancelled)
        return false;
    if (!unrolled.isDone())
        return true;
    FewerFlips fewer(input.clip.motion, unrolled.clip.motion, which, result.motion);
    for (int joint = 0; joint < result.skeleton.jointCount(); ++joint)
        fewer.take(result.skeleton.joint(joint));
    return true;
}

} // namespace limber
