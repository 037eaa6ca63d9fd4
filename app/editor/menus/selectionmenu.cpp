#include "menus/selectionmenu.h"

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

void SelectionMenu::setSession(Session *session)
{
    if (m_session) {
        disconnect(m_session, nullptr, this, nullptr);
        disconnect(&m_session->selectionSets(), nullptr, this, nullptr);
    }
    m_session = session;
    if (session != nullptr) {
        connect(session, &Session::selectionChanged, this, &SelectionMenu::updateActions);
        connect(&session->selectionSets(), &SelectionSets::changed, this, &SelectionMenu::fill);
    }
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
    const bool hasSets = m_session && !m_session->selectionSets().all().empty();
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
    for (const SelectionSet &set : m_session->selectionSets().all()) {
        auto *entry = new QAction(menuText(set.name), &menu);
        entry->setObjectName(prefix + QString::number(number++));
        connect(entry, &QAction::triggered, this, [this, act, name = set.name] { (this->*act)(name); });
        menu.addAction(entry);
    }
}

void SelectionMenu::select(const QString &name)
{
    const SelectionSet *set = m_session ? m_session->selectionSets().named(name) : nullptr;
    if (set == nullptr)
        return;
    const bool adds = QApplication::keyboardModifiers() & Qt::ShiftModifier;
    m_session->select(set->nodes, adds ? QItemSelectionModel::Select : QItemSelectionModel::ClearAndSelect);
}

void SelectionMenu::save()
{
    const std::vector<NodeId> nodes = m_session->selectedNodes();
    const auto number = static_cast<int>(m_session->selectionSets().all().size()) + 1;
    const QString name =
        askForName(tr("Save Selection Set"), tr("Name; a set of the same name is replaced:"), tr("Set %1").arg(number));
    if (!name.isEmpty() && m_session)
        m_session->selectionSets().save(name, nodes);
}

void SelectionMenu::rename(const QString &name)
{
    const QString wanted = askForName(tr("Rename Selection Set"), tr("Name:"), name);
    if (wanted.isEmpty() || !m_session)
        return;
    if (!m_session->selectionSets().rename(name, wanted))
        emit refused(tr("There is another selection set of that name."));
}

void SelectionMenu::remove(const QString &name)
{
    if (m_session)
        m_session->selectionSets().remove(name);
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
    setEnabled(m_session != nullptr);
    menuAction()->setEnabled(m_session != nullptr);
    m_save->setEnabled(m_session && !m_session->selectedNodes().empty());
}

} // namespace limber
