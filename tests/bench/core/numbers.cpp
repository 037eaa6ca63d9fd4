#include "benchtext.h"

#include "bvh/text/fixednumber.h"
#include "bvh/text/numberparser.h"

#include <fast_float/fast_float.h>

#include <array>
#include <charconv>
#include <cstdlib>

using namespace limber;
using namespace limber::bench;

namespace {

const char *skipWhite(const char *at)
{
    while (*at == ' ' || *at == '\n')
        ++at;
    return at;
}

// Runs a parser over all numbers of the text; the parser returns where a number ends.
template <typename Parse>
void parseAll(benchmark::State &state, const Parse &parse)
{
    const char *const begin = benchText().data() + benchRows();
    const char *const end = benchText().data() + benchText().size();
    for ([[maybe_unused]] auto run : state) {
        double sum = 0.0;
        for (const char *at = skipWhite(begin); at < end; at = skipWhite(at))
            at = parse(at, end, sum);
        benchmark::DoNotOptimize(sum);
    }
    state.SetBytesProcessed(static_cast<std::int64_t>(state.iterations()) * (end - begin));
}

void parseWithLimber(benchmark::State &state)
{
    parseAll(state, [](const char *at, const char *end, double &sum) {
        const ParsedNumber number = parseNumber(at, end);
        sum += number.value;
        return number.end;
    });
}

void parseWithFastFloat(benchmark::State &state)
{
    parseAll(state, [](const char *at, const char *end, double &sum) {
        double value = 0.0;
        const char *const after = fast_float::from_chars(at, end, value).ptr;
        sum += value;
        return after;
    });
}

void parseWithStrtod(benchmark::State &state)
{
    parseAll(state, [](const char *at, const char * /*end*/, double &sum) {
        char *after = nullptr;
        sum += std::strtod(at, &after);
        return static_cast<const char *>(after);
    });
}

template <typename Format>
void formatAll(benchmark::State &state, const Format &format)
{
    const Motion &motion = benchClip().motion;
    std::array<char, fixedNumberCapacity> buffer;
    for ([[maybe_unused]] auto run : state) {
        for (int frame = 0; frame < motion.frameCount(); ++frame) {
            for (const double value : motion.frame(frame))
                benchmark::DoNotOptimize(format(buffer, value));
        }
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(state.iterations()) * motion.frameCount() * motion.columnCount());
}

void formatWithLimber(benchmark::State &state)
{
    formatAll(state, [](auto &buffer, double value) { return writeFixed(buffer.data(), value, 6); });
}

void formatWithToChars(benchmark::State &state)
{
    formatAll(state, [](auto &buffer, double value) {
        return std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::fixed, 6).ptr;
    });
}

} // namespace

BENCHMARK(parseWithLimber)->Apply(fiveTimes);
BENCHMARK(parseWithFastFloat)->Apply(fiveTimes);
BENCHMARK(parseWithStrtod)->Apply(fiveTimes);
BENCHMARK(formatWithLimber)->Apply(fiveTimes);
BENCHMARK(formatWithToChars)->Apply(fiveTimes);
