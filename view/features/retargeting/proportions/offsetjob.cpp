#include "retargeting/proportions/offsetjob.h"

namespace limber {

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
