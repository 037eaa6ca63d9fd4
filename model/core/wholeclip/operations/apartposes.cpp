#include "operations/apartposes.h"

#include "base/messageform.h"
#include "messages/motionmessages.h"

namespace limber {

namespace {

constexpr std::string_view apartKey = "apart";

} // namespace

Parameter posesApartParameter()
{
    return {.name = apartKey,
            .title = QT_TRANSLATE_NOOP("limber::Operation", "Poses at the ends"),
            .help = QT_TRANSLATE_NOOP(
                "limber::Operation", "Whether a first or last frame that is not part of the movement, such as a "
                                     "T-pose, is kept out of the filter. By default it is, unless Findings says Keep."),
            .kind = Parameter::Kind::Word,
            .standard = "auto",
            .words = {{"auto", QT_TRANSLATE_NOOP("limber::Operation", "As chosen in Findings")},
                      {"keep", QT_TRANSLATE_NOOP("limber::Operation", "Leave them out")},
                      {"filter", QT_TRANSLATE_NOOP("limber::Operation", "Filter them too")}}};
}

std::vector<PoseApart> posesLeftOut(const OperationInput &input)
{
    const bool isAuto = input.values.is(apartKey, "auto");
    const bool filters = isAuto ? input.posesApart == PosesApartChoice::Filter : input.values.is(apartKey, "filter");
    if (filters || input.clip.motion.isEmpty())
        return {};
    return posesApart(input.clip, input.frames);
}

std::vector<Message> notesOnKeptPoses(std::span<const int> frames)
{
    std::vector<Message> notes;
    for (std::size_t first = 0; first < frames.size();) {
        std::size_t last = first;
        while (last + 1 < frames.size() && frames[last + 1] == frames[last] + 1)
            ++last;
        notes.push_back(first == last ? messages::poseApartKept(frames[first])
                                      : messages::posesApartKept(frames[first], frames[last]));
        first = last + 1;
    }
    return notes;
}

} // namespace limber
