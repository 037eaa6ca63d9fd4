#include "support/scenes/madecharacter.h"

#include "base/at.h"
#include "geometry/geometry.h"
#include "tracks/rotationtrack.h"

#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>

#include <QJsonDocument>

#include <cmath>
#include <memory>
#include <random>

namespace limber {

using namespace Qt::StringLiterals;

QJsonArray listOf(std::initializer_list<double> numbers)
{
    QJsonArray list;
    for (const double number : numbers)
        list.append(number);
    return list;
}

namespace {

QJsonObject nodeOf(const QString &name, const SceneTransform &place, bool isMatrix)
{
    QJsonObject node{{u"name"_s, name}};
    if (isMatrix) {
        const glm::dmat4 matrix = matrixOf(place);
        QJsonArray numbers;
        for (int i = 0; i < 16; ++i)
            numbers.append(matrix[i / 4][i % 4]);
        node[u"matrix"_s] = numbers;
        return node;
    }
    const auto &[t, q, s] = place;
    node[u"translation"_s] = listOf({t.x, t.y, t.z});
    node[u"rotation"_s] = listOf({q.x, q.y, q.z, q.w});
    node[u"scale"_s] = listOf({s.x, s.y, s.z});
    return node;
}

} // namespace

QJsonObject madeFile(const Oddities &odd)
{
    std::mt19937 random(7);
    std::uniform_real_distribution<double> part(-1.0, 1.0);
    const auto vector = [&] { return glm::dvec3{part(random), part(random), part(random)}; };
    QJsonArray nodes;
    SceneTransform above{vector(), rotationFromVector(odd.turn), glm::dvec3(odd.size)};
    above.scale.x *= odd.isMirrored ? -1.0 : 1.0;
    nodes.append(nodeOf(u"Armature"_s, above, odd.areMatrices));
    for (int joint = 0; joint < 7; ++joint) {
        const SceneTransform place{vector() / odd.size, rotationFromVector(2.0 * vector()),
                                   joint == 1 ? odd.scaleOfSecond : glm::dvec3(1.0)};
        nodes.append(nodeOf(u"J%1"_s.arg(joint), place, odd.areMatrices));
    }
    const auto setChildren = [&nodes](int node, std::initializer_list<double> children) {
        QJsonObject changed = nodes[node].toObject();
        changed[u"children"_s] = listOf(children);
        nodes[node] = changed;
    };
    setChildren(0, {1});
    setChildren(1, {2, 5});
    setChildren(2, {3});
    setChildren(3, {4});
    setChildren(5, {6});
    setChildren(6, {7});
    return {{u"asset"_s, QJsonObject{{u"version"_s, u"2.0"_s}}},
            {u"nodes"_s, nodes},
            {u"scenes"_s, QJsonArray{QJsonObject{{u"nodes"_s, listOf({0})}}}},
            {u"skins"_s, QJsonArray{QJsonObject{{u"joints"_s, listOf({1, 2, 3, 4, 5, 6, 7})}}}}};
}

std::string textOf(const QJsonObject &file)
{
    return QJsonDocument(file).toJson().toStdString();
}

Character characterIn(const std::string &file, const GltfWish &wish)
{
    GltfReading reading = readGltf(file, {}, wish);
    if (reading.mesh)
        reading.scene->mesh = std::make_shared<const SceneMesh>(*std::move(reading.mesh));
    CharacterOfScene made = reading.scene ? characterOf(*std::move(reading.scene)) : CharacterOfScene();
    return made.character.value_or(Character());
}

Clip movingClip(const Character &character)
{
    Clip clip = character.rest;
    const int frames = 12;
    clip.motion = Motion(frames, clip.skeleton.columnCount());
    clip.motion.setFrameTimeSeconds(1.0 / 24.0);
    for (int joint = 0; joint < clip.skeleton.jointCount(); ++joint) {
        std::vector<glm::dquat> track;
        for (int frame = 0; frame < frames; ++frame)
            track.push_back(rotationFromVector(glm::dvec3(0.1 * frame, 0.3 * joint, std::sin(0.4 * frame + joint))));
        writeNewRotations(clip, joint, 0, track);
    }
    const Joint &root = clip.skeleton.joint(0);
    for (int frame = 0; frame < frames; ++frame) {
        for (int i = 0; i < root.columnCount(); ++i) {
            if (root.channels[std::size_t(i)].isPosition())
                clip.motion.setValue(frame, root.firstColumn + i, 80.0 + 11.0 * frame + 5.0 * i);
        }
    }
    return clip;
}

Added added(const std::string &file, const Character &character, const Clip &clip, const GltfAdditionOptions &options,
            const GltfBuffers &beside)
{
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
    auto motion = motionOnNodes(character, clip, rules);
    if (!motion)
        return {};
    Added result{{}, motion->notes};
    Message problem;
    const auto addition = GltfAddition::make(file, beside, character, *std::move(motion), options, problem);
    const bool isWritten = addition && addition->write([&result](std::string_view piece) {
        result.bytes += piece;
        return true;
    });
    return isWritten ? result : Added();
}

QJsonObject headOf(const std::string &glb)
{
    const auto length = static_cast<unsigned char>(glb[12]) | static_cast<unsigned char>(glb[13]) << 8 |
                        static_cast<unsigned char>(glb[14]) << 16;
    return QJsonDocument::fromJson(QByteArray(glb.data() + 20, length)).object();
}

std::vector<glm::dmat4> worldsOf(const Scene &scene, int animation, int frame)
{
    std::vector<SceneTransform> local;
    for (const SceneNode &node : scene.nodes)
        local.push_back(node.rest);
    for (const SceneTrack &track : animation < 0 ? std::vector<SceneTrack>() : at(scene.animations, animation).tracks) {
        const std::size_t keys = at(scene.times, track.times).size();
        const std::size_t first = std::min<std::size_t>(std::size_t(frame), keys - 1) * std::size_t(track.width());
        const float *const v = track.values.data() + first;
        if (track.property == SceneTrack::Property::Rotation)
            at(local, track.node).rotation = glm::normalize(glm::dquat(v[3], v[0], v[1], v[2]));
        else
            at(local, track.node).translation = {v[0], v[1], v[2]};
    }
    std::vector<glm::dmat4> worlds;
    for (std::size_t i = 0; i < local.size(); ++i)
        worlds.push_back((scene.nodes[i].parent < 0 ? glm::dmat4(1.0) : at(worlds, scene.nodes[i].parent)) *
                         matrixOf(local[i]));
    return worlds;
}

} // namespace limber
