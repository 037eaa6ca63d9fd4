#pragma once

#include "motion/clip.h"

#include <benchmark/benchmark.h>

#include <string>

namespace limber::bench {

// A body of 75 joints that moves smoothly: 4.7 MB of text for its 2000 frames; LIMBER_BENCH_FRAMES sets another number
// of frames. It is generated once, and is the same every time.
[[nodiscard]] const Clip &benchClip();
[[nodiscard]] const std::string &benchText();
// Where the rows begin in the text.
[[nodiscard]] std::size_t benchRows();

// Reports the medians of five runs in wall time.
inline void fiveTimes(benchmark::internal::Benchmark *bench)
{
    bench->Repetitions(5)->ReportAggregatesOnly(true)->UseRealTime()->Unit(benchmark::kMillisecond);
}

} // namespace limber::bench
