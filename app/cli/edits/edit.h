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

// An edit that was checked against a clip and is ready to be made. All edits are checked first, so that a file is
// changed by all edits or by none.
struct ReadyEdit
{
    std::function<void(Clip &)> make;
    std::optional<int> frame; // one of the frames that it changes, if any
    std::string warning; // what is lost, in words; empty if nothing
    std::optional<NodeOffset> offset = {}; // for an edit of an OFFSET
};

// An edit as the user wrote it, parsed but not yet compared with a file. Calling it with a clip returns the change, or
// why it does not fit the clip: no such joint, channel or frame.
using Edit = std::function<Outcome<ReadyEdit>(const Clip &)>;

// Each function parses a word from the side on which a joint's name stays complete, whatever characters it has.

[[nodiscard]] Outcome<Edit> parseValueEdit(std::string_view word); // JOINT.CHANNEL@FRAMES=VALUE
[[nodiscard]] Outcome<Edit> parseOffsetEdit(std::string_view word); // JOINT=X,Y,Z
[[nodiscard]] Outcome<Edit> parseRenameEdit(std::string_view word); // OLD=NEW
[[nodiscard]] Outcome<Edit> parseChannelsEdit(std::string_view word,
                                              PositionRuleChoice rule); // JOINT=CHANNEL,CHANNEL,…
[[nodiscard]] Outcome<Edit> parseFrameTimeEdit(std::string_view word); // seconds

} // namespace limber::cli
