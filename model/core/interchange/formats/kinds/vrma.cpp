#include "base/messageform.h"
#include "body/vocabulary.h"
#include "formats/format.h"
#include "formats/scenereading.h"
#include "formats/sharedparameters.h"
#include "messages/formatmessages.h"
#include "messages/gltfmessages.h"
#include "vrma/vrmamotion.h"

#include <cmath>
#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace limber {

namespace {

// Returns the up axis that the user has chosen, if any.
std::optional<Axis> chosenUp(const ExportInput &input)
{
    const bool isOpen = !input.upAxis && upAxisIn(input.values) == UpAxisChoice::Auto;
    return isOpen ? std::nullopt : std::optional(upAxisOf(input));
}

std::string vrmaSummary(const ExportInput &input, const VrmaMotion &motion, const LengthUnit &unit)
{
    return countOf(motion.bones.size(), "bone") + " of a human, lengths in " + std::string(unit.name) +
           (input.values.has("unit") ? "" : " by the height (--unit sets another)") + ", laid on a body in a T-pose";
}

// Returns a warning if avatars would hover or sink, whose floor is at Y 0.
std::optional<FormatNote> noteOnFloor(const VrmaMotion &motion)
{
    constexpr double most = 0.1; // of the height of the hips
    if (!(std::abs(motion.floorHeight) > most * motion.clip.skeleton.joint(0).offset.y))
        return std::nullopt;
    return FormatNote::warning(
        messages::vrmaFloor(numberArgument(roundedNumber(motion.floorHeight * motion.metresPerUnit))));
}

// A motion that is being written, with what it is made of.
struct VrmaFile
{
    VrmaMotion motion;
    std::optional<GltfExport> file;
};

ExportOutput makeVrma(const ExportInput &input)
{
    constexpr double partOfLaying = 0.7;
    const LengthUnit unit = unitIn(input.values).value_or(likelyLengthUnit(input.clip.skeleton));
    ExportOutput output;
    VrmaResult laid = vrmaMotion(input.clip, input.rules, chosenUp(input), unit.metres, Vocabulary::builtIn(),
                                 input.progress.part(0.0, partOfLaying));
    output.problem = std::move(laid.problem);
    if (!laid.motion)
        return output;
    const auto whole = std::make_shared<VrmaFile>();
    whole->motion = *std::move(laid.motion);
    GltfOptions options = vrmaOptions(whole->motion, motionNameOf(input.name), input.generator);
    options.nameAsText = input.nameAsText;
    options.progress = input.progress.part(partOfLaying, 1.0);
    whole->file = GltfExport::make(whole->motion.clip, whole->motion.rules, std::move(options));
    if (!whole->file)
        return output;
    output.problem = whole->file->problem();
    if (!output.problem.isEmpty())
        return output;
    output.notes.push_back({FormatNote::Kind::Note, vrmaSummary(input, whole->motion, unit)});
    for (const Message &note : whole->motion.notes)
        output.notes.push_back(FormatNote::warning(note));
    if (auto note = noteOnFloor(whole->motion))
        output.notes.push_back(*std::move(note));
    output.write = [whole](const ByteSink &sink) { return whole->file->write(sink); };
    return output;
}

std::vector<Message> lossesOfVrma(const ParameterValues &)
{
    return {messages::lossVrmaBones()};
}

} // namespace

Format vrmaFormat()
{
    return {
        .name = "vrma",
        .title = QT_TRANSLATE_NOOP("limber::Format", "VRM animation"),
        .place = 65,
        .exporting = {.extensions = {{".vrma", QT_TRANSLATE_NOOP("limber::Format", "VRM animation")}},
                      .purpose = QT_TRANSLATE_NOOP("limber::Format",
                                                   "For avatars of VRM: the motion of the bones that all of them "
                                                   "have, whatever their proportions."),
                      .help = "VRM animation 1.0, which every avatar of VRM can play",
                      .parameters = {exportedUnitParameter(QT_TRANSLATE_NOOP(
                                         "limber::Format", "VRM uses metres, and BVH does not say what its unit is")),
                                     exportedUpParameter()},
                      .losses = lossesOfVrma,
                      .make = makeVrma},
        .importing = sceneImport(SceneFormat::Gltf, {".vrma"})};
}

} // namespace limber
