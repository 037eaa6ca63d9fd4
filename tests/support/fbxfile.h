#pragma once

#include <QByteArray>

#include <variant>
#include <vector>

namespace limber::test {

using Ticks = qint64; // of FBX
inline constexpr Ticks ticksPerSecond = 46'186'158'000;

// A list whose bytes are packed.
struct Packed
{
    quint32 count = 0; // numbers of eight bytes that it says it has
    QByteArray bytes;
};

using FbxValue = std::variant<Ticks, int, double, QByteArray, std::vector<Ticks>, std::vector<float>, Packed>;

// A record of an FBX file, which has one content and two spellings.
struct FbxNode
{
    QByteArray name;
    std::vector<FbxValue> values = {};
    std::vector<FbxNode> children = {};
};

// The file that records make, in its two forms.
[[nodiscard]] QByteArray binaryFbx(const std::vector<FbxNode> &nodes);
[[nodiscard]] QByteArray textFbx(const std::vector<FbxNode> &nodes);

} // namespace limber::test
