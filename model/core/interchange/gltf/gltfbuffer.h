#pragma once

#include "base/bytesink.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace limber {

// The codes of glTF for the type of a number and for the content of an accessor.
enum class GltfNumber { UnsignedShort = 5123, UnsignedInt = 5125, Float = 5126 };
enum class GltfTarget { None = 0, Vertices = 34962, Corners = 34963 };

// What glTF says about a part of the buffer: the number and kind of its elements and, where glTF needs them, their
// bounds.
struct GltfAccessor
{
    std::uint64_t offset = 0; // bytes
    std::uint64_t length = 0; // bytes
    GltfNumber number = GltfNumber::Float;
    std::uint64_t count = 0; // elements
    std::string type; // SCALAR, VEC3 …
    GltfTarget target = GltfTarget::None;
    std::vector<double> least; // of each part of an element; empty if they are not needed
    std::vector<double> most;
};

// Writes numbers as a buffer has them; returns false if the sink stopped it.
[[nodiscard]] bool writeFloats(const ByteSink &sink, std::span<const float> values);

// The order of a buffer's parts, before there are any bytes: all parts are known when the head of the file is written.
// Every part begins at a multiple of 4.
class GltfBuffer
{
public:
    // Adds a part and returns its index. `parts` is how many numbers an element has.
    int add(GltfNumber number, const char *type, int parts, std::uint64_t count, GltfTarget target = GltfTarget::None);
    void setBounds(int accessor, std::vector<double> least, std::vector<double> most);

    [[nodiscard]] const std::vector<GltfAccessor> &accessors() const { return m_accessors; }
    [[nodiscard]] std::uint64_t length() const { return m_length; } // bytes

private:
    std::vector<GltfAccessor> m_accessors;
    std::uint64_t m_length = 0;
};

} // namespace limber
