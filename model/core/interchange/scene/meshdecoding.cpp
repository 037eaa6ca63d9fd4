#include "scene/meshdecoding.h"

#include "scene/answerbytes.h"

#include <glm/common.hpp>

namespace limber {

namespace {

constexpr std::size_t wordBytes = sizeof(std::uint32_t);
constexpr std::size_t mostSentences = 1000;

template <typename Vector>
Vector floats(AnswerBytes &bytes)
{
    Vector value;
    for (int part = 0; part < Vector::length(); ++part)
        value[part] = bytes.finiteFloat();
    return value;
}

MeshBone readBone(AnswerBytes &bytes, std::size_t nodes)
{
    MeshBone bone{bytes.index(0, nodes), {}};
    for (int column = 0; column < 4; ++column) {
        for (int row = 0; row < 4; ++row)
            bone.bind[column][row] = bytes.finite();
    }
    return bone;
}

MeshVertex readVertex(AnswerBytes &bytes)
{
    MeshVertex vertex;
    vertex.position = floats<glm::vec3>(bytes);
    vertex.normal = floats<glm::vec3>(bytes);
    vertex.texture = floats<glm::vec2>(bytes);
    for (std::uint8_t &part : vertex.colour)
        part = bytes.number<std::uint8_t>();
    vertex.firstWeight = bytes.number<std::uint32_t>();
    vertex.weightCount = bytes.number<std::uint32_t>();
    return vertex;
}

MeshMaterial readMaterial(AnswerBytes &bytes)
{
    constexpr int lastWrap = static_cast<int>(MeshMaterial::Wrap::Clamp);
    MeshMaterial material;
    material.colour = glm::clamp(floats<glm::vec4>(bytes), 0.0f, 1.0f);
    material.picture = bytes.index(-1, meshlimits::pictures);
    material.across = static_cast<MeshMaterial::Wrap>(bytes.byte(lastWrap));
    material.down = static_cast<MeshMaterial::Wrap>(bytes.byte(lastWrap));
    material.cutOff = bytes.finiteFloat();
    material.isDoubleSided = bytes.byte(1) == 1;
    return material;
}

MeshPicture readPicture(AnswerBytes &bytes)
{
    MeshPicture picture;
    picture.name = bytes.text();
    picture.width = bytes.index(0, meshlimits::keptSide + 1);
    picture.height = bytes.index(0, meshlimits::keptSide + 1);
    picture.pixels = bytes.raw(4 * static_cast<std::size_t>(picture.width) * static_cast<std::size_t>(picture.height));
    return picture;
}

} // namespace

SceneMesh readMesh(AnswerBytes &bytes, std::size_t nodes)
{
    SceneMesh mesh;
    const auto list = [&](auto &elements, std::size_t bytesEach, std::size_t most, const auto &read) {
        elements.resize(bytes.count(bytesEach, most));
        for (std::size_t i = 0; i < elements.size() && bytes.isGood(); ++i)
            elements[i] = read();
    };
    list(mesh.bones, wordBytes + 16 * sizeof(double), meshlimits::bones, [&] { return readBone(bytes, nodes); });
    list(mesh.weights, 2 * wordBytes, SIZE_MAX, [&] {
        return MeshWeight{bytes.number<std::uint32_t>(), bytes.finiteFloat()};
    });
    list(mesh.vertices, 11 * wordBytes, SIZE_MAX, [&] { return readVertex(bytes); });
    list(mesh.triangles, 3 * wordBytes, meshlimits::triangles, [&] {
        std::array<std::uint32_t, 3> triangle{};
        for (std::uint32_t &corner : triangle)
            corner = bytes.number<std::uint32_t>();
        return triangle;
    });
    list(mesh.materials, 6 * wordBytes + 3, SIZE_MAX, [&] { return readMaterial(bytes); });
    list(mesh.groups, 3 * wordBytes, SIZE_MAX, [&] {
        MeshGroup group;
        group.material = bytes.countOfThings();
        group.firstTriangle = bytes.number<std::uint32_t>();
        group.triangleCount = bytes.number<std::uint32_t>();
        return group;
    });
    list(mesh.pictures, 3 * wordBytes, meshlimits::pictures, [&] { return readPicture(bytes); });
    list(mesh.leftOut, wordBytes, mostSentences, [&] { return bytes.text(); });
    bytes.require(isWhole(mesh, nodes));
    return mesh;
}

} // namespace limber
