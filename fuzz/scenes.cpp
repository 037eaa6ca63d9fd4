#include "promises.h"

#include "character/character.h"
#include "character/characterfbx.h"
#include "character/characterskin.h"
#include "character/gltfaddition.h"
#include "fbx/fbxwriter.h"
#include "scene/clip/sceneclip.h"
#include "scene/clip/scenegrid.h"
#include "scene/gltf/gltfreader.h"
#include "scene/scenedecoding.h"
#include "scene/sceneencoding.h"
#include "vrma/vrmamotion.h"

#include <algorithm>
#include <cmath>

namespace limber::fuzz {

namespace {

bool isFiniteMotion(const Motion &motion)
{
    for (int frame = 0; frame < motion.frameCount(); ++frame) {
        if (!std::ranges::all_of(motion.frame(frame), [](double value) { return std::isfinite(value); }))
            return false;
    }
    return true;
}

std::string brokenByMakingClips(const Scene &scene)
{
    constexpr int mostFrames = 1000; // to save time for the fuzzer
    const auto animations = static_cast<int>(std::min<std::size_t>(scene.animations.size(), 3));
    for (int animation = -1; animation < animations; ++animation) {
        SceneClipOptions options;
        options.animation = animation;
        if (sceneFrames(scene, animation, {}).count > mostFrames)
            options.framesPerSecond = 1.0;
        if (sceneFrames(scene, animation, options.framesPerSecond).count > mostFrames)
            continue;
        const SceneClip made = clipOfScene(scene, options);
        if (made.clip.has_value() == !made.problem.isEmpty())
            return "neither a clip nor why there is none";
        if (made.clip && (made.clip->motion.frameCount() < 1 || !isFiniteMotion(made.clip->motion)))
            return "a clip without frames, or with numbers that are none";
    }
    return {};
}

std::string brokenByEncoding(const Scene &scene)
{
    std::string bytes;
    writeScene(scene, [&bytes](std::string_view piece) {
        bytes += piece;
        return true;
    });
    const SceneAnswer answer = readSceneAnswer(bytes);
    return answer.scene ? std::string() : "a scene that is not taken back";
}

// The surface can be drawn in any pose.
std::string brokenBySkinning(const Scene &scene)
{
    const CharacterOfScene made = characterOf(scene);
    if (!made.character || !scene.mesh)
        return {};
    SkinnedMesh placed;
    CharacterSkin(*made.character).place(poseAt(made.character->rest, 0, {}), glm::dmat3(1.0), placed);
    return placed.positions.size() == scene.mesh->vertices.size() ? std::string() : "vertices without a place";
}

// The motion of a character becomes an animation of VRM or has a reason not to, and becomes FBX.
std::string brokenByOtherFiles(const Character &character, const Clip &clip)
{
    const VrmaResult laid = vrmaMotion(character, clip, {});
    if (laid.motion.has_value() == !laid.problem.isEmpty())
        return "neither bones nor why there are none";
    if (laid.motion && !isFiniteMotion(laid.motion->clip.motion))
        return "bones whose numbers are none";
    auto motion = motionOnNodes(character, clip, {});
    return motion && writeFbx(fbxOfCharacter(character, *std::move(motion), "walk", "fuzz")) ? std::string()
                                                                                             : "joints without a file";
}

// A motion that is put into the file can be read from there again.
std::string brokenByAddingAMotion(std::string_view bytes, const Scene &scene)
{
    const CharacterOfScene made = characterOf(scene);
    if (!made.character)
        return {};
    Clip clip = made.character->rest;
    const Motion rest = clip.motion;
    clip.motion = Motion(3, clip.skeleton.columnCount());
    clip.motion.setFrameTimeSeconds(rest.frameTimeSeconds());
    for (int frame = 0; frame < 3; ++frame)
        std::ranges::copy(rest.frame(0), clip.motion.editFrame(frame).begin());
    if (std::string broken = brokenByOtherFiles(*made.character, clip); !broken.empty())
        return broken;
    auto motion = motionOnNodes(*made.character, clip, decidePositionRules(clip.skeleton, clip.motion));
    Message problem;
    const auto addition =
        motion ? GltfAddition::make(bytes, {}, *made.character, *std::move(motion), {}, problem) : std::nullopt;
    if (!addition)
        return problem.isEmpty() ? "a motion that is not added, for no reason" : std::string();
    std::string written;
    static_cast<void>(addition->write([&written](std::string_view piece) {
        written += piece;
        return true;
    }));
    if (written.size() != addition->length())
        return "a file of another length than it says";
    const GltfReading again = readGltf(written);
    const bool isWhole = again.scene && again.scene->animations.size() == scene.animations.size() + 1;
    return isWhole || !again.wantedFiles.empty() ? std::string() : "an animation that is not read again";
}

} // namespace

std::string brokenByReadingScenes(std::string_view bytes)
{
    const SceneAnswer answer = readSceneAnswer(bytes);
    if (answer.scene) {
        if (std::string broken = brokenByMakingClips(*answer.scene); !broken.empty())
            return broken;
        return brokenByEncoding(*answer.scene);
    }
    GltfReading reading = readGltf(bytes, {}, {GltfContent::MotionAndMesh, false});
    if (reading.mesh && !isWhole(*reading.mesh, reading.scene->nodes.size()))
        return "a mesh that names what it does not have";
    if (reading.mesh)
        reading.scene->mesh = std::make_shared<const SceneMesh>(*std::move(reading.mesh));
    const int results =
        (reading.scene ? 1 : 0) + (reading.wantedFiles.empty() ? 0 : 1) + (reading.problem.isEmpty() ? 0 : 1);
    if (results != 1)
        return "not one of a scene, files that are wanted, and a problem";
    if (!reading.scene)
        return {};
    if (std::string broken = brokenByMakingClips(*reading.scene); !broken.empty())
        return broken;
    if (std::string broken = brokenByAddingAMotion(bytes, *reading.scene); !broken.empty())
        return broken;
    if (std::string broken = brokenBySkinning(*reading.scene); !broken.empty())
        return broken;
    return brokenByEncoding(*reading.scene);
}

} // namespace limber::fuzz
