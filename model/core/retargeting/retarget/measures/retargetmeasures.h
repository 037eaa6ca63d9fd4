#pragma once

#include "base/progress.h"
#include "contacts/contacts.h"
#include "mapping/jointmapping.h"
#include "retarget/measures/directionmeasure.h"
#include "retarget/measures/limbmeasure.h"
#include "retarget/measures/measuredframes.h"

#include <glm/mat3x3.hpp>

#include <optional>
#include <vector>

namespace limber {

// How standing joints move, in the result and in the source.
struct ContactMeasures
{
    int intervals = 0; // how many contacts there are
    long long frames = 0; // in all contacts together
    MeanAndMaximum slide; // over the floor, ncm per frame
    MeanAndMaximum sourceSlide; // of the source's own feet
    MeanAndMaximum drift; // largest distance from the mean position of a contact, ncm
    MeanAndMaximum sourceDrift; // of the source's own feet
};

// How far limbs are rotated about their own bones compared with the source: the angles between the axes about which
// knees and elbows bend, in frames in which they are bent by more than 10 degrees.
struct TwistMeasures
{
    MeanAndMaximum degrees; // of thighs, shins, upper arms and forearms
    int worstJoint = NoJoint; // of the result, by the mean
};

// How well a result follows its source; lengths are in normalised centimetres (ncm).
struct RetargetMeasures
{
    int frames = 0; // that both have
    long long valuesNotFinite = 0; // in the result; 0 unless something is wrong
    std::optional<DirectionMeasure::Answer> directions; // empty without mapped bones
    std::optional<TwistMeasures> twist; // empty if no limb of both figures is known and bends
    std::optional<ContactMeasures> contacts; // empty without contacts
    double floor = 0.0; // ncm
    std::optional<MeanAndMaximum> penetration; // how far the lowest point gets below the floor, ncm
    std::vector<LimbMeasure::Overextension> overextensions; // limbs that are bent the wrong way
    std::optional<double> jerkRatio; // result to source; empty with fewer than five frames
    std::optional<double> jointStepRatio; // the ratio for the largest step of a joint's rotation
    int channelStepsOver170 = 0; // rotation values that jump by more than 170 degrees from frame to frame
    int sourceChannelStepsOver170 = 0; // the same in the source
};

// What the measures need in addition to both figures.
struct MeasureSettings
{
    // The floor of the result, ncm; if empty, the 5th percentile of its lowest ankle or toe joint.
    std::optional<double> floor;
    // The rotation from the source's world to the result's; if empty, that between their up axes.
    std::optional<glm::dmat3> resultFromSource;
    // Where points of the floors have got to, by frame, in file units; empty for a floor that does not move.
    std::vector<glm::dvec3> sourceFloorPath{};
    std::vector<glm::dvec3> floorPath{}; // of the result
};

// Measures a result against its source, as far as that is possible without the true answer. `mapping` has the source
// joints that the result's joints follow; `contacts` are the source's. Poses are made in small blocks, so that a large
// clip takes up little additional memory. Returns nothing if the progress stopped it.
[[nodiscard]] std::optional<RetargetMeasures>
measureRetarget(const MeasuredFigure &source, const MeasuredFigure &result, const JointMapping &mapping,
                const Contacts &contacts, const MeasureSettings &settings = {}, const Progress &progress = {});

} // namespace limber
