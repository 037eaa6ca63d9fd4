#pragma once

#include "motion/clip.h"
#include "pose/positionrule.h"

#include <string>
#include <vector>

namespace limber {

// What a change of a joint's channels does to its motion, reported before it is done.
struct ChannelLoss
{
    double degrees = 0.0; // the largest rotation that is dropped or cannot be shown any more
    double units = 0.0; // the largest shift of the joint against its parent
    int frame = -1; // where either is largest; -1 if nothing is lost
};

// Gives a joint other channels (each of the six at most once, in any order). Its rotation and position are kept in
// every frame as far as the channels can show them: angles are computed anew where the order of rotation changes, a
// position channel that is added holds where the joint is by the position rule. Everything else stays as it is,
// in the file too; only if Auto would find a position rule in the result other than that of the clip are positions
// written by that rule (see settlePositions).
[[nodiscard]] Clip withChannels(const Clip &clip, const PositionRules &rules, int joint,
                                const std::vector<Channel> &channels);

// What withChannels would lose of this joint's motion.
[[nodiscard]] ChannelLoss lossOfChannels(const Clip &clip, const PositionRules &rules, int joint,
                                         const std::vector<Channel> &channels);

} // namespace limber
