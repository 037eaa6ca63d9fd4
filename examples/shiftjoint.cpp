// Lifts the first root of a BVH file in all frames; every other byte stays: example_shiftjoint IN OUT AMOUNT
#include <limber/limber.hpp>

#include <cstdlib>
#include <iostream>

int main(int argc, char **argv)
{
    if (argc != 4) {
        std::cerr << "usage: example_shiftjoint IN OUT AMOUNT\n";
        return 64;
    }
    limber::ReadResult result = limber::readBvhFile(argv[1]);
    if (!result.clip) {
        std::cerr << result.error()->toString(argv[1]) << '\n';
        return 1;
    }
    limber::Clip &clip = *result.clip;
    const double amount = std::atof(argv[3]);
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        const limber::EditableFrameView view(clip.skeleton, clip.motion.editFrame(frame));
        if (double *height = view.joint(0).find(limber::channels::Yposition))
            *height += amount;
    }
    if (!limber::writeBvhFile(clip, argv[2])) {
        std::cerr << argv[2] << " could not be written\n";
        return 1;
    }
    return 0;
}
