#pragma once

#include "base/message.h"
#include "base/progress.h"
#include "body/bodyroles.h"
#include "contacts/contacts.h"
#include "contacts/footlockwriter.h"
#include "contacts/legrecord.h"
#include "motion/clip.h"
#include "pose/positionrule.h"

#include <optional>
#include <vector>

namespace limber {

// The complete legs of a clip's figure through all its frames.
struct FeetRecord
{
    std::vector<LegRecord> legs; // left before right
    int carrier = NoJoint; // the highest joint above them with three position channels, or NoJoint
    double ncmPerUnit = 0.0;
    double frameTimeSeconds = 0.0;
    glm::dvec3 up{0.0};

    [[nodiscard]] int frameCount() const;
    // Returns the legs with the hinges of their knees; call it before their tracks are taken.
    [[nodiscard]] std::vector<BentLeg> bentLegs() const;
    // Returns when their ankles and toes stand; `whyNone` gets a sentence for each joint that never does.
    [[nodiscard]] Contacts detectContacts(const Skeleton &skeleton, std::vector<Message> &whyNone,
                                          const ContactLimits &limits = {}) const;
    // Returns the frames in which each leg stands.
    [[nodiscard]] std::vector<std::vector<FrameInterval>> standing(const Contacts &contacts) const;
};

// Records the feet. The result has no legs if the figure has no complete one; returns nothing if the progress stopped
// it.
[[nodiscard]] std::optional<FeetRecord> recordFeet(const Clip &clip, const PositionRules &rules, const BodyRoles &roles,
                                                   Axis up, const Progress &progress);

} // namespace limber
