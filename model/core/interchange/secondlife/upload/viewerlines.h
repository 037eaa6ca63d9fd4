#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace limber {

// A line as the viewer reads it.
struct ViewerLine
{
    std::string_view text;
    int number = 1; // in the file, from 1

    [[nodiscard]] bool has(std::string_view word) const { return text.find(word) != std::string_view::npos; }
    [[nodiscard]] bool isBlank() const { return text.find_first_not_of(" \t\v\f") == std::string_view::npos; }
};

// The lines of a text as the viewer reads them: up to the first NUL, ended by CR or LF, and without empty lines.
class ViewerLines
{
public:
    explicit ViewerLines(std::string_view text);

    // Returns the next line without taking it.
    [[nodiscard]] const std::optional<ViewerLine> &peek() const { return m_next; }
    // Takes and returns the next line.
    std::optional<ViewerLine> take();
    // Returns the line of the NUL byte, or 0 if there is none.
    [[nodiscard]] int nulLine() const { return m_nulLine; }

private:
    void find();

    std::string_view m_text;
    std::size_t m_at = 0;
    int m_number = 1; // of the line at m_at
    int m_nulLine = 0;
    std::optional<ViewerLine> m_next;
};

} // namespace limber
