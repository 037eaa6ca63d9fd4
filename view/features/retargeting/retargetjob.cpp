#include "retargeting/retargetjob.h"

#include "finishing/finishedretarget.h"

namespace limber {

RetargetJob::RetargetJob(QObject *parent) : QObject(parent)
{
}

void RetargetJob::start(const RetargetInput &input, const Vocabulary &vocabulary)
{
    const auto work = [this, input, vocabulary](const BackgroundWork::Reporter &reporter) {
        RetargetRun run;
        run.progress = reporter.progress([this](double fraction) { emit progressed(fraction); });
        run.prepared = [=, this](const std::shared_ptr<const Retargeter> &retargeter) {
            reporter.post([=, this] { emit prepared(retargeter); });
        };
        auto result = finishedRetarget(input, vocabulary, run);
        return result ? std::make_shared<const RetargetedClip>(std::move(*result)) : nullptr;
    };
    m_work.start(
        work, [this](const std::shared_ptr<const RetargetedClip> &result) { emit finished(result); },
        [this](const QString &why) { emit failed(why); });
}

} // namespace limber
