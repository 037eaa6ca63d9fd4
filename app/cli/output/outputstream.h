#pragma once

#include <string>
#include <string_view>

namespace limber::cli {

// Writes results to a descriptor, in blocks. A full disk or a reader that went away is noticed, reported
// once on stderr and remembered.
class OutputStream
{
public:
    OutputStream(int descriptor, std::string name);

    bool write(std::string_view bytes);
    // Hands over the rest; answers whether everything arrived.
    [[nodiscard]] bool finish();
    [[nodiscard]] bool isGood() const { return m_isGood; }

private:
    bool flush();

    int m_descriptor;
    std::string m_name;
    std::string m_block;
    bool m_isGood = true;
};

// Standard output.
[[nodiscard]] OutputStream standardOutput();

// Writes a finished text to standard output; answers whether it arrived.
[[nodiscard]] bool printResult(std::string_view text);

} // namespace limber::cli
