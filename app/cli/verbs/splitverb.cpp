#include "files/clipfiles.h"
#include "output/exitstatus.h"
#include "output/messages.h"
#include "verbs/verb.h"
#include "words/framelist.h"

#include <algorithm>

namespace limber::cli {

namespace {

constexpr std::string_view placeholder = "%n";

CommandLine::Shape splitShape()
{
    return {"split",
            "Cuts a motion into pieces, each a file of its own. Every frame keeps its text.\n"
            "%n in PATTERN is the number of the piece, from 1.",
            "IN", 1, 1};
}

// Returns the first frames of all pieces but the first piece.
Outcome<std::vector<int>> cutsOf(const FrameList &list, int frameCount)
{
    using Cuts = std::vector<int>;
    const auto ranges = list.resolve(frameCount);
    if (!ranges)
        return Outcome<Cuts>::failure(ranges.problem);
    Cuts cuts;
    for (const FrameRange &range : *ranges.value) {
        for (int frame = range.first; frame <= range.last; ++frame) {
            if (frame > 0)
                cuts.push_back(frame);
        }
    }
    std::ranges::sort(cuts);
    cuts.erase(std::unique(cuts.begin(), cuts.end()), cuts.end());
    return Outcome<Cuts>::success(std::move(cuts));
}

std::string nameOfPiece(std::string pattern, std::size_t number)
{
    return pattern.replace(pattern.find(placeholder), placeholder.size(), std::to_string(number));
}

Clip piece(const Clip &clip, int first, int end)
{
    Clip result = clip;
    result.motion.removeFrames(end, clip.motion.frameCount() - end);
    result.motion.removeFrames(0, first);
    return result;
}

int runSplit(const Words &words)
{
    CommandLine line(splitShape());
    line.addOption("at", "FRAMES", "The frames at which pieces begin: 100,250");
    line.addOption("o", "PATTERN", "The names of the files: walk-%n.bvh");
    if (const auto status = line.parse(words))
        return *status;
    const auto at = line.value("at");
    const auto pattern = line.value("o");
    if (!at || !pattern)
        return line.wrongUsage("expected --at FRAMES and -o PATTERN");
    if (pattern->find(placeholder) == std::string::npos)
        return line.wrongUsage("expected %n in the pattern, found " + inQuotes(*pattern));
    const auto list = FrameList::parse(*at);
    if (!list)
        return line.wrongUsage(list.problem);
    const std::string &file = line.arguments()[0];
    const auto clip = loadClip(file, line);
    if (!clip)
        return exitstatus::Failed;
    auto cuts = cutsOf(*list.value, clip->motion.frameCount());
    if (!cuts) {
        reportError(file, cuts.problem);
        return exitstatus::Failed;
    }
    cuts.value->push_back(clip->motion.frameCount());
    int first = 0;
    for (std::size_t i = 0; i < cuts.value->size(); ++i) {
        const int end = (*cuts.value)[i];
        if (!saveClip(piece(*clip, first, end), nameOfPiece(*pattern, i + 1), {}, line))
            return exitstatus::Failed;
        first = end;
    }
    return exitstatus::Done;
}

} // namespace

Verb splitVerb()
{
    return {"split", "cuts a motion into several files", runSplit};
}

} // namespace limber::cli
