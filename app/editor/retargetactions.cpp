#include "retargetactions.h"

#include "documents/fileactions.h"
#include "retargeting/retargetdialog.h"
#include "settings/settings.h"
#include "theme/theme.h"
#include "widgets/command.h"

#include <QAction>

namespace limber {

RetargetActions::RetargetActions(FileActions &files, Settings &settings, const Theme &theme, QWidget &window)
    : QObject(&window), m_files(files), m_settings(settings), m_theme(theme), m_window(window)
{
    m_proportions =
        makeCommand(this, {tr("Proport&ions…"), QStringLiteral("retarget.offsets"), QStringLiteral("retarget-offsets"),
                           tr("Change limbs, height or single bones, or take the proportions of another file"),
                           QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_L)});
    connect(m_proportions, &QAction::triggered, this, [this] { changeProportions(ProportionsDialog::Page::Limbs); });
    m_scaleBones = makeCommand(this, {tr("&Scale Bones…"), QStringLiteral("skeleton.scaleBone"),
                                      QStringLiteral("bone-scale"), tr("Make the selected bones longer or shorter")});
    connect(m_scaleBones, &QAction::triggered, this, [this] { changeProportions(ProportionsDialog::Page::Bones); });
    m_onto = makeCommand(this, {tr("Retarge&t Onto…"), QStringLiteral("retarget.onto"), QStringLiteral("retarget"),
                                tr("Transfer this motion to another skeleton"),
                                QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_T)});
    m_proportions->setIconText(tr("Proportions"));
    m_scaleBones->setIconText(tr("Scale Bones"));
    m_onto->setIconText(tr("Retarget"));
    connect(m_onto, &QAction::triggered, this, &RetargetActions::retargetOnto);
    updateActions();
}

void RetargetActions::setSession(Session *session)
{
    if (m_session) {
        disconnect(m_session, nullptr, this, nullptr);
        disconnect(&m_session->document(), nullptr, this, nullptr);
    }
    m_session = session;
    if (session != nullptr) {
        connect(session, &Session::selectionChanged, this, &RetargetActions::updateActions);
        connect(&session->document(), &Document::wasReset, this, &RetargetActions::updateActions);
        connect(&session->document(), &Document::loaded, this, &RetargetActions::updateActions);
    }
    updateActions();
}

void RetargetActions::updateActions()
{
    const bool isThere = m_session && !m_session->document().isLoading();
    m_proportions->setEnabled(isThere);
    m_scaleBones->setEnabled(isThere && !m_session->selectedNodes().empty());
    m_onto->setEnabled(isThere && !m_session->document().motion().isEmpty());
}

void RetargetActions::changeProportions(ProportionsDialog::Page page)
{
    ProportionsDialog dialog(*m_session, m_theme.colours(), &m_window);
    dialog.setup().setMotion(m_settings.offsetMotion());
    dialog.showPage(page);
    if (dialog.exec() == QDialog::Accepted)
        m_settings.setOffsetMotion(dialog.setup().settings().motion);
}

void RetargetActions::retargetOnto()
{
    RetargetDialog dialog(*m_session, m_theme.colours(), &m_window);
    if (dialog.exec() != QDialog::Accepted || !m_session)
        return;
    if (dialog.destination() == RetargetDialog::Destination::NewDocument)
        m_files.openNew(dialog.result(), dialog.resultName(),
                        decidePositionRules(dialog.result().skeleton, dialog.result().motion));
    else
        m_session->document().replaceClip(dialog.result(), PositionRuleChoice::Auto, // it was written for that
                                          tr("Retarget onto %1").arg(dialog.setup().targetName()));
}

} // namespace limber
