#include "viewport/seeing/onionskins.h"

#include "pose/pose.h"

namespace limber {

std::vector<OnionSkin> onionSkins(const Clip &clip, const PositionRules &rules, const BoneGeometry &geometry,
                                  const glm::dmat3 &viewFromDocument, double bodySize, int frame)
{
    std::vector<OnionSkin> skins;
    for (int steps = skinsOnEachSide; steps >= 1; --steps) {
        for (const int away : {-steps * framesBetweenSkins, steps * framesBetweenSkins}) {
            const int at = frame + away;
            if (at < 0 || at >= clip.motion.frameCount())
                continue;
            OnionSkin skin{away, {}};
            geometry.shape(poseAt(clip, at, rules), viewFromDocument, bodySize, skin.figure);
            skins.push_back(std::move(skin));
        }
    }
    return skins;
}

} // namespace limber
