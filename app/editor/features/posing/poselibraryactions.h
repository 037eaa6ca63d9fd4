#pragma once

#include "actions/actionlist.h"
#include "session/session.h"
#include "session/sessionfollower.h"
#include "storage/poselibrary.h"
#include "theme/theme.h"

#include <QObject>

namespace limber {

class PoseActions;
class PoseLibraryDialog;

// Connects the user's pose library with the document in front: poses are put into its current frame, and saved from
// there.
class PoseLibraryActions : public QObject, public SessionFollower
{
    Q_OBJECT

public:
    // All must outlive it.
    PoseLibraryActions(PoseActions &poses, Theme &theme, QWidget &window);

    [[nodiscard]] const ActionList &actions() const { return m_actions; }

signals:
    // Emitted with what was done that is not visible, or why nothing was done.
    void message(const QString &text);

private:
    void attach(Session &session, QObject &context) override;
    void showSession() override;
    void show();
    void save();
    [[nodiscard]] QString askForName();
    void updateActions();

    PoseActions &m_poses;
    Theme &m_theme;
    QWidget &m_window;
    PoseLibrary m_library;
    PoseLibraryDialog *m_dialog = nullptr; // created when it is first shown
    ActionList m_actions;
};

} // namespace limber
