#pragma once

#include "base/message.h"
#include "base/progress.h"
#include "contacts/contacts.h"
#include "contacts/figurelegs.h"
#include "contacts/footlockwriter.h"
#include "contacts/legrecord.h"
#include "motion/clip.h"
#include "pose/positionrule.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace limber {

// One figure that stands on some of the legs of a record.
struct FigureOnLegs
{
    std::size_t legCount = 0; // its legs follow those of the figures before it
    int carrier = NoJoint; // as in FigureRecord
    double ncmPerUnit = 0.0;
};

// An ankle or a toe that never stands, with the reason.
struct NeverStanding
{
    int joint = NoJoint;
    Message why;
};

// The complete legs of a clip's figures through all its frames.
struct FeetRecord
{
    std::vector<LegRecord> legs; // figure after figure, in the order of FigureLegs
    std::vector<FigureOnLegs> figures; // those that have complete legs
    double frameTimeSeconds = 0.0;
    glm::dvec3 up{0.0};

    [[nodiscard]] int frameCount() const;
    // Returns the legs with the hinges of their knees; call it before their tracks are taken.
    [[nodiscard]] std::vector<BentLeg> bentLegs() const;
    // Returns what was detected for each of their ankles and toes.
    [[nodiscard]] std::vector<JointDetection> detections(const ContactLimits &limits = {}) const;
    // Returns when they stand; `whyNone` gets a sentence for each reason why some never do.
    [[nodiscard]] Contacts detectContacts(const Skeleton &skeleton, std::vector<Message> &whyNone,
                                          const ContactLimits &limits = {}) const;
    [[nodiscard]] Contacts detectContacts(std::vector<NeverStanding> &never, const ContactLimits &limits = {}) const;
    // Returns the frames in which each leg stands.
    [[nodiscard]] std::vector<std::vector<FrameInterval>> standing(const Contacts &contacts) const;
};

// Records the feet of some figures; `up` points away from their floor and has length 1. The result has no legs if no
// figure has a complete one; returns nothing if the progress stopped it.
[[nodiscard]] std::optional<FeetRecord> recordFeet(const Clip &clip, const PositionRules &rules,
                                                   std::span<const FigureLegs> figures, const glm::dvec3 &up,
                                                   const Progress &progress);
// Records the two feet of the figure with these roles.
[[nodiscard]] std::optional<FeetRecord> recordFeet(const Clip &clip, const PositionRules &rules, const BodyRoles &roles,
                                                   const glm::dvec3 &up, const Progress &progress);

} // namespace limber
