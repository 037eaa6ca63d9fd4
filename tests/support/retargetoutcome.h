#pragma once

#include "base/message.h"
#include "contacts/contacts.h"
#include "motion/clip.h"
#include "retarget/retargetclip.h"

#include <glm/vec3.hpp>

#include <string_view>
#include <vector>

namespace limber::test {

// What tests ask about a retarget: its clip, what it reports, and what it decided by itself.
struct RetargetOutcome
{
    Clip clip;
    std::vector<Message> notes;
    Contacts contacts;
    double floorShift = 0.0;
    double scale = 1.0;
    Axis up = Axis::Y;
    RestMode rest = RestMode::Auto;
};

// Retargets with notes and contacts; an empty outcome if that was not possible.
[[nodiscard]] RetargetOutcome retargeted(const RetargetInput &input);

// Whether one of the notes contains the words.
[[nodiscard]] bool says(const std::vector<Message> &notes, std::string_view words);

// The skeleton of the clip at rest, with one frame.
[[nodiscard]] Clip atRest(const Clip &clip);

// The position of a joint in the world.
[[nodiscard]] glm::dvec3 placeOf(const Clip &clip, const char *name, int frame);

// The largest distance of a joint of one clip, scaled, from the same joint of the other, over all frames.
[[nodiscard]] double largestDistance(const Clip &a, const Clip &b, double scale);

} // namespace limber::test
