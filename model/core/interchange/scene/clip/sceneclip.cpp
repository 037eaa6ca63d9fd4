#include "scene/clip/sceneclip.h"

#include "base/at.h"
#include "messages/scenemessages.h"
#include "pose/pose.h"
#include "scene/clip/scenechannels.h"
#include "scene/clip/scenechoice.h"
#include "scene/clip/scenegrid.h"
#include "scene/clip/scenejoints.h"
#include "scene/clip/scenenames.h"
#include "scene/clip/scenenotes.h"
#include "tracks/rotationtrack.h"

#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>

#include <algorithm>
#include <cmath>
#include <utility>

namespace limber {

namespace {

constexpr int deepestJoint = 1000; // a BVH file may be a little deeper
constexpr std::size_t mostNumbers = std::size_t{1} << 27; // of a motion; 1 GiB
constexpr int mostSceneFrames = 10'000'000;
constexpr double stillPart = 1e-6; // of the body: a smaller change is rounding
constexpr double farthestPosition = 1e9;

// The description of a joint before there are any numbers.
struct JointPlan
{
    std::vector<Channel> channels;
    glm::dvec3 offset{0.0};
};

int depthOf(const std::vector<SceneJoint> &joints)
{
    std::vector<int> depths;
    int most = 0;
    for (const SceneJoint &joint : joints) {
        depths.push_back(joint.parent < 0 ? 1 : at(depths, joint.parent) + 1);
        most = std::max(most, depths.back());
    }
    return most;
}

// Makes the clip one joint at a time, so that only the motion itself is in memory.
class SceneConverter
{
public:
    SceneConverter(const Scene &scene, const SceneClipOptions &options)
        : m_scene(scene), m_options(options), m_frames(sceneFrames(scene, options.animation, options.framesPerSecond)),
          m_tracks(tracksOfNodes(scene, options.animation))
    {
        const double metres = options.metresPerUnit.value_or(scene.bvh ? scene.bvh->metresPerUnit : 0.01);
        const Axis up = options.upAxis.value_or(scene.bvh ? scene.bvh->upAxis : Axis::Y);
        m_unit = 1.0 / metres;
        const std::vector<int> nodes = chooseJoints(scene);
        m_names = jointNames(scene, nodes);
        const SceneSpace space = sceneSpace(scene, metres, up);
        m_joints = sceneJoints(scene, nodes, space);
        findTips(space);
        m_tolerance = stillPart * bodySize();
    }

    SceneClip convert()
    {
        SceneClip result;
        result.problem = problem();
        if (!result.problem.isEmpty() || !makePlans())
            return result;
        makeSkeleton();
        const std::size_t columns = static_cast<std::size_t>(m_clip.skeleton.columnCount());
        if (columns > 0 && static_cast<std::size_t>(m_frames.count) > mostNumbers / columns) {
            result.problem = messages::sceneTooLong();
            return result;
        }
        m_clip.motion = Motion(m_frames.count, m_clip.skeleton.columnCount());
        m_clip.motion.setFrameTimeSeconds(m_frames.frameTimeSeconds);
        if (!writeMotion())
            return result;
        if (!isFinite()) {
            result.problem = messages::sceneTooLarge();
            return result;
        }
        settlePositions();
        result.notes = sceneNotes(m_scene.counts, losses());
        result.clip = std::move(m_clip);
        return result;
    }

private:
    [[nodiscard]] Message problem() const
    {
        if (m_joints.empty())
            return messages::sceneNoJoints();
        if (depthOf(m_joints) > deepestJoint)
            return messages::sceneTooDeep(deepestJoint);
        if (m_frames.count > mostSceneFrames ||
            static_cast<std::size_t>(m_frames.count) > mostNumbers / m_joints.size())
            return messages::sceneTooLong();
        return {};
    }

    void findTips(const SceneSpace &space)
    {
        m_tips.resize(m_scene.nodes.size());
        std::vector<int> tips = tipsOfBones(m_scene);
        std::erase(tips, -1);
        for (const SceneJoint &tip : sceneJoints(m_scene, tips, space))
            at(m_tips, nodeOf(tip).parent) = tip.beforeTranslation * nodeOf(tip).rest.translation;
    }

    [[nodiscard]] const SceneNode &nodeOf(const SceneJoint &joint) const { return at(m_scene.nodes, joint.node); }

