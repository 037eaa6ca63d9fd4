#pragma once

#include "bvh/write/bvhwriter.h"
#include "channels/channellayout.h"
#include "comparison/clipdifference.h"

namespace limber {

// How a clip and its text are standardised.
struct NormaliseOptions
{
    ChannelLayout channels;
    bool namesWithoutBlanks = false; // replaces spaces by _
    WriteOptions text;
};

// A normalised clip, and what is lost when it is written and read again.
struct NormaliseResult
{
    Clip clip;
    bool clipChanged = false; // channels, offsets or names changed; if false, only the text would change
    WriteOptions text;
    std::vector<int> jointsWithNewOffset; // as in LayoutResult
    std::vector<int> jointsWithoutPositions;
    std::vector<int> jointsCarriedByRoot;
    int renamedJoints = 0;
    ClipDifference loss;
    bool cancelled = false;

    // Differences up to this are rounding of the last digits of a double.
    static constexpr double nothing = 1e-9;
    [[nodiscard]] bool losesNothing() const
    {
        return loss.position.amount <= nothing && loss.rotation.amount <= nothing;
    }
};

// Replaces spaces and tabs in the names of joints by _; returns how many names changed.
int replaceBlanksInNames(Clip &clip);

[[nodiscard]] NormaliseResult normalise(const Clip &clip, PositionRuleChoice rule, const NormaliseOptions &options,
                                        const Progress &progress = {});

} // namespace limber
