#include "retargeting/proportions/offsetjob.h"

namespace limber {

namespace {

void scalePositions(Clip &clip, double factor)
{
    for (int column = 0; factor != 1.0 && column < clip.skeleton.columnCount(); ++column) {
        if (!clip.skeleton.column(column).channel.isPosition())
            continue;
        for (int frame = 0; frame < clip.motion.frameCount(); ++frame)
            clip.motion.setValue(frame, column, clip.motion.value(frame, column) * factor);
    }
}

} // namespace

void OffsetJob::start(const OffsetRequest &request)
{
    m_work.start([this, request](const BackgroundWork::Reporter &reporter) {
        const auto progress = [&](double share) {
            reporter.tell([this, share] { emit progressed(share); });
            return !reporter.isCancelled();
        };
        auto changed = withOffsets(request.clip, request.rules, request.offsets, request.settings, progress);
        if (!changed)
            return;
        scalePositions(changed->clip, request.rootTravelFactor);
        const auto result = std::make_shared<const OffsetsChanged>(std::move(*changed));
        reporter.tellResult([this, result] { emit finished(result); });
    });
}

} // namespace limber
