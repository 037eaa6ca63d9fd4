#include "documents/fileactions.h"
#include "documents/messagerouting.h"
#include "features/featurehost.h"
#include "recovery/recoveryactions.h"

#include <QCoreApplication>
#include <QMainWindow>

namespace limber {

namespace {

struct RecoveryTexts
{
    Q_DECLARE_TR_FUNCTIONS(limber::RecoveryFeature)
};

} // namespace

// Unsaved work of earlier runs, and reports of those that crashed.
void addRecovery(FeatureHost &host)
{
    const WindowParts &parts = host.parts();
    auto *actions = new RecoveryActions(parts.documents, parts.files.opening(), parts.window);
    host.addActions(actions->actions());
    host.offer(*actions);
    QObject::connect(actions, &RecoveryActions::message, &parts.messages, &MessageRouting::show);
    QObject::connect(
        actions, &RecoveryActions::crashed, &parts.messageBar,
        [actions, &bar = parts.messageBar](const QString &report) {
            bar.show({.kind = MessageBar::Kind::Warning,
                      .text = RecoveryTexts::tr("Limber ended unexpectedly. A report was written; nothing was sent."),
                      .answers = {{.text = RecoveryTexts::tr("Show"),
                                   .act = [actions, report] { actions->showCrashReport(report); },
                                   .toolTip = RecoveryTexts::tr("Read the report")}},
                      .stays = true});
        });
    // It follows the documents.
    QObject::connect(&host, &FeatureHost::documentsLeaving, actions, [actions] { delete actions; });
}

} // namespace limber
