#include "mannequin/figureanatomy.h"

#include "anatomy/bonealong.h"
#include "base/at.h"
#include "body/bodymeasure.h"
#include "body/vocabulary.h"
#include "contacts/fourfeet.h"
#include "geometry/geometry.h"

#include <glm/geometric.hpp>
#include <glm/matrix.hpp>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace limber {

namespace {

constexpr int mostFrames = 256; // that are enough to see how a body is built
constexpr int fewestFrames = 16;
constexpr double longestHumanNeck = 30.0; // units of the body
constexpr int mostTurns = 40000; // joints times frames, so that large crowds take no longer

Clip thinned(const Clip &clip)
{
    Clip result;
    result.skeleton = clip.skeleton;
    const int frames = clip.motion.frameCount();
    const int count =
        std::min(frames, std::clamp(mostTurns / std::max(1, clip.skeleton.jointCount()), fewestFrames, mostFrames));
    result.motion = Motion(count, clip.skeleton.columnCount());
    for (int i = 0; i < count; ++i)
        std::ranges::copy(clip.motion.frame(static_cast<int>(static_cast<long long>(i) * frames / count)),
                          result.motion.editFrame(i).begin());
    return result;
}

std::vector<int> endSitesBelow(const Skeleton &skeleton, int top)
{
    std::vector<int> endSites;
    for (int end = 0; end < skeleton.endSiteCount(); ++end) {
        if (skeleton.isInSubtree(skeleton.endSite(end).parent, top))
            endSites.push_back(end);
    }
    return endSites;
}

BodyRoles rolesBelow(const BodyRoles &roles, int top, int count)
{
    std::vector<JointRole> own;
    for (int joint = 0; joint < count; ++joint)
        own.push_back(roles.of(top + joint));
    return BodyRoles(std::move(own));
}

BodyRoles noRoles(int count)
{
    return BodyRoles(std::vector<JointRole>(static_cast<std::size_t>(count)));
}

bool knowsAny(const BodyRoles &roles)
{
    for (int joint = 0; joint < roles.jointCount(); ++joint) {
        if (roles.of(joint).part != BodyPart::None)
            return true;
    }
    return false;
}

} // namespace

std::vector<FigureAnatomy> FigureAnatomy::ofAll(const Clip &clip, const PositionRules &rules, Axis up)
{
    std::vector<FigureAnatomy> figures;
    const Clip thin = thinned(clip);
    const std::vector<FigureRoles> found = rolesOfFigures(thin, rules, Vocabulary::builtIn());
    std::vector<bool> isTaken(static_cast<std::size_t>(clip.skeleton.jointCount()), false);
    for (const FigureRoles &figure : found) {
        if (figure.top == NoJoint) {
            figures.push_back(FigureAnatomy({thin, rules}, figure.roles, up));
            figures.back().m_endSites.resize(static_cast<std::size_t>(clip.skeleton.endSiteCount()));
            std::iota(figures.back().m_endSites.begin(), figures.back().m_endSites.end(), 0);
            return figures;
        }
        const int end = clip.skeleton.subtreeEnd(figure.top);
        figures.push_back(FigureAnatomy(figureAlone(thin, rules, figure.top),
                                        rolesBelow(figure.roles, figure.top, end - figure.top), up));
        figures.back().m_top = figure.top;
        figures.back().m_endSites = endSitesBelow(clip.skeleton, figure.top);
        std::fill(isTaken.begin() + figure.top, isTaken.begin() + end, true);
    }
    if (!std::ranges::all_of(isTaken, [](bool taken) { return taken; })) {
        figures.push_back(FigureAnatomy({thin, rules}, noRoles(clip.skeleton.jointCount()), up));
        figures.back().m_others = std::move(isTaken);
        figures.back().m_endSites.resize(static_cast<std::size_t>(clip.skeleton.endSiteCount()));
        std::iota(figures.back().m_endSites.begin(), figures.back().m_endSites.end(), 0);
    }
    return figures;
}

FigureAnatomy::FigureAnatomy(FigureAlone alone, BodyRoles roles, Axis up)
    : m_alone(std::move(alone)), m_shape(figureShape(m_alone.clip, m_alone.rules)), m_roles(std::move(roles)),
      m_up(limber::directionOf(up))
{
    if (knowsAny(m_roles))
        m_frames = anatomicalFrames(m_alone.clip, m_alone.rules, m_roles, m_shape, {});
    else
        m_frames.frames.resize(static_cast<std::size_t>(skeleton().jointCount()));
    m_reference = referencePose(m_alone.clip, m_alone.rules, m_shape, m_frames.reference);
    const double length = lengthOfBody();
    m_unit = std::isfinite(length) && length > 0.0 ? length / ncmOfBody : 1.0;
    m_isAnimal = goesOnFourFeet(m_alone.clip, m_alone.rules, m_roles, up) || lengthOfNeck() > longestHumanNeck * m_unit;
}

