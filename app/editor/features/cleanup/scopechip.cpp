#include "features/cleanup/scopechip.h"

#include "cleanup/cleanuppanel.h"
#include "theme/icons.h"

#include <QHBoxLayout>
#include <QToolButton>

namespace limber {

ScopeChip::ScopeChip(CleanUpPanel &panel, QWidget *parent)
    : QFrame(parent), m_panel(panel), m_text(new QToolButton(this))
{
    constexpr int height = 26;
    setObjectName(QStringLiteral("scopeChip"));
    setProperty("role", QStringLiteral("chip"));
    setProperty("accent", true);
    setFixedHeight(height);
    m_text->setObjectName(QStringLiteral("scopeChipText"));
    m_text->setToolTip(tr("The operation in Clean Up changes only these joints. Click to see it."));
    auto *all = new QToolButton(this);
    all->setObjectName(QStringLiteral("scopeChipAll"));
    all->setIcon(themedIcon(QStringLiteral("dock-close")));
    all->setToolTip(tr("Let the operation change all joints"));
    all->setAccessibleName(tr("All joints"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(2);
    for (QToolButton *button : {m_text, all}) {
        button->setProperty("role", QStringLiteral("bare"));
        button->setFocusPolicy(Qt::TabFocus);
        row->addWidget(button);
    }
    connect(m_text, &QToolButton::clicked, this, &ScopeChip::panelWanted);
    connect(all, &QToolButton::clicked, &panel, &CleanUpPanel::workOnAllJoints);
    connect(&panel, &CleanUpPanel::stateChanged, this, &ScopeChip::refresh);
    refresh();
}

void ScopeChip::refresh()
{
    const OperationScope::Joints joints = m_panel.joints();
    if (joints != OperationScope::Joints::All)
        m_text->setText(joints == OperationScope::Joints::Selected ? tr("Selected joints only")
                                                                   : tr("Selected branches only"));
    setVisible(joints != OperationScope::Joints::All);
}

} // namespace limber
