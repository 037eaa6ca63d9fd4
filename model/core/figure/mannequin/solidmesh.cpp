#include "mannequin/solidmesh.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace limber {

namespace {

double power(double base, double exponent)
{
    return std::copysign(std::pow(std::abs(base), exponent), base);
}

Ring scaled(const Ring &ring, double y, double by)
{
    Ring result = ring;
    result.y = y;
    result.halfWidth *= by;
    result.front *= by;
    result.back *= by;
    return result;
}

// The steps of a quarter of a circle from the rim of a dome to near its top.
constexpr std::array<double, 2> domeSteps{0.5, 0.87};

std::vector<Ring> withDomes(const Loft &loft)
{
    std::vector<Ring> rings;
    const auto add = [&rings](const Ring &rim, double height, double sine) {
        rings.push_back(scaled(rim, rim.y + height * sine, std::sqrt(1.0 - sine * sine)));
    };
    for (auto step = domeSteps.rbegin(); step != domeSteps.rend() && loft.domeBelow > 0.0; ++step)
        add(loft.rings.front(), -loft.domeBelow, *step);
    rings.insert(rings.end(), loft.rings.begin(), loft.rings.end());
    for (auto step = domeSteps.begin(); step != domeSteps.end() && loft.domeAbove > 0.0; ++step)
        add(loft.rings.back(), loft.domeAbove, *step);
    return rings;
}

glm::dvec3 pointOf(const Ring &ring, double angle)
{
    const double across = power(std::cos(angle), 2.0 / ring.squareness);
    const double along = power(std::sin(angle), 2.0 / ring.squareness);
    return {ring.aside + ring.halfWidth * across, ring.y, ring.shift + (along > 0.0 ? ring.front : ring.back) * along};
}

// A normal is the mean of those of the triangles around it, by their areas.
void smooth(SolidMesh &mesh, std::size_t firstVertex, std::size_t firstTriangle)
{
    for (std::size_t i = firstTriangle; i < mesh.triangles.size(); ++i) {
        const auto &[a, b, c] = mesh.triangles[i];
        const glm::vec3 normal = glm::cross(mesh.vertices[b].position - mesh.vertices[a].position,
                                            mesh.vertices[c].position - mesh.vertices[a].position);
        for (const std::uint32_t corner : {a, b, c})
            mesh.vertices[corner].normal += normal;
    }
    for (std::size_t i = firstVertex; i < mesh.vertices.size(); ++i) {
        glm::vec3 &normal = mesh.vertices[i].normal;
        const float length = glm::length(normal);
        normal = length > 0.0f ? normal / length : glm::vec3(0.0f, 0.0f, 1.0f);
    }
}

// Puts a surface over rings.
class Lofting
{
public:
    Lofting(SolidMesh &mesh, const Loft &loft)
        : m_mesh(mesh), m_loft(loft), m_first(static_cast<std::uint32_t>(mesh.vertices.size())),
          m_slices(static_cast<std::uint32_t>(loft.slices))
    {
    }

    void add()
    {
        const std::vector<Ring> rings = withDomes(m_loft);
        const std::size_t firstTriangle = m_mesh.triangles.size();
        for (const Ring &ring : rings)
            addRing(ring);
        const auto count = static_cast<std::uint32_t>(rings.size());
        for (std::uint32_t ring = 0; ring + 1 < count; ++ring)
            join(ring);
        close(0, top(m_loft.rings.front(), -m_loft.domeBelow), true);
        close(count - 1, top(m_loft.rings.back(), m_loft.domeAbove), false);
        smooth(m_mesh, m_first, firstTriangle);
    }

private:
    [[nodiscard]] static glm::dvec3 top(const Ring &rim, double height)
    {
        return {rim.aside, rim.y + height, rim.shift + 0.5 * (rim.front - rim.back) * (height == 0.0 ? 1.0 : 0.0)};
    }

    void addVertex(glm::dvec3 position)
    {
        position.z = std::max(position.z, m_loft.lowest);
        m_mesh.vertices.push_back({glm::vec3(position), glm::vec3(0.0f)});
    }

    void addRing(const Ring &ring)
    {
        for (std::uint32_t slice = 0; slice < m_slices; ++slice)
            addVertex(pointOf(ring, 2.0 * std::numbers::pi * slice / m_slices));
    }

    [[nodiscard]] std::uint32_t at(std::uint32_t ring, std::uint32_t slice) const
    {
        return m_first + ring * m_slices + slice % m_slices;
    }

    void join(std::uint32_t ring)
    {
        for (std::uint32_t slice = 0; slice < m_slices; ++slice) {
            m_mesh.triangles.push_back({at(ring, slice), at(ring + 1, slice), at(ring, slice + 1)});
            m_mesh.triangles.push_back({at(ring, slice + 1), at(ring + 1, slice), at(ring + 1, slice + 1)});
        }
    }

    void close(std::uint32_t ring, const glm::dvec3 &pole, bool isBelow)
    {
        const auto last = static_cast<std::uint32_t>(m_mesh.vertices.size());
        addVertex(pole);
        for (std::uint32_t slice = 0; slice < m_slices; ++slice) {
            if (isBelow)
                m_mesh.triangles.push_back({last, at(ring, slice), at(ring, slice + 1)});
            else
                m_mesh.triangles.push_back({last, at(ring, slice + 1), at(ring, slice)});
        }
    }

    SolidMesh &m_mesh;
    const Loft &m_loft;
    std::uint32_t m_first;
    std::uint32_t m_slices;
};

} // namespace

// The rim, the first and last row and column, lies below the part's surface.
void addPatch(SolidMesh &mesh, const Patch &patch)
{
    constexpr int columns = 10;
    const auto rows = static_cast<int>(patch.rings.size()) + 2;
    const auto first = static_cast<std::uint32_t>(mesh.vertices.size());
    const std::size_t firstTriangle = mesh.triangles.size();
    const double middle = (patch.isBehind ? 1.5 : 0.5) * std::numbers::pi;
    for (int row = 0; row < rows; ++row) {
        const Ring &ring = patch.rings[static_cast<std::size_t>(std::clamp(row - 1, 0, rows - 3))];
        const bool isNearRim = row <= 1 || row >= rows - 2;
        const double half = (isNearRim ? 0.9 : 1.0) * patch.halfAngle;
        for (int column = 0; column < columns; ++column) {
            const bool isRim = row == 0 || row == rows - 1 || column == 0 || column == columns - 1;
            const double across = 2.0 * std::clamp(column - 1, 0, columns - 3) / (columns - 3.0) - 1.0;
            const glm::dvec3 point = pointOf(ring, middle - half * across);
            const glm::dvec3 out = glm::normalize(point - glm::dvec3(ring.aside, ring.y, ring.shift));
            mesh.vertices.push_back({glm::vec3(point + (isRim ? -0.6 : 1.0) * patch.thickness * out), glm::vec3(0.0f)});
        }
    }
    for (int row = 0; row + 1 < rows; ++row) {
        for (int column = 0; column + 1 < columns; ++column) {
            const std::uint32_t corner = first + static_cast<std::uint32_t>(row * columns + column);
            mesh.triangles.push_back({corner, corner + 1, corner + columns});
            mesh.triangles.push_back({corner + 1, corner + columns + 1, corner + columns});
        }
    }
    smooth(mesh, first, firstTriangle);
}

void addLoft(SolidMesh &mesh, const Loft &loft)
{
    Lofting(mesh, loft).add();
}

} // namespace limber
