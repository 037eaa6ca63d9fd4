#include "character/character.h"

#include "anatomy/bodymarks.h"
#include "anatomy/standing.h"
#include "base/at.h"
#include "body/bodyside.h"
#include "body/bodystructure.h"
#include "body/figureshape.h"
#include "body/rolesbyname.h"
#include "body/vocabulary.h"
#include "character/bodyhierarchy.h"
#include "character/limbends.h"
#include "geometry/geometry.h"
#include "mapping/automaticmapping.h"
#include "messages/scenemessages.h"
#include "naming/namestyle.h"
#include "scene/clip/scenechannels.h"
#include "scene/clip/scenechoice.h"
#include "scene/clip/sceneclip.h"
#include "tracks/rotationtrack.h"

#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>
#include <glm/matrix.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <span>
#include <utility>

namespace limber {

namespace {

constexpr double sameSkeleton = 1e-3; // of the size of a skeleton

} // namespace

const SceneNode &Character::nodeOf(int joint) const
{
    return at(scene.nodes, at(joints, joint).node);
}

namespace {

// Returns how far each joint is turned in the world of the clip when the skins are bound, from its rest; joints without
// a skin move with the joint above them.
std::vector<glm::dmat3> bindTurns(const Character &character)
{
    const Scene &scene = character.scene;
    const std::vector<glm::dmat4> worlds = worldsAtRest(scene.nodes);
    std::vector<const SceneBinding *> bindings(scene.nodes.size(), nullptr);
    for (const SceneBinding &binding : scene.bindings)
        at(bindings, binding.node) = &binding;
    std::vector<glm::dmat3> turns;
    for (int i = 0; i < character.rest.skeleton.jointCount(); ++i) {
        const SceneJoint &joint = at(character.joints, i);
        const SceneBinding *const binding = at(bindings, joint.node);
        if (binding == nullptr) {
            const int parent = character.rest.skeleton.joint(i).parent;
            turns.push_back(parent == NoJoint ? glm::dmat3(1.0) : at(turns, parent));
            continue;
        }
        const glm::dmat3 turn = glm::dmat3(binding->world) * glm::inverse(glm::dmat3(at(worlds, joint.node)));
        turns.push_back(
            glm::mat3_cast(nearestRotation(character.space.turn * turn * glm::transpose(character.space.turn))));
    }
    return turns;
}

// Makes of a character what a retarget learns from: the pose that shows how the body is built, and where its last bones
// lead.
class BuildFinder
{
public:
    explicit BuildFinder(Character &character) : m_character(character), m_clip(character.rest) {}

    void find()
    {
        m_names = namesByBones(m_character);
        m_character.hasExchangedSides = isMirrored() && toesPointBack();
        m_names = namesByBones(m_character);
        if (!m_character.scene.bindings.empty())
            addBindPose();
        settleEnds();
        m_character.rest = std::move(m_clip);
    }

private:
    [[nodiscard]] bool isMirrored() const
    {
        const std::vector<glm::dmat4> worlds = worldsAtRest(m_character.scene.nodes);
        return std::ranges::all_of(m_character.joints, [&worlds](const SceneJoint &joint) {
            return glm::determinant(glm::dmat3(at(worlds, joint.node))) < 0.0;
        });
    }

    // A file may also mirror the nodes of a body that is mirrored in them; then the sides are what they are called.
    [[nodiscard]] bool toesPointBack() const
    {
        const BodyRoles roles = rolesIn(0);
        const Clip named = withJointNames(m_clip, m_names);
        if (areSidesExchanged(rolesByName(named.skeleton, Vocabulary::builtIn()), roles))
            return true;
        const BodyMarks marks(m_clip.skeleton, roles);
        const Pose pose = poseAt(m_clip, 0, decidePositionRules(m_clip.skeleton, m_clip.motion));
        const auto axes = bodyAxes(marks, pose);
        if (!axes || !BodyMarks::hasBoth(marks.feet) || !BodyMarks::hasBoth(marks.toes))
            return false;
        glm::dvec3 sum(0.0);
        for (const std::size_t side : {0U, 1U})
            sum += at(pose.jointPositions, marks.toes[side]) - at(pose.jointPositions, marks.feet[side]);
        return glm::dot(sum, axes->front) < 0.0;
    }

