#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace limber {

// The words of glTF for the type of a number and for what an accessor holds.
enum class GltfNumber { UnsignedShort = 5123, Float = 5126 };
enum class GltfTarget { None = 0, Vertices = 34962 };

// What glTF says of a stretch of the buffer: how many elements of which kind, and where it needs them, their bounds.
struct GltfAccessor
{
    std::uint64_t offset = 0; // bytes
    std::uint64_t length = 0; // bytes
    GltfNumber number = GltfNumber::Float;
    std::uint64_t count = 0; // elements
    std::string type; // SCALAR, VEC3 …
    GltfTarget target = GltfTarget::None;
    std::vector<double> least; // of each part of an element; empty where nobody asks
    std::vector<double> most;
};

// The order of a buffer's parts, before there are any bytes: all are known when the head of the file is written. Every
// part begins at a multiple of 4.
class GltfBuffer
{
public:
    // Answers its index. `parts` are the numbers in an element.
    int add(GltfNumber number, const char *type, int parts, std::uint64_t count, GltfTarget target = GltfTarget::None);
    void setBounds(int accessor, std::vector<double> least, std::vector<double> most);

    [[nodiscard]] const std::vector<GltfAccessor> &accessors() const { return m_accessors; }
    [[nodiscard]] std::uint64_t length() const { return m_length; } // bytes

private:
    std::vector<GltfAccessor> m_accessors;
    std::uint64_t m_length = 0;
};

} // namespace limber
