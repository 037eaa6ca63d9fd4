#pragma once

#include "base/progress.h"
#include "body/bodyside.h"
#include "contacts/figurelegs.h"
#include "geometry/capsule.h"
#include "motion/clip.h"
#include "pose/positionrule.h"

#include <glm/vec3.hpp>

#include <optional>
#include <vector>

namespace limber {

// A part of the body that hands and forearms touch.
enum class TouchPart { Trunk, Head, Thigh, Forearm, Hand };

// Where the joints of an arm are; world, file units.
struct ArmPlace
{
    glm::dvec3 shoulder{0.0};
    glm::dvec3 elbow{0.0};
    glm::dvec3 wrist{0.0};
};

// A whole arm through the frames of a clip.
struct ArmCourse
{
    BodySide side = BodySide::Centre;
    int upper = NoJoint; // the joint of the shoulder
    int lower = NoJoint; // … the elbow
    int hand = NoJoint; // … the wrist
    std::vector<ArmPlace> places{}; // by frame
    std::vector<glm::dvec3> hinges{}; // the axes about which the elbow bends, by frame; empty if it never does
};

// Another part of the body through the frames.
struct PartCourse
{
    TouchPart part = TouchPart::Trunk;
    BodySide side = BodySide::Centre;
    int joint = NoJoint; // the one that carries it
    // By frame, one or two beside each other; world, file units. All frames have as many.
    std::vector<std::vector<Capsule>> capsules{};
};

// The shapes of a body that may be inside each other, through the frames of a clip.
struct TouchCourse
{
    std::vector<ArmCourse> arms; // whole ones only: two, one or none
    std::vector<PartCourse> parts; // trunk, head and thighs, as far as the figure has them
    double unitsPerNcm = 0.0; // 0 for a figure without size
};

// How thick the parts are, in ncm, as those of an adult without clothes.
inline constexpr double touchRadiusOfForearm = 3.5;
inline constexpr double touchRadiusOfHand = 3.0;
inline constexpr double touchLengthOfHand = 9.0;

// Returns the shape of a forearm and of a hand, which goes on from the wrist in the direction of the forearm: animated
// hands without fingers say no more, and a palm that is bent to the side stays within the radius. `unitsPerNcm` is
// that of the course; `thickness` multiplies the radii.
[[nodiscard]] Capsule forearmCapsule(const ArmPlace &arm, double unitsPerNcm, double thickness);
[[nodiscard]] Capsule handCapsule(const ArmPlace &arm, double unitsPerNcm, double thickness);

// Returns the course of a figure that goes on two legs; an animal's has no arms. `thickness` multiplies the radii of
// the parts. Returns nothing if the progress stopped it.
[[nodiscard]] std::optional<TouchCourse> touchCourse(const Clip &clip, const PositionRules &rules,
                                                     const FigureLegs &figure, double thickness,
                                                     const Progress &progress);
// Returns the course of one frame in which the figure is in its rest pose.
[[nodiscard]] TouchCourse touchCourseAtRest(const Clip &clip, const PositionRules &rules, const FigureLegs &figure,
                                            double thickness);

} // namespace limber