    // Adds the pose in which the skins were bound, if it is another one, and one in which bodies are alike.
    void addBindPose()
    {
        constexpr double seenRadians = 0.02;
        const std::vector<glm::dmat3> turns = bindTurns(m_character);
        if (std::ranges::all_of(turns, [](const glm::dmat3 &turn) { return angleOf(turn) < seenRadians; }))
            return;
        m_clip.motion.insertFrames(1, m_clip.motion.copyOfFrames(0, 1));
        for (int joint = 0; joint < m_clip.skeleton.jointCount(); ++joint) {
            const int parent = m_clip.skeleton.joint(joint).parent;
            const glm::dmat3 above = parent == NoJoint ? glm::dmat3(1.0) : at(turns, parent);
            writeNewRotations(m_clip, joint, 1, std::array{glm::quat_cast(glm::transpose(above) * at(turns, joint))});
        }
        if (!showsBuild())
            m_clip.motion.removeFrames(1, 1);
    }

    // An avatar of VRM rests in a T-pose, which its format says is the pose that counts.
    [[nodiscard]] bool showsBuild() const
    {
        constexpr double hardlyWorse = 0.05; // of how a body stands, see Standing
        const PositionRules rules = decidePositionRules(m_clip.skeleton, m_clip.motion);
        const BodyMarks marks(m_clip.skeleton, rolesIn(1));
        const Standing atRest = standingOf(marks, poseAt(m_clip, 0, rules));
        const Standing bound = standingOf(marks, poseAt(m_clip, 1, rules));
        return bound.mayBindSkins() && (!atRest.stands || bound.cost < atRest.cost + hardlyWorse) &&
               (!isAvatar() || !atRest.isDrawn());
    }

    [[nodiscard]] bool isAvatar() const
    {
        return std::ranges::any_of(m_character.joints, [this](const SceneJoint &joint) {
            return !at(m_character.scene.nodes, joint.node).humanBone.empty();
        });
    }

    // Returns the parts of the body that the joints are, by their names and by the shape of the body in a frame.
    [[nodiscard]] BodyRoles rolesIn(int frame) const
    {
        const PositionRules rules = decidePositionRules(m_clip.skeleton, m_clip.motion);
        return bodyRoles(withJointNames(clipRestingIn(m_clip, rules, frame), m_names), rules, Vocabulary::builtIn());
    }

    // The formats know no ends of last bones. Hands and toes go on where they are bound, feet without toes lead ahead,
    // and heads lead up whatever hangs on them. Limbs without hand or foot lead through the vertices that follow them.
    void settleEnds()
    {
        const PositionRules rules = decidePositionRules(m_clip.skeleton, m_clip.motion);
        const int last = m_clip.motion.frameCount() - 1;
        const Pose pose = poseAt(m_clip, last, rules);
        const BodyRoles roles = rolesIn(last);
        const auto axes = bodyAxes(BodyMarks(m_clip.skeleton, roles), pose);
        if (axes)
            endLimbs(roles, pose, *axes);
        findGround(roles, pose);
        Skeleton settled;
        for (int joint = 0; joint < m_clip.skeleton.jointCount(); ++joint) {
            settled.addJoint(m_clip.skeleton.joint(joint));
            for (const EndSite &end : endsOf(joint, roles, pose, axes))
                settled.addEndSite(end);
        }
        m_clip.skeleton = std::move(settled);
    }

