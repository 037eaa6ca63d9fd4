#pragma once

#include "base/message.h"
#include "base/progress.h"
#include "contacts/contacts.h"
#include "contacts/figurelegs.h"
#include "contacts/footlockwriter.h"
#include "contacts/legrecord.h"
#include "ground/floormotion.h"
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
    FloorMotion floor{}; // below it
};

// How much of a contact is meant.
enum class ContactExtent {
    Firm, // the frames in which a joint stands so still that it can be held there
    Whole, // all frames in which the foot carries weight, also on its heel and on its tips
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
    [[nodiscard]] std::vector<JointDetection> detections(const ContactLimits &limits = {},
                                                         ContactExtent extent = ContactExtent::Firm) const;
    // Returns when they stand; `whyNone` gets a sentence for each reason why some never do.
    [[nodiscard]] Contacts detectContacts(const Skeleton &skeleton, std::vector<Message> &whyNone,
                                          const ContactLimits &limits = {},
                                          ContactExtent extent = ContactExtent::Firm) const;
    // Returns all frames in which they carry weight; `never` gets the joints that never stand.
    [[nodiscard]] Contacts detectSupport(std::vector<NeverStanding> &never) const;
    // Returns the contacts of those that somebody gives in which feet are held; see heldOf().
    [[nodiscard]] Contacts heldOf(const Contacts &given) const;
    // Returns the figure that has a leg.
    [[nodiscard]] const FigureOnLegs &figureOf(int leg) const;
    // Returns the floor of the first figure.
    [[nodiscard]] FloorMotion floor() const { return figures.empty() ? FloorMotion() : figures.front().floor; }
    // Returns the frames in which each leg stands.
    [[nodiscard]] std::vector<std::vector<FrameInterval>> standing(const Contacts &contacts) const;
};

// Records the feet of some figures; `up` points away from their floor, along an axis, and has length 1. `floor` says
// how the floor below them moves. The result has no legs if no figure has a complete one; returns nothing if the
// progress stopped it.
[[nodiscard]] std::optional<FeetRecord> recordFeet(const Clip &clip, const PositionRules &rules,
                                                   std::span<const FigureLegs> figures, const glm::dvec3 &up,
                                                   const Progress &progress, const FloorChoice &floor = {});
// Records the two feet of the figure with these roles.
[[nodiscard]] std::optional<FeetRecord> recordFeet(const Clip &clip, const PositionRules &rules, const BodyRoles &roles,
                                                   const glm::dvec3 &up, const Progress &progress,
                                                   const FloorChoice &floor = {});

} // namespace limber
