#pragma once

#include <string>
#include <string_view>

namespace limber::cli {

// Writes results to a descriptor, in blocks. If the disk is full or the reader went away, that is reported once on
// stderr and remembered.
class OutputStream
{
public:
    OutputStream(int descriptor, std::string name);

    bool write(std::string_view bytes);
    // Writes the remaining bytes; returns whether everything arrived.
    [[nodiscard]] bool finish();
    [[nodiscard]] bool isGood() const { return m_isGood; }

private:
    bool flush();

    int m_descriptor;
    std::string m_name;
    std::string m_block;
    bool m_isGood = true;
};

// Returns a stream for standard output.
[[nodiscard]] OutputStream standardOutput();

// Writes a finished text to standard output; returns whether it arrived.
[[nodiscard]] bool printResult(std::string_view text);

} // namespace limber::cli
