#include "storage/characters/characterforms.h"

#include "base/messageform.h"
#include "character/characterfbx.h"
#include "fbx/fbxexport.h"
#include "messages/gltfmessages.h"
#include "messages/scenemessages.h"
#include "storage/characters/characterwriting.h"
#include "vrma/vrmamotion.h"

#include <array>
#include <memory>
#include <utility>

namespace limber {

namespace {

constexpr const char *generator = "Limber";
constexpr double partOfMotion = 0.7; // of the work, before the writing

CharacterOutput makeGltf(const CharacterFile &character, const CharacterMove &move, bool isAlone,
                         const Progress &progress)
{
    CharacterOutput output;
    const auto writing =
        CharacterWriting::make(character, move.clip, move.rules, {move.name, isAlone}, progress, output.problem);
    if (!writing)
        return output;
    output.notes = writing->notes();
    output.motionName = writing->motionName();
    output.write = [writing = *writing, progress](const ByteSink &sink) { return writing.write(sink, progress); };
    return output;
}

CharacterOutput makeInFile(const CharacterFile &character, const CharacterMove &move, const Progress &progress)
{
    return makeGltf(character, move, false, progress);
}

CharacterOutput makeAlone(const CharacterFile &character, const CharacterMove &move, const Progress &progress)
{
    return makeGltf(character, move, true, progress);
}

CharacterOutput makeVrma(const CharacterFile &character, const CharacterMove &move, const Progress &progress)
{
    // The file refers to the clip that was laid on a T-pose.
    struct Made
    {
        VrmaMotion motion;
        std::optional<GltfExport> file;
    };
    CharacterOutput output;
    VrmaResult laid = vrmaMotion(character.character, move.clip, move.rules, progress.part(0.0, partOfMotion));
    output.problem = std::move(laid.problem);
    if (!laid.motion)
        return output;
    const auto made = std::make_shared<Made>(Made{*std::move(laid.motion), std::nullopt});
    GltfOptions options = vrmaOptions(made->motion, move.name, generator);
    options.progress = progress.part(partOfMotion, 1.0);
    made->file = GltfExport::make(made->motion.clip, made->motion.rules, std::move(options));
    if (made->file)
        output.problem = made->file->problem();
    if (!made->file || !output.problem.isEmpty())
        return output;
    output.notes = made->motion.notes;
    output.motionName = move.name;
    output.write = [made](const ByteSink &sink) { return made->file->write(sink); };
    return output;
}

CharacterOutput makeFbx(const CharacterFile &character, const CharacterMove &move, const Progress &progress)
{
    CharacterOutput output;
    if (!fitsFbx(move.clip)) {
        output.problem = messages::fbxTooLarge();
        return output;
    }
    auto motion = motionOnNodes(character.character, move.clip, move.rules, progress.part(0.0, partOfMotion));
    if (!motion)
        return output;
    output.notes = motion->notes;
    output.motionName = move.name;
    const FbxScene scene = fbxOfCharacter(character.character, *std::move(motion), move.name, generator);
    if (scene.renamed > 0)
        output.notes.push_back(messages::fbxRenamed(scene.renamed));
    auto bytes = writeFbx(scene, progress.part(partOfMotion, 1.0));
    if (bytes) {
        output.write = [shared = std::make_shared<const std::string>(*std::move(bytes))](const ByteSink &sink) {
            return sink(*shared);
        };
    }
    return output;
}

constexpr std::array forms{
    CharacterForm{.name = "file",
                  .ending = ".glb",
                  .title = QT_TRANSLATE_NOOP("limber::Format", "In Its File"),
                  .purpose = QT_TRANSLATE_NOOP("limber::Format",
                                               "The whole character with one more animation. All else that is in its "
                                               "file stays as it is."),
                  .isOfItsFile = true,
                  .make = makeInFile},
    CharacterForm{.name = "motion",
                  .ending = ".glb",
                  .title = QT_TRANSLATE_NOOP("limber::Format", "Motion Alone"),
                  .purpose = QT_TRANSLATE_NOOP("limber::Format",
                                               "The joints of the character and this animation, without meshes, "
                                               "pictures and other animations."),
                  .isOfItsFile = true,
                  .leavesOutMeshes = true,
                  .make = makeAlone},
    CharacterForm{.name = "vrma",
                  .ending = ".vrma",
                  .title = QT_TRANSLATE_NOOP("limber::Format", "VRM Animation"),
                  .purpose = QT_TRANSLATE_NOOP("limber::Format",
                                               "For every avatar of VRM: the motion of the bones that all of them "
                                               "have. Other joints are left out, such as those of hair."),
                  .make = makeVrma},
    CharacterForm{.name = "fbx",
                  .ending = ".fbx",
                  .title = QT_TRANSLATE_NOOP("limber::Format", "FBX"),
                  .purpose = QT_TRANSLATE_NOOP("limber::Format",
                                               "For Unity, Unreal, Maya and MotionBuilder: the joints of the "
                                               "character and the motion, without meshes."),
                  .make = makeFbx},
};

} // namespace

std::span<const CharacterForm> characterForms()
{
    return forms;
}

const CharacterForm &usualCharacterForm(SceneFormat format)
{
    return format == SceneFormat::Fbx ? forms.back() : forms.front();
}

} // namespace limber
