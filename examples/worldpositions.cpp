// Prints where every joint stands in one frame of a BVH file: example_worldpositions FILE FRAME
#include <limber/limber.hpp>

#include <cstdlib>
#include <iostream>

int main(int argc, char **argv)
{
    if (argc != 3) {
        std::cerr << "usage: example_worldpositions FILE FRAME\n";
        return 64;
    }
    const limber::ReadResult result = limber::readBvhFile(argv[1]);
    if (!result.clip) {
        std::cerr << result.error()->toString(argv[1]) << '\n';
        return 1;
    }
    const limber::Clip &clip = *result.clip;
    const int frame = std::atoi(argv[2]);
    if (frame < 0 || frame >= clip.motion.frameCount()) {
        std::cerr << "expected a frame from 0 to " << clip.motion.frameCount() - 1 << '\n';
        return 1;
    }
    const auto rules = limber::decidePositionRules(clip.skeleton, clip.motion);
    const limber::Pose pose = limber::poseAt(clip, frame, rules);
    for (int joint = 0; joint < clip.skeleton.jointCount(); ++joint) {
        const glm::dvec3 &position = pose.positionOf(limber::NodeId::joint(joint));
        std::cout << limber::printable(clip.skeleton.joint(joint).name) << ' ' << position.x << ' ' << position.y << ' '
                  << position.z << '\n';
    }
    return 0;
}
