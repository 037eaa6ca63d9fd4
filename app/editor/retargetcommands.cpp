#include "retargetcommands.h"

#include "filecommands.h"
#include "retargeting/retargetdialog.h"
#include "retargeting/retargetoffsetsdialog.h"
#include "settings.h"
#include "theme/command.h"
#include "theme/theme.h"

#include <QAction>

namespace limber {

RetargetCommands::RetargetCommands(FileCommands &files, Settings &settings, const Theme &theme, QWidget &window)
    : QObject(&window), m_files(files), m_settings(settings), m_theme(theme), m_window(window)
{
    QAction *offsets = makeCommand(
        this, {tr("Retarget Offsets…"), QStringLiteral("retarget.offsets"), QStringLiteral("retarget-offsets"),
               tr("Give the figure other proportions and keep its feet planted or its joints in place"),
               QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_L)});
    offsets->setIconText(tr("Proportions"));
    connect(offsets, &QAction::triggered, this, &RetargetCommands::retargetOffsets);
    m_actions << offsets;
    QAction *onto =
        makeCommand(this, {tr("Retarget Onto…"), QStringLiteral("retarget.onto"), QStringLiteral("retarget"),
                           tr("Put this motion on another skeleton"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_T)});
    onto->setIconText(tr("Retarget"));
    connect(onto, &QAction::triggered, this, &RetargetCommands::retargetOnto);
    m_actions << onto;
    updateActions();
}

void RetargetCommands::setSession(Session *session)
{
    if (m_session)
        disconnect(&m_session->document(), nullptr, this, nullptr);
    m_session = session;
    if (session != nullptr) {
        connect(&session->document(), &Document::wasReset, this, &RetargetCommands::updateActions);
        connect(&session->document(), &Document::loaded, this, &RetargetCommands::updateActions);
    }
    updateActions();
}

void RetargetCommands::updateActions()
{
    const bool isThere = m_session && !m_session->document().isLoading() && !m_session->document().motion().isEmpty();
    for (QAction *action : std::as_const(m_actions))
        action->setEnabled(isThere);
}

void RetargetCommands::retargetOffsets()
{
    RetargetOffsetsDialog dialog(*m_session, m_theme.colours(), &m_window);
    dialog.setup().setMotion(m_settings.offsetMotion());
    if (dialog.exec() == QDialog::Accepted)
        m_settings.setOffsetMotion(dialog.setup().settings().motion);
}

void RetargetCommands::retargetOnto()
{
    RetargetDialog dialog(*m_session, m_theme.colours(), &m_window);
    if (dialog.exec() != QDialog::Accepted || !m_session)
        return;
    if (dialog.destination() == RetargetDialog::Destination::NewDocument)
        m_files.openNew(dialog.result(), dialog.resultName(),
                        decidePositionRules(dialog.result().skeleton, dialog.result().motion));
    else
        m_session->document().replaceClip(dialog.result(), tr("Retarget onto %1").arg(dialog.setup().targetName()));
}

} // namespace limber
