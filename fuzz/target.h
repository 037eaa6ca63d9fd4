#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

// The body of a libFuzzer target: aborts with the text of the broken promise.
inline int stopIfBroken(std::string (&check)(std::string_view), const std::uint8_t *data, std::size_t size)
{
    const std::string broken = check({reinterpret_cast<const char *>(data), size});
    if (!broken.empty()) {
        std::fprintf(stderr, "BROKEN: %s\n", broken.c_str());
        std::abort();
    }
    return 0;
}
