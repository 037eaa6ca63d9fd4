#include "gltf/gltffigure.h"

#include "base/at.h"
#include "geometry/geometry.h"
#include "pose/pose.h"

#include <glm/geometric.hpp>

#include <array>
#include <limits>

namespace limber {

namespace {

constexpr double waistAlong = 0.12; // distance from its joint as a fraction of the bone's length
constexpr double waistWidth = 0.08;

class FigureBuilder
{
public:
    explicit FigureBuilder(GltfFigure &figure) : m_figure(figure) {}

    // Adds an octahedron between the two ends of a bone.
    void addBone(int joint, const glm::dvec3 &from, const glm::dvec3 &to)
    {
        const glm::dvec3 along = to - from;
        const double length = glm::length(along);
        if (!(length > 1e-9))
            return;
        const glm::dvec3 side = normalTo(along);
        const glm::dvec3 other = glm::cross(along / length, side);
        const double width = waistWidth * length;
        const glm::dvec3 middle = from + waistAlong * along;
        const std::array<glm::dvec3, 4> waist{middle + width * side, middle + width * other, middle - width * side,
                                              middle - width * other};
        for (std::size_t i = 0; i < waist.size(); ++i) {
            const glm::dvec3 &next = waist[(i + 1) % waist.size()];
            addFace(joint, {from, next, waist[i]});
            addFace(joint, {to, waist[i], next});
        }
    }

private:
    // Adds a face whose corners run counterclockwise as seen from outside.
    void addFace(int joint, const std::array<glm::dvec3, 3> &corners)
    {
        const glm::dvec3 normal = directionOf(glm::cross(corners[1] - corners[0], corners[2] - corners[0]));
        for (const glm::dvec3 &corner : corners) {
            for (int axis = 0; axis < 3; ++axis) {
                m_figure.positions.push_back(static_cast<float>(corner[axis]));
                m_figure.normals.push_back(static_cast<float>(normal[axis]));
            }
            for (int i = 0; i < 4; ++i) {
                m_figure.joints.push_back(i == 0 ? static_cast<std::uint16_t>(joint) : std::uint16_t{0});
                m_figure.weights.push_back(i == 0 ? 1.0F : 0.0F);
            }
        }
    }

    GltfFigure &m_figure;
};

} // namespace

GltfFigure gltfFigure(const Skeleton &skeleton, double metresPerUnit, const glm::dmat3 &yUp)
{
    GltfFigure figure;
    if (skeleton.jointCount() > std::numeric_limits<std::uint16_t>::max())
        return figure;
    const Pose rest = restPose(skeleton);
    const auto placed = [&](const glm::dvec3 &position) { return yUp * (metresPerUnit * position); };
    FigureBuilder builder(figure);
    for (int index = 0; index < skeleton.jointCount(); ++index) {
        const int parent = skeleton.joint(index).parent;
        if (parent != NoJoint)
            builder.addBone(parent, placed(at(rest.jointPositions, parent)), placed(at(rest.jointPositions, index)));
    }
    for (int index = 0; index < skeleton.endSiteCount(); ++index) {
        const int parent = skeleton.endSite(index).parent;
        builder.addBone(parent, placed(at(rest.jointPositions, parent)), placed(at(rest.endPositions, index)));
    }
    return figure;
}

} // namespace limber
