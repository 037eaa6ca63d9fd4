#pragma once

#include "motion/clip.h"
#include "pose/positionrule.h"

#include <string>
#include <vector>

namespace limber {

// What a change of a joint's channels does to its motion, so that it can be reported before the change.
struct ChannelLoss
{
    double degrees = 0.0; // the largest rotation that is dropped or can no longer be expressed
    double units = 0.0; // the largest displacement of the joint relative to its parent
    int frame = -1; // the frame in which either is largest; -1 if nothing is lost
};

// Gives a joint other channels (each of the six at most once, in any order). Its rotation and position are kept in
// every frame as far as the channels can express them: angles are computed again if the order of rotation changes, and
// a position channel that is added holds the joint's position by the position rule. Everything else stays as it is, in
// the file too. Only if Auto would find another position rule in the result than in the clip, positions are written by
// that rule (see settlePositions).
[[nodiscard]] Clip withChannels(const Clip &clip, const PositionRules &rules, int joint,
                                const std::vector<Channel> &channels);

// Returns what withChannels() would lose of this joint's motion.
[[nodiscard]] ChannelLoss lossOfChannels(const Clip &clip, const PositionRules &rules, int joint,
                                         const std::vector<Channel> &channels);

} // namespace limber
