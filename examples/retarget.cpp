// Puts the motion of one BVH file on the skeleton of another: example_retarget MOTION SKELETON OUT
#include <limber/limber.hpp>

#include <iostream>

int main(int argc, char **argv)
{
    if (argc != 4) {
        std::cerr << "usage: example_retarget MOTION SKELETON OUT\n";
        return 64;
    }
    const limber::ReadResult motion = limber::readBvhFile(argv[1]);
    const limber::ReadResult skeleton = limber::readBvhFile(argv[2]);
    if (!motion.clip || !skeleton.clip)
        return 1;
    limber::RetargetInput input = limber::automaticRetarget(*motion.clip, *skeleton.clip);
    input.settings.rest = limber::RestMode::Keep; // the target's own way to hold itself
    const auto result = limber::retargetClip(input);
    if (!result || !limber::writeBvhFile(result->clip, argv[3]))
        return 1;
    for (const limber::RetargetNote &note : result->notes)
        std::cout << note.text.text() << '\n';
    for (int joint = 0; joint < input.target.skeleton.jointCount(); ++joint) {
        const int source = input.mapping.sourceOf(joint);
        std::cout << limber::printable(input.target.skeleton.joint(joint).name) << " < "
                  << (source == limber::NoJoint ? "-" : limber::printable(input.source.skeleton.joint(source).name))
                  << '\n';
    }
    if (const auto &contacts = result->measures->contacts)
        std::cout << "feet slide " << contacts->slide.mean << " ncm per frame\n";
    return 0;
}