    // Finds the ends of the limbs that end without hand or foot.
    void endLimbs(const BodyRoles &roles, const Pose &pose, const BodyAxes &axes)
    {
        const auto flesh = fleshOfJoints(m_character.scene, m_character.joints, m_character.space);
        for (int joint = 0; joint < m_clip.skeleton.jointCount(); ++joint) {
            if (!at(flesh, joint) || !endsLimb(joint, roles))
                continue;
            const int parent = m_clip.skeleton.joint(joint).parent;
            const glm::dmat3 &world = at(pose.worldFromJoint, joint);
            LastBone bone{roles.of(joint), world, glm::dvec3(0.0), axes};
            if (parent != NoJoint)
                bone.above = at(pose.jointPositions, joint) - at(pose.jointPositions, parent);
            const auto end = endOfLimb(*at(flesh, joint), bone);
            if (!end)
                continue;
            m_limbEnds.emplace(joint, glm::transpose(world) * *end);
            for (const glm::dvec3 &place : soleOfLeg(fleshFrom(joint, flesh, pose), bone, *end))
                m_character.soles.push_back({.parent = joint, .offset = glm::transpose(world) * place});
        }
    }

    void findGround(const BodyRoles &roles, const Pose &pose)
    {
        const auto flesh = fleshOfJoints(m_character.scene, m_character.joints, m_character.space);
        for (int joint = 0; joint < m_clip.skeleton.jointCount(); ++joint) {
            const BodyPart part = roles.of(joint).part;
            if (!at(flesh, joint) || (part != BodyPart::Foot && part != BodyPart::Toe))
                continue;
            for (const glm::dvec3 &corner : at(flesh, joint)->corners) {
                const glm::dvec3 place = at(pose.jointPositions, joint) + at(pose.worldFromJoint, joint) * corner;
                m_character.ground = std::min(m_character.ground.value_or(place.y), place.y);
            }
        }
    }

    // Returns the flesh of a joint and of all that hangs on it, such as a paw that no name tells, in its own frame.
    [[nodiscard]] SceneFlesh fleshFrom(int joint, std::span<const std::optional<SceneFlesh>> flesh,
                                       const Pose &pose) const
    {
        SceneFlesh whole = *at(flesh, joint);
        const glm::dmat3 toJoint = glm::transpose(at(pose.worldFromJoint, joint));
        for (int below = joint + 1; below < m_clip.skeleton.subtreeEnd(joint); ++below) {
            const std::optional<SceneFlesh> &more = at(flesh, below);
            const glm::dvec3 way = at(pose.jointPositions, below) - at(pose.jointPositions, joint);
            for (const glm::dvec3 &corner : more ? more->corners : std::vector<glm::dvec3>())
                whole.corners.push_back(toJoint * (way + at(pose.worldFromJoint, below) * corner));
        }
        return whole;
    }

    // Returns whether a joint is one of an arm or a leg, and none of the body hangs on it. Files of Limber say
    // themselves where their bones end.
    [[nodiscard]] bool endsLimb(int joint, const BodyRoles &roles) const
    {
        const BodyPart part = roles.of(joint).part;
        if (m_character.nodeOf(joint).bvh || (part != BodyPart::Thigh && part != BodyPart::Shin &&
                                              part != BodyPart::UpperArm && part != BodyPart::Forearm))
            return false;
        for (int below = joint + 1; below < m_clip.skeleton.subtreeEnd(joint); ++below) {
            if (roles.of(below).part != BodyPart::None)
                return false;
        }
        return true;
    }

