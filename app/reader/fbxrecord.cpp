#include "fbxrecord.h"

#include <algorithm>
#include <bit>

#include <zlib.h>

namespace limber::reader {

namespace {

constexpr std::size_t versionAt = 23; // the mark of the format is before it
constexpr std::size_t firstRecordAt = 27;
constexpr std::uint64_t longHeads = 7500; // the version from which on numbers in heads have eight bytes

// There must be so many bytes.
std::uint64_t wordIn(std::string_view bytes, std::size_t width)
{
    std::uint64_t word = 0;
    for (std::size_t i = width; i > 0; --i)
        word = (word << 8) | static_cast<unsigned char>(bytes[i - 1]);
    return word;
}

// Returns how many bytes a number has, alone or in a list; 0 for another type.
std::size_t widthOf(char type)
{
    switch (type) {
    case 'C':
    case 'B':
    case 'b':
        return 1;
    case 'Y':
        return 2;
    case 'I':
    case 'F':
    case 'i':
    case 'f':
        return 4;
    case 'L':
    case 'D':
    case 'l':
    case 'd':
        return 8;
    default:
        return 0;
    }
}

bool isList(char type)
{
    return type == 'b' || type == 'i' || type == 'f' || type == 'l' || type == 'd';
}

double floatIn(std::string_view bytes, char type)
{
    return type == 'f' || type == 'F' ? static_cast<double>(std::bit_cast<float>(std::uint32_t(wordIn(bytes, 4))))
                                      : std::bit_cast<double>(wordIn(bytes, 8));
}

// Takes a property off the beginning of the bytes; returns nothing if they are wrong.
std::optional<FbxProperty> takeProperty(std::string_view &bytes)
{
    constexpr std::size_t listHead = 12; // count, whether it is compressed, bytes
    if (bytes.empty())
        return std::nullopt;
    FbxProperty property{.type = bytes.front(), .count = 0, .isPacked = false, .bytes = {}};
    bytes.remove_prefix(1);
    std::uint64_t size = widthOf(property.type);
    if (isList(property.type)) {
        if (bytes.size() < listHead)
            return std::nullopt;
        property.count = static_cast<std::uint32_t>(wordIn(bytes, 4));
        property.isPacked = wordIn(bytes.substr(4), 4) != 0;
        size = wordIn(bytes.substr(8), 4);
        bytes.remove_prefix(listHead);
    } else if (property.type == 'S' || property.type == 'R') {
        if (bytes.size() < 4)
            return std::nullopt;
        size = wordIn(bytes, 4);
        bytes.remove_prefix(4);
    } else if (size == 0) {
        return std::nullopt;
    }
    if (size > bytes.size())
        return std::nullopt;
    property.bytes = bytes.substr(0, static_cast<std::size_t>(size));
    bytes.remove_prefix(property.bytes.size());
    return property;
}

} // namespace

std::optional<std::int64_t> FbxProperty::whole() const
{
    if (type == 'L')
        return static_cast<std::int64_t>(wordIn(bytes, 8));
    if (type == 'I')
        return static_cast<std::int32_t>(wordIn(bytes, 4));
    return std::nullopt;
}

std::optional<double> FbxProperty::number() const
{
    return type == 'D' || type == 'F' ? std::optional(floatIn(bytes, type)) : std::nullopt;
}

std::optional<std::string_view> FbxProperty::text() const
{
    return type == 'S' ? std::optional(bytes) : std::nullopt;
}

std::optional<std::vector<double>> FbxProperty::numbers(std::size_t wanted) const
{
    if ((type != 'd' && type != 'f') || count != wanted)
        return std::nullopt;
    const std::size_t width = widthOf(type);
    std::vector<char> unpacked(width * wanted);
    if (isPacked) {
        uLongf length = unpacked.size();
        if (uncompress(reinterpret_cast<Bytef *>(unpacked.data()), &length,
                       reinterpret_cast<const Bytef *>(bytes.data()), bytes.size()) != Z_OK ||
            length != unpacked.size())
            return std::nullopt;
    } else if (bytes.size() == unpacked.size()) {
        std::ranges::copy(bytes, unpacked.begin());
    } else {
        return std::nullopt;
    }
    std::vector<double> result;
    for (std::size_t i = 0; i < wanted; ++i)
        result.push_back(floatIn(std::string_view(unpacked.data() + i * width, width), type));
    return result;
}

std::vector<FbxProperty> FbxRecord::firstProperties(std::size_t most) const
{
    std::vector<FbxProperty> result;
    std::string_view rest = properties;
    while (result.size() < most && result.size() < propertyCount) {
        const auto property = takeProperty(rest);
        if (!property)
            break;
        result.push_back(*property);
    }
    return result;
}

FbxRecordReader::FbxRecordReader(std::string_view bytes) : m_bytes(bytes)
{
    if (bytes.size() >= firstRecordAt && wordIn(bytes.substr(versionAt), 4) >= longHeads)
        m_wordBytes = 8;
}

std::vector<FbxRecord> FbxRecordReader::records() const
{
    return between(firstRecordAt, m_bytes.size());
}

std::vector<FbxRecord> FbxRecordReader::below(const FbxRecord &record) const
{
    return between(record.begin, record.end);
}

std::vector<FbxRecord> FbxRecordReader::between(std::size_t begin, std::size_t end) const
{
    std::vector<FbxRecord> result;
    while (const auto record = at(begin, end)) {
        result.push_back(*record);
        begin = record->end; // beyond the head that was read, so that this comes to an end
    }
    return result;
}

std::optional<FbxRecord> FbxRecordReader::at(std::size_t begin, std::size_t end) const
{
    const std::size_t headBytes = 3 * m_wordBytes + 1;
    if (begin > end || end - begin < headBytes)
        return std::nullopt;
    const std::string_view head = m_bytes.substr(begin, headBytes);
    const std::uint64_t recordEnd = wordIn(head, m_wordBytes);
    const std::uint64_t propertyBytes = wordIn(head.substr(2 * m_wordBytes), m_wordBytes);
    const std::size_t nameBytes = static_cast<unsigned char>(head.back());
    const std::size_t nameAt = begin + headBytes;
    if (recordEnd > end || recordEnd < nameAt || recordEnd - nameAt < nameBytes ||
        recordEnd - nameAt - nameBytes < propertyBytes)
        return std::nullopt; // also the thirteen or more zeros that end a list
    const std::size_t propertiesAt = nameAt + nameBytes;
    const auto propertyLength = static_cast<std::size_t>(propertyBytes);
    return FbxRecord{.name = m_bytes.substr(nameAt, nameBytes),
                     .properties = m_bytes.substr(propertiesAt, propertyLength),
                     .propertyCount = wordIn(head.substr(m_wordBytes), m_wordBytes),
                     .begin = propertiesAt + propertyLength,
                     .end = static_cast<std::size_t>(recordEnd)};
}

} // namespace limber::reader
