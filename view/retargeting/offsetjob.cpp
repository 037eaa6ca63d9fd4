#include "retargeting/offsetjob.h"

namespace limber {

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
        const auto result = std::make_shared<const OffsetsChanged>(std::move(*changed));
        reporter.tellResult([this, result] { emit finished(result); });
    });
}

} // namespace limber
