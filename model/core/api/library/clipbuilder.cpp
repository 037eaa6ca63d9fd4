#include "library/clipbuilder.h"

#include "motion/writablename.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace limber {

namespace {

constexpr std::size_t maxLevels = 1024; // as in the reader

bool hasRepetition(const std::vector<Channel> &channels)
{
    for (auto channel = channels.begin(); channel != channels.end(); ++channel) {
        if (std::find(channels.begin(), channel, *channel) != channel)
            return true;
    }
    return false;
}

} // namespace

ClipBuilder &ClipBuilder::openRoot(std::string name, const glm::dvec3 &offset, std::vector<Channel> channels)
{
    if (!begin())
        return *this;
    if (!m_open.empty()) {
        fail(BuildFault::RootInsideJoint, "expected the open joints to be closed before a root");
        return *this;
    }
    open({.name = std::move(name), .parent = NoJoint, .offset = offset, .channels = std::move(channels)});
    return *this;
}

ClipBuilder &ClipBuilder::openJoint(std::string name, const glm::dvec3 &offset, std::vector<Channel> channels)
{
    if (!begin())
        return *this;
    if (m_open.empty()) {
        fail(BuildFault::NothingOpen, "expected an open joint as the parent of a joint, found none");
        return *this;
    }
    open({.name = std::move(name), .parent = m_open.back(), .offset = offset, .channels = std::move(channels)});
    return *this;
}

ClipBuilder &ClipBuilder::endSite(const glm::dvec3 &offset)
{
    if (!begin())
        return *this;
    if (m_open.empty())
        fail(BuildFault::NothingOpen, "expected an open joint as the parent of an end site, found none");
    else if (isFinite({&offset[0], 3}, "the offset of an end site"))
        m_skeleton.addEndSite({.parent = m_open.back(), .offset = offset});
    return *this;
}

ClipBuilder &ClipBuilder::close()
{
    if (!begin())
        return *this;
    if (m_open.empty())
        fail(BuildFault::NothingOpen, "expected an open joint to close, found none");
    else
        m_open.pop_back();
    return *this;
}

ClipBuilder &ClipBuilder::frameTime(double seconds)
{
    if (!begin())
        return *this;
    if (!std::isfinite(seconds) || seconds < 0.0)
        fail(BuildFault::BadFrameTime, "expected a frame time in seconds, not below 0");
    else
        m_frameTimeSeconds = seconds;
    return *this;
}

ClipBuilder &ClipBuilder::frame(std::span<const double> values)
{
    if (!begin())
        return *this;
    if (values.size() != static_cast<std::size_t>(m_skeleton.columnCount())) {
        fail(BuildFault::FrameLength, "expected " + std::to_string(m_skeleton.columnCount()) +
                                          " values in a frame, found " + std::to_string(values.size()));
    } else if (m_frameCount == std::numeric_limits<int>::max()) {
        fail(BuildFault::TooManyFrames, "expected fewer than 2147483647 frames, found more");
    } else if (isFinite(values, "a frame")) {
        m_values.insert(m_values.end(), values.begin(), values.end());
        ++m_frameCount;
    }
    return *this;
}

BuildResult ClipBuilder::build()
{
    if (begin()) {
        if (!m_open.empty())
            fail(BuildFault::LeftOpen,
                 "expected all joints to be closed, found " + std::to_string(m_open.size()) + " open");
        else if (m_skeleton.jointCount() == 0)
            fail(BuildFault::NoRoot, "expected a root, found no joints");
    }
    ClipBuilder done = std::exchange(*this, ClipBuilder());
    if (done.m_error)
        return {std::nullopt, std::move(done.m_error)};
    Motion motion(done.m_frameCount, done.m_skeleton.columnCount());
    for (int frame = 0; frame < done.m_frameCount && motion.columnCount() > 0; ++frame) {
        const auto values = motion.editFrame(frame);
        const auto from = done.m_values.begin() + static_cast<std::ptrdiff_t>(values.size()) * frame;
        std::copy_n(from, values.size(), values.begin());
    }
    motion.setFrameTimeSeconds(done.m_frameTimeSeconds);
    return {Clip{std::move(done.m_skeleton), std::move(motion), nullptr}, std::nullopt};
}

void ClipBuilder::open(Joint joint)
{
    if (m_frameCount > 0)
        return fail(BuildFault::JointAfterFrame, "expected all joints before the first frame");
    if (m_open.size() >= maxLevels)
        return fail(BuildFault::TooDeep, "expected at most " + std::to_string(maxLevels) + " levels of joints");
    if (!isWritableName(joint.name)) {
        return fail(BuildFault::BadName, "expected a name that is not empty, without spaces at its ends, control "
                                         "characters and braces");
    }
    if (hasRepetition(joint.channels))
        return fail(BuildFault::RepeatedChannel, "expected each channel once in a joint, found one twice");
    if (isFinite({&joint.offset[0], 3}, "the offset of a joint"))
        m_open.push_back(m_skeleton.addJoint(std::move(joint)));
}

bool ClipBuilder::isFinite(std::span<const double> values, const char *what)
{
    if (std::ranges::all_of(values, [](double value) { return std::isfinite(value); }))
        return true;
    fail(BuildFault::NumberNotFinite, "expected finite numbers in " + std::string(what));
    return false;
}

bool ClipBuilder::begin()
{
    ++m_calls;
    return !m_error;
}

void ClipBuilder::fail(BuildFault fault, std::string message)
{
    m_error = BuildError{fault, m_calls, std::move(message)};
}

} // namespace limber
