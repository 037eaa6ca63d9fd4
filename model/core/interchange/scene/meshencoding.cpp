#include "scene/meshencoding.h"

#include "base/littleendian.h"
#include "scene/answerbytes.h"

#include <string>

namespace limber {

namespace {

constexpr std::size_t pieceBytes = std::size_t{1} << 20;

template <typename Vector>
void appendFloats(std::string &bytes, const Vector &value)
{
    for (int part = 0; part < Vector::length(); ++part)
        appendLittleEndian(bytes, value[part]);
}

void appendVertex(std::string &bytes, const MeshVertex &vertex)
{
    appendFloats(bytes, vertex.position);
    appendFloats(bytes, vertex.normal);
    appendFloats(bytes, vertex.texture);
    for (const std::uint8_t part : vertex.colour)
        appendLittleEndian(bytes, part);
    appendLittleEndian(bytes, vertex.firstWeight);
    appendLittleEndian(bytes, vertex.weightCount);
}

void appendMaterial(std::string &bytes, const MeshMaterial &material)
{
    appendFloats(bytes, material.colour);
    appendLittleEndian(bytes, static_cast<std::uint32_t>(material.picture));
    appendLittleEndian(bytes, static_cast<std::uint8_t>(material.across));
    appendLittleEndian(bytes, static_cast<std::uint8_t>(material.down));
    appendLittleEndian(bytes, material.cutOff);
    appendLittleEndian(bytes, static_cast<std::uint8_t>(material.isDoubleSided ? 1 : 0));
}

} // namespace

bool writeMesh(const SceneMesh &mesh, const ByteSink &sink)
{
    std::string bytes;
    bool goesOn = true;
    // Appends a list, in pieces.
    const auto list = [&](const auto &elements, const auto &append) {
        appendCount(bytes, elements.size());
        for (const auto &element : elements) {
            append(element);
            if (bytes.size() >= pieceBytes) {
                goesOn = goesOn && sink(bytes);
                bytes.clear();
            }
            if (!goesOn)
                return;
        }
    };
    list(mesh.bones, [&](const MeshBone &bone) {
        appendLittleEndian(bytes, static_cast<std::uint32_t>(bone.node));
        for (int column = 0; column < 4; ++column)
            appendFloats(bytes, bone.bind[column]);
    });
    list(mesh.weights, [&](const MeshWeight &weight) {
        appendLittleEndian(bytes, weight.bone);
        appendLittleEndian(bytes, weight.weight);
    });
    list(mesh.vertices, [&](const MeshVertex &vertex) { appendVertex(bytes, vertex); });
    list(mesh.triangles, [&](const auto &triangle) {
        for (const std::uint32_t corner : triangle)
            appendLittleEndian(bytes, corner);
    });
    list(mesh.materials, [&](const MeshMaterial &material) { appendMaterial(bytes, material); });
    list(mesh.groups, [&](const MeshGroup &group) {
        appendLittleEndian(bytes, static_cast<std::uint32_t>(group.material));
        appendCount(bytes, group.firstTriangle);
        appendCount(bytes, group.triangleCount);
    });
    list(mesh.pictures, [&](const MeshPicture &picture) {
        appendText(bytes, picture.name);
        appendCount(bytes, static_cast<std::size_t>(picture.width));
        appendCount(bytes, static_cast<std::size_t>(picture.height));
        bytes += picture.pixels;
    });
    list(mesh.leftOut, [&](const std::string &sentence) { appendText(bytes, sentence); });
    return goesOn && sink(bytes);
}

} // namespace limber
