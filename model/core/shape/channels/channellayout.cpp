#include "channels/channellayout.h"

#include "base/at.h"
#include "body/figureroles.h"
#include "body/vocabulary.h"
#include "pose/pose.h"
#include "pose/settledpositions.h"
#include "tracks/positiontrack.h"
#include "travel/travelpath.h"

#include <algorithm>

namespace limber {

namespace {

constexpr RotationOrder usualOrder{Axis::Z, Axis::X, Axis::Y};

std::vector<Axis> rotationAxes(const Joint &joint)
{
    std::vector<Axis> axes;
    for (const Channel channel : joint.channels) {
        if (channel.isRotation())
            axes.push_back(channel.axis);
    }
    return axes;
}

// Returns the joint's own order with the axes that it lacks added, or the usual order if an axis occurs twice.
RotationOrder completedOrder(const std::vector<Axis> &axes)
{
    std::vector<Axis> order = axes;
    for (const Axis axis : usualOrder) {
        if (std::ranges::find(order, axis) == order.end())
            order.push_back(axis);
    }
    return order.size() == 3 ? RotationOrder{order[0], order[1], order[2]} : usualOrder;
}

// Plans one joint for a layout that is not as it is: its new channels and where their numbers come from.
class JointPlan
{
public:
    JointPlan(const Joint &joint, PositionRule rule, const ChannelLayout &layout) : m_joint(joint), m_rule(rule)
    {
        const std::vector<Axis> axes = rotationAxes(joint);
        const bool wantsRotations = layout.rootSix || (layout.rotationOrder && !axes.empty());
        m_order = layout.rotationOrder.value_or(completedOrder(axes));
        // A rotation that lacks axes at its end is the same with zeros there.
        m_keepsAngles = axes.size() <= 3 && std::equal(axes.begin(), axes.end(), m_order.begin());
        m_dropsPositions = layout.rootSix && !joint.isRoot();
        addPositions(layout.rootSix);
        for (std::size_t i = 0; i < 3 && wantsRotations; ++i)
            m_channels.push_back({ChannelKind::Rotation, m_order[i]});
    }

    [[nodiscard]] const std::vector<Channel> &channels() const { return m_channels; }
    [[nodiscard]] bool changes() const { return m_channels != m_joint.channels; }
    [[nodiscard]] bool dropsPositions() const { return m_dropsPositions && m_joint.hasPositions(); }
    [[nodiscard]] glm::dvec3 translation(std::span<const double> values) const
    {
        return localTranslation(m_joint, values, m_rule);
    }

    // Writes the joint's numbers for the next frame, in the order of its new channels.
    void write(std::span<const double> values, std::span<double> out)
    {
        const glm::dvec3 angles = nextAngles(values);
        std::size_t rotation = 0;
        for (std::size_t i = 0; i < m_channels.size(); ++i) {
            if (m_channels[i].isPosition())
                out[i] = position(values, m_channels[i]);
            else
                out[i] = angles[static_cast<glm::length_t>(rotation++)];
        }
    }

private:
    void addPositions(bool rootSix)
    {
        if (m_dropsPositions)
            return;
        if (rootSix) {
            m_channels.assign(allChannels.begin(), allChannels.begin() + 3);
            return;
        }
        std::ranges::copy_if(m_joint.channels, std::back_inserter(m_channels),
                             [](Channel channel) { return channel.isPosition(); });
    }

    // Returns the number itself if the joint has the channel; else the number that leaves the joint where it is.
    [[nodiscard]] double position(std::span<const double> values, Channel wanted) const
    {
        const auto at = std::ranges::find(m_joint.channels, wanted);
        if (at != m_joint.channels.end() && std::count(at, m_joint.channels.end(), wanted) == 1)
            return values[static_cast<std::size_t>(m_joint.firstColumn + (at - m_joint.channels.begin()))];
        const int axis = wanted.axisIndex();
        return translation(values)[axis] - (m_rule == PositionRule::Add ? m_joint.offset[axis] : 0.0);
    }

