#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace limber {

// The records of a binary FBX file (version 7.4): each has a name, properties and records below it. Properties come
// before the records below. The layout is that of A. Gessler, FBX binary file format specification, 2013.
class FbxRecords
{
public:
    FbxRecords(); // starts with the header of the file

    void begin(std::string_view name);
    void end();
    // Ends a record that may have others below it but has none: readers expect an empty list there.
    void endEmpty();

    // Properties of the record that was begun last.
    FbxRecords &truth(bool value);
    FbxRecords &integer(std::int32_t value);
    FbxRecords &large(std::int64_t value);
    FbxRecords &number(double value);
    FbxRecords &text(std::string_view value); // UTF-8
    FbxRecords &raw(std::string_view bytes);
    FbxRecords &integers(const std::vector<std::int32_t> &values);
    FbxRecords &larges(const std::vector<std::int64_t> &values);
    FbxRecords &floats(const std::vector<float> &values);
    FbxRecords &numbers(const std::vector<double> &values);

    // Writes a record with one property.
    void integerOf(std::string_view name, std::int32_t value);
    void textOf(std::string_view name, std::string_view value);

    // Ends the file; nothing may be open.
    [[nodiscard]] std::string finish();
    [[nodiscard]] std::size_t size() const { return m_bytes.size(); }

private:
    // A record that is open.
    struct Open
    {
        std::size_t start = 0; // of its head
        std::size_t properties = 0; // where they begin
        std::uint32_t count = 0; // of properties
        bool hasRecords = false; // below it
    };

    void startProperty(char type);
    void startList(char type, std::size_t count, std::size_t bytesEach);
    void closeProperties(Open &open);
    void close(bool isList);
    void patch(std::size_t at, std::size_t value);

    std::string m_bytes;
    std::vector<Open> m_open;
};

} // namespace limber
