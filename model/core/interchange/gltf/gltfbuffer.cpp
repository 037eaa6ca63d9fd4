#include "gltf/gltfbuffer.h"

#include "base/at.h"
#include "base/littleendian.h"

#include <algorithm>
#include <utility>

namespace limber {

bool writeFloats(const ByteSink &sink, std::span<const float> values)
{
    constexpr std::size_t mostInPiece = 65'536;
    std::string bytes;
    for (std::size_t first = 0; first < values.size(); first += mostInPiece) {
        bytes.clear();
        for (const float value : values.subspan(first, std::min(mostInPiece, values.size() - first)))
            appendLittleEndian(bytes, value);
        if (!sink(bytes))
            return false;
    }
    return true;
}

int GltfBuffer::add(GltfNumber number, const char *type, int parts, std::uint64_t count, GltfTarget target)
{
    const std::uint64_t bytes = number == GltfNumber::UnsignedShort ? 2 : 4;
    GltfAccessor accessor;
    accessor.offset = m_length;
    accessor.length = bytes * static_cast<std::uint64_t>(parts) * count;
    accessor.number = number;
    accessor.count = count;
    accessor.type = type;
    accessor.target = target;
    m_length += (accessor.length + 3) / 4 * 4;
    m_accessors.push_back(std::move(accessor));
    return static_cast<int>(m_accessors.size()) - 1;
}

void GltfBuffer::setBounds(int accessor, std::vector<double> least, std::vector<double> most)
{
    at(m_accessors, accessor).least = std::move(least);
    at(m_accessors, accessor).most = std::move(most);
}

} // namespace limber
