#include "thumbnailverb.h"

#include "base/numbertext.h"
#include "body/upaxisdecision.h"
#include "figure/painting/posepainter.h"
#include "output/exitstatus.h"
#include "output/messages.h"
#include "picturefile.h"
#include "storage/clipfile.h"
#include "storage/paths/filename.h"

namespace limber::cli {

namespace {

constexpr int leastSide = 16; // pixels
constexpr int mostSide = 1024;

CommandLine::Shape shape()
{
    return {"thumbnail", "Draws a small picture of a file's first frame, as file managers ask for it.",
            "FILE OUT.png SIZE", 3, 3};
}

// Reads only as much of a large file as is needed to know the figure: its first megabytes.
std::optional<Clip> loadBeginning(const std::string &file, const CommandLine &line)
{
    std::optional<Clip> beginning;
    ReadOptions options;
    options.partial = [&beginning](const Clip &clip) {
        if (!beginning && clip.motion.frameCount() > 0)
            beginning = clip;
    };
    options.progress = Progress([&beginning](double) { return !beginning; });
    ReadResult result = loadBvh(nameOfBytes(file), options);
    if (result.cancelled)
        return beginning;
    report(file, result.findings, line.isQuiet());
    return std::move(result.clip);
}

} // namespace

int renderThumbnail(const Words &words)
{
    CommandLine line(shape());
    line.addExplanation(
        "SIZE is both the width and the height, in pixels. Of a large file only the beginning is read.");
    if (const auto status = line.parse(words))
        return *status;
    const auto side = wholeNumberOfText(line.arguments()[2]);
    if (!side || *side < leastSide || *side > mostSide)
        return line.wrongUsage("expected pixels from 16 to 1024, found " + cli::inQuotes(line.arguments()[2]));
    const auto clip = loadBeginning(line.arguments()[0], line);
    if (!clip)
        return exitstatus::Failed;
    const PositionRules rules = decidePositionRules(clip->skeleton, clip->motion, line.positionRule());
    const QImage picture =
        renderPose(*clip, 0, rules, decideUpAxis(*clip, rules), Colours::darkTheme(), QSize(*side, *side), 1.0);
    return writePng(picture, line.arguments()[1]) ? exitstatus::Done : exitstatus::Failed;
}

} // namespace limber::cli
