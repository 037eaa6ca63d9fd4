#pragma once

#include "actions/actionlist.h"
#include "timeline/playbackclock.h"

#include <QElapsedTimer>
#include <QObject>
#include <QPointer>
#include <QTimer>

#include <memory>

class QWidget;

namespace limber {

class Session;

// Plays and steps the session's playhead and carries out the actions for it. Space works in the whole window; the
// other keys work in the widgets that it is given, so that typing elsewhere is not disturbed.
class Transport : public QObject
{
    Q_OBJECT

public:
    explicit Transport(QObject *parent = nullptr);
    ~Transport() override;

    void setSession(Session *session); // null for none; stops
    [[nodiscard]] Session *session() const;

    [[nodiscard]] bool isPlaying() const { return m_timer.isActive(); }
    void setPlaying(bool playing);
    [[nodiscard]] double speed() const { return m_clock.speed(); }
    void setSpeed(double speed); // times the file's own, clamped
    [[nodiscard]] bool isLooping() const { return m_clock.isLooping(); }
    void setLooping(bool looping);
    // Frames that this computer was too slow to show since playing began.
    [[nodiscard]] long long droppedFrames() const { return m_clock.droppedFrames(); }
    void step(int frames);
    void goToFirst();
    void goToLast();

    [[nodiscard]] const ActionList &actions() const { return m_actions; }
    void addShortcutsTo(QWidget *widget);

signals:
    void playingChanged(bool playing);
    void droppedFramesChanged(long long count);
    void speedChanged(double speed);
    void loopingChanged(bool looping);

private:
    void addPlaying();
    void addStepping();
    void addRange();
    void addMarker();
    void showPlaying();
    void updateEnabled();
    void readFrames();
    void tick();
    void followPlayhead(int frame);

    QPointer<Session> m_session; // which may end first
    std::unique_ptr<QObject> m_listener; // context of the connections to the session
    PlaybackClock m_clock;
    QTimer m_timer;
    QElapsedTimer m_sinceTick;
    ActionList m_actions;
    bool m_isTicking = false; // the playhead is moved by playing, not by a person
};

} // namespace limber
