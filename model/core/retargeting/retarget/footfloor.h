#pragma once

#include "body/jointedlimb.h"
#include "retarget/plantedfeet.h"
#include "retarget/posetransfer.h"

#include <glm/gtc/quaternion.hpp>

#include <span>
#include <vector>

namespace limber {

// Keeps the feet of a retargeted figure above its floor, as far as those of the source are: a foot that is longer, or
// that has no toes to bend, goes through it where the heel rises by the same angle. The foot turns a little, the toes
// bend, and the knee lifts what is left, unless it is nearly straight and would jump. All of this begins before it is
// needed and ends after it, so that no joint jumps.
class FootFloor
{
public:
    // The feet must outlive it.
    FootFloor(const PoseTransfer &transfer, const RetargetInput &input, const PlantedFeet &feet);

    void reserve(int frameCount);
    // Records the pose of the next frame, before floor and feet are applied.
    void record(const TransferredPose &pose);
    // Plans how the feet that are recorded and locked are lifted if the figure is shifted. `contacts`
    // are the source's.
    void plan(const Contacts &contacts, const PlantedFeet::Floors &floors, const FigureShift &shift,
              double frameTimeSeconds);
    // Lifts the feet in a frame's pose, which is already shifted and whose feet are locked.
    void apply(int frame, TransferredPose &pose) const;

    // Returns how far, in file units, the foot of each leg may reach below the floor, in addition to what the source's
    // does: the skeleton's toes are lower than those of the source, or it does not show a sole.
    [[nodiscard]] const std::vector<double> &depths() const { return m_depths; }

private:
    // A point of a foot.
    struct FootNode
    {
        NodeId node;
        glm::dvec3 offset{0.0}; // from the ankle, or from the toe joint for what moves with it, in that joint's frame
    };
    struct Foot
    {
        LegPair leg;
        JointedLimb limb; // of the target
        std::vector<int> toeJoints; // of the target; empty if it has none
        std::vector<NodeId> sourceNodes; // joints and end sites
        std::vector<FootNode> rigid; // of the target: what does not move with the toes
        std::vector<FootNode> toes; // what moves with them
        double thighLength = 0.0; // file units, like the next
        double shinLength = 0.0;
        // By frame, in the world; the heights are the lowest of all nodes and along the up axis, in file units.
        std::vector<double> sourceHeights;
        std::vector<double> heights;
        std::vector<glm::dvec3> hips;
        std::vector<glm::dvec3> ankles;
        std::vector<glm::dquat> rotations; // of the foot
        std::vector<glm::dquat> toeRotations;
        // The plan: angles in radians about the side axis of the foot, positive where its front rises, and distances
        // along the up axis, by frame. Empty until something has to be lifted.
        glm::dvec3 side{0.0}; // in the frame of the foot
        std::vector<double> footAngles;
        std::vector<double> toeAngles;
        std::vector<double> lifts;
    };
    // A foot in one frame, with what is planned so far.
    struct PlacedFoot
    {
        glm::dvec3 ankle;
        glm::dvec3 toe;
        glm::dquat rotation;
        glm::dquat toeRotation;
        glm::dvec3 side;
    };

    [[nodiscard]] Foot footOf(const LegPair &leg, const JointedLimb &limb) const;
    [[nodiscard]] glm::dvec3 sideOf(const Foot &foot, const std::vector<FrameInterval> &standing) const;
    [[nodiscard]] double depthOf(const Foot &foot, const std::vector<FrameInterval> &standing,
                                 const PlantedFeet::Floors &floors) const;
    [[nodiscard]] std::vector<double> lowestHeights(std::size_t leg, const PlantedFeet::Floors &floors,
                                                    const FigureShift &shift) const;
    [[nodiscard]] PlacedFoot placed(std::size_t leg, int frame, const FigureShift &shift) const;
    [[nodiscard]] double lowest(const Foot &foot, const PlacedFoot &placed) const;
    [[nodiscard]] double turnOf(const std::vector<FootNode> &nodes, const glm::dvec3 &pivot, const glm::dquat &rotation,
                                const glm::dvec3 &side, double lowestHeight) const;
    [[nodiscard]] double kneeBend(std::size_t leg, int frame, const glm::dvec3 &ankle, const FigureShift &shift) const;
    [[nodiscard]] double kneeShare(std::size_t leg, int frame, const glm::dvec3 &ankle, const FigureShift &shift) const;
    void slowLifts(std::size_t leg, const FigureShift &shift);
    void planLeg(std::size_t leg, const std::vector<double> &lowestHeights, const FigureShift &shift, int fadeFrames);

    const PoseTransfer &m_transfer;
    const PlantedFeet &m_planted;
    const Skeleton &m_source;
    const Skeleton &m_target;
    bool m_isOn;
    double m_ncm = 0.0; // file units of the target; 0 if its body has no length
    std::vector<Foot> m_feet; // one for each leg of the planted feet
    std::vector<double> m_depths; // parallel to m_feet
};

} // namespace limber
