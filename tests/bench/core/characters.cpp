#include "benchbody.h"

#include "character/character.h"
#include "character/characterfbx.h"
#include "character/characterskin.h"
#include "character/charactertracks.h"
#include "character/gltfaddition.h"
#include "gltf/gltfexport.h"
#include "scene/clip/sceneclip.h"
#include "scene/gltf/gltfreader.h"
#include "vrma/vrmamotion.h"

#include <benchmark/benchmark.h>

#include <functional>
#include <memory>
#include <string>

using namespace limber;

namespace {

// A character of 60 joints with the file that it is, and 10,000 frames of a motion on it.
struct Hero
{
    std::string file;
    Character character;
    Clip clip;
};

const Hero &hero()
{
    static const Hero made = [] {
        Hero hero;
        const auto file = GltfExport::make(bench::benchBody(), {}, {});
        const bool isWritten = file && file->write([&hero](std::string_view piece) {
            hero.file += piece;
            return true;
        });
        GltfReading read = readGltf(isWritten ? hero.file : std::string(), {}, {GltfContent::MotionAndMesh, false});
        if (read.mesh)
            read.scene->mesh = std::make_shared<const SceneMesh>(*std::move(read.mesh));
        hero.character = *characterOf(*std::move(read.scene)).character;
        hero.clip = *clipOfScene(hero.character.scene, {.animation = 0, .metresPerUnit = 0.01, .upAxis = Axis::Y}).clip;
        return hero;
    }();
    return made;
}

std::size_t bytesTo(const std::function<bool(const ByteSink &)> &write)
{
    std::size_t count = 0;
    const bool isWritten = write([&count](std::string_view piece) {
        count += piece.size();
        return true;
    });
    return isWritten ? count : 0;
}

// What retarget needs for OUT.glb in addition to OUT.bvh; the goal is a second for 52 joints.
void writeCharacterGlb(benchmark::State &state)
{
    const Hero &on = hero();
    for ([[maybe_unused]] auto run : state) {
        Message problem;
        const auto addition =
            GltfAddition::make(on.file, {}, on.character, *motionOnNodes(on.character, on.clip, {}), {}, problem);
        benchmark::DoNotOptimize(bytesTo([&](const ByteSink &sink) { return addition->write(sink); }));
    }
}

// The same for OUT.fbx; the goal is 1.5 seconds.
void writeCharacterFbx(benchmark::State &state)
{
    const Hero &on = hero();
    for ([[maybe_unused]] auto run : state)
        benchmark::DoNotOptimize(
            writeFbx(fbxOfCharacter(on.character, *motionOnNodes(on.character, on.clip, {}), "walk", "bench")));
}

// The same for OUT.vrma, of a body that rests in a T-pose.
void writeCharacterVrma(benchmark::State &state)
{
    const Hero &on = hero();
    for ([[maybe_unused]] auto run : state) {
        const VrmaResult laid = vrmaMotion(on.character, on.clip, {});
        if (!laid.motion)
            return state.SkipWithError(laid.problem.text().c_str());
        const auto file =
            GltfExport::make(laid.motion->clip, laid.motion->rules, vrmaOptions(*laid.motion, "walk", "bench"));
        benchmark::DoNotOptimize(bytesTo([&](const ByteSink &sink) { return file->write(sink); }));
    }
}

// The surface in one frame, as a program gets it.
void placeVertices(benchmark::State &state)
{
    const Hero &on = hero();
    const auto motion = motionOnNodes(on.character, on.clip, {});
    const SceneMesh &mesh = *on.character.scene.mesh;
    int frame = 0;
    for ([[maybe_unused]] auto run : state)
        benchmark::DoNotOptimize(verticesOf(mesh, nodeWorlds(on.character.scene, *motion, frame++ % 1000)));
    state.counters["vertices"] = static_cast<double>(mesh.vertices.size());
}

} // namespace

BENCHMARK(writeCharacterGlb)->Unit(benchmark::kMillisecond);
BENCHMARK(writeCharacterFbx)->Unit(benchmark::kMillisecond);
BENCHMARK(writeCharacterVrma)->Unit(benchmark::kMillisecond);
BENCHMARK(placeVertices)->Unit(benchmark::kMicrosecond);
