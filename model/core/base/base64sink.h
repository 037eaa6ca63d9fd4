#pragma once

#include "base/bytesink.h"

#include <string>
#include <string_view>

namespace limber {

// Passes bytes on as base64 (RFC 4648), whatever pieces they come in.
class Base64Sink
{
public:
    // The sink must outlive it.
    explicit Base64Sink(const ByteSink &sink) : m_sink(sink) {}

    // False once the sink has stopped the writing.
    [[nodiscard]] bool write(std::string_view bytes);
    // What is left, with its padding.
    [[nodiscard]] bool finish();

private:
    const ByteSink &m_sink;
    std::string m_rest; // fewer than three bytes
};

} // namespace limber
