#pragma once

#include "actions/actionlist.h"
#include "pose/rotationjumps.h"
#include "session/session.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

namespace limber {

// The marks of the clip in front, with the commands that go from one to the next: where joints jump, the document's
// markers, the keys of the active layer, and where a second clip is farthest off. Jumps are searched while idle, and
// again after edits.
class TimelineMarks : public QObject
{
    Q_OBJECT

public:
    explicit TimelineMarks(QObject *parent = nullptr);

    void setSession(Session *session); // null for none
    // By rising frame; of an earlier state during a new search.
    [[nodiscard]] const std::vector<RotationJump> &jumps() const { return m_jumps; }
    [[nodiscard]] bool isDone() const { return !m_delay.isActive() && !m_work.isActive(); }
    [[nodiscard]] QList<QAction *> actions() const { return m_actions.all(); }

signals:
    void changed();

private:
    void restart();
    void work();
    void goTo(int direction);
    [[nodiscard]] std::vector<RotationJump> marks() const;
    [[nodiscard]] const std::vector<LayerKey> &keys() const;
    void updateActions();

    QPointer<Session> m_session;
    RotationJumpSearch m_search;
    std::vector<RotationJump> m_jumps;
    QTimer m_delay; // edits come in bursts
    QTimer m_work;
    ActionList m_actions;
};

} // namespace limber