    // Returns the size of the joints at rest from end to end, in the units of the clip.
    [[nodiscard]] double bodySize() const
    {
        std::vector<glm::dvec3> positions;
        glm::dvec3 least(farthestPosition);
        glm::dvec3 most(-farthestPosition);
        for (const SceneJoint &joint : m_joints) {
            const glm::dvec3 origin = joint.parent < 0 ? joint.start : at(positions, joint.parent);
            positions.push_back(origin + joint.beforeTranslation * nodeOf(joint).rest.translation);
            least = glm::min(least, positions.back());
            most = glm::max(most, positions.back());
        }
        return m_joints.empty() ? 1.0 : std::max(glm::length(most - least), 1e-9);
    }

    [[nodiscard]] SceneMotion motionOf(const SceneJoint &joint) const
    {
        const SceneTransform &rest = nodeOf(joint).rest;
        const SceneNodeTracks &tracks = at(m_tracks, joint.node);
        SceneMotion motion{{rest.rotation}, {rest.translation}};
        if (tracks.rotation != nullptr)
            motion.rotations = rotationsAt(m_frames, at(m_scene.times, tracks.rotation->times), *tracks.rotation);
        if (tracks.translation != nullptr)
            motion.translations =
                vectorsAt(m_frames, at(m_scene.times, tracks.translation->times), *tracks.translation);
        for (glm::dquat &rotation : motion.rotations)
            rotation = nearestRotation(joint.before * glm::mat3_cast(rotation) * joint.after);
        for (glm::dvec3 &translation : motion.translations)
            translation = joint.start + joint.beforeTranslation * translation;
        makeContinuous(motion.rotations);
        return motion;
    }

    // Decides channels and OFFSET of each joint. Returns false if the progress stopped it.
    [[nodiscard]] bool makePlans()
    {
        for (const SceneJoint &joint : m_joints) {
            if (!goesOn(0.5 * static_cast<double>(m_plans.size()) / static_cast<double>(m_joints.size())))
                return false;
            const SceneMotion motion = motionOf(joint);
            JointPlan plan;
            plan.channels = sceneChannels(nodeOf(joint), joint.parent < 0, restOf(joint), motion, m_tolerance);
            const bool hasPositions = std::ranges::any_of(plan.channels, &Channel::isPosition);
            plan.offset = hasPositions ? restOf(joint) : motion.translations.front();
            m_plans.push_back(std::move(plan));
        }
        return true;
    }

    [[nodiscard]] glm::dvec3 restOf(const SceneJoint &joint) const
    {
        return joint.start + joint.beforeTranslation * nodeOf(joint).rest.translation;
    }

    void makeSkeleton()
    {
        std::vector<char> isParent(m_joints.size(), 0);
        for (const SceneJoint &joint : m_joints) {
            if (joint.parent >= 0)
                at(isParent, joint.parent) = 1;
        }
        for (std::size_t i = 0; i < m_joints.size(); ++i) {
            const int index = static_cast<int>(i);
            const SceneJoint &joint = m_joints[i];
            m_clip.skeleton.addJoint({m_names.names[i], joint.parent, m_plans[i].offset, m_plans[i].channels, 0});
            if (const auto &own = nodeOf(joint).bvh) {
                for (const glm::dvec3 &endSite : own->endSites)
                    m_clip.skeleton.addEndSite({"Site", index, m_unit * (glm::transpose(joint.after) * endSite), 0});
            } else if (isParent[i] == 0) {
                m_clip.skeleton.addEndSite({"Site", index, endOf(joint, m_plans[i].offset), 0});
            }
        }
    }

    // Returns the end of the last bone, which few files of these formats have: else it is half as long as the bone that
    // leads to it, unless the joint only marks the end of that bone.
    [[nodiscard]] glm::dvec3 endOf(const SceneJoint &joint, const glm::dvec3 &offset) const
    {
        if (const auto &tip = at(m_tips, joint.node))
            return *tip;
        const SceneNodeTracks &tracks = at(m_tracks, joint.node);
        const bool turns = tracks.rotation != nullptr && leavesRest(*tracks.rotation, nodeOf(joint).rest, 1e-5);
        if (joint.parent < 0 || !(turns || nodeOf(joint).isSkinJoint))
            return glm::dvec3(0.0);
        const std::string &bone = nodeOf(joint).humanBone;
        // Avatars of VRM stand and look ahead at rest.
        constexpr double steep = 0.7;
        const double length = glm::length(offset);
        const bool stands = (bone == "leftFoot" || bone == "rightFoot") && offset.y < -steep * length;
        return stands ? endOfFoot(length, {0.0, 0.0, 1.0}, {0.0, 1.0, 0.0}) : 0.5 * offset;
    }

