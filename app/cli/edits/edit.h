#pragma once

#include "motion/clip.h"
#include "output/outcome.h"
#include "pose/positionrule.h"
#include "proportions/offsetretarget.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace limber::cli {

// An edit that fits a clip, ready to be made. Whether it fits is checked first, so that a file is
// changed by all edits or by none.
struct ReadyEdit
{
    std::function<void(Clip &)> make;
    std::optional<int> frame; // one of the frames it changes, if any
    std::string warning; // what it loses, in words; empty if nothing
    std::optional<NodeOffset> offset = {}; // of an edit of an OFFSET
};

// An edit as the user wrote it, understood but not yet compared with a file. Fitting it answers the change, or
// what about it does not fit the clip: no such joint, channel or frame.
using Edit = std::function<Outcome<ReadyEdit>(const Clip &)>;

// Each takes a word apart, from the side that leaves a joint's name whole whatever characters it has.

[[nodiscard]] Outcome<Edit> parseValueEdit(std::string_view word); // JOINT.CHANNEL@FRAMES=VALUE
[[nodiscard]] Outcome<Edit> parseOffsetEdit(std::string_view word); // JOINT=X,Y,Z
[[nodiscard]] Outcome<Edit> parseRenameEdit(std::string_view word); // OLD=NEW
[[nodiscard]] Outcome<Edit> parseChannelsEdit(std::string_view word,
                                              PositionRuleChoice rule); // JOINT=CHANNEL,CHANNEL,…
[[nodiscard]] Outcome<Edit> parseFrameTimeEdit(std::string_view word); // seconds

} // namespace limber::cli
