#include "tables/motioncolumns.h"

#include "base/at.h"
#include "geometry/geometry.h"
#include "motion/nodeaddress.h"
#include "pose/localrotation.h"

#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>

#include <algorithm>
#include <utility>

namespace limber {

namespace {

constexpr std::pair<std::string_view, TableContent> contents[] = {
    {"channels", TableContent::Channels},           {"positions", TableContent::Positions},
    {"quaternions", TableContent::Quaternions},     {"vectors", TableContent::RotationVectors},
    {"angles", TableContent::JointAngles},          {"speeds", TableContent::Speeds},
    {"accelerations", TableContent::Accelerations},
};

class ChannelColumns final : public MotionColumns
{
public:
    explicit ChannelColumns(const Clip &clip) : m_clip(clip)
    {
        const std::vector<std::string> nodes = nodeAddresses(clip.skeleton);
        for (int column = 0; column < clip.skeleton.columnCount(); ++column) {
            const ColumnMeaning &meaning = clip.skeleton.column(column);
            addNames(at(nodes, meaning.joint), {channelName(meaning.channel)});
        }
    }

    void fill(int frame, std::span<double> values) override
    {
        std::ranges::copy(m_clip.motion.frame(frame), values.begin());
    }

private:
    const Clip &m_clip;
};

// The positions of joints and then of end sites.
class PositionColumns final : public MotionColumns
{
public:
    PositionColumns(const Clip &clip, PositionRules rules, TableSpace space)
        : m_clip(clip), m_rules(std::move(rules)), m_space(space)
    {
        for (const std::string &node : nodeAddresses(clip.skeleton))
            addNames(node, {"x", "y", "z"});
    }

    void fill(int frame, std::span<double> values) override
    {
        auto next = values.begin();
        const auto put = [&next](const glm::dvec3 &position) {
            for (int axis = 0; axis < 3; ++axis)
                *next++ = position[axis];
        };
        const std::span<const double> numbers = m_clip.motion.frame(frame);
        if (m_space == TableSpace::Parent) {
            for (const Joint &joint : m_clip.skeleton.joints())
                put(localTranslation(joint, numbers, m_rules.of(joint)));
            for (const EndSite &end : m_clip.skeleton.endSites())
                put(end.offset);
            return;
        }
        evaluatePose(m_clip.skeleton, numbers, m_rules, m_pose);
        std::ranges::for_each(m_pose.jointPositions, put);
        std::ranges::for_each(m_pose.endPositions, put);
    }

private:
    const Clip &m_clip;
    PositionRules m_rules;
    TableSpace m_space;
    Pose m_pose;
};

class RotationColumns final : public MotionColumns
{
public:
    RotationColumns(const Clip &clip, PositionRules rules, TableContent content, TableSpace space)
        : m_clip(clip), m_rules(std::move(rules)), m_content(content), m_space(space),
          m_before(static_cast<std::size_t>(clip.skeleton.jointCount()), glm::dquat(1, 0, 0, 0))
    {
        const std::vector<std::string> nodes = nodeAddresses(clip.skeleton);
        for (int joint = 0; joint < clip.skeleton.jointCount(); ++joint) {
            if (content == TableContent::Quaternions)
                addNames(at(nodes, joint), {"w", "x", "y", "z"});
            else if (content == TableContent::RotationVectors)
                addNames(at(nodes, joint), {"rx", "ry", "rz"});
            else
                addNames(at(nodes, joint), {"angle"});
        }
    }

    void fill(int frame, std::span<double> values) override
    {
        const std::span<const double> numbers = m_clip.motion.frame(frame);
        if (m_space == TableSpace::World)
            evaluatePose(m_clip.skeleton, numbers, m_rules, m_pose);
        auto next = values.begin();
        for (int joint = 0; joint < m_clip.skeleton.jointCount(); ++joint) {
            const glm::dmat3 rotation = m_space == TableSpace::World
                                            ? at(m_pose.worldFromJoint, joint)
                                            : localRotation(m_clip.skeleton.joint(joint), numbers);
            for (const double value : numbersOf(joint, rotation))
                *next++ = value;
        }
    }

private:
    [[nodiscard]] std::vector<double> numbersOf(int joint, const glm::dmat3 &rotation)
    {
        if (m_content == TableContent::JointAngles)
            return {angleOf(rotation) * degreesPerRadian};
        glm::dquat q = glm::normalize(glm::quat_cast(rotation));
        if (m_content == TableContent::RotationVectors) {
            const glm::dvec3 vector = rotationVector(q) * degreesPerRadian;
            return {vector.x, vector.y, vector.z};
        }
        glm::dquat &before = at(m_before, joint);
        if (glm::dot(before, q) < 0.0)
            q = -q;
        before = q;
        return {q.w, q.x, q.y, q.z};
    }

