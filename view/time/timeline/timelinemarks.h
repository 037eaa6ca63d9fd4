#pragma once

#include "actions/actionlist.h"
#include "pose/jointjumps.h"
#include "session/session.h"
#include "session/sessionfollower.h"

#include <QObject>
#include <QTimer>

namespace limber {

// The marks of the clip in front, with the commands that go from one to the next: frames in which joints jump, the
// document's markers, the keys of the active layer, and frames in which the second clip is farthest away. Jumps are
// searched while the window is idle, and again after edits.
class TimelineMarks : public QObject, public SessionFollower
{
    Q_OBJECT

public:
    explicit TimelineMarks(QObject *parent = nullptr);

    // Returns the jumps by rising frame; during a new search they are those of an earlier state.
    [[nodiscard]] const std::vector<JointJump> &jumps() const { return m_jumps; }
    [[nodiscard]] bool isDone() const { return !m_delay.isActive() && !m_work.isActive(); }
    [[nodiscard]] QList<QAction *> actions() const { return m_actions.all(); }
    [[nodiscard]] const QAction &nextMark() const { return *m_actions[ActionId::NextMark]; }

signals:
    void changed();

private:
    void attach(Session &session, QObject &context) override;
    void showSession() override;
    void restart();
    void work();
    void goTo(int direction);
    [[nodiscard]] std::vector<JointJump> marks() const;
    [[nodiscard]] const std::vector<LayerKey> &keys() const;
    void updateActions();

    JointJumpSearch m_search;
    std::vector<JointJump> m_jumps;
    QTimer m_delay; // edits come in bursts
    QTimer m_work;
    ActionList m_actions;
};

} // namespace limber
