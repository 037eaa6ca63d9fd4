#include "gltf/gltfbuffer.h"

#include "base/at.h"

#include <utility>

namespace limber {

int GltfBuffer::add(GltfNumber number, const char *type, int parts, std::uint64_t count, GltfTarget target)
{
    const std::uint64_t bytes = number == GltfNumber::Float ? 4 : 2;
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
