#pragma once

#include <QByteArray>

#include <variant>
#include <vector>

namespace limber::test {

using Ticks = qint64; // the time unit of FBX
inline constexpr Ticks ticksPerSecond = 46'186'158'000;

// A list whose bytes are compressed.
struct Packed
{
    quint32 count = 0; // how many numbers of eight bytes the file claims that it has
    QByteArray bytes;
};

using FbxValue = std::variant<Ticks, int, double, QByteArray, std::vector<Ticks>, std::vector<float>, Packed>;

// A record of an FBX file. The same content can be written in binary or as text.
struct FbxNode
{
    QByteArray name;
    std::vector<FbxValue> values = {};
    std::vector<FbxNode> children = {};
};

// Returns the FBX file that consists of these records, in its binary or its text form.
[[nodiscard]] QByteArray binaryFbx(const std::vector<FbxNode> &nodes);
[[nodiscard]] QByteArray textFbx(const std::vector<FbxNode> &nodes);

} // namespace limber::test
