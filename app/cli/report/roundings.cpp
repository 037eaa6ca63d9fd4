#include "report/roundings.h"

#include "bvh/read/bvhreader.h"
#include "bvh/write/bvhwriter.h"
#include "output/messages.h"
#include "report/resulttext.h"
#include "words/jointaddress.h"

namespace limber::cli {

namespace {

// Returns the clip with only these frames, written and read back: it shows what a file would have, without writing all
// of it.
std::optional<Clip> writtenExtract(const Clip &clip, std::span<const int> frames)
{
    Clip extract = clip;
    extract.motion.removeFrames(0, extract.motion.frameCount());
    for (const int frame : frames)
        extract.motion.insertFrames(extract.motion.frameCount(), clip.motion.copyOfFrames(frame, 1));
    return readBvh(writeBvh(extract)).clip;
}

std::string sentence(std::string what, const std::string &joint, double written, double wanted)
{
    std::string text = std::move(what);
    text += ' ';
    text += inQuotes(joint);
    text += " is written as ";
    appendJsonNumber(text, written);
    text += " and not ";
    appendJsonNumber(text, wanted);
    return text + ": numbers there have no more digits";
}

void addOffsets(const Skeleton &wanted, const Skeleton &written, std::vector<std::string> &sentences)
{
    for (const NodeId node : wanted.nodesInFileOrder()) {
        const std::string name = node.isJoint() ? wanted.joint(node.index).name : endSiteName(wanted, node.index);
        for (int axis = 0; axis < 3; ++axis) {
            const double before = wanted.offsetOf(node)[axis];
            const double after = written.offsetOf(node)[axis];
            if (before != after)
                sentences.push_back(sentence("the OFFSET of", name, after, before));
        }
    }
}

void addValues(const Clip &clip, const Clip &written, std::span<const int> frames, std::vector<std::string> &sentences)
{
    for (std::size_t i = 0; i < frames.size(); ++i) {
        for (int column = 0; column < clip.motion.columnCount(); ++column) {
            const double before = clip.motion.value(frames[i], column);
            const double after = written.motion.value(static_cast<int>(i), column);
            if (before == after)
                continue;
            const ColumnMeaning &meaning = clip.skeleton.column(column);
            std::string what(channelName(meaning.channel));
            what += " of";
            sentences.push_back(sentence(std::move(what), clip.skeleton.joint(meaning.joint).name, after, before));
        }
    }
}

} // namespace

std::vector<std::string> roundingsInText(const Clip &clip, std::span<const int> frames)
{
    std::vector<std::string> sentences;
    const auto written = writtenExtract(clip, frames);
    if (!written || !written->skeleton.hasSameLayoutAs(clip.skeleton) ||
        written->motion.frameCount() != static_cast<int>(frames.size()))
        return sentences;
    addOffsets(clip.skeleton, written->skeleton, sentences);
    addValues(clip, *written, frames, sentences);
    return sentences;
}

} // namespace limber::cli
