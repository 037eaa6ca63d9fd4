#pragma once

#include "session/session.h"
#include "widgets/command.h"

#include <QObject>
#include <QPointer>

class QAction;

namespace limber {

// The commands that change channels, frame time and form of a file through a dialog.
class SkeletonActions : public QObject
{
    Q_OBJECT

public:
    explicit SkeletonActions(QWidget &window);

    void setSession(Session *session);
    [[nodiscard]] QAction *channelsAction() const { return m_channels; }
    [[nodiscard]] QAction *frameTimeAction() const { return m_frameTime; }
    [[nodiscard]] QAction *normaliseAction() const { return m_normalise; }

private:
    QAction *add(const CommandSpec &spec, void (SkeletonActions::*slot)());
    void changeChannels();
    void changeFrameTime();
    void normalise();
    void updateActions();

    QWidget &m_window;
    QPointer<Session> m_session;
    QAction *m_channels = nullptr;
    QAction *m_frameTime = nullptr;
    QAction *m_normalise = nullptr;
};

} // namespace limber
