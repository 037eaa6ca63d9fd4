#include "features/secondlife/secondlifeactions.h"

#include "docks/docklayout.h"
#include "docks/panelarea.h"
#include "features/secondlife/uploadwords.h"
#include "secondlifepanel/secondlifepanel.h"

#include <QDockWidget>
#include <QMessageBox>
#include <QPushButton>

namespace limber {

SecondLifeActions::SecondLifeActions(SecondLifePanel &panel, DockLayout &layout, Saving &saving, QWidget &window)
    : QObject(&window), m_panel(panel), m_layout(layout), m_window(window), m_exporting(saving, window)
{
    m_actions.add(ActionId::MakeUploadable, this, [this] { m_panel.repairs().plan(); });
    m_actions.add(ActionId::ExportAnimation, this, [this] {
        if (session())
            (void)m_exporting.run(*session());
    });
    connect(&panel.repairs(), &UploadRepairs::planned, this, &SecondLifeActions::askAboutPlan);
    connect(&panel, &SecondLifePanel::message, this, &SecondLifeActions::message);
    connect(&m_exporting, &AnimExporting::message, this, &SecondLifeActions::message);
    connect(&m_exporting, &AnimExporting::failed, this, &SecondLifeActions::failed);
    // A dock behind other tabs is neither visible nor hidden.
    const auto *dock = dockAround(panel);
    Q_ASSERT(dock != nullptr);
    connect(dock, &QDockWidget::visibilityChanged, &panel, &SecondLifePanel::setWatched);
    connect(dock->toggleViewAction(), &QAction::triggered, this, [this](bool isShown) {
        if (isShown)
            bringToFront();
    });
    updateActions();
}

// Only showing the dock would add one more tab behind the one in front.
void SecondLifeActions::bringToFront()
{
    m_layout.bringToFront(&m_panel);
}

void SecondLifeActions::attach(Session &session, QObject &context)
{
    for (const auto signal : {&Document::wasReset, &Document::loaded})
        connect(&session.document(), signal, &context, [this] { updateActions(); });
    for (const auto signal : {&Document::framesInserted, &Document::framesRemoved})
        connect(&session.document(), signal, &context, [this] { updateActions(); });
}

void SecondLifeActions::showSession()
{
    m_panel.setSession(session());
    updateActions();
}

void SecondLifeActions::updateActions()
{
    m_actions.setEnabled(session() && !session()->document().isLoading() && !session()->document().motion().isEmpty() &&
                         session()->document().skeleton().jointCount() > 0);
}

// Lists what the plan will do, and what is left to the user.
void SecondLifeActions::askAboutPlan()
{
    const UploadPlan &plan = m_panel.repairs().lastPlan();
    const bool passes = plan.after.passes();
    const bool repairs = !plan.repairs.empty();
    if (!repairs && passes)
        return emit message(tr("Nothing needs to be repaired: it can be uploaded as it is."));
    const QString title = !repairs ? tr("None of this can be repaired automatically.")
                          : passes ? tr("This makes the motion uploadable:")
                                   : tr("This repairs what can be repaired automatically:");
    QMessageBox box(QMessageBox::Information, tr("Prepare for Upload"), title,
                    repairs ? QMessageBox::Cancel : QMessageBox::Close, &m_window);
    box.setTextFormat(Qt::PlainText);
    box.setInformativeText(planText(plan, session()->document().nameCodec()));
    QPushButton *go = repairs ? box.addButton(tr("&Repair"), QMessageBox::AcceptRole) : nullptr;
    QPushButton *retarget = nullptr;
    if (plan.lostJoints > plan.after.keptJoints) { // it would pass, but little of it would be seen
        box.setInformativeText(
            box.informativeText() + QStringLiteral("\n\n") +
            tr("%n joint(s) that move are none of the avatar, and their motion is lost. Retargeting keeps it.", nullptr,
               plan.lostJoints));
        retarget = box.addButton(tr("Retarget Onto &Avatar…"), QMessageBox::AcceptRole);
    }
    if (QPushButton *first = retarget != nullptr ? retarget : go)
        box.setDefaultButton(first);
    box.exec();
    if (go != nullptr && box.clickedButton() == go)
        m_panel.repairs().applyPlan();
    else if (retarget != nullptr && box.clickedButton() == retarget)
        emit avatarWanted();
}

} // namespace limber
