#include "scene/gltf/gltfnumbers.h"

#include "base/at.h"
#include "messages/scenemessages.h"
#include "scene/gltf/gltfbytes.h"
#include "scene/scenemesh.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>

namespace limber {

namespace {

constexpr std::size_t mostNumbers = std::size_t{1} << 28; // a gigabyte
constexpr std::size_t anyIndex = std::numeric_limits<std::size_t>::max();

// The codes of glTF for the type of a number.
enum NumberCode {
    Byte = 5120,
    UnsignedByte = 5121,
    Short = 5122,
    UnsignedShort = 5123,
    UnsignedInt = 5125,
    Float = 5126
};

std::size_t bytesOfNumber(int code)
{
    switch (code) {
    case Byte:
    case UnsignedByte:
        return 1;
    case Short:
    case UnsignedShort:
        return 2;
    case UnsignedInt:
    case Float:
        return 4;
    default:
        return 0;
    }
}

std::uint32_t bitsAt(std::string_view bytes, std::size_t offset, int code)
{
    std::uint32_t bits = 0;
    for (std::size_t i = 0; i < bytesOfNumber(code); ++i)
        bits |= std::uint32_t{static_cast<unsigned char>(bytes[offset + i])} << (8 * i);
    return bits;
}

float normalised(std::uint32_t bits, int code)
{
    switch (code) {
    case Byte:
        return std::max(static_cast<float>(static_cast<std::int8_t>(bits)) / 127.0F, -1.0F);
    case UnsignedByte:
        return static_cast<float>(bits) / 255.0F;
    case Short:
        return std::max(static_cast<float>(static_cast<std::int16_t>(bits)) / 32767.0F, -1.0F);
    case UnsignedShort:
        return static_cast<float>(bits) / 65535.0F;
    case UnsignedInt:
        return static_cast<float>(static_cast<double>(bits) / 4294967295.0);
    default:
        return std::bit_cast<float>(bits);
    }
}

float asItIs(std::uint32_t bits, int code)
{
    switch (code) {
    case Byte:
        return static_cast<float>(static_cast<std::int8_t>(bits));
    case Short:
        return static_cast<float>(static_cast<std::int16_t>(bits));
    case Float:
        return std::bit_cast<float>(bits);
    default:
        return static_cast<float>(bits);
    }
}

int widthOf(const std::string &type)
{
    return type == "SCALAR" ? 1
           : type == "VEC2" ? 2
           : type == "VEC3" ? 3
           : type == "VEC4" ? 4
           : type == "MAT4" ? 16
                            : 0;
}

// Returns an optional member, or -1 if its value is invalid.
int offsetIn(const JsonNode &node, std::string_view name)
{
    return node.member(name) == nullptr ? 0 : gltfIndex(node, name, anyIndex);
}

} // namespace

GltfNumbers::GltfNumbers(const GltfFile &file, const GltfBuffers &buffers, Message &problem)
    : m_file(file), m_buffers(buffers), m_problem(problem)
{
}

void GltfNumbers::fail(Message problem)
{
    if (m_problem.isEmpty())
        m_problem = std::move(problem);
}

std::optional<std::size_t> GltfNumbers::countOf(const JsonNode &described, int width, int accessor)
{
    const int count = gltfIndex(described, "count", anyIndex);
    if (count < 1) {
        fail(messages::gltfBeyondBuffer(accessor));
        return std::nullopt;
    }
    const std::size_t total = static_cast<std::size_t>(count) * static_cast<std::size_t>(width);
    if (total > mostNumbers - m_taken) {
        fail(messages::gltfTooManyNumbers());
        return std::nullopt;
    }
    m_taken += total;
    return static_cast<std::size_t>(count);
}

// `place` names the view and where in it the elements begin.
std::optional<GltfNumbers::Elements> GltfNumbers::elementsOf(const JsonNode &place, int code, int width,
                                                             std::size_t count, int accessor)
{
    const auto source = sourceOf(gltfIndex(place, "bufferView", m_file.list("bufferViews").size()));
    if (!source)
        return std::nullopt;
    const int first = offsetIn(place, "byteOffset");
    const std::size_t element = bytesOfNumber(code) * static_cast<std::size_t>(width);
    const std::size_t stride = source->stride > 0 ? source->stride : element;
    const std::size_t bytes = source->bytes.size();
    const std::size_t start = static_cast<std::size_t>(std::max(0, first));
    if (element == 0 || first < 0 || stride < element || start > bytes || bytes - start < element ||
        count - 1 > (bytes - start - element) / stride) {
        fail(messages::gltfBeyondBuffer(accessor));
        return std::nullopt;
    }
    return Elements{source->bytes.substr(start), stride, count, code};
}

// `convert` makes a number of its bits, the code of its type, and whether the accessor says that it is normalised.
template <typename Number, typename Convert>
std::optional<std::vector<Number>> GltfNumbers::readWith(int accessor, int width, const Convert &convert)
{
    const JsonNode &described = at(m_file.list("accessors"), accessor);
    const int code = std::max(0, gltfIndex(described, "componentType", anyIndex));
    const JsonNode *const normalisedMember = described.member("normalized");
    const bool isNormalised = normalisedMember != nullptr && normalisedMember->number == 1.0;
    const auto w = static_cast<std::size_t>(width);
    if (bytesOfNumber(code) == 0 || widthOf(gltfText(described, "type")) != width) {
        fail(messages::gltfAccessorKind(accessor));
        return std::nullopt;
    }
    const auto count = countOf(described, width, accessor);
    if (!count)
        return std::nullopt;
    const auto copy = [&](const Elements &from, std::size_t element, Number *to) {
        for (std::size_t i = 0; i < w; ++i)
            to[i] =
                convert(bitsAt(from.bytes, element * from.stride + i * bytesOfNumber(code), code), code, isNormalised);
    };
    std::vector<Number> numbers;
    const JsonNode *const sparse = described.member("sparse");
    if (described.member("bufferView") != nullptr || sparse == nullptr) {
        const auto elements = elementsOf(described, code, width, *count, accessor);
        if (!elements)
            return std::nullopt;
        numbers.resize(*count * w);
        for (std::size_t i = 0; i < *count; ++i)
            copy(*elements, i, &numbers[i * w]);
    }
    if (sparse == nullptr)
        return numbers;
    if (numbers.empty() && *count > meshlimits::vertices) { // zeros need no bytes
        fail(messages::meshTooLarge(numberArgument("6,000,000"), messages::meshVertices()));
        return std::nullopt;
    }
    const JsonNode *const indices = sparse->member("indices");
    const JsonNode *const values = sparse->member("values");
    const int changed = gltfIndex(*sparse, "count", *count + 1);
    const int indexCode = indices != nullptr ? std::max(0, gltfIndex(*indices, "componentType", anyIndex)) : 0;
    if (indices == nullptr || values == nullptr || changed < 1) {
        fail(messages::gltfBadMember(wordArgument("accessors/" + std::to_string(accessor) + "/sparse")));
        return std::nullopt;
    }
    const auto places = elementsOf(*indices, indexCode, 1, static_cast<std::size_t>(changed), accessor);
    const auto elements = elementsOf(*values, code, width, static_cast<std::size_t>(changed), accessor);
    if (!places || !elements)
        return std::nullopt;
    numbers.resize(*count * w);
    for (std::size_t i = 0; i < places->count; ++i) {
        const std::size_t place = bitsAt(places->bytes, i * places->stride, indexCode);
        if (place >= *count) {
            fail(messages::gltfBeyondBuffer(accessor));
            return std::nullopt;
        }
        copy(*elements, i, &numbers[place * w]);
    }
    return numbers;
}

std::optional<std::vector<float>> GltfNumbers::read(int accessor, int width)
{
    const JsonNode &described = at(m_file.list("accessors"), accessor);
    if (described.member("sparse") != nullptr ||
        gltfIndex(described, "componentType", anyIndex) == UnsignedInt) { // as glTF says of animations
        fail(messages::gltfAccessorKind(accessor));
        return std::nullopt;
    }
    auto numbers =
        readWith<float>(accessor, width, [](std::uint32_t bits, int code, bool) { return normalised(bits, code); });
    if (numbers && !std::ranges::all_of(*numbers, [](float number) { return std::abs(number) <= 1e12F; })) {
        fail(messages::gltfNotFinite(accessor));
        return std::nullopt;
    }
    return numbers;
}

std::optional<std::vector<float>> GltfNumbers::readAttribute(int accessor, int width)
{
    return readWith<float>(accessor, width, [](std::uint32_t bits, int code, bool isNormalised) {
        return isNormalised ? normalised(bits, code) : asItIs(bits, code);
    });
}

std::optional<std::vector<std::uint32_t>> GltfNumbers::readWhole(int accessor, int width)
{
    const int code = gltfIndex(at(m_file.list("accessors"), accessor), "componentType", anyIndex);
    if (code != UnsignedByte && code != UnsignedShort && code != UnsignedInt) {
        fail(messages::gltfAccessorKind(accessor));
        return std::nullopt;
    }
    return readWith<std::uint32_t>(accessor, width, [](std::uint32_t bits, int, bool) { return bits; });
}

std::optional<std::string> GltfNumbers::pictureBytes(const JsonNode &image)
{
    if (const JsonNode *const uri = image.member("uri")) {
        if (uri->text.starts_with("data:"))
            return bytesOfDataUri(uri->text);
        const auto bytes = namedBuffer(uri->text);
        return bytes ? std::optional(std::string(*bytes)) : std::nullopt;
    }
    const auto source = sourceOf(gltfIndex(image, "bufferView", m_file.list("bufferViews").size()));
    return source ? std::optional(std::string(source->bytes)) : std::nullopt;
}

std::optional<GltfNumbers::Source> GltfNumbers::sourceOf(int view)
{
    if (view < 0) {
        fail(messages::gltfBadMember(wordArgument("accessors")));
        return std::nullopt;
    }
    const JsonNode &described = at(m_file.list("bufferViews"), view);
    const JsonNode *const extensions = described.member("extensions");
    if (extensions != nullptr && extensions->member("EXT_meshopt_compression") != nullptr) {
        fail(messages::gltfCompressed());
        return std::nullopt;
    }
    const auto whole = buffer(gltfIndex(described, "buffer", m_file.list("buffers").size()));
    if (!whole)
        return std::nullopt;
    const int offset = offsetIn(described, "byteOffset");
    const int length = gltfIndex(described, "byteLength", anyIndex);
    const int stride = offsetIn(described, "byteStride");
    const bool isRight = offset >= 0 && length >= 0 && stride >= 0;
    if (!isRight || static_cast<std::size_t>(offset) > whole->size() ||
        static_cast<std::size_t>(length) > whole->size() - static_cast<std::size_t>(offset)) {
        fail(messages::gltfBadMember(wordArgument("bufferViews/" + std::to_string(view))));
        return std::nullopt;
    }
    return Source{whole->substr(static_cast<std::size_t>(offset), static_cast<std::size_t>(length)),
                  static_cast<std::size_t>(stride)};
}

std::optional<std::string_view> GltfNumbers::buffer(int index)
{
    if (index < 0) {
        fail(messages::gltfBadMember(wordArgument("bufferViews")));
        return std::nullopt;
    }
    const JsonNode *const uri = at(m_file.list("buffers"), index).member("uri");
    if (uri == nullptr)
        return m_file.binary;
    if (const auto decoded = m_decoded.find(index); decoded != m_decoded.end())
        return decoded->second;
    if (!uri->text.starts_with("data:"))
        return namedBuffer(uri->text);
    auto bytes = bytesOfDataUri(uri->text);
    if (!bytes) {
        fail(messages::gltfBadBase64(index));
        return std::nullopt;
    }
    return m_decoded.emplace(index, *std::move(bytes)).first->second;
}

std::optional<std::string_view> GltfNumbers::namedBuffer(const std::string &uri)
{
    const auto name = bytesOfUri(uri);
    if (!name || !isBelow(*name) || !isBelow(uri)) {
        fail(messages::gltfForeignBuffer(nameArgument(uri)));
        return std::nullopt;
    }
    if (const auto given = m_buffers.find(*name); given != m_buffers.end())
        return given->second;
    if (std::ranges::find(m_wanted, *name) == m_wanted.end())
        m_wanted.push_back(*name);
    return std::nullopt;
}

} // namespace limber
