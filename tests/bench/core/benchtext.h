#pragma once

#include "motion/clip.h"

#include <benchmark/benchmark.h>

#include <string>

namespace limber::bench {

// A body of 75 joints that moves smoothly: 4.7 MB of text for the 2000 frames it has unless LIMBER_BENCH_FRAMES says
// otherwise. Made once and the same every time.
[[nodiscard]] const Clip &benchClip();
[[nodiscard]] const std::string &benchText();
// Where the rows begin in it.
[[nodiscard]] std::size_t benchRows();

// Medians of five runs in wall time.
inline void fiveTimes(benchmark::internal::Benchmark *bench)
{
    bench->Repetitions(5)->ReportAggregatesOnly(true)->UseRealTime()->Unit(benchmark::kMillisecond);
}

} // namespace limber::bench
