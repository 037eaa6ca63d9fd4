#include "cleanup/operationtrial.h"

#include "session/session.h"
#include "storage/clipfile.h"
#include "storage/paths/filename.h"

#include <QFile>
#include <QTimer>

namespace limber {

namespace {

constexpr int settlingMilliseconds = 120;

} // namespace

OperationContext OperationTrial::Input::context() const
{
    OperationContext context;
    context.positionRule = positionRule;
    context.upAxis = upAxis;
    context.posesApart = posesApart;
    context.contacts = feet.contacts ? &*feet.contacts : nullptr;
    context.floor = feet.floor;
    context.memory = memory.get();
    context.readClip = [this](const std::string &name) {
        const auto named = clips.find(name);
        if (named == clips.end())
            return loadBvh(nameOfBytes(name));
        ReadResult result;
        result.clip = named->second;
        return result;
    };
    return context;
}

OperationTrial::OperationTrial(QObject *parent) : QObject(parent), m_timer(new QTimer(this))
{
    m_timer->setSingleShot(true);
    m_timer->setInterval(settlingMilliseconds);
    connect(m_timer, &QTimer::timeout, this, &OperationTrial::start);
}

void OperationTrial::tryOut(const OperationCall &call, Session &session, NamedClips clips, bool now)
{
    cancel();
    const Document &document = session.document();
    m_input = std::make_shared<const Input>(Input{call, document.clip(), document.feet(), std::move(clips),
                                                  document.positionRuleChoice(), document.upAxisChoice(),
                                                  document.posesApartChoice(), m_memory});
    if (now)
        return start();
    m_timer->start();
    lookAt(session.playhead().frame());
}

void OperationTrial::cancel()
{
    m_timer->stop();
    m_work.cancel();
    m_look.cancel();
    m_input.reset();
}

bool OperationTrial::isUnderWay() const
{
    return m_timer->isActive() || m_work.isRunning();
}

void OperationTrial::lookAt(int frame)
{
    const Operation *operation = m_input ? findOperation(m_input->call.name) : nullptr;
    if (operation == nullptr || !operation->isLocal)
        return;
    m_look.start(
        [input = m_input, frame](const BackgroundWork::Reporter &reporter) {
            return previewAround(frame, input->call, input->clip, input->context(), reporter.progress());
        },
        [this](const std::optional<FramePreview> &preview) {
            if (preview && isUnderWay())
                emit previewed(*preview);
        },
        [](const QString &) {}); // the trial of the whole clip reports it
}

void OperationTrial::start()
{
    emit started();
    m_work.start(
        [this, input = m_input](const BackgroundWork::Reporter &reporter) {
            const auto progress = reporter.progress([this](double fraction) { emit progressed(fraction); });
            return std::make_shared<const AppliedOperation>(
                applyOperation(input->call, input->clip, input->context(), progress));
        },
        [this](const std::shared_ptr<const AppliedOperation> &result) {
            cancel();
            emit finished(result);
        },
        [this](const QString &why) {
            cancel();
            emit failed(why);
        });
}

} // namespace limber
