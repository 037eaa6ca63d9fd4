#pragma once

#include "actions/actionlist.h"

#include <QObject>

class QMenu;

namespace limber {

class ViewportPanel;

// Keeps the camera of the figure in one of the slots of its document, and goes back to it.
class SavedViewActions : public QObject
{
    Q_OBJECT

public:
    // `view`, in which the keys work, owns this object.
    explicit SavedViewActions(ViewportPanel &view);

    // Returns the actions of the menu, and the menu itself.
    [[nodiscard]] const ActionList &actions() const { return m_actions; }

signals:
    // Emitted with the result, in a sentence.
    void message(const QString &text);

private:
    void updateActions();
    void goTo(int slot);
    void keep(int slot);
    [[nodiscard]] QString wayTo(ActionId id) const;

    ViewportPanel &m_view;
    QMenu *m_menu = nullptr;
    ActionList m_actions;
};

} // namespace limber
