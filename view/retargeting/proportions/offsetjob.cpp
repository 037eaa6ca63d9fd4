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
    const auto work = [this, request](const BackgroundWork::Reporter &reporter) {
        auto changed = withOffsets(request.clip, request.rules, request.offsets, request.settings,
                                   reporter.progress([this](double fraction) { emit progressed(fraction); }));
        if (!changed)
            return std::shared_ptr<const OffsetsResult>();
        scalePositions(changed->clip, request.rootTravelFactor);
        return std::make_shared<const OffsetsResult>(std::move(*changed));
    };
    m_work.start(
        work, [this](const std::shared_ptr<const OffsetsResult> &result) { emit finished(result); },
        [this](const QString &why) { emit failed(why); });
}

} // namespace limber
