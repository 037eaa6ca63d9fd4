#pragma once

#include "actions/actionlist.h"
#include "session/session.h"

#include <QObject>
#include <QPointer>

class QDialog;

namespace limber {

// The actions that change channels, frame time and text format of a file in a dialog.
class SkeletonActions : public QObject
{
    Q_OBJECT

public:
    explicit SkeletonActions(QWidget &window);

    void setSession(Session *session);
    [[nodiscard]] const ActionList &actions() const { return m_actions; }

private:
    void changeChannels();
    void changeFrameTime();
    void normalise();
    void ask(QDialog &dialog) const;
    void updateActions();

    QWidget &m_window;
    QPointer<Session> m_session;
    ActionList m_actions;
};

} // namespace limber
