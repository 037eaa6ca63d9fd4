#include "bvh/write/bvhwriter.h"
#include "capi/handles.h"
#include "library/bvhstreams.h"

#include <cstdlib>
#include <cstring>
#include <optional>
#include <string>
#include <string_view>

using namespace limber;
using namespace limber::capi;

namespace {

constexpr int mostIndent = 64;
constexpr int mostDigits = 17;

bool isOrSource(int value, int least, int most)
{
    return value == LIMBER_AS_SOURCE || (value >= least && value <= most);
}

// Returns nothing for options that limber.h does not allow.
std::optional<WriteOptions> optionsFrom(const limber_write_options *given)
{
    WriteOptions options;
    if (given == nullptr)
        return options;
    if (!isOrSource(given->indent, LIMBER_TAB, mostIndent) || !isOrSource(given->line_end, LIMBER_LF, LIMBER_CRLF) ||
        !isOrSource(given->digits, LIMBER_SHORTEST, mostDigits))
        return std::nullopt;
    if (given->indent != LIMBER_AS_SOURCE)
        options.indent = given->indent;
    if (given->line_end != LIMBER_AS_SOURCE)
        options.lineEnd = given->line_end == LIMBER_CRLF ? LineEnd::CrLf : LineEnd::Lf;
    if (given->digits != LIMBER_AS_SOURCE)
        options.digits = given->digits;
    return options;
}

} // namespace

static_assert(LIMBER_TAB == WriteOptions::Tab && LIMBER_SHORTEST == WriteOptions::Shortest);

limber_status limber_write_memory(const limber_clip *clip, const limber_write_options *options, char **bytes,
                                  size_t *size)
{
    if (bytes != nullptr)
        *bytes = nullptr;
    if (size != nullptr)
        *size = 0;
    if (clip == nullptr || bytes == nullptr || size == nullptr)
        return LIMBER_BAD_ARGUMENT;
    return guarded([&] {
        const auto wanted = optionsFrom(options);
        if (!wanted)
            return LIMBER_BAD_ARGUMENT;
        const std::string text = writeBvh(clip->clip, *wanted);
        auto *const copy = static_cast<char *>(std::malloc(text.size() + 1));
        if (copy == nullptr)
            return LIMBER_OUT_OF_MEMORY;
        std::memcpy(copy, text.c_str(), text.size() + 1);
        *bytes = copy;
        *size = text.size();
        return LIMBER_OK;
    });
}

void limber_bytes_free(char *bytes)
{
    std::free(bytes);
}

limber_status limber_write_file(const limber_clip *clip, const limber_write_options *options, const char *path)
{
    if (clip == nullptr || path == nullptr)
        return LIMBER_BAD_ARGUMENT;
    return guarded([&] {
        const auto wanted = optionsFrom(options);
        if (!wanted)
            return LIMBER_BAD_ARGUMENT;
        return writeBvhFile(clip->clip, path, *wanted) ? LIMBER_OK : LIMBER_UNWRITABLE;
    });
}

limber_status limber_write_sink(const limber_clip *clip, const limber_write_options *options, limber_sink sink,
                                void *user)
{
    if (clip == nullptr || sink == nullptr)
        return LIMBER_BAD_ARGUMENT;
    return guarded([&] {
        const auto wanted = optionsFrom(options);
        if (!wanted)
            return LIMBER_BAD_ARGUMENT;
        const auto take = [&](std::string_view bytes) { return sink(user, bytes.data(), bytes.size()) == 0; };
        return writeBvh(clip->clip, *wanted, take) ? LIMBER_OK : LIMBER_UNWRITABLE;
    });
}
