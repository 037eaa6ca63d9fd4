#include "oddities/figurefindings.h"

#include "messages/posemessages.h"

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

Message doneAbout(PosesApartChoice choice)
{
    switch (choice) {
    case PosesApartChoice::LeaveOut:
        return messages::apartLeftOut();
    case PosesApartChoice::Filter:
        return messages::apartFiltered();
    case PosesApartChoice::Ask:
        break;
    }
    return messages::apartAsked();
}

// Returns the finding about poses that follow each other at one end of a clip.
FigureFinding apartAt(const FrameInterval &frames, double degrees, PosesApartChoice choice, int frameCount)
{
    const MessageArgument rounded = numberArgument(std::to_string(std::lround(degrees)));
    const Message done = doneAbout(choice);
    const std::string kept = frames.first == 0 ? std::to_string(frames.last + 1) + "-" + std::to_string(frameCount - 1)
                                               : "0-" + std::to_string(frames.first - 1);
    return {{Severity::Warning, 0, 0,
             frames.frameCount() == 1 ? messages::frameApart(frames.first, rounded, done)
                                      : messages::framesApart(frames.first, frames.last, rounded, done),
             FindingKind::PoseApart},
            frames,
            "trim:frames=" + kept,
            choice != PosesApartChoice::Ask};
}

void addPosesApart(const Clip &clip, PosesApartChoice choice, std::vector<FigureFinding> &found)
{
    const int frameCount = clip.motion.frameCount();
    FrameInterval beginning;
    double degrees = 0.0;
    for (const PoseApart &pose : posesApart(clip, {0, frameCount - 1})) {
        if (pose.frame == frameCount - 1) {
            found.push_back(apartAt({pose.frame, pose.frame}, pose.degrees, choice, frameCount));
            continue;
        }
        beginning.last = pose.frame;
        degrees = std::max(degrees, pose.degrees);
    }
    if (degrees > 0.0)
        found.insert(found.begin(), apartAt({0, beginning.last}, degrees, choice, frameCount));
}

} // namespace

std::vector<FigureFinding> figureFindings(const Clip &clip, const UpAxis &up, PosesApartChoice choice)
{
    std::vector<FigureFinding> found;
    addPosesApart(clip, choice, found);
    if (up.isNegative) {
        const char letter = axisLetter(up.axis);
        found.push_back({{Severity::Warning, 0, 0, messages::figureHangs(wordArgument(std::string(1, letter))),
                          FindingKind::HangsHeadDown},
                         {0, -1},
                         std::string("upaxis:to=") + static_cast<char>(letter - 'X' + 'x')});
    }
    return found;
}

} // namespace limber
