#include "cleanup/operationtrial.h"

#include "session/session.h"
#include "storage/clipfile.h"

#include <QFile>
#include <QTimer>

namespace limber {

namespace {

constexpr int settlingMilliseconds = 120;

// What the work needs, as a value of its own.
struct TrialInput
{
    OperationCall call;
    Clip clip;
    std::optional<Contacts> contacts;
    OperationTrial::NamedClips clips;
    PositionRuleChoice positionRule;
    UpAxisChoice upAxis;
};

std::shared_ptr<const AppliedOperation> run(const TrialInput &input, const Progress &progress)
{
    OperationContext context;
    context.positionRule = input.positionRule;
    context.upAxis = input.upAxis;
    context.contacts = input.contacts ? &*input.contacts : nullptr;
    context.readClip = [&](const std::string &name) {
        const auto named = input.clips.find(name);
        if (named == input.clips.end())
            return loadBvh(QFile::decodeName(QByteArray::fromStdString(name)));
        ReadResult result;
        result.clip = named->second;
        return result;
    };
    return std::make_shared<const AppliedOperation>(applyOperation(input.call, input.clip, context, progress));
}

} // namespace

OperationTrial::OperationTrial(QObject *parent) : QObject(parent), m_timer(new QTimer(this))
{
    m_timer->setSingleShot(true);
    m_timer->setInterval(settlingMilliseconds);
    connect(m_timer, &QTimer::timeout, this, &OperationTrial::start);
}

void OperationTrial::tryOut(const OperationCall &call, Session &session, NamedClips clips, bool now)
{
    cancel();
    m_call = call;
    m_clip = session.document().clip();
    m_contacts = session.document().contacts();
    m_clips = std::move(clips);
    m_positionRule = session.document().positionRuleChoice();
    m_upAxis = session.document().upAxisChoice();
    if (now)
        start();
    else
        m_timer->start();
}

void OperationTrial::cancel()
{
    m_timer->stop();
    m_work.cancel();
    m_clip = {};
}

bool OperationTrial::isUnderWay() const
{
    return m_timer->isActive() || m_work.isRunning();
}

void OperationTrial::start()
{
    TrialInput input{m_call, std::move(m_clip), std::move(m_contacts), std::move(m_clips), m_positionRule, m_upAxis};
    m_clip = {};
    m_clips = {};
    emit started();
    m_work.start(
        [this, input = std::move(input)](const BackgroundWork::Reporter &reporter) {
            return run(input, reporter.progress([this](double fraction) { emit progressed(fraction); }));
        },
        [this](const std::shared_ptr<const AppliedOperation> &result) { emit finished(result); },
        [this](const QString &why) { emit failed(why); });
}

} // namespace limber
