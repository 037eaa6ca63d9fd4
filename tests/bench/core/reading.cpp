#include "benchtext.h"

#include "bvh/read/bvhreader.h"

#include <fast_float/fast_float.h>

#include <vector>

using namespace limber;
using namespace limber::bench;

namespace {

void readWhole(benchmark::State &state)
{
    ReadOptions options;
    options.threads = static_cast<int>(state.range(0));
    for ([[maybe_unused]] auto run : state) {
        const ReadResult result = readBvh(benchText(), options);
        benchmark::DoNotOptimize(result.clip->motion.frameCount());
    }
    state.SetBytesProcessed(static_cast<std::int64_t>(state.iterations() * benchText().size()));
}

// The minimum that a reader based on fast_float has to do: find the numbers and store them, without checks and without
// keeping text.
void tightFastFloatLoop(benchmark::State &state)
{
    const char *const end = benchText().data() + benchText().size();
    for ([[maybe_unused]] auto run : state) {
        std::vector<double> values;
        for (const char *at = benchText().data() + benchRows(); at < end;) {
            double value = 0.0;
            at = fast_float::from_chars(at, end, value).ptr;
            values.push_back(value);
            while (at < end && (*at == ' ' || *at == '\n'))
                ++at;
        }
        benchmark::DoNotOptimize(values.data());
    }
    state.SetBytesProcessed(static_cast<std::int64_t>(state.iterations() * benchText().size()));
}

} // namespace

BENCHMARK(readWhole)->ArgName("threads")->Arg(1)->Arg(2)->Apply(fiveTimes);
BENCHMARK(tightFastFloatLoop)->Apply(fiveTimes);
