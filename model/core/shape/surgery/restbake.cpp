#include "surgery/restbake.h"

#include "base/at.h"
#include "pose/jointangles.h"
#include "surgery/addchannels.h"
#include "surgery/completechannels.h"
#include "tracks/positiontrack.h"
#include "tracks/rotationtrack.h"

#include <glm/gtc/quaternion.hpp>
#include <glm/matrix.hpp>

namespace limber {

namespace {

class RestBake
{
public:
    RestBake(Clip &clip, const PositionRules &rules, std::span<const glm::dmat3> turns)
        : m_clip(clip), m_rules(rules), m_turns(turns), m_all{0, clip.motion.frameCount() - 1}
    {
    }

    bool run(const Progress &progress)
    {
        const int joints = m_clip.skeleton.jointCount();
        for (int joint = 0; joint < joints; ++joint) {
            if (!progress(static_cast<double>(joint) / joints))
                return false;
            turnPositions(joint);
            turnRotations(joint);
        }
        for (int end = 0; end < m_clip.skeleton.endSiteCount(); ++end) {
            const NodeId node = NodeId::endSite(end);
            turnOffset(node, turnOf(m_clip.skeleton.parentOf(node)));
        }
        return true;
    }

private:
    [[nodiscard]] glm::dmat3 turnOf(int joint) const { return joint == NoJoint ? glm::dmat3(1.0) : at(m_turns, joint); }

    void turnOffset(NodeId node, const glm::dmat3 &turn)
    {
        if (turn != glm::dmat3(1.0))
            m_clip.skeleton.setOffset(node, turn * m_clip.skeleton.offsetOf(node));
    }

    void turnPositions(int index)
    {
        const glm::dmat3 turn = turnOf(m_clip.skeleton.joint(index).parent);
        if (turn == glm::dmat3(1.0))
            return;
        if (!m_clip.skeleton.joint(index).hasPositions())
            return turnOffset(NodeId::joint(index), turn);
        std::vector<glm::dvec3> positions = positionTrack(m_clip, index, m_all, m_rules);
        for (glm::dvec3 &position : positions)
            position = turn * position;
        addChannels(index, withAllPositions(m_clip.skeleton.joint(index).channels));
        turnOffset(NodeId::joint(index), turn);
        writePositions(m_clip, index, 0, positions, m_rules);
    }

    void turnRotations(int index)
    {
        const Joint &joint = m_clip.skeleton.joint(index);
        const glm::dmat3 above = turnOf(joint.parent);
        const glm::dmat3 own = turnOf(index);
        if (above == glm::dmat3(1.0) && own == glm::dmat3(1.0))
            return;
        if (!joint.hasRotations() && above == own)
            return;
        std::vector<glm::dquat> rotations = rotationTrack(m_clip, index, m_all);
        const glm::dquat before = glm::quat_cast(above);
        const glm::dquat after = glm::conjugate(glm::quat_cast(own));
        for (glm::dquat &rotation : rotations)
            rotation = glm::normalize(before * rotation * after);
        makeContinuous(rotations);
        if (!JointAngles(joint).isComplete())
            addChannels(index, withAllRotations(joint.channels));
        writeNewRotations(m_clip, index, 0, rotations);
    }

    void addChannels(int index, const std::vector<Channel> &channels)
    {
        if (channels != m_clip.skeleton.joint(index).channels)
            m_clip = withAddedChannels(m_clip, index, channels);
    }

    Clip &m_clip;
    const PositionRules &m_rules;
    std::span<const glm::dmat3> m_turns;
    FrameInterval m_all;
};

} // namespace

bool bakeRest(Clip &clip, const PositionRules &rules, std::span<const glm::dmat3> turns, const Progress &progress)
{
    return RestBake(clip, rules, turns).run(progress);
}

} // namespace limber
