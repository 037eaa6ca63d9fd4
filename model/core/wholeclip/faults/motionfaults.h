#pragma once

#include "base/progress.h"
#include "contacts/contacts.h"
#include "faults/clearspikes.h"
#include "faults/teleports.h"
#include "feet/clipflights.h"
#include "filling/gapsearch.h"
#include "ground/floormotion.h"
#include "motion/clip.h"
#include "pose/positionrule.h"
#include "pose/upaxis.h"
#include "touch/touchpairs.h"
#include "tracks/figurefindings.h"

#include <optional>
#include <vector>

namespace limber {

class Vocabulary;

// A clip whose movement is judged.
struct JudgedClip
{
    const Clip &clip;
    PositionRules rules;
    UpAxis up;
    const Vocabulary &vocabulary;
    const Contacts *contacts = nullptr; // those of the user; null to detect them
    FloorChoice floor{};
};

// What is wrong with a movement although every number of it is a plausible one.
struct MotionFaults
{
    ClipFlights flights; // jumps that do not fall as they should
    std::vector<Inside> insides; // hands and forearms in other parts of the body
    std::vector<FoundGap> gaps; // joints without data
    std::vector<ClearSpike> spikes; // joints that jump away and back
    std::vector<Teleport> teleports; // figures that are somewhere else at once
};

// Looks for all of them. Returns nothing if the progress stopped it.
[[nodiscard]] std::optional<MotionFaults> findMotionFaults(const JudgedClip &input, const Progress &progress = {});

// Returns the finding about a part of the body in another one, with the call that brings it out, and the one about
// joints without data, with the call that fills the gap.
[[nodiscard]] FigureFinding findingOn(const Inside &inside, const Clip &clip);
[[nodiscard]] FigureFinding findingOn(const FoundGap &gap, const Skeleton &skeleton);
[[nodiscard]] FigureFinding findingOn(const Teleport &teleport);
// Returns a finding for each joint that jumps away and back, with the call that bridges its spikes.
[[nodiscard]] std::vector<FigureFinding> findingsOn(const std::vector<ClearSpike> &spikes, const Skeleton &skeleton);

// Returns a finding for each fault that people see: first that the clip plays at a wrong speed, then the others by
// their first frames.
[[nodiscard]] std::vector<FigureFinding> findingsOn(const MotionFaults &faults, const Clip &clip);

} // namespace limber
