#include "channels/normalise.h"

#include "bvh/write/cleanform.h"

#include <algorithm>

namespace limber {

namespace {

constexpr int decimalsOfNewText = 6; // as the writer uses for a clip without a source

// Returns the clip with the numbers that the file will have.
Clip asWritten(const Clip &clip, const WriteOptions &text)
{
    const bool keepsDigits = !text.digits && (clip.source || text.clean);
    const int decimals = text.digits.value_or(decimalsOfNewText);
    return keepsDigits || decimals == WriteOptions::Shortest ? clip : withDecimals(clip, decimals);
}

} // namespace

int replaceBlanksInNames(Clip &clip)
{
    int renamed = 0;
    for (int index = 0; index < clip.skeleton.jointCount(); ++index) {
        std::string name = clip.skeleton.joint(index).name;
        std::replace_if(
            name.begin(), name.end(), [](char c) { return c == ' ' || c == '\t' || c == '\v' || c == '\f'; }, '_');
        if (name == clip.skeleton.joint(index).name)
            continue;
        clip.skeleton.setName(index, std::move(name));
        ++renamed;
    }
    return renamed;
}

NormaliseResult normalise(const Clip &clip, PositionRuleChoice rule, const NormaliseOptions &options,
                          const Progress &progress)
{
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion, rule);
    LayoutResult laidOut = layOutChannels(clip, rules, options.channels, progress.part(0.0, 0.4));
    NormaliseResult result;
    result.clip = std::move(laidOut.clip);
    result.text = options.text;
    result.jointsWithNewOffset = std::move(laidOut.jointsWithNewOffset);
    result.jointsWithoutPositions = std::move(laidOut.jointsWithoutPositions);
    result.jointsCarriedByRoot = std::move(laidOut.jointsCarriedByRoot);
    result.cancelled = laidOut.cancelled;
    if (result.cancelled)
        return result;
    if (options.namesWithoutBlanks)
        result.renamedJoints = replaceBlanksInNames(result.clip);
    result.clipChanged = laidOut.changed || result.renamedJoints > 0;

    const Clip written = asWritten(result.clip, options.text);
    const PositionRules rulesAfter = decidePositionRules(written.skeleton, written.motion, rule);
    result.loss = compareClips(clip, rules, written, rulesAfter, progress.part(0.4, 1.0));
    result.cancelled = result.loss.cancelled;
    return result;
}

} // namespace limber
