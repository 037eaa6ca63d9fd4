#pragma once

#include "anatomy/anatomicalframes.h"
#include "anatomy/bodymarks.h"
#include "geometry/meandirection.h"

#include <optional>
#include <span>
#include <vector>

namespace limber {

// The work of anatomicalFrames(): the joints one by one, each with the help of those above it.
class FrameFinder
{
public:
    FrameFinder(const Clip &clip, const PositionRules &rules, const BodyRoles &roles, const FigureShape &shape,
                const ReferenceRequest &request);

    [[nodiscard]] AnatomicalFrames find();

private:
    // A direction in a joint's coordinates, and how much it can be trusted.
    struct Side
    {
        glm::dvec3 direction{0.0};
        double confidence = 0.0;
        FrameOrigin origin = FrameOrigin::None;
        double wrungRadians = 0.0;
    };

    void samplePoses(const PositionRules &rules);
    void findHips();
    void findChest();
    [[nodiscard]] glm::dvec3 meanUp(int joint) const;
    void findFrame(int joint);
    [[nodiscard]] Side sideOf(int joint) const;
    [[nodiscard]] Side limbSide(int joint, const BodyMarks::Pair &upper, const BodyMarks::Pair &lower,
                                const BodyMarks::Pair &end) const;
    [[nodiscard]] Side knuckleSide(int joint) const;
    [[nodiscard]] Side sideLike(int joint, int above) const;
    [[nodiscard]] Side sideInPoses(int joint, std::span<const Pose> poses, bool isReference) const;
    [[nodiscard]] Side blended(int joint, const Side &from, const Side &to, double weight) const;
    [[nodiscard]] bool swings(int upper, int lower) const;
    [[nodiscard]] double contradiction(int joint, const Side &rest, const Side &motion) const;
    [[nodiscard]] glm::dvec3 wishedSide(int joint, const Pose &pose, bool isReference) const;
    [[nodiscard]] glm::dvec3 sideOfGirdle(int joint, int trunk, const Pose &pose) const;
    [[nodiscard]] std::optional<BodyAxes> axesIn(const Pose &pose, bool ofChest) const;
    [[nodiscard]] double heightInSpine(int joint) const;
    [[nodiscard]] glm::dmat3 frameAbove(int joint) const;
    [[nodiscard]] glm::dmat3 meanFrameAbove(int joint, int above, std::span<const Pose> poses) const;
    void set(int joint, const Side &side);

    const Clip &m_clip;
    const BodyRoles &m_roles;
    const FigureShape &m_shape;
    BodyMarks m_marks;
    AnatomicalFrames m_result;
    std::vector<Pose> m_poses; // of the motion
    std::vector<Pose> m_reference; // the pose that is trusted, else the same as m_poses
    std::vector<glm::dvec3> m_along;
};

} // namespace limber
