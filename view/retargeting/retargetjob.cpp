#include "retargeting/retargetjob.h"

namespace limber {

namespace {

constexpr double preparingShare = 0.3;
constexpr double writingShare = 0.4;
constexpr double measuringShare = 0.3;

std::shared_ptr<const FinishedRetarget> finish(const Retargeter &retargeter, const Progress &writing,
                                               const Progress &measuring)
{
    auto result = retargeter.write(writing);
    if (!result)
        return nullptr;
    auto measures = retargeter.measure(result->clip, measuring);
    if (!measures)
        return nullptr;
    return std::make_shared<const FinishedRetarget>(FinishedRetarget{std::move(*result), std::move(*measures)});
}

} // namespace

RetargetJob::RetargetJob(QObject *parent) : QObject(parent)
{
}

void RetargetJob::start(const RetargetInput &input)
{
    const auto work = [this, input](const BackgroundWork::Reporter &reporter) {
        const auto part = [&](double from, double share) {
            return reporter.progress([=, this](double done) { emit progressed(from + share * done); });
        };
        const auto retargeter = std::make_shared<Retargeter>(input);
        if (!retargeter->prepare(part(0.0, preparingShare)))
            return std::shared_ptr<const FinishedRetarget>();
        reporter.tell([=, this] { emit prepared(retargeter); });
        return finish(*retargeter, part(preparingShare, writingShare),
                      part(preparingShare + writingShare, measuringShare));
    };
    m_work.start(
        work, [this](const std::shared_ptr<const FinishedRetarget> &result) { emit finished(result); },
        [this](const QString &why) { emit failed(why); });
}

} // namespace limber