    [[nodiscard]] std::vector<EndSite> endsOf(int joint, const BodyRoles &roles, const Pose &pose,
                                              const std::optional<BodyAxes> &axes) const
    {
        if (const auto end = m_limbEnds.find(joint); end != m_limbEnds.end())
            return {{.parent = joint, .offset = end->second}};
        std::vector<EndSite> ends;
        const std::vector<NodeId> below = m_clip.skeleton.childrenOf(joint);
        for (const NodeId node : below) {
            if (node.isEndSite())
                ends.push_back(m_clip.skeleton.endSite(node.index));
        }
        const int parent = m_clip.skeleton.joint(joint).parent;
        if (parent == NoJoint || m_character.nodeOf(joint).bvh)
            return ends;
        const glm::dvec3 bone = at(pose.jointPositions, joint) - at(pose.jointPositions, parent);
        const glm::dmat3 toJoint = glm::transpose(at(pose.worldFromJoint, joint));
        const BodyPart part = roles.of(joint).part;
        const bool isLast = ends.size() == 1 && below.size() == 1;
        if (isLast && ends.front().offset != glm::dvec3(0.0)) {
            const bool stands = axes && part == BodyPart::Foot && leadsDown(bone, axes->up);
            ends.front().offset = toJoint * (stands ? endOfFoot(glm::length(bone), axes->front, axes->up) : 0.5 * bone);
        } else if (ends.empty() && part == BodyPart::Head && roles.find(BodyPart::HeadTop) == NoJoint) {
            ends.push_back({.parent = joint, .offset = toJoint * (0.5 * bone)});
        }
        return ends;
    }

    [[nodiscard]] static bool leadsDown(const glm::dvec3 &bone, const glm::dvec3 &up)
    {
        constexpr double steep = 0.7;
        return glm::dot(bone, up) < -steep * glm::length(bone);
    }

