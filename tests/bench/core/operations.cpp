#include "benchbody.h"

#include "support/operationcalls.h"

#include "operations/framepreview.h"

#include <benchmark/benchmark.h>

using namespace limber;
using namespace limber::bench;
using namespace limber::test;

namespace {

// A typical call where an operation could do nothing without a setting.
OperationCall callOf(const Operation &operation)
{
    for (const char *text :
         {"resample:fps=50", "timewarp:keys=3000:4000+8000:7000", "interpolate:frames=2000-2500", "scale:by=2.54",
          "addleaf:parent=Head,name=Hat,offset=0+20+0",
          "channels:joints=Spine,to=Xposition+Yposition+Zposition+Zrotation+Xrotation+Yrotation",
          "collapse:joint=Spine,loss=positions", "rename:prefix=mixamorig_", "reparent:joint=LeftArm,to=Head"}) {
        if (ParsedCall parsed = parseCall(text); parsed.call->name == operation.name)
            return *parsed.call;
    }
    return plainCall(operation, benchBody());
}

void applyOperationOf(benchmark::State &state, const Operation &operation)
{
    const Clip &clip = benchBody();
    const OperationCall call = callOf(operation);
    for (auto step : state) {
        const AppliedOperation applied = applyOperation(call, clip, contextWith(clip));
        if (!applied.isDone())
            return state.SkipWithError(applied.problem.text().c_str());
        benchmark::DoNotOptimize(applied.clip);
    }
}

// What the window shows before the whole clip is computed.
void previewOneFrame(benchmark::State &state, const Operation &operation)
{
    const Clip &clip = benchBody();
    const OperationCall call = plainCall(operation, clip);
    for (auto step : state)
        benchmark::DoNotOptimize(previewAround(5000, call, clip));
}

[[maybe_unused]] const bool areRegistered = [] {
    for (const Operation &operation : operations()) {
        if (operation.isLocal)
            benchmark::RegisterBenchmark(("preview/" + std::string(operation.name)).c_str(), previewOneFrame, operation)
                ->Unit(benchmark::kMillisecond);
        benchmark::RegisterBenchmark(("operation/" + std::string(operation.name)).c_str(), applyOperationOf, operation)
            ->Unit(benchmark::kMillisecond);
    }
    return true;
}();

} // namespace