    [[nodiscard]] double rotationValue(std::span<const double> values, int wanted) const
    {
        int seen = 0;
        for (std::size_t i = 0; i < m_joint.channels.size(); ++i) {
            if (m_joint.channels[i].isRotation() && seen++ == wanted)
                return values[static_cast<std::size_t>(m_joint.firstColumn) + i];
        }
        return 0.0;
    }

    [[nodiscard]] glm::dvec3 nextAngles(std::span<const double> values)
    {
        if (m_keepsAngles)
            return {rotationValue(values, 0), rotationValue(values, 1), rotationValue(values, 2)};
        glm::dmat3 rotation(1.0);
        glm::dvec3 byAxis(0.0);
        for (std::size_t i = 0; i < m_joint.channels.size(); ++i) {
            const Channel channel = m_joint.channels[i];
            if (channel.isPosition())
                continue;
            const double angle = values[static_cast<std::size_t>(m_joint.firstColumn) + i];
            rotation = rotation * rotationAbout(channel.axis, angle);
            byAxis[channel.axisIndex()] += angle;
        }
        if (!m_last) {
            m_last = glm::dvec3(0.0);
            for (std::size_t i = 0; i < 3; ++i)
                (*m_last)[static_cast<glm::length_t>(i)] = byAxis[static_cast<int>(m_order[i])];
        }
        m_last = eulerAngles(rotation, m_order, *m_last);
        return *m_last;
    }

    const Joint &m_joint;
    PositionRule m_rule;
    RotationOrder m_order = usualOrder;
    std::vector<Channel> m_channels;
    bool m_keepsAngles = false;
    bool m_dropsPositions = false;
    std::optional<glm::dvec3> m_last; // angles of the frame before
};

// Returns the constant position of a joint, or nothing if it moves.
std::optional<glm::dvec3> standingTranslation(const JointPlan &plan, const Motion &motion)
{
    if (motion.isEmpty())
        return std::nullopt;
    const glm::dvec3 first = plan.translation(motion.frame(0));
    for (int frame = 1; frame < motion.frameCount(); ++frame) {
        if (plan.translation(motion.frame(frame)) != first)
            return std::nullopt;
    }
    return first;
}

class Layouter
{
public:
    Layouter(const Clip &clip, const PositionRules &rules, const ChannelLayout &layout, const Progress &progress)
        : m_clip(clip), m_rules(rules), m_progress(progress)
    {
        for (const Joint &joint : clip.skeleton.joints())
            m_plans.emplace_back(joint, rules.of(joint), layout);
    }

    LayoutResult run()
    {
        LayoutResult result;
        result.changed = std::ranges::any_of(m_plans, [](const JointPlan &plan) { return plan.changes(); });
        if (!result.changed) {
            result.clip = m_clip;
            return result;
        }
        result.clip.skeleton = makeSkeleton(result);
        result.clip.motion = Motion(m_clip.motion.frameCount(), result.clip.skeleton.columnCount());
        result.clip.motion.setFrameTimeSeconds(m_clip.motion.frameTimeSeconds());
        result.cancelled = !fill(result.clip);
        if (!result.cancelled && !result.jointsWithoutPositions.empty())
            carryFigures(result);
        if (!result.cancelled && isReadBy(m_rules, m_clip.skeleton, m_clip.motion))
            settle(result);
        return result;
    }

private:
    // Lets roots carry the figures whose positions are lost between root and pelvis: a figure would stay on the spot,
    // or sink into the floor.
    void carryFigures(LayoutResult &result) const
    {
        for (const int carried : lowestWithoutPositions(result)) {
            int root = carried;
            while (m_clip.skeleton.joint(root).parent != NoJoint)
                root = m_clip.skeleton.joint(root).parent;
            if (!isOnlyBelow(carried, root))
                continue;
            const auto before = worldTrack(m_clip, m_rules, carried, {});
            const auto after = worldTrack(result.clip, m_rules, carried, {});
            const FrameInterval frames{0, m_clip.motion.frameCount() - 1};
            std::vector<glm::dvec3> positions = positionTrack(result.clip, root, frames, m_rules);
            for (std::size_t frame = 0; frame < positions.size(); ++frame)
                positions[frame] += (*before)[frame] - (*after)[frame];
            writePositions(result.clip, root, 0, positions, m_rules);
            result.jointsCarriedByRoot.push_back(carried);
            std::erase_if(result.jointsWithoutPositions,
                          [&](int joint) { return m_clip.skeleton.isInSubtree(carried, joint); });
        }
    }

