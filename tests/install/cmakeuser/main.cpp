// A program of another project: it uses every part of the C++ interface once.
#include <limber/limber.hpp>

#include <cstdio>
#include <iostream>
#include <sstream>
#include <stdexcept>

extern "C" const char *limber_version(void);

using namespace limber::literals;

namespace {

bool literalsAreChecked()
{
    try {
        (void)"HIERARCHY ROOT"_bvh;
    } catch (const std::invalid_argument &) {
        return true;
    }
    return false;
}

limber::Clip builtClip()
{
    using namespace limber::channels;
    limber::ClipBuilder builder;
    builder.openRoot("Hips", {0, 1, 0}, {Yposition, Zrotation});
    builder.openJoint("Chest", {0, 12, 0}, {Zrotation}).endSite({0, 5, 0}).close().close();
    const double values[] = {1, 0, 0};
    return *builder.frame(values).build().clip;
}

} // namespace

int main()
{
    std::stringstream text;
    if (!literalsAreChecked() || !limber::writeBvh(builtClip(), text))
        return 1;
    const limber::ReadResult result = limber::readBvh(text);
    if (!result.clip || !result.findings.empty())
        return 1;
    const limber::Clip &clip = *result.clip;
    const limber::FrameView frame(clip.skeleton, clip.motion.frame(0));
    const auto rules = limber::decidePositionRules(clip.skeleton, clip.motion);
    const glm::dvec3 chest = limber::poseAt(clip, 0, rules).jointPositions[1];
    if (frame.joint(0)[limber::channels::Yposition] != 1.0 || limber::ColumnView(clip.motion, 0)[0] != 1.0)
        return 1;
    if (limber::decideUpAxis(clip, rules).axis != limber::Axis::Y || limber::bodySides(clip.skeleton).size() != 2)
        return 1;
    std::cout << "Limber " << limber_version() << ": " << clip.skeleton.joint(0).name << ' '
              << clip.skeleton.jointCount() << " joints, " << clip.motion.frameCount() << " frame, Chest at " << chest.x
              << ' ' << chest.y << ' ' << chest.z << '\n';
    return 0;
}
