// Prints the joints of a BVH file as a tree, with their channels: example_printhierarchy FILE
#include <limber/limber.hpp>

#include <iostream>

namespace {

void printJoint(const limber::Skeleton &skeleton, int index, int level)
{
    const limber::Joint &joint = skeleton.joint(index);
    std::cout << std::string(static_cast<std::size_t>(level) * 2, ' ') << limber::printable(joint.name);
    for (const limber::Channel channel : joint.channels)
        std::cout << ' ' << limber::channelName(channel);
    std::cout << '\n';
    for (const int child : limber::ChildJoints(skeleton, index))
        printJoint(skeleton, child, level + 1);
}

} // namespace

int main(int argc, char **argv)
{
    if (argc != 2) {
        std::cerr << "usage: example_printhierarchy FILE\n";
        return 64;
    }
    const limber::ReadResult result = limber::readBvhFile(argv[1]);
    for (const limber::Finding &finding : result.findings)
        std::cerr << finding.toString(argv[1]) << '\n';
    if (!result.clip)
        return 1;
    for (const int root : limber::ChildJoints(result.clip->skeleton, limber::NoJoint))
        printJoint(result.clip->skeleton, root, 0);
    return 0;
}
