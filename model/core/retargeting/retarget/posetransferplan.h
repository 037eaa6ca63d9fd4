#pragma once

#include "body/bodymeasure.h"
#include "mapping/chainspread.h"
#include "pose/pose.h"
#include "retarget/pairframes.h"
#include "retarget/restalignment.h"
#include "retarget/retargetinput.h"
#include "retarget/retargetnote.h"
#include "retarget/straightlimbs.h"
#include "retarget/upaxisrotation.h"

#include <array>
#include <optional>
#include <vector>

namespace limber {

// A leg of the source and the same leg of the target; NoJoint for joints without a counterpart.
struct LegPair
{
    LegJoints source;
    LegJoints target;
};

// Everything about the transfer of poses that depends on no frame: it is found once, when the transfer is made.
struct PoseTransferPlan
{
    explicit PoseTransferPlan(const RetargetInput &input);

    RetargetInput in;
    FigureShape sourceShape;
    FigureShape targetShape;
    BonePaths paths;
    UpAxisRotation world;
    std::array<ReferenceChoice, 2> references; // of source and target: the poses that show how the bodies are built
    PairFrames anatomy; // that the files show by themselves, whatever the user asked for
    RestAlignment alignment;
    // For each target joint without a guide its rotation relative to its parent.
    std::vector<glm::dmat3> keptRotations;
    std::optional<StraightLimbs> straightLimbs; // unless what the rest poses tell apart is exact
    std::vector<int> chordOf; // one for each target joint: its index in the alignment's chords, or -1
    std::vector<LegPair> legs; // on which the source stands, those of its hips first, and their counterparts
    std::vector<SpreadJoint> spread;
    std::vector<int> spreadOf; // one for each target joint: its index in `spread`, or -1
    int floorRoot = NoJoint; // of the target: carries travel and heading; NoJoint if no joint does
    double scale = 1.0; // of heights; of the travel in the plane of the floor, too, unless it is kept
    int pelvis = NoJoint; // the first target joint that follows the source
    int carrier = NoJoint; // the target joint whose position channels carry the figure
    std::vector<bool> travels; // one for each target joint: whether its own position follows the source
    RetargetNotes notes; // what the user should know about the pair, in whole sentences

    [[nodiscard]] glm::dvec3 up() const { return directionOf(world.targetUp); }
    // Returns false for joints that keep the rotation of the reference pose relative to their parents.
    [[nodiscard]] bool rotates(int joint) const;
    // Returns the length of the source's body in its file units.
    [[nodiscard]] double sourceBodyLength() const;

private:
    void plantFeetOf(const ReferenceChoice &source, const ReferenceChoice &target, ReferencePose &sourcePose,
                     ReferencePose &targetPose) const;
    void keepLocalRotations(const ReferenceChoice &reference);
    void straightenToes(const ReferencePose &sourcePose);
    void spreadBends();
    void addTwists();
    void findLegs();
    [[nodiscard]] LegJoints counterpartOf(const LegJoints &leg) const;
    void findCarrier();
    void goDownToTraveller();
    void decideScale();
    [[nodiscard]] std::optional<double> scaleWithoutFeet() const;
    void reportMissingLegs();
    void findFloorRoot();
    void findTravellers();
};

} // namespace limber
