#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace limber::reader {

// A property of a record: its type and the bytes of its value.
struct FbxProperty
{
    char type = 0;
    std::uint32_t count = 0; // of the numbers in a list
    bool isPacked = false; // the bytes of a list are compressed
    std::string_view bytes;

    // Each returns nothing for another type.
    [[nodiscard]] std::optional<std::int64_t> whole() const;
    [[nodiscard]] std::optional<double> number() const;
    [[nodiscard]] std::optional<std::string_view> text() const;
    // Returns a list of exactly so many numbers.
    [[nodiscard]] std::optional<std::vector<double>> numbers(std::size_t wanted) const;
};

// A record of a binary FBX file.
struct FbxRecord
{
    std::string_view name;
    std::string_view properties;
    std::uint64_t propertyCount = 0;
    std::size_t begin = 0; // of the records below it, in the file
    std::size_t end = 0; // where the next one begins

    // Returns the first properties, at most so many; fewer if there are no more or their bytes are wrong.
    [[nodiscard]] std::vector<FbxProperty> firstProperties(std::size_t most) const;
};

// The records of a binary FBX file, one after the other. Nothing is copied, and nothing outside of the bytes is read.
class FbxRecordReader
{
public:
    // `bytes` is the whole file.
    explicit FbxRecordReader(std::string_view bytes);

    // Returns the records of the file, or those below one, until the list ends or something in it is wrong.
    [[nodiscard]] std::vector<FbxRecord> records() const;
    [[nodiscard]] std::vector<FbxRecord> below(const FbxRecord &record) const;

private:
    [[nodiscard]] std::vector<FbxRecord> between(std::size_t begin, std::size_t end) const;
    [[nodiscard]] std::optional<FbxRecord> at(std::size_t begin, std::size_t end) const;

    std::string_view m_bytes;
    std::size_t m_wordBytes = 4; // of the numbers in the head of a record; 8 from version 7.5 on
};

} // namespace limber::reader