    // Returns for each figure the lowest joint from its root down to its pelvis that lost positions which moved.
    [[nodiscard]] std::vector<int> lowestWithoutPositions(const LayoutResult &result) const
    {
        std::vector<int> lowest;
        for (const FigureRoles &figure : rolesOfFigures(m_clip, m_rules, Vocabulary::builtIn())) {
            int joint = figure.roles.find(BodyPart::Pelvis);
            const auto keeps = [&] {
                return std::ranges::find(result.jointsWithoutPositions, joint) == result.jointsWithoutPositions.end();
            };
            while (joint != NoJoint && keeps())
                joint = m_clip.skeleton.joint(joint).parent;
            if (joint != NoJoint)
                lowest.push_back(joint);
        }
        return lowest;
    }

    // Returns whether nothing but the joint is below the root, so that nothing else moves with it.
    [[nodiscard]] bool isOnlyBelow(int joint, int root) const
    {
        while (joint != root) {
            const int parent = m_clip.skeleton.joint(joint).parent;
            if (m_clip.skeleton.childrenOf(parent).size() != 1)
                return false;
            joint = parent;
        }
        return true;
    }

    void settle(LayoutResult &result) const
    {
        const SettledPositions settled = settlePositions(result.clip, m_rules);
        for (const int joint : settled.jointsWithNewOffset) {
            if (std::ranges::find(result.jointsWithNewOffset, joint) == result.jointsWithNewOffset.end())
                result.jointsWithNewOffset.push_back(joint);
        }
    }

    [[nodiscard]] Skeleton makeSkeleton(LayoutResult &result)
    {
        Skeleton skeleton;
        for (const NodeId node : m_clip.skeleton.nodesInFileOrder()) {
            if (node.isEndSite()) {
                skeleton.addEndSite(m_clip.skeleton.endSite(node.index));
                continue;
            }
            Joint joint = m_clip.skeleton.joint(node.index);
            const JointPlan &plan = at(m_plans, node.index);
            if (plan.dropsPositions())
                dropPositions(joint, node.index, plan, result);
            joint.channels = plan.channels();
            skeleton.addJoint(std::move(joint));
        }
        return skeleton;
    }

    void dropPositions(Joint &joint, int index, const JointPlan &plan, LayoutResult &result) const
    {
        const auto standing = standingTranslation(plan, m_clip.motion);
        if (!standing && !m_clip.motion.isEmpty())
            result.jointsWithoutPositions.push_back(index);
        if (!standing || *standing == joint.offset)
            return;
        joint.offset = *standing;
        result.jointsWithNewOffset.push_back(index);
    }

    [[nodiscard]] bool fill(Clip &out)
    {
        for (int frame = 0; frame < m_clip.motion.frameCount(); ++frame) {
            const std::span<const double> values = m_clip.motion.frame(frame);
            const std::span<double> written = out.motion.editFrame(frame);
            for (int index = 0; index < out.skeleton.jointCount(); ++index) {
                const Joint &joint = out.skeleton.joint(index);
                at(m_plans, index)
                    .write(values, written.subspan(static_cast<std::size_t>(joint.firstColumn),
                                                   static_cast<std::size_t>(joint.columnCount())));
            }
            if (m_progress.wantsToStop(frame, m_clip.motion.frameCount()))
                return false;
        }
        return true;
    }

    const Clip &m_clip;
    const PositionRules &m_rules;
    const Progress &m_progress;
    std::vector<JointPlan> m_plans; // by joint
};

} // namespace

LayoutResult layOutChannels(const Clip &clip, const PositionRules &rules, const ChannelLayout &layout,
                            const Progress &progress)
{
    if (layout.isAsItIs()) {
        LayoutResult result;
        result.clip = clip;
        return result;
    }
    return Layouter(clip, rules, layout, progress).run();
}

} // namespace limber
