#include "scene/scenedecoding.h"

#include "base/at.h"
#include "scene/answerbytes.h"
#include "scene/meshdecoding.h"
#include "scene/sceneencoding.h"

#include <cstdint>
#include <memory>
#include <set>
#include <utility>

namespace limber {

namespace {

constexpr std::uint32_t mostChannels = 64; // of a joint

SceneBvhJoint readBvhJoint(AnswerBytes &bytes)
{
    SceneBvhJoint joint;
    joint.name = bytes.text();
    joint.channels.resize(bytes.count(1, mostChannels));
    for (Channel &channel : joint.channels)
        channel = at(allChannels, bytes.byte(5));
    joint.endSites.resize(bytes.count(3 * sizeof(double)));
    for (glm::dvec3 &endSite : joint.endSites)
        endSite = bytes.vector();
    return joint;
}

std::optional<SceneFlesh> readFlesh(AnswerBytes &bytes)
{
    if (bytes.byte(1) == 0)
        return std::nullopt;
    SceneFlesh flesh;
    flesh.middle = bytes.vector();
    flesh.weight = bytes.positive();
    flesh.corners.resize(bytes.count(3 * sizeof(double), mostCorners));
    for (glm::dvec3 &corner : flesh.corners)
        corner = bytes.vector();
    return flesh;
}

SceneNode readNode(AnswerBytes &bytes, std::size_t index)
{
    constexpr int allFlags = 0xFF;
    SceneNode node;
    node.name = bytes.text();
    node.parent = bytes.index(-1, index);
    const int flags = bytes.byte(allFlags);
    node.isSheared = (flags & 0x01) != 0;
    node.isWholeScene = (flags & 0x02) != 0;
    node.isSkinJoint = (flags & 0x04) != 0;
    node.hasMesh = (flags & 0x08) != 0;
    node.isCamera = (flags & 0x10) != 0;
    node.isLight = (flags & 0x20) != 0;
    node.bendsMesh = (flags & 0x80) != 0;
    node.rest.translation = bytes.vector();
    node.rest.rotation = bytes.rotation();
    node.rest.scale = bytes.vector();
    node.place = bytes.index(-1, sceneanswer::mostNodes);
    node.humanBone = bytes.text();
    node.flesh = readFlesh(bytes);
    if ((flags & 0x40) != 0)
        node.bvh = readBvhJoint(bytes);
    return node;
}

void readRest(AnswerBytes &bytes, Scene &scene)
{
    scene.metresPerUnit = bytes.positive();
    scene.upright = bytes.rotation();
    SceneCounts &counts = scene.counts;
    for (int *const count :
         {&counts.meshes, &counts.materials, &counts.morphs, &counts.cameras, &counts.lights, &counts.skins})
        *count = bytes.countOfThings();
    scene.hasStraightenedCurves = bytes.byte(1) == 1;
    if (bytes.byte(1) == 0)
        return;
    SceneBvhMotion motion;
    motion.frameTimeSeconds = bytes.positive();
    motion.frames = bytes.countOfThings();
    motion.metresPerUnit = bytes.positive();
    motion.upAxis = static_cast<Axis>(bytes.byte(2));
    scene.bvh = motion;
}

std::vector<double> readTimes(AnswerBytes &bytes)
{
    std::vector<double> times(bytes.count(sizeof(double)));
    bytes.require(!times.empty());
    for (std::size_t i = 0; i < times.size(); ++i) {
        times[i] = bytes.finite();
        bytes.require(i == 0 || times[i] > times[i - 1]);
    }
    return times;
}

SceneTrack readTrack(AnswerBytes &bytes, const Scene &scene)
{
    SceneTrack track;
    track.node = bytes.index(0, scene.nodes.size());
    track.property = static_cast<SceneTrack::Property>(bytes.byte(2));
    track.blend = static_cast<SceneTrack::Blend>(bytes.byte(2));
    track.times = bytes.index(0, scene.times.size());
    track.values.resize(bytes.count(sizeof(float)));
    for (float &value : track.values)
        value = bytes.finiteFloat();
    bytes.require(!scene.times.empty() && track.values.size() == at(scene.times, track.times).size() *
                                                                     static_cast<std::size_t>(track.valuesInKey()));
    return track;
}

SceneAnimation readAnimation(AnswerBytes &bytes, const Scene &scene)
{
    constexpr std::size_t leastOfTrack = 14;
    SceneAnimation animation;
    animation.name = bytes.text();
    const std::size_t count = bytes.count(leastOfTrack);
    std::set<std::pair<int, SceneTrack::Property>> taken;
    for (std::size_t i = 0; i < count && bytes.isGood(); ++i) {
        animation.tracks.push_back(readTrack(bytes, scene));
        bytes.require(taken.insert({animation.tracks.back().node, animation.tracks.back().property}).second);
    }
    return animation;
}

SceneBinding readBinding(AnswerBytes &bytes, std::size_t nodes)
{
    SceneBinding binding{bytes.index(0, nodes), glm::dmat4(1.0)};
    for (int column = 0; column < 4; ++column) {
        for (int row = 0; row < 4; ++row)
            binding.world[column][row] = bytes.finite();
    }
    return binding;
}

std::optional<Scene> readScene(AnswerBytes &bytes)
{
    constexpr std::size_t leastOfNode = 18 + 10 * sizeof(double);
    Scene scene;
    const std::size_t nodes = bytes.count(leastOfNode, sceneanswer::mostNodes);
    for (std::size_t i = 0; i < nodes && bytes.isGood(); ++i)
        scene.nodes.push_back(readNode(bytes, i));
    readRest(bytes, scene);
    const std::size_t times = bytes.count(sizeof(std::uint32_t) + sizeof(double));
    for (std::size_t i = 0; i < times && bytes.isGood(); ++i)
        scene.times.push_back(readTimes(bytes));
    const std::size_t animations = bytes.count(2 * sizeof(std::uint32_t), sceneanswer::mostAnimations);
    for (std::size_t i = 0; i < animations && bytes.isGood(); ++i)
        scene.animations.push_back(readAnimation(bytes, scene));
    constexpr std::size_t sizeOfBinding = sizeof(std::uint32_t) + 16 * sizeof(double);
    const std::size_t bindings = bytes.count(sizeOfBinding, scene.nodes.size());
    for (std::size_t i = 0; i < bindings && bytes.isGood(); ++i)
        scene.bindings.push_back(readBinding(bytes, scene.nodes.size()));
    scene.licence = bytes.text();
    scene.meshProblem = bytes.text();
    if (bytes.byte(1) == 1)
        scene.mesh = std::make_shared<const SceneMesh>(readMesh(bytes, scene.nodes.size()));
    if (!bytes.isAtEnd())
        return std::nullopt;
    return scene;
}

std::vector<std::string> readFiles(AnswerBytes &bytes)
{
    std::vector<std::string> files(bytes.count(sizeof(std::uint32_t), sceneanswer::mostFiles));
    for (std::string &name : files) {
        name = bytes.text();
        bytes.require(!name.empty());
    }
    return bytes.isAtEnd() ? files : std::vector<std::string>();
}

std::string readText(AnswerBytes &bytes)
{
    std::string text = bytes.text();
    return bytes.isAtEnd() ? text : std::string();
}

} // namespace

SceneAnswer readSceneAnswer(std::string_view bytes)
{
    const std::string_view mark = bytes.substr(0, sceneanswer::sceneMark.size());
    AnswerBytes rest(bytes.substr(mark.size()));
    SceneAnswer answer;
    if (mark == sceneanswer::sceneMark)
        answer.scene = readScene(rest);
    else if (mark == sceneanswer::filesMark)
        answer.files = readFiles(rest);
    else if (mark == sceneanswer::refusalMark)
        answer.refusal = readText(rest);
    else if (mark == sceneanswer::unsafeMark)
        answer.unsafe = readText(rest);
    return answer;
}

} // namespace limber
