#include "scene/sceneencoding.h"

#include "base/littleendian.h"
#include "scene/answerbytes.h"
#include "scene/meshencoding.h"

namespace limber {

namespace {

void appendInteger(std::string &bytes, int value)
{
    appendLittleEndian(bytes, static_cast<std::uint32_t>(value));
}

void appendByte(std::string &bytes, int value)
{
    bytes += static_cast<char>(value);
}

void appendVector(std::string &bytes, const glm::dvec3 &value)
{
    for (int axis = 0; axis < 3; ++axis)
        appendLittleEndian(bytes, value[axis]);
}

void appendRotation(std::string &bytes, const glm::dquat &rotation)
{
    for (const double value : {rotation.x, rotation.y, rotation.z, rotation.w})
        appendLittleEndian(bytes, value);
}

void appendFlesh(std::string &bytes, const std::optional<SceneFlesh> &flesh)
{
    appendByte(bytes, flesh ? 1 : 0);
    if (!flesh)
        return;
    appendVector(bytes, flesh->middle);
    appendLittleEndian(bytes, flesh->weight);
    appendCount(bytes, flesh->corners.size());
    for (const glm::dvec3 &corner : flesh->corners)
        appendVector(bytes, corner);
}

void appendNode(std::string &bytes, const SceneNode &node)
{
    appendText(bytes, node.name);
    appendInteger(bytes, node.parent);
    int flags = 0;
    int bit = 1;
    for (const bool flag : {node.isSheared, node.isWholeScene, node.isSkinJoint, node.hasMesh, node.isCamera,
                            node.isLight, node.bvh.has_value(), node.bendsMesh}) {
        flags |= flag ? bit : 0;
        bit *= 2;
    }
    appendByte(bytes, flags);
    appendVector(bytes, node.rest.translation);
    appendRotation(bytes, node.rest.rotation);
    appendVector(bytes, node.rest.scale);
    appendInteger(bytes, node.place);
    appendText(bytes, node.humanBone);
    appendFlesh(bytes, node.flesh);
    if (!node.bvh)
        return;
    appendText(bytes, node.bvh->name);
    appendCount(bytes, node.bvh->channels.size());
    for (const Channel channel : node.bvh->channels)
        appendByte(bytes, channel.axisIndex() + (channel.isRotation() ? 3 : 0));
    appendCount(bytes, node.bvh->endSites.size());
    for (const glm::dvec3 &endSite : node.bvh->endSites)
        appendVector(bytes, endSite);
}

void appendTrack(std::string &bytes, const SceneTrack &track)
{
    appendInteger(bytes, track.node);
    appendByte(bytes, static_cast<int>(track.property));
    appendByte(bytes, static_cast<int>(track.blend));
    appendInteger(bytes, track.times);
    appendCount(bytes, track.values.size());
    for (const float value : track.values)
        appendLittleEndian(bytes, value);
}

void appendRest(std::string &bytes, const Scene &scene)
{
    appendLittleEndian(bytes, scene.metresPerUnit);
    appendRotation(bytes, scene.upright);
    const SceneCounts &counts = scene.counts;
    for (const int count :
         {counts.meshes, counts.materials, counts.morphs, counts.cameras, counts.lights, counts.skins})
        appendInteger(bytes, count);
    appendByte(bytes, scene.hasStraightenedCurves ? 1 : 0);
    appendByte(bytes, scene.bvh ? 1 : 0);
    if (!scene.bvh)
        return;
    appendLittleEndian(bytes, scene.bvh->frameTimeSeconds);
    appendInteger(bytes, scene.bvh->frames);
    appendLittleEndian(bytes, scene.bvh->metresPerUnit);
    appendByte(bytes, static_cast<int>(scene.bvh->upAxis));
}

void appendBinding(std::string &bytes, const SceneBinding &binding)
{
    appendInteger(bytes, binding.node);
    for (int column = 0; column < 4; ++column) {
        for (int row = 0; row < 4; ++row)
            appendLittleEndian(bytes, binding.world[column][row]);
    }
}

} // namespace

bool writeScene(const Scene &scene, const ByteSink &sink)
{
    std::string bytes(sceneanswer::sceneMark);
    const auto flush = [&] {
        const bool goesOn = sink(bytes);
        bytes.clear();
        return goesOn;
    };
    appendCount(bytes, scene.nodes.size());
    for (const SceneNode &node : scene.nodes)
        appendNode(bytes, node);
    appendRest(bytes, scene);
    appendCount(bytes, scene.times.size());
    for (const std::vector<double> &times : scene.times) {
        appendCount(bytes, times.size());
        for (const double time : times)
            appendLittleEndian(bytes, time);
        if (!flush())
            return false;
    }
    appendCount(bytes, scene.animations.size());
    for (const SceneAnimation &animation : scene.animations) {
        appendText(bytes, animation.name);
        appendCount(bytes, animation.tracks.size());
        for (const SceneTrack &track : animation.tracks) {
            appendTrack(bytes, track);
            if (!flush())
                return false;
        }
    }
    appendCount(bytes, scene.bindings.size());
    for (const SceneBinding &binding : scene.bindings)
        appendBinding(bytes, binding);
    appendText(bytes, scene.licence);
    appendText(bytes, scene.meshProblem);
    appendByte(bytes, scene.mesh ? 1 : 0);
    return flush() && (!scene.mesh || writeMesh(*scene.mesh, sink));
}

std::string filesAnswer(const std::vector<std::string> &names)
{
    std::string bytes(sceneanswer::filesMark);
    appendCount(bytes, names.size());
    for (const std::string &name : names)
        appendText(bytes, name);
    return bytes;
}

std::string textAnswer(std::string_view mark, std::string_view text)
{
    std::string bytes(mark);
    appendText(bytes, text);
    return bytes;
}

} // namespace limber
