#include "webpage/pagesurface.h"

#include "base/at.h"
#include "base/base64sink.h"
#include "base/littleendian.h"
#include "pose/pose.h"
#include "pose/upaxis.h"

#include <glm/common.hpp>
#include <glm/gtc/quaternion.hpp>
#include <glm/mat3x3.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

namespace limber {

namespace {

constexpr int vertexBytes = 32;
constexpr int largestSide = 512; // pixels of a picture on a page

// The box around all vertices, and the one around their places on pictures.
struct Box
{
    glm::vec3 low{0.0f};
    glm::vec3 size{1.0f};
    glm::vec2 textureLow{0.0f};
    glm::vec2 textureSize{1.0f};
};

Box boxOf(const SceneMesh &mesh)
{
    Box box;
    if (mesh.vertices.empty())
        return box;
    glm::vec3 high(mesh.vertices.front().position);
    glm::vec2 textureHigh(mesh.vertices.front().texture);
    box.low = high;
    box.textureLow = textureHigh;
    for (const MeshVertex &vertex : mesh.vertices) {
        box.low = glm::min(box.low, vertex.position);
        high = glm::max(high, vertex.position);
        box.textureLow = glm::min(box.textureLow, vertex.texture);
        textureHigh = glm::max(textureHigh, vertex.texture);
    }
    box.size = glm::max(high - box.low, glm::vec3(1e-30f));
    box.textureSize = glm::max(textureHigh - box.textureLow, glm::vec2(1e-30f));
    return box;
}

std::uint16_t step(float value, float low, float size)
{
    return static_cast<std::uint16_t>(std::lround(65535.0f * std::clamp((value - low) / size, 0.0f, 1.0f)));
}

// One number of a unit quaternion; 0 for what is none.
std::uint16_t stepOfTurn(double part)
{
    return std::isfinite(part) ? static_cast<std::uint16_t>(std::lround(32767.0 * std::clamp(part, -1.0, 1.0))) : 0;
}

// The four bones of a vertex that have most weight, with weights that add up to 255.
struct FourBones
{
    std::array<std::uint16_t, 4> bones{};
    std::array<std::uint8_t, 4> weights{255, 0, 0, 0};
};

FourBones fourBones(const SceneMesh &mesh, const MeshVertex &vertex)
{
    std::vector<MeshWeight> weights(mesh.weights.begin() + vertex.firstWeight,
                                    mesh.weights.begin() + vertex.firstWeight + vertex.weightCount);
    std::ranges::stable_sort(weights, std::ranges::greater(), &MeshWeight::weight);
    weights.resize(std::min<std::size_t>(weights.size(), 4));
    float sum = 0.0f;
    for (const MeshWeight &weight : weights)
        sum += weight.weight;
    FourBones four;
    int rest = 255;
    for (std::size_t i = weights.size(); i-- > 0;) {
        four.bones[i] = static_cast<std::uint16_t>(weights[i].bone);
        const int share = i == 0 ? rest : static_cast<int>(std::lround(255.0f * weights[i].weight / sum));
        four.weights[i] = static_cast<std::uint8_t>(std::clamp(share, 0, rest));
        rest -= four.weights[i];
    }
    return four;
}

void appendVertex(std::string &bytes, const SceneMesh &mesh, const MeshVertex &vertex, const Box &box)
{
    for (int axis = 0; axis < 3; ++axis)
        appendLittleEndian(bytes, step(vertex.position[axis], box.low[axis], box.size[axis]));
    for (int axis = 0; axis < 2; ++axis)
        appendLittleEndian(bytes, step(vertex.texture[axis], box.textureLow[axis], box.textureSize[axis]));
    const FourBones four = fourBones(mesh, vertex);
    for (const std::uint16_t bone : four.bones)
        appendLittleEndian(bytes, bone);
    for (const std::uint8_t weight : four.weights)
        appendLittleEndian(bytes, weight);
    for (int axis = 0; axis < 3; ++axis)
        appendLittleEndian(bytes, static_cast<std::uint8_t>(std::lround(127.0f * vertex.normal[axis])));
    for (std::size_t part = 0; part < 3; ++part)
        appendLittleEndian(bytes, vertex.colour[part]);
    bytes.append(4, '\0');
}

// How often a picture is halved until it is small enough.
int halvingsOf(const MeshPicture &picture)
{
    int halvings = 0;
    while ((std::max(picture.width, picture.height) >> halvings) > largestSide)
        ++halvings;
    return halvings;
}

int sideOf(int side, int halvings)
{
    return std::max(1, side >> halvings);
}

// Returns the pixels of a picture, each the mean of those that it stands for.
std::string pixelsOf(const MeshPicture &picture)
{
    const int halvings = halvingsOf(picture);
    if (halvings == 0)
        return picture.pixels;
    const int width = sideOf(picture.width, halvings);
    const int height = sideOf(picture.height, halvings);
    const int block = 1 << halvings;
    std::string pixels;
    pixels.reserve(static_cast<std::size_t>(width) * static_cast<std::size_t>(height) * 4);
    for (int row = 0; row < height; ++row) {
        for (int column = 0; column < width; ++column) {
            std::array<int, 4> sums{};
            int count = 0;
            for (int y = row * block; y < std::min((row + 1) * block, picture.height); ++y) {
                for (int x = column * block; x < std::min((column + 1) * block, picture.width); ++x, ++count) {
                    const std::size_t from =
                        4 * (static_cast<std::size_t>(y) * static_cast<std::size_t>(picture.width) +
                             static_cast<std::size_t>(x));
                    for (std::size_t part = 0; part < 4; ++part)
                        sums[part] += static_cast<unsigned char>(picture.pixels[from + part]);
                }
            }
            for (const int sum : sums)
                pixels += static_cast<char>(sum / std::max(1, count));
        }
    }
    return pixels;
}

template <typename Vector>
void numbers(JsonWriter &json, const char *key, const Vector &vector)
{
    json.key(key);
    json.beginArray();
    for (int i = 0; i < Vector::length(); ++i)
        json.number(static_cast<double>(vector[i]));
    json.endArray();
}

void describeBones(JsonWriter &json, const SceneMesh &mesh)
{
    json.key("bones");
    json.beginArray();
    for (const MeshBone &bone : mesh.bones) {
        json.beginArray();
        json.integer(bone.node);
        for (int column = 0; column < 4; ++column) {
            for (int row = 0; row < 3; ++row)
                json.number(bone.bind[column][row]);
        }
        json.endArray();
    }
    json.endArray();
}

void describeMaterial(JsonWriter &json, const MeshMaterial &material)
{
    json.beginObject();
    numbers(json, "colour", material.colour);
    json.key("picture");
    json.integer(material.picture);
    json.key("wrap");
    json.beginArray();
    json.integer(static_cast<int>(material.across));
    json.integer(static_cast<int>(material.down));
    json.endArray();
    json.key("both"); // sides are seen
    json.boolean(material.isDoubleSided);
    json.key("cutOff");
    json.number(static_cast<double>(material.cutOff));
    json.endObject();
}

void describeGroup(JsonWriter &json, const MeshGroup &group)
{
    json.beginArray();
    json.integer(group.material);
    json.integer(static_cast<std::int64_t>(group.firstTriangle));
    json.integer(static_cast<std::int64_t>(group.triangleCount));
    json.endArray();
}

template <typename Items, typename Describe>
void list(JsonWriter &json, const char *key, const Items &items, Describe describe)
{
    json.key(key);
    json.beginArray();
    for (const auto &item : items)
        describe(json, item);
    json.endArray();
}

} // namespace

void describeSurface(JsonWriter &json, const SceneMesh &mesh)
{
    const Box box = boxOf(mesh);
    json.key("vertices");
    json.integer(static_cast<std::int64_t>(mesh.vertices.size()));
    json.key("triangles");
    json.integer(static_cast<std::int64_t>(mesh.triangles.size()));
    numbers(json, "low", box.low);
    numbers(json, "size", box.size);
    numbers(json, "textureLow", box.textureLow);
    numbers(json, "textureSize", box.textureSize);
    describeBones(json, mesh);
    list(json, "materials", mesh.materials, describeMaterial);
    list(json, "groups", mesh.groups, describeGroup);
    list(json, "pictures", mesh.pictures, [](JsonWriter &to, const MeshPicture &picture) {
        to.beginArray();
        to.integer(picture.width == 0 ? 0 : sideOf(picture.width, halvingsOf(picture)));
        to.integer(picture.height == 0 ? 0 : sideOf(picture.height, halvingsOf(picture)));
        to.endArray();
    });
}

bool writeSurface(const SceneMesh &mesh, const ByteSink &sink)
{
    const Box box = boxOf(mesh);
    Base64Sink base64(sink);
    std::string bytes;
    for (const MeshVertex &vertex : mesh.vertices) {
        bytes.clear();
        appendVertex(bytes, mesh, vertex, box);
        if (!base64.write(bytes))
            return false;
    }
    for (const auto &triangle : mesh.triangles) {
        bytes.clear();
        for (const std::uint32_t corner : triangle)
            appendLittleEndian(bytes, corner);
        if (!base64.write(bytes))
            return false;
    }
    return std::ranges::all_of(mesh.pictures,
                               [&](const MeshPicture &picture) { return base64.write(pixelsOf(picture)); }) &&
           base64.finish();
}

bool writeRotations(const Clip &clip, const PositionRules &rules, Axis up, const Progress &progress,
                    const ByteSink &sink)
{
    const glm::dmat3 upright = yUpFrom(up);
    Base64Sink base64(sink);
    Pose pose;
    std::string bytes;
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        if (progress.wantsToStop(frame, clip.motion.frameCount()))
            return false;
        evaluatePose(clip.skeleton, clip.motion.frame(frame), rules, pose);
        bytes.clear();
        for (const glm::dmat3 &worldFromJoint : pose.worldFromJoint) {
            const glm::dquat turn = glm::quat_cast(upright * worldFromJoint);
            for (const double part : {turn.x, turn.y, turn.z, turn.w})
                appendLittleEndian(bytes, stepOfTurn(part));
        }
        if (!base64.write(bytes))
            return false;
    }
    return base64.finish();
}

std::uint64_t surfaceBytes(const SceneMesh &mesh, const Clip &clip)
{
    std::uint64_t bytes = vertexBytes * mesh.vertices.size() + 12 * mesh.triangles.size() + 100 * mesh.bones.size();
    for (const MeshPicture &picture : mesh.pictures) {
        const int halvings = halvingsOf(picture);
        bytes += std::uint64_t{4} * static_cast<std::uint64_t>(sideOf(picture.width, halvings)) *
                 static_cast<std::uint64_t>(sideOf(picture.height, halvings));
    }
    bytes += std::uint64_t{8} * static_cast<std::uint64_t>(clip.skeleton.jointCount()) *
             static_cast<std::uint64_t>(clip.motion.frameCount());
    return bytes * 4 / 3;
}

} // namespace limber
