#include "retargeting/retargetjob.h"

namespace limber {

RetargetJob::RetargetJob(QObject *parent) : QObject(parent)
{
}

void RetargetJob::start(const RetargetInput &input)
{
    const auto work = [this, input](const BackgroundWork::Reporter &reporter) {
        RetargetRun run;
        run.progress = reporter.progress([this](double fraction) { emit progressed(fraction); });
        run.prepared = [=, this](const std::shared_ptr<const Retargeter> &retargeter) {
            reporter.post([=, this] { emit prepared(retargeter); });
        };
        auto result = retargetClip(input, run);
        return result ? std::make_shared<const RetargetedClip>(std::move(*result)) : nullptr;
    };
    m_work.start(
        work, [this](const std::shared_ptr<const RetargetedClip> &result) { emit finished(result); },
        [this](const QString &why) { emit failed(why); });
}

} // namespace limber
