#include "benchtext.h"

#include "bvh/write/bvhwriter.h"
#include "library/clipbuilder.h"

#include <cmath>
#include <cstdlib>
#include <vector>

namespace limber::bench {

namespace {

constexpr int jointCount = 75;
constexpr int usualFrames = 2000;

int frameCount()
{
    const char *const wanted = std::getenv("LIMBER_BENCH_FRAMES");
    return wanted != nullptr ? std::atoi(wanted) : usualFrames;
}

Clip makeClip()
{
    using namespace channels;
    ClipBuilder builder;
    builder.openRoot("Hips", {0, 95, 0}, {Xposition, Yposition, Zposition, Zrotation, Xrotation, Yrotation});
    constexpr int chain = 5;
    for (int joint = 1; joint < jointCount; ++joint) {
        builder.openJoint("Joint" + std::to_string(joint), {1.5, 8.25, -0.5}, {Zrotation, Xrotation, Yrotation});
        if (joint % chain == 0 || joint == jointCount - 1) {
            builder.endSite({0, 4, 0});
            for (int open = (joint - 1) % chain; open >= 0; --open)
                builder.close();
        }
    }
    builder.close().frameTime(1.0 / 60.0);
    std::vector<double> values(3 + 3 * jointCount);
    for (int frame = 0; frame < frameCount(); ++frame) {
        for (std::size_t column = 0; column < values.size(); ++column) {
            const auto phase = static_cast<double>(column);
            values[column] = 60.0 * std::sin(0.013 * frame + phase) + 9.0 * std::sin(0.11 * frame + 3.0 * phase);
        }
        builder.frame(values);
    }
    return std::move(*builder.build().clip);
}

} // namespace

const Clip &benchClip()
{
    static const Clip clip = makeClip();
    return clip;
}

const std::string &benchText()
{
    static const std::string text = writeBvh(benchClip());
    return text;
}

std::size_t benchRows()
{
    const std::size_t line = benchText().find("Frame Time:");
    return benchText().find('\n', line) + 1;
}

} // namespace limber::bench