    // Writes the values; returns false if the progress stopped it.
    [[nodiscard]] bool writeMotion()
    {
        for (std::size_t i = 0; i < m_joints.size(); ++i) {
            if (!goesOn(0.5 + 0.5 * static_cast<double>(i) / static_cast<double>(m_joints.size())))
                return false;
            SceneMotion motion = motionOf(m_joints[i]);
            motion.rotations.resize(static_cast<std::size_t>(m_frames.count), motion.rotations.front());
            writeNewRotations(m_clip, static_cast<int>(i), 0, motion.rotations);
            writePositions(m_clip.skeleton.joint(static_cast<int>(i)), motion.translations);
        }
        return true;
    }

    void writePositions(const Joint &joint, const std::vector<glm::dvec3> &translations)
    {
        if (!joint.hasPositions())
            return;
        for (int frame = 0; frame < m_frames.count; ++frame) {
            const glm::dvec3 &translation = translations.size() > 1 ? at(translations, frame) : translations.front();
            const std::span<double> values = m_clip.motion.editFrame(frame);
            for (int i = 0; i < joint.columnCount(); ++i) {
                const Channel channel = at(joint.channels, i);
                if (channel.isPosition())
                    at(values, joint.firstColumn + i) = translation[channel.axisIndex()];
            }
        }
    }

    [[nodiscard]] bool isFinite() const
    {
        const auto isNear = [](double value) { return std::abs(value) <= farthestPosition; };
        for (int frame = 0; frame < m_clip.motion.frameCount(); ++frame) {
            if (!std::ranges::all_of(m_clip.motion.frame(frame), isNear))
                return false;
        }
        return std::ranges::all_of(m_plans, [&](const JointPlan &plan) {
            return isNear(plan.offset.x) && isNear(plan.offset.y) && isNear(plan.offset.z);
        });
    }

    // Positions near zero would be read as displacements from the OFFSET, although they replace it.
    void settlePositions()
    {
        const PositionRules rules = decidePositionRules(m_clip.skeleton, m_clip.motion);
        for (int joint = 0; joint < m_clip.skeleton.jointCount(); ++joint) {
            const Joint &described = m_clip.skeleton.joint(joint);
            if (described.hasPositions() && rules.of(described) == PositionRule::Add)
                m_clip.skeleton.setOffset(NodeId::joint(joint), glm::dvec3(0.0));
        }
    }

    [[nodiscard]] SceneLosses losses() const
    {
        constexpr double scaleTolerance = 1e-4;
        SceneLosses losses;
        losses.renamed = m_names.renamed;
        losses.areCurvesStraightened = m_scene.hasStraightenedCurves && goesBetweenKeys();
        std::vector<char> isParent(m_scene.nodes.size(), 0);
        for (const SceneJoint &joint : m_joints) {
            if (nodeOf(joint).parent >= 0)
                at(isParent, nodeOf(joint).parent) = 1;
        }
        for (const SceneJoint &joint : m_joints) {
            const SceneTrack *const scale = at(m_tracks, joint.node).scale;
            if (scale != nullptr && leavesRest(*scale, nodeOf(joint).rest, scaleTolerance))
                ++losses.scales;
            if (nodeOf(joint).isSheared || (at(isParent, joint.node) != 0 && isSkewing(nodeOf(joint).rest)))
                ++losses.shears;
        }
        return losses;
    }

    [[nodiscard]] bool goesBetweenKeys() const
    {
        return std::ranges::any_of(m_joints, [this](const SceneJoint &joint) {
            const SceneNodeTracks &tracks = at(m_tracks, joint.node);
            const auto isBetween = [this](const SceneTrack *track) {
                return track != nullptr && limber::goesBetweenKeys(m_frames, at(m_scene.times, track->times));
            };
            return isBetween(tracks.rotation) || isBetween(tracks.translation);
        });
    }

    [[nodiscard]] bool goesOn(double fraction) const { return m_options.progress(fraction); }

    const Scene &m_scene;
    const SceneClipOptions &m_options;
    SceneFrames m_frames;
    std::vector<SceneNodeTracks> m_tracks;
    std::vector<SceneJoint> m_joints;
    std::vector<std::optional<glm::dvec3>> m_tips; // by node: where its bone ends, if a node marks that
    SceneNames m_names;
    std::vector<JointPlan> m_plans;
    double m_unit = 100.0; // units of the clip per metre
    double m_tolerance = 0.0; // units of the clip
    Clip m_clip;
};

} // namespace

glm::dvec3 endOfFoot(double shin, const glm::dvec3 &front, const glm::dvec3 &up)
{
    constexpr double ahead = 0.42;
    constexpr double down = 0.19;
    return shin * (ahead * front - down * up);
}

SceneClip clipOfScene(const Scene &scene, const SceneClipOptions &options)
{
    return SceneConverter(scene, options).convert();
}

} // namespace limber
