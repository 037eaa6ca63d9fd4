#pragma once

#include "base/progress.h"
#include "body/vocabulary.h"
#include "contacts/contacts.h"
#include "contacts/figurelegs.h"
#include "feet/feetrecord.h"
#include "ground/floormotion.h"
#include "motion/clip.h"
#include "pose/positionrule.h"
#include "weight/bodycourse.h"
#include "weight/bodymass.h"
#include "weight/figureweight.h"

#include <glm/vec3.hpp>

#include <optional>
#include <vector>

namespace limber {

// What is known about a clip that is weighed.
struct WeighingInput
{
    const Clip &clip;
    PositionRules rules; // of the clip
    glm::dvec3 up{0.0}; // away from the floor, along an axis, of length 1
    const Vocabulary &vocabulary; // names of joints
    const Contacts *contacts = nullptr; // those of the user; null to detect them
    FloorChoice floor{}; // how the floor moves
    std::optional<double> metresPerUnit{}; // if the unit is known; else the figure is taken to be 1.70 m tall
    double gravity = earthGravity; // metres per second squared
};

// One figure of a clip with all that its weight was made of.
struct WeighedBody
{
    FigureWeight weight; // no frames if the figure has no bone
    BodyMass mass;
    BodyCourse course;
    FeetRecord feet; // no legs if it has no whole one
};

// A clip's weight.
struct WeighedClip
{
    FigureWeight weight; // of its first figure with legs, else of its first one; no frames if that has no bone
    int figureCount = 0; // in the clip
};

// Returns the figures of a clip with the legs on which they stand.
[[nodiscard]] std::vector<FigureLegs> legsOfClip(const WeighingInput &input);

// Weighs one figure of a clip: where its centre of mass is, what the floor carries, whether it would stay standing. The
// weight has no frames if the figure has no bone. Returns nothing if the progress stopped it.
[[nodiscard]] std::optional<FigureWeight> weighFigure(const WeighingInput &input, const FigureLegs &figure,
                                                      const Progress &progress);

// The same with what it was made of.
[[nodiscard]] std::optional<WeighedBody> weighBody(const WeighingInput &input, const FigureLegs &figure,
                                                   const Progress &progress);

// Weighs the figure of a clip that matters most.
[[nodiscard]] std::optional<WeighedClip> weighClip(const WeighingInput &input, const Progress &progress);

} // namespace limber
