#include "features/contacts/flooractions.h"

#include "dialogs/floordialog.h"

#include <array>
#include <utility>

namespace limber {

namespace {

constexpr std::array<std::pair<ActionId, FloorChoice::Kind>, 3> choices{
    {{ActionId::FloorAutomatic, FloorChoice::Kind::Automatic},
     {ActionId::FloorStill, FloorChoice::Kind::Still},
     {ActionId::FloorMoving, FloorChoice::Kind::Moving}}};

} // namespace

FloorActions::FloorActions(QWidget &window) : QObject(&window), m_window(window)
{
    for (const auto &[id, kind] : choices)
        m_actions.add(id, this, [this, chosen = kind] { choose(chosen); });
    updateActions();
}

void FloorActions::attach(Session &session, QObject &context)
{
    for (const auto signal : {&Document::floorChanged, &Document::loaded, &Document::wasReset})
        connect(&session.document(), signal, &context, [this] { updateActions(); });
}

void FloorActions::showSession()
{
    updateActions();
}

void FloorActions::choose(FloorChoice::Kind kind)
{
    if (kind == FloorChoice::Kind::Moving)
        askForSpeed();
    else
        session()->document().setFloor({kind},
                                       kind == FloorChoice::Kind::Still ? tr("Floor: still") : tr("Floor: automatic"));
    updateActions(); // a click changes the mark also where nothing was changed
}

void FloorActions::askForSpeed()
{
    FloorDialog dialog(*session(), &m_window);
    if (dialog.exec() == QDialog::Accepted && session())
        session()->document().setFloor({FloorChoice::Kind::Moving, dialog.velocity()}, tr("Floor: moving"));
}

void FloorActions::updateActions()
{
    m_actions.setEnabled(session() && !session()->document().isLoading());
    const FloorChoice floor = session() ? session()->document().floor() : FloorChoice();
    for (const auto &[id, kind] : choices)
        m_actions[id]->setChecked(kind == floor.kind);
}

} // namespace limber
