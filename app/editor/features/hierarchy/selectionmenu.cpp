#include "features/hierarchy/selectionmenu.h"

#include "actions/action.h"
#include "items/jointname.h"

#include <QApplication>
#include <QInputDialog>

namespace limber {

namespace {

constexpr qsizetype mostCharacters = 48; // of a name in the menu

// An ampersand in a name must not become a mnemonic.
QString menuText(const QString &name)
{
    QString text = textOfName(name.simplified().toStdString());
    if (text.size() > mostCharacters)
        text = text.left(mostCharacters - 1) + QChar(0x2026);
    return text.replace(QLatin1Char('&'), QLatin1String("&&"));
}

} // namespace

SelectionMenu::SelectionMenu(QWidget *parent)
    : QMenu(parent), m_save(makeAction(ActionId::SaveSelectionSet, this)), m_rename(new QMenu(tr("&Rename"), this)),
      m_remove(new QMenu(tr("&Delete"), this))
{
    setObjectName(QStringLiteral("selectionMenu"));
    describeAction(*menuAction(), ActionId::SelectionSets);
    // The menu itself cannot be the context, because it disconnects from actions that are removed from it.
    connect(m_save, &QAction::triggered, m_save, [this] { save(); });
    updateActions();
}

void SelectionMenu::attach(Session &session, QObject &context)
{
    connect(&session, &Session::selectionChanged, &context, [this] { updateActions(); });
    connect(&session.selectionSets(), &SelectionSets::changed, &context, [this] { fill(); });
}

void SelectionMenu::showSession()
{
    fill();
}

// Fills the menu again at every change.
void SelectionMenu::fill()
{
    for (QMenu *menu : {static_cast<QMenu *>(this), m_rename, m_remove}) {
        const QList<QAction *> entries = menu->actions();
        for (QAction *entry : entries) {
            menu->removeAction(entry);
            if (entry->parent() != menu || entry == m_save || entry->menu() != nullptr)
                continue;
            entry->setObjectName({});
            entry->deleteLater(); // it may be the entry that was clicked
        }
    }
    const bool hasSets = session() && !session()->selectionSets().all().empty();
    if (hasSets) {
        listSets(*this, QStringLiteral("sets.select."), &SelectionMenu::select);
        listSets(*m_rename, QStringLiteral("sets.rename."), &SelectionMenu::rename);
        listSets(*m_remove, QStringLiteral("sets.delete."), &SelectionMenu::remove);
        addSeparator();
    }
    addAction(m_save);
    if (hasSets) {
        addMenu(m_rename);
        addMenu(m_remove);
    }
    updateActions();
}

void SelectionMenu::listSets(QMenu &menu, const QString &prefix, Act act)
{
    int number = 0;
    for (const SelectionSet &set : session()->selectionSets().all()) {
        auto *entry = new QAction(menuText(set.name), &menu);
        entry->setObjectName(prefix + QString::number(number++));
        connect(entry, &QAction::triggered, this, [this, act, name = set.name] { (this->*act)(name); });
        menu.addAction(entry);
    }
}

void SelectionMenu::select(const QString &name)
{
    const SelectionSet *set = session() ? session()->selectionSets().named(name) : nullptr;
    if (set == nullptr)
        return;
    const bool adds = QApplication::keyboardModifiers() & Qt::ShiftModifier;
    session()->select(set->nodes, adds ? QItemSelectionModel::Select : QItemSelectionModel::ClearAndSelect);
}

void SelectionMenu::save()
{
    const std::vector<NodeId> nodes = session()->selectedNodes();
    const auto number = static_cast<int>(session()->selectionSets().all().size()) + 1;
    const QString name =
        askForName(tr("Save Selection Set"), tr("Name; a set of the same name is replaced:"), tr("Set %1").arg(number));
    if (!name.isEmpty() && session())
        session()->selectionSets().save(name, nodes);
}

void SelectionMenu::rename(const QString &name)
{
    const QString wanted = askForName(tr("Rename Selection Set"), tr("Name:"), name);
    if (wanted.isEmpty() || !session())
        return;
    if (!session()->selectionSets().rename(name, wanted))
        emit refused(tr("There is another selection set of that name."));
}

void SelectionMenu::remove(const QString &name)
{
    if (session())
        session()->selectionSets().remove(name);
}

// Returns an empty text if the user cancelled.
QString SelectionMenu::askForName(const QString &title, const QString &label, const QString &name)
{
    QInputDialog dialog(parentWidget());
    dialog.setWindowTitle(title);
    dialog.setLabelText(label);
    dialog.setTextValue(name);
    return dialog.exec() == QDialog::Accepted ? dialog.textValue().trimmed() : QString();
}

void SelectionMenu::updateActions()
{
    setEnabled(session() != nullptr);
    menuAction()->setEnabled(session() != nullptr);
    m_save->setEnabled(session() && !session()->selectedNodes().empty());
}

} // namespace limber
