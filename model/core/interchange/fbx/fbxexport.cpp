#include "fbx/fbxexport.h"

#include "base/steeringcharacters.h"
#include "pose/upaxis.h"
#include "tracks/positiontrack.h"
#include "tracks/rotationtrack.h"

#include <algorithm>
#include <set>
#include <utility>

namespace limber {

FbxScene fbxScene(const Clip &clip, const PositionRules &rules, const FbxOptions &options)
{
    const double centimetres = 100.0 * options.metresPerUnit;
    const bool hasTop = options.upAxis != Axis::Y;
    const int first = hasTop ? 1 : 0;
    FbxScene scene;
    scene.motionName = options.motionName;
    scene.generator = options.generator;
    scene.frames = clip.motion.frameCount();
    scene.frameTimeSeconds = clip.motion.playingFrameTimeSeconds();
    std::set<std::string> taken;
    if (hasTop)
        scene.nodes.push_back({.name = uniqueNodeName("upright", taken),
                               .isJoint = false,
                               .rotation = glm::normalize(glm::quat_cast(yUpFrom(options.upAxis)))});
    for (const Joint &joint : clip.skeleton.joints()) {
        const std::string name = validUtf8(options.nameAsText ? options.nameAsText(joint.name) : joint.name);
        const int parent = joint.isRoot() ? first - 1 : joint.parent + first;
        scene.nodes.push_back(
            {.name = uniqueNodeName(name, taken), .parent = parent, .translation = centimetres * joint.offset});
    }
    const FrameInterval all{0, scene.frames - 1};
    scene.rotations = [&clip, all, first](int node) {
        const bool rotates = node >= first && clip.skeleton.joint(node - first).hasRotations();
        return rotates ? rotationTrack(clip, node - first, all) : std::vector<glm::dquat>();
    };
    scene.translations = [&clip, rules, all, first, centimetres](int node) {
        std::vector<glm::dvec3> positions;
        if (node < first || !clip.skeleton.joint(node - first).hasPositions())
            return positions;
        positions = positionTrack(clip, node - first, all, rules);
        const glm::dvec3 rest = clip.skeleton.joint(node - first).offset;
        if (std::ranges::all_of(positions, [&](const glm::dvec3 &position) { return position == rest; }))
            positions.clear();
        for (glm::dvec3 &position : positions)
            position *= centimetres;
        return positions;
    };
    return scene;
}

bool fitsFbx(const Clip &clip)
{
    constexpr double mostBytes = 2e9; // the file is put together in memory, too
    constexpr double bytesOfFrame = 6.0 * (8.0 + 4.0); // of a joint: a time and a number for each of six channels
    return bytesOfFrame * clip.motion.frameCount() * clip.skeleton.jointCount() <= mostBytes;
}

} // namespace limber