    Character &m_character;
    Clip m_clip;
    std::vector<std::string> m_names;
    std::map<int, glm::dvec3> m_limbEnds; // by joint, in its frame
};

// Returns the joints of these nodes; each hangs on the nearest of them above it in the file.
std::vector<SceneJoint> jointsOfNodes(const Scene &scene, const std::vector<int> &nodes, const SceneSpace &space)
{
    const std::vector<glm::dmat4> worlds = worldsAtRest(scene.nodes);
    std::vector<int> jointOf(scene.nodes.size(), NoJoint);
    for (std::size_t i = 0; i < nodes.size(); ++i)
        at(jointOf, nodes[i]) = static_cast<int>(i);
    std::vector<SceneJoint> joints = sceneJoints(scene, nodes, space);
    for (SceneJoint &joint : joints) {
        int above = at(scene.nodes, joint.node).parent;
        while (above >= 0 && at(jointOf, above) == NoJoint)
            above = at(scene.nodes, above).parent;
        if (joint.parent >= 0 || above < 0)
            continue;
        joint.parent = at(jointOf, above);
        joint.start -= space.scale * space.turn * glm::dvec3(at(worlds, above)[3]);
    }
    return joints;
}

// Makes the hierarchy that of a body. Files that Limber wrote keep theirs, and so do bones that a file itself names.
void settleHierarchy(Character &character)
{
    std::vector<bool> bends;
    bool isKnown = false;
    for (const SceneJoint &joint : character.joints) {
        const SceneNode &node = at(character.scene.nodes, joint.node);
        if (node.bvh)
            return;
        isKnown = isKnown || node.bendsMesh;
        bends.push_back(node.bendsMesh || !node.humanBone.empty());
    }
    if (!isKnown)
        return;
    const auto body = bodyHierarchy(character.rest.skeleton, bends, Vocabulary::builtIn());
    if (!body)
        return;
    std::vector<int> nodes;
    for (const int joint : body->joints)
        nodes.push_back(at(character.joints, joint).node);
    character.rest = bodyAtRest(character.rest, *body);
    character.joints = jointsOfNodes(character.scene, nodes, character.space);
}

} // namespace

namespace {

// A scale of zero may be an accident of an export.
bool hasNoSize(const Scene &scene, const std::vector<SceneJoint> &joints)
{
    const std::vector<glm::dmat4> worlds = worldsAtRest(scene.nodes);
    return joints.size() > 1 && std::ranges::all_of(joints, [&](const SceneJoint &joint) {
               return at(worlds, joint.node)[3] == at(worlds, joints.front().node)[3];
           });
}

} // namespace

CharacterOfScene characterOf(Scene scene)
{
    constexpr double metresPerUnit = 0.01;
    SceneClip made = clipOfScene(scene, {.metresPerUnit = metresPerUnit, .upAxis = Axis::Y});
    CharacterOfScene result{{}, std::move(made.notes), std::move(made.problem)};
    if (!made.clip)
        return result;
    const SceneSpace space = sceneSpace(scene, metresPerUnit, Axis::Y);
    std::vector<SceneJoint> joints = sceneJoints(scene, chooseJoints(scene), space);
    if (hasNoSize(scene, joints)) {
        result.problem = messages::characterWithoutSize();
        return result;
    }
    if (const int frames = made.clip->motion.frameCount(); frames > 1) // of a motion in which nothing moves
        made.clip->motion.removeFrames(1, frames - 1);
    result.character = Character{std::move(scene), *std::move(made.clip), space, std::move(joints)};
    settleHierarchy(*result.character);
    BuildFinder(*result.character).find();
    return result;
}

std::optional<double> scaleOfOwnSkeleton(const Character &character, const Skeleton &skeleton)
{
    const Skeleton &own = character.rest.skeleton;
    if (own.jointCount() != skeleton.jointCount())
        return std::nullopt;
    double product = 0.0;
    double square = 0.0;
    double size = 0.0;
    for (int i = 0; i < own.jointCount(); ++i) {
        const Joint &joint = own.joint(i);
        const Joint &other = skeleton.joint(i);
        if (joint.name != other.name || joint.parent != other.parent)
            return std::nullopt;
        if (joint.isRoot())
            continue; // it may begin anywhere
        product += glm::dot(joint.offset, other.offset);
        square += glm::dot(other.offset, other.offset);
        size += glm::length(joint.offset);
    }
    if (product < 0.0)
        return std::nullopt; // it is turned over
    const double scale = square > 0.0 ? product / square : 1.0;
    for (int i = 0; i < own.jointCount(); ++i) {
        const bool isNear = glm::distance(own.joint(i).offset, scale * skeleton.joint(i).offset) <= sameSkeleton * size;
        if (!own.joint(i).isRoot() && !isNear)
            return std::nullopt;
    }
    return scale;
}

bool isOnSkeletonOf(const Character &character, const Skeleton &skeleton)
{
    const auto scale = scaleOfOwnSkeleton(character, skeleton);
    return scale && std::abs(*scale - 1.0) <= sameSkeleton;
}

RetargetSettings settingsForCharacter(const Character &character, const Skeleton &skeleton)
{
    RetargetSettings settings;
    if (!scaleOfOwnSkeleton(character, skeleton))
        return settings;
    settings.setOnFloor = false;
    settings.lockFeet = false;
    settings.handsAboveFloor = false;
    settings.feetAboveFloor = false;
    return settings;
}

Clip restAsBuilt(const Character &character)
{
    const PositionRules rules = decidePositionRules(character.rest.skeleton, character.rest.motion);
    return clipRestingIn(character.rest, rules, character.rest.motion.frameCount() - 1);
}

Clip builtClip(const Character &character)
{
    return withJointNames(restAsBuilt(character), namesByBones(character));
}

RetargetTarget retargetTarget(const Character &character)
{
    const bool hasBindPose = character.rest.motion.frameCount() > 1;
    return {.clip = character.rest,
            .names = namesByBones(character),
            .up = Axis::Y,
            .bindFrame = hasBindPose ? std::optional(1) : std::nullopt,
            .soles = character.soles,
            .ground = character.ground};
}

std::vector<std::string> namesByBones(const Character &character)
{
    const Skeleton &skeleton = character.rest.skeleton;
    const std::vector<BodySide> sides = bodySides(skeleton);
    std::vector<std::string> names;
    bool isAny = false;
    for (int joint = 0; joint < skeleton.jointCount(); ++joint) {
        const std::string &own = skeleton.joint(joint).name;
        const std::string &bone = character.nodeOf(joint).humanBone;
        names.push_back(bone.empty() ? own : bone);
        if (character.hasExchangedSides)
            names.back() = nameOnOtherSide(names.back(), at(sides, joint));
        isAny = isAny || names.back() != own;
    }
    return isAny ? names : std::vector<std::string>();
}

} // namespace limber
