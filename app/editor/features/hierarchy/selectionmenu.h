#pragma once

#include "session/session.h"
#include "session/sessionfollower.h"

#include <QMenu>

namespace limber {

// The menu with the selection sets of the document in front: a click selects one, Shift adds it to the selection. The
// user also saves, renames and deletes sets there.
class SelectionMenu : public QMenu, public SessionFollower
{
    Q_OBJECT

public:
    explicit SelectionMenu(QWidget *parent);

    [[nodiscard]] QAction *saveAction() const { return m_save; }

signals:
    // Emitted when nothing was done; `why` is a sentence.
    void refused(const QString &why);

private:
    void attach(Session &session, QObject &context) override;
    void showSession() override;
    using Act = void (SelectionMenu::*)(const QString &name);

    void fill();
    void listSets(QMenu &menu, const QString &prefix, Act act);
    void select(const QString &name);
    void rename(const QString &name);
    void remove(const QString &name);
    void save();
    [[nodiscard]] QString askForName(const QString &title, const QString &label, const QString &name);
    void updateActions();

    QAction *m_save = nullptr;
    QMenu *m_rename = nullptr;
    QMenu *m_remove = nullptr;
};

} // namespace limber
