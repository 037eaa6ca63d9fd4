#include "journal/clipcode.h"

#include "journal/motioncode.h"
#include "journal/skeletoncode.h"

namespace limber {

namespace {

// What is said of a clip in one byte.
constexpr unsigned otherRows = 1; // its rows are not those of the clip before
constexpr unsigned computed = 2; // numbers may have more decimals than the source text

// Returns the frames with which those of a clip are compared: those of the clip before, or the rows of another text.
KnownFrames knownFrames(const Clip &before, const SourceText *ownSource)
{
    if (ownSource == nullptr || ownSource->rows.empty())
        return KnownFrames::of(before.motion);
    return {ownSource->rowCount(), static_cast<int>(ownSource->rowValues(0).size()),
            [ownSource](int row) { return ownSource->rowValues(row); }, [](int row) { return row; }};
}

// Returns whether the text has all rows that the motion refers to.
bool hasItsRows(const Clip &clip)
{
    const int rows = clip.source != nullptr ? clip.source->rowCount() : 0;
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        if (clip.motion.sourceRow(frame) >= rows && clip.motion.columnCount() > 0)
            return false;
    }
    const bool hasRows = rows > 0 && clip.motion.frameCount() > 0;
    return !hasRows || static_cast<int>(clip.source->rowValues(0).size()) == clip.motion.sourceColumnCount();
}

bool fitsSource(const Clip &clip)
{
    return clip.source == nullptr || (static_cast<int>(clip.source->joints.size()) == clip.skeleton.jointCount() &&
                                      static_cast<int>(clip.source->endSites.size()) == clip.skeleton.endSiteCount());
}

} // namespace

void putClip(ByteWriter &out, const Clip &clip, const Clip &before, const KnownTexts &texts)
{
    putSkeleton(out, clip.skeleton);
    putSource(out, clip.source, before.source, texts);
    const bool isOther = clip.source != nullptr && clip.source != before.source &&
                         (before.source == nullptr || clip.source->rows != before.source->rows);
    out.put(static_cast<std::uint8_t>((isOther ? otherRows : 0) | (clip.computedDecimals > 0 ? computed : 0)));
    putMotion(out, clip.motion, knownFrames(before, isOther ? clip.source.get() : nullptr));
}

std::optional<Clip> takeClip(ByteReader &in, const Clip &before, const KnownTexts &texts)
{
    std::optional<Skeleton> skeleton = takeSkeleton(in);
    if (!skeleton)
        return std::nullopt;
    Clip clip;
    clip.skeleton = std::move(*skeleton);
    clip.source = takeSource(in, before.source, texts);
    const auto bits = in.number<std::uint8_t>();
    const bool isOther = (bits & otherRows) != 0;
    clip.computedDecimals = (bits & computed) != 0 ? operationDecimals : 0;
    std::optional<Motion> motion = takeMotion(in, knownFrames(before, isOther ? clip.source.get() : nullptr));
    if (!motion || motion->columnCount() != clip.skeleton.columnCount())
        return std::nullopt;
    clip.motion = std::move(*motion);
    if (!hasItsRows(clip) || !fitsSource(clip))
        return std::nullopt;
    return clip;
}

} // namespace limber