    const Clip &m_clip;
    PositionRules m_rules;
    TableContent m_content;
    TableSpace m_space;
    std::vector<glm::dquat> m_before; // of each joint
    Pose m_pose;
};

// Changes by central differences; at the ends of the clip those of the first and the last three frames: a parabola
// through them.
class ChangeColumns final : public MotionColumns
{
public:
    ChangeColumns(const Clip &clip, PositionRules rules, bool isAcceleration)
        : m_clip(clip), m_rules(std::move(rules)), m_isAcceleration(isAcceleration)
    {
        for (const std::string &node : nodeAddresses(clip.skeleton))
            addNames(node, {isAcceleration ? "acceleration" : "speed"});
    }

    void fill(int frame, std::span<double> values) override
    {
        const int last = m_clip.motion.frameCount() - 1;
        if (last < (m_isAcceleration ? 2 : 1)) {
            std::ranges::fill(values, 0.0);
            return;
        }
        const int middle = last < 2 ? 0 : std::clamp(frame, 1, last - 1);
        const std::vector<glm::dvec3> before = positionsIn(last < 2 ? 0 : middle - 1);
        const std::vector<glm::dvec3> own = positionsIn(last < 2 ? 0 : middle);
        const std::vector<glm::dvec3> after = positionsIn(last < 2 ? 1 : middle + 1);
        const double step = m_clip.motion.playingFrameTimeSeconds();
        const double along = frame - middle; // -1, 0 or 1
        for (std::size_t i = 0; i < values.size(); ++i) {
            const glm::dvec3 second = (after[i] - 2.0 * own[i] + before[i]) / (step * step);
            const glm::dvec3 first = last < 2 ? (after[i] - before[i]) / step
                                              : (after[i] - before[i]) / (2.0 * step) + along * step * second;
            values[i] = glm::length(m_isAcceleration ? second : first);
        }
    }

private:
    [[nodiscard]] std::vector<glm::dvec3> positionsIn(int frame)
    {
        evaluatePose(m_clip.skeleton, m_clip.motion.frame(frame), m_rules, m_pose);
        std::vector<glm::dvec3> positions = m_pose.jointPositions;
        positions.insert(positions.end(), m_pose.endPositions.begin(), m_pose.endPositions.end());
        return positions;
    }

    const Clip &m_clip;
    PositionRules m_rules;
    bool m_isAcceleration;
    Pose m_pose;
};

} // namespace

std::optional<TableContent> tableContentNamed(std::string_view name)
{
    const auto *const found = std::ranges::find(contents, name, &std::pair<std::string_view, TableContent>::first);
    return found == std::end(contents) ? std::nullopt : std::optional(found->second);
}

void MotionColumns::addName(std::string name)
{
    m_names.push_back(std::move(name));
}

void MotionColumns::addNames(const std::string &node, std::initializer_list<std::string_view> parts)
{
    for (const std::string_view part : parts)
        m_names.push_back(node + '.' + std::string(part));
}

std::unique_ptr<MotionColumns> MotionColumns::make(const Clip &clip, const PositionRules &rules, TableContent content,
                                                   TableSpace space)
{
    switch (content) {
    case TableContent::Channels:
        return std::make_unique<ChannelColumns>(clip);
    case TableContent::Positions:
        return std::make_unique<PositionColumns>(clip, rules, space);
    case TableContent::Quaternions:
    case TableContent::RotationVectors:
    case TableContent::JointAngles:
        return std::make_unique<RotationColumns>(clip, rules, content, space);
    case TableContent::Speeds:
    case TableContent::Accelerations:
        break;
    }
    return std::make_unique<ChangeColumns>(clip, rules, content == TableContent::Accelerations);
}

std::vector<std::string> nodeAddresses(const Skeleton &skeleton)
{
    std::vector<std::string> names;
    for (int joint = 0; joint < skeleton.jointCount(); ++joint)
        names.push_back(addressOf(skeleton, NodeId::joint(joint)));
    for (int end = 0; end < skeleton.endSiteCount(); ++end)
        names.push_back(addressOf(skeleton, NodeId::endSite(end)));
    return names;
}

} // namespace limber
