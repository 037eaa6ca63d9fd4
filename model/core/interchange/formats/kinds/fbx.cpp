#include "base/messageform.h"
#include "fbx/fbxexport.h"
#include "formats/format.h"
#include "formats/scenereading.h"
#include "formats/sharedparameters.h"
#include "messages/formatmessages.h"
#include "messages/gltfmessages.h"

#include <memory>
#include <string>
#include <utility>

namespace limber {

namespace {

ExportOutput makeFbx(const ExportInput &input)
{
    ExportOutput output;
    if (!fitsFbx(input.clip)) {
        output.problem = messages::fbxTooLarge();
        return output;
    }
    const LengthUnit unit = unitIn(input.values).value_or(likelyLengthUnit(input.clip.skeleton));
    const FbxScene scene = fbxScene(input.clip, input.rules,
                                    {.metresPerUnit = unit.metres,
                                     .upAxis = upAxisOf(input),
                                     .motionName = motionNameOf(input.name),
                                     .generator = input.generator,
                                     .nameAsText = input.nameAsText});
    auto bytes = writeFbx(scene, input.progress);
    if (!bytes)
        return output;
    output.notes.push_back(
        {FormatNote::Kind::Note, countOf(static_cast<std::size_t>(input.clip.skeleton.jointCount()), "joint") +
                                     ", lengths in " + std::string(unit.name) +
                                     (input.values.has("unit") ? "" : " by the height (--unit sets another)") +
                                     ", written in cm with Y up"});
    output.write = [shared = std::make_shared<const std::string>(*std::move(bytes))](const ByteSink &sink) {
        return sink(*shared);
    };
    return output;
}

std::vector<Message> lossesOfFbx(const ParameterValues &)
{
    return {messages::lossFbxAngles()};
}

} // namespace

Format fbxFormat()
{
    return {.name = "fbx",
            .title = QT_TRANSLATE_NOOP("limber::Format", "FBX"),
            .place = 60,
            .exporting = {.extensions = {{".fbx", QT_TRANSLATE_NOOP("limber::Format", "FBX, binary")}},
                          .purpose = QT_TRANSLATE_NOOP("limber::Format",
                                                       "For Unity, Unreal, Maya and MotionBuilder: a skeleton and the "
                                                       "motion."),
                          .help = "FBX 7.4 for Unity, Unreal, Maya and MotionBuilder",
                          .parameters = {exportedUnitParameter(QT_TRANSLATE_NOOP(
                                             "limber::Format",
                                             "FBX uses centimetres, and BVH does not say what its unit is")),
                                         exportedUpParameter()},
                          .losses = lossesOfFbx,
                          .make = makeFbx},
            .importing = characterImport(SceneFormat::Fbx, {".fbx"})};
}

} // namespace limber
