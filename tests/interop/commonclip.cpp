#include "commonclip.h"

#include "library/clipbuilder.h"

#include <cmath>
#include <vector>

namespace limber::test {

Clip commonClip(std::string_view order)
{
    std::vector<Channel> rotations;
    for (const char axis : order)
        rotations.push_back({ChannelKind::Rotation, static_cast<Axis>(axis - 'X')});
    using namespace channels;
    std::vector<Channel> root{Xposition, Yposition, Zposition};
    root.insert(root.end(), rotations.begin(), rotations.end());
    ClipBuilder builder;
    builder.openRoot("Hips", {0, 0, 0}, root);
    builder.openJoint("Spine", {0, 12.5, -1}, rotations).openJoint("Head", {0, 20, 3.25}, rotations);
    builder.endSite({0, 10, 0}).close().close();
    builder.openJoint("Leg", {8, -4, 0}, rotations).openJoint("Foot", {0.5, -40, 2}, rotations);
    builder.endSite({0, -4, 12}).close().close().close();
    std::vector<double> values(3 + 3 * 5);
    for (int frame = 0; frame < 12; ++frame) {
        for (std::size_t column = 0; column < values.size(); ++column)
            values[column] = 70.0 * std::sin(0.4 * frame + 1.7 * static_cast<double>(column));
        builder.frame(values);
    }
    return std::move(*builder.frameTime(0.04).build().clip);
}

} // namespace limber::test
