#include "operations/apartposes.h"

#include "base/messageform.h"

namespace limber {

namespace {

constexpr std::string_view apartKey = "apart";

} // namespace

Parameter posesApartParameter()
{
    return {.name = apartKey,
            .title = QT_TRANSLATE_NOOP("limber::Operation", "Poses of their own"),
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

} // namespace limber
