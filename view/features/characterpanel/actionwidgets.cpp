#include "characterpanel/actionwidgets.h"

#include <QAction>
#include <QCheckBox>
#include <QPushButton>

namespace limber {

QPushButton *buttonFor(QAction *action, QPushButton *button)
{
    button->setText(action->iconText());
    button->setToolTip(action->toolTip());
    button->setEnabled(action->isEnabled());
    QObject::connect(button, &QPushButton::clicked, action, &QAction::trigger);
    QObject::connect(action, &QAction::changed, button, [action, button] { button->setEnabled(action->isEnabled()); });
    return button;
}

QCheckBox *checkBoxFor(QAction *action, QWidget *parent)
{
    auto *box = new QCheckBox(action->iconText(), parent);
    box->setObjectName(action->objectName());
    const auto show = [action, box] {
        box->setChecked(action->isChecked());
        box->setEnabled(action->isEnabled());
        box->setToolTip(action->toolTip());
    };
    show();
    QObject::connect(box, &QCheckBox::clicked, action, &QAction::trigger);
    QObject::connect(action, &QAction::changed, box, show);
    return box;
}

} // namespace limber
