#pragma once

#include "actions/actionlist.h"

#include <QObject>

class QMenu;

namespace limber {

class ViewportPanel;

// Keeps how the figure is looked at in one of the slots of its document, and goes back to it.
class SavedViewActions : public QObject
{
    Q_OBJECT

public:
    // The view, in which the keys work, keeps it.
    explicit SavedViewActions(ViewportPanel &view);

    // Those of the menu, and the menu itself.
    [[nodiscard]] const ActionList &actions() const { return m_actions; }

signals:
    // What became of it, in a sentence.
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
