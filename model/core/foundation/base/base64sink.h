#pragma once

#include "base/bytesink.h"

#include <string>
#include <string_view>

namespace limber {

// Passes bytes on as base64 (RFC 4648); the bytes may come in pieces of any size.
class Base64Sink
{
public:
    // The sink must outlive it.
    explicit Base64Sink(const ByteSink &sink) : m_sink(sink) {}

    // Takes bytes; returns false once the sink has stopped the writing.
    [[nodiscard]] bool write(std::string_view bytes);
    // Writes the remaining bytes with their padding.
    [[nodiscard]] bool finish();

private:
    const ByteSink &m_sink;
    std::string m_rest; // at most two bytes
};

} // namespace limber
