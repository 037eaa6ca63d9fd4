#include "features/findings/namemenu.h"

#include "actions/action.h"
#include "settings/filesettings.h"

#include <QActionGroup>

namespace limber {

NameMenu::NameMenu(Settings &settings, QWidget *parent)
    : QMenu(parent), m_settings(settings), m_choices(new QActionGroup(this))
{
    setObjectName(QStringLiteral("nameMenu"));
    describeAction(*menuAction(), ActionId::NameEncoding);
    for (const NameCodec::Choice &choice : NameCodec::available()) {
        QAction *action = addAction(choice.text);
        action->setObjectName(QStringLiteral("names.") + QString::fromLatin1(choice.name));
        action->setToolTip(tr("Show the bytes of joint names as text in this encoding; the file does not change"));
        action->setCheckable(true);
        action->setData(choice.name);
        m_choices->addAction(action);
    }
    connect(m_choices, &QActionGroup::triggered, this,
            [this](const QAction *action) { choose(action->data().toByteArray()); });
    showChoice();
}

void NameMenu::showSession()
{
    showChoice();
}

void NameMenu::choose(const QByteArray &codec)
{
    if (!session())
        return;
    Document &document = session()->document();
    document.setNameCodec(NameCodec(codec));
    const QString &file = document.origin().findingsSource.path;
    if (!file.isEmpty())
        storeNameCodec(m_settings, file, codec);
}

void NameMenu::showChoice()
{
    setEnabled(session() != nullptr);
    m_choices->setEnabled(session() != nullptr);
    const QByteArray codec = session() ? session()->document().nameCodec().name() : QByteArray();
    const QList<QAction *> actions = m_choices->actions();
    for (QAction *action : actions)
        action->setChecked(action->data().toByteArray() == codec);
}

} // namespace limber
