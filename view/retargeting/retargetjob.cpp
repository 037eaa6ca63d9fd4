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
    m_work.start([this, input](const BackgroundWork::Reporter &reporter) {
        const auto part = [&](double from, double share) {
            return [=, this](double done) {
                reporter.tell([=, this] { emit progressed(from + share * done); });
                return !reporter.isCancelled();
            };
        };
        const auto retargeter = std::make_shared<Retargeter>(input);
        if (!retargeter->prepare(part(0.0, preparingShare)))
            return;
        reporter.tell([=, this] { emit prepared(retargeter); });
        const auto finishedRetarget = finish(*retargeter, part(preparingShare, writingShare),
                                             part(preparingShare + writingShare, measuringShare));
        if (finishedRetarget)
            reporter.tellResult([=, this] { emit finished(finishedRetarget); });
    });
}

} // namespace limber
