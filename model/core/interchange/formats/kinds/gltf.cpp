#include "base/messageform.h"
#include "body/vocabulary.h"
#include "character/gltfbody.h"
#include "character/mannequinmesh.h"
#include "formats/format.h"
#include "formats/scenereading.h"
#include "formats/sharedparameters.h"
#include "gltf/gltfexport.h"
#include "messages/formatmessages.h"
#include "vrma/figuretpose.h"

#include <memory>

namespace limber {

namespace {

GltfOptions optionsFor(const ExportInput &input, const LengthUnit &unit)
{
    GltfOptions options;
    options.form = input.extension == ".gltf" ? GltfForm::Text : GltfForm::Binary;
    options.metresPerUnit = unit.metres;
    options.upAxis = upAxisOf(input);
    options.hasFigure = input.values.flag("figure") || input.values.flag("mannequin");
    if (input.values.flag("mannequin")) {
        const Mannequin mannequin(input.clip, input.rules, options.upAxis);
        const auto tPose = figureTPose(input.clip, input.rules, options.upAxis, Vocabulary::builtIn());
        options.body =
            std::make_shared<const GltfFigure>(gltfBody(meshOfMannequin(mannequin, input.clip.skeleton), input.clip,
                                                        input.rules, tPose, unit.metres, yUpFrom(options.upAxis)));
    }
    if (input.values.has("fewer-keys"))
        options.tolerance = GltfTolerance::within(input.values.number("fewer-keys"));
    options.motionName = motionNameOf(input.name);
    options.generator = input.generator;
    options.nameAsText = input.nameAsText;
    options.progress = input.progress;
    return options;
}

std::string gltfSummary(const ExportInput &input, const GltfExport &made, const LengthUnit &unit, Axis up)
{
    constexpr const char *axes[]{"X", "Y", "Z"};
    return countOf(static_cast<std::size_t>(input.clip.skeleton.jointCount()), "joint") + ", " +
           countOf(static_cast<std::size_t>(made.keyCount()), "key") + ", lengths in " + std::string(unit.name) +
           (input.values.has("unit") ? "" : " by the height (--unit sets another)") + ", " +
           axes[static_cast<std::size_t>(up)] + " up";
}

ExportOutput makeGltf(const ExportInput &input)
{
    const LengthUnit unit = unitIn(input.values).value_or(likelyLengthUnit(input.clip.skeleton));
    const GltfOptions options = optionsFor(input, unit);
    std::optional<GltfExport> made = GltfExport::make(input.clip, input.rules, options);
    ExportOutput output;
    if (!made)
        return output;
    output.problem = made->problem();
    if (!output.problem.isEmpty())
        return output;
    output.notes.push_back({FormatNote::Kind::Note, gltfSummary(input, *made, unit, options.upAxis)});
    output.write = [shared = std::make_shared<const GltfExport>(*std::move(made))](const ByteSink &sink) {
        return shared->write(sink);
    };
    return output;
}

std::vector<Message> lossesOfGltf(const ParameterValues &values)
{
    std::vector<Message> losses{messages::lossQuaternions()};
    if (values.has("fewer-keys"))
        losses.push_back(messages::lossKeys(numberArgument(values.text("fewer-keys"))));
    return losses;
}

FormatParameter fewerKeysParameter()
{
    return {.parameter = {.name = "fewer-keys",
                          .title = QT_TRANSLATE_NOOP("limber::Format", "F&ewer keys, within"),
                          .help = QT_TRANSLATE_NOOP(
                              "limber::Format", "The largest error of a rotation, degrees; translations may be off by "
                                                "5 mm for each degree"),
                          .unit = Unit::Degrees,
                          .least = 0.0,
                          .most = 45.0},
            .optionHelp = "For glTF: leaves out keys as long as no joint is off by more than this, and no translation "
                          "by more than 5 mm for each degree.",
            .valueName = "DEGREES",
            .isOverLeast = true,
            .suggestion = "0.2"};
}

FormatParameter figureParameter()
{
    return {.parameter = {.name = "figure",
                          .title = QT_TRANSLATE_NOOP("limber::Format", "&Stick figure"),
                          .help = QT_TRANSLATE_NOOP("limber::Format",
                                                    "Programs that show only meshes show nothing without one"),
                          .kind = Parameter::Kind::Flag,
                          .standard = "yes"},
            .optionHelp = "For glTF: leaves out the stick figure, which programs that show only meshes need."};
}

} // namespace

Format gltfFormat()
{
    return {.name = "gltf",
            .title = QT_TRANSLATE_NOOP("limber::Format", "glTF"),
            .place = 20,
            .exporting =
                {.extensions = {{".glb", QT_TRANSLATE_NOOP("limber::Format", "glTF 2.0, binary")},
                                {".gltf", QT_TRANSLATE_NOOP("limber::Format", "glTF 2.0, text")}},
                 .purpose = QT_TRANSLATE_NOOP(
                     "limber::Format", "For engines and 3D programs: a node for each joint, a skin and the motion."),
                 .help = "glTF 2.0 for engines and other programs; .gltf is the same as text",
                 .parameters = {exportedUnitParameter(QT_TRANSLATE_NOOP(
                                    "limber::Format", "glTF uses metres, and BVH does not say what its unit is")),
                                exportedUpParameter(), fewerKeysParameter(), figureParameter(), mannequinParameter()},
                 .losses = lossesOfGltf,
                 .make = makeGltf},
            .importing = characterImport(SceneFormat::Gltf, {".glb", ".gltf", ".vrm"})};
}

} // namespace limber
