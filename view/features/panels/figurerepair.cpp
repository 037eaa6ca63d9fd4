#include "panels/figurerepair.h"

#include "items/messagetext.h"
#include "operations/applyoperation.h"
#include "session/session.h"

#include <memory>
#include <optional>

namespace limber {

FigureRepair::FigureRepair(QObject *parent) : QObject(parent)
{
}

void FigureRepair::apply(const std::string &call, const QString &text, Session &session)
{
    cancel();
    m_session = &session;
    const Document &document = session.document();
    connect(&document, &Document::aboutToPerform, this, &FigureRepair::cancel);
    OperationContext choices;
    choices.positionRule = document.positionRuleChoice();
    choices.upAxis = document.upAxisChoice();
    choices.floor = document.floor();
    m_work.start(
        [call, choices, clip = document.clip(),
         contacts = document.contacts()](const BackgroundWork::Reporter &reporter) {
            OperationContext context = choices;
            context.contacts = contacts ? &*contacts : nullptr;
            return std::make_shared<const AppliedOperation>(limber::apply(call, clip, context, reporter.progress()));
        },
        [this, text](const std::shared_ptr<const AppliedOperation> &result) {
            const QPointer<Session> repaired = m_session;
            cancel();
            if (repaired && result->isDone())
                repaired->document().replaceClip(result->clip, {result->contacts, result->floor}, text, result->frames);
            emit ended(result->isDone() ? QString() : textOf(result->problem));
        },
        [this](const QString &why) {
            cancel();
            emit ended(why);
        });
    emit started();
}

void FigureRepair::cancel()
{
    if (m_session)
        disconnect(&m_session->document(), nullptr, this, nullptr);
    m_session.clear();
    if (!m_work.isRunning())
        return;
    m_work.cancel();
    emit ended({});
}

} // namespace limber
