#include "pose/localrotation.h"

#include "pose/pose.h"

namespace limber {

glm::dmat3 localRotation(const Joint &joint, std::span<const double> values)
{
    glm::dmat3 rotation(1.0);
    for (int i = 0; i < joint.columnCount(); ++i) {
        const Channel channel = joint.channels[static_cast<std::size_t>(i)];
        if (channel.isRotation())
            rotation = rotation * rotationAbout(channel.axis, values[static_cast<std::size_t>(joint.firstColumn + i)]);
    }
    return rotation;
}

} // namespace limber
