#pragma once

#include "actions/actionlist.h"
#include "session/session.h"
#include "session/sessionfollower.h"

#include <QObject>

class QDialog;

namespace limber {

// The actions that change channels, frame time and text format of a file in a dialog.
class SkeletonActions : public QObject, public SessionFollower
{
    Q_OBJECT

public:
    explicit SkeletonActions(QWidget &window);

    [[nodiscard]] const ActionList &actions() const { return m_actions; }

private:
    void attach(Session &session, QObject &context) override;
    void showSession() override;
    void changeChannels();
    void changeFrameTime();
    void normalise();
    void ask(QDialog &dialog) const;
    void updateActions();

    QWidget &m_window;
    ActionList m_actions;
};

} // namespace limber
