#pragma once

#include "bvh/text/sourcetext.h"
#include "bvh/write/bvhwriter.h"

#include <optional>
#include <string>
#include <string_view>

namespace limber {

// Gathers written text into large blocks for a sink, changing line ends and encoding.
class ByteOutput
{
public:
    ByteOutput(const ByteSink &sink, TextEncoding encoding, std::optional<LineEnd> lineEnd);

    void put(std::string_view text);
    // Hands over the rest; returns false if the sink refused any of it.
    [[nodiscard]] bool finish();
    [[nodiscard]] bool ok() const { return m_ok; }

private:
    void putWithLineEnds(std::string_view text);
    void flush();

    const ByteSink &m_sink;
    TextEncoding m_encoding;
    std::optional<LineEnd> m_lineEnd;
    std::string m_block;
    bool m_afterCarriageReturn = false;
    bool m_ok = true;
};

} // namespace limber
