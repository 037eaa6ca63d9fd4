#include "retargeting/retargetjob.h"

namespace limber {

RetargetJob::RetargetJob(QObject *parent) : QObject(parent)
{
}

void RetargetJob::start(const RetargetInput &input)
{
    m_work.start([this, input](const BackgroundWork::Reporter &reporter) {
        RetargetRun run;
        run.progress = [=, this](double fraction) {
            reporter.tell([=, this] { emit progressed(fraction); });
            return !reporter.isCancelled();
        };
        run.prepared = [=, this](const std::shared_ptr<const Retargeter> &retargeter) {
            reporter.tell([=, this] { emit prepared(retargeter); });
        };
        if (auto result = retargetClip(input, run)) {
            const auto shared = std::make_shared<const RetargetedClip>(std::move(*result));
            reporter.tellResult([=, this] { emit finished(shared); });
        }
    });
}

} // namespace limber