// Without a joint for the head the path to the neck tells more than the longest path, which leads to a hand.
double FigureAnatomy::lengthOfBody() const
{
    std::vector<JointRole> roles;
    for (int joint = 0; joint < m_roles.jointCount(); ++joint)
        roles.push_back(m_roles.of(joint));
    if (const int carrier = carrierOfHead(); carrier != NoJoint)
        roles[static_cast<std::size_t>(carrier)] = {.part = BodyPart::Head};
    return bodyLength(skeleton(), m_shape, BodyRoles(std::move(roles)));
}

int FigureAnatomy::carrierOfHead() const
{
    if (const int head = m_roles.find(BodyPart::Head); head != NoJoint)
        return head;
    int last = NoJoint;
    for (int number = 1; m_roles.find(BodyPart::Neck, BodySide::Centre, number) != NoJoint; ++number)
        last = m_roles.find(BodyPart::Neck, BodySide::Centre, number);
    return last;
}

double FigureAnatomy::lengthOfNeck() const
{
    double length = 0.0;
    for (int number = 1; m_roles.find(BodyPart::Neck, BodySide::Centre, number) != NoJoint; ++number) {
        const int joint = m_roles.find(BodyPart::Neck, BodySide::Centre, number);
        const int next = nextJoint(skeleton(), m_roles, joint);
        if (next != NoJoint)
            length += glm::distance(positionOf(NodeId::joint(joint)), positionOf(NodeId::joint(next)));
    }
    return length;
}

bool FigureAnatomy::hasTrunk() const
{
    const auto has = [this](BodyPart part) {
        return m_roles.find(part, BodySide::Left) != NoJoint || m_roles.find(part, BodySide::Right) != NoJoint;
    };
    const bool hasHead = m_roles.find(BodyPart::Neck) != NoJoint || m_roles.find(BodyPart::Head) != NoJoint;
    const int ends = (has(BodyPart::Thigh) ? 1 : 0) + (has(BodyPart::UpperArm) ? 1 : 0) + (hasHead ? 1 : 0);
    return !m_isAnimal && ends >= 2 && m_roles.find(BodyPart::Pelvis) != NoJoint;
}

bool FigureAnatomy::standsInReference() const
{
    if (!m_frames.reference.stands)
        return false;
    const int thigh = m_roles.find(BodyPart::Thigh, BodySide::Left);
    const int foot = m_roles.find(BodyPart::Foot, BodySide::Left);
    if (thigh == NoJoint || foot == NoJoint)
        return false;
    constexpr double upright = 0.8; // cosine of the leg's direction to the vertical
    const glm::dvec3 leg = positionOf(NodeId::joint(thigh)) - positionOf(NodeId::joint(foot));
    return glm::dot(limber::directionOf(leg), m_up) > upright;
}

glm::dvec3 FigureAnatomy::positionOf(NodeId node) const
{
    return node.isJoint() ? at(m_reference.positions, node.index) : at(m_reference.endPositions, node.index);
}

glm::dvec3 FigureAnatomy::directionSeenFrom(int joint, const glm::dvec3 &direction) const
{
    return glm::transpose(at(m_reference.rotations, joint)) * direction;
}

glm::dvec3 FigureAnatomy::directionInWorld(int joint, const glm::dvec3 &direction) const
{
    return at(m_reference.rotations, joint) * direction;
}

glm::dvec3 FigureAnatomy::seenFrom(int joint, const glm::dvec3 &position) const
{
    return directionSeenFrom(joint, position - at(m_reference.positions, joint));
}

glm::dvec3 FigureAnatomy::frontOf(int joint) const
{
    const AnatomicalFrame &frame = m_frames.of(joint);
    const BodyPart part = m_roles.of(joint).part;
    const bool isLeg =
        part == BodyPart::Thigh || part == BodyPart::Shin || part == BodyPart::Foot || part == BodyPart::Toe;
    if (frame.isKnown())
        return isLeg ? -frame.jointFromBody[2] : frame.jointFromBody[2];
    return frame.knowsAbove() ? (isLeg ? -frame.jointFromAbove[2] : frame.jointFromAbove[2]) : glm::dvec3(0.0);
}

NodeId FigureAnatomy::endOf(int joint) const
{
    NodeId best;
    double farthest = 0.0;
    for (const NodeId node : skeleton().childrenOf(joint)) {
        if (node.isJoint() && !at(m_shape.isBone, node.index))
            continue;
        const double distance = glm::distance(positionOf(node), positionOf(NodeId::joint(joint)));
        if (distance > farthest) {
            farthest = distance;
            best = node;
        }
    }
    return best;
}

NodeId FigureAnatomy::nodeInClip(NodeId node) const
{
    if (!node.isValid())
        return node;
    return node.isJoint() ? NodeId::joint(node.index + m_top) : NodeId::endSite(at(m_endSites, node.index));
}

} // namespace limber
