#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace limber {

// A stretch of the source text: bytes begin to end, end not included.
struct TextSpan
{
    std::size_t begin = 0;
    std::size_t end = 0;

    [[nodiscard]] bool isEmpty() const { return begin == end; }
    [[nodiscard]] std::size_t size() const { return end - begin; }
};

enum class TextEncoding { Bytes, Utf16LittleEndian, Utf16BigEndian };

// The text a clip was read from and where its tokens stand. It is how "what you did not touch does not
// change" is kept: the writer copies from here and replaces only the tokens whose meaning changed.
class SourceText
{
public:
    struct NodePlaces
    {
        TextSpan name; // empty, at the place of the name, where there is none
        std::array<TextSpan, 3> offset;
    };

    std::string text; // the file's bytes; for UTF-16 the same text in UTF-8
    TextEncoding encoding = TextEncoding::Bytes;
    TextSpan hierarchy; // from the first keyword to behind the last brace
    std::vector<NodePlaces> joints; // parallel to the skeleton's joints
    std::vector<NodePlaces> endSites;
    std::optional<TextSpan> frameCount; // the number behind Frames:
    std::optional<TextSpan> frameTime;
    std::vector<std::size_t> rowStarts; // first byte of each row's first number
    std::size_t rowsEnd = 0; // behind the last number of the last row

    [[nodiscard]] std::string_view at(TextSpan span) const
    {
        return std::string_view(text).substr(span.begin, span.size());
    }
    [[nodiscard]] int rowCount() const { return static_cast<int>(rowStarts.size()); }
    // Tokens of one row, in column order. Comment lines inside a row are passed over.
    [[nodiscard]] std::vector<TextSpan> rowTokens(int row, int columnCount) const;
    // The numbers of one row as they were read.
    [[nodiscard]] std::vector<double> rowValues(int row, int columnCount) const;
    // 1-based line of a byte of `text`.
    [[nodiscard]] int lineOf(std::size_t position) const;
};

} // namespace limber
