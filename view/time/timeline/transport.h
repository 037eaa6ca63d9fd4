#pragma once

#include "actions/actionlist.h"
#include "session/sessionfollower.h"
#include "timeline/playbackclock.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

class QWidget;

namespace limber {

class Session;

// Plays and steps the session's playhead and runs the actions for it. Space works in the whole window; the other keys
// work only in the widgets that are added, so that they do not disturb typing elsewhere.
class Transport : public QObject, public SessionFollower
{
    Q_OBJECT

public:
    explicit Transport(QObject *parent = nullptr);
    ~Transport() override;

    [[nodiscard]] bool isPlaying() const { return m_timer.isActive(); }
    void setPlaying(bool playing);
    [[nodiscard]] double speed() const { return m_clock.speed(); }
    void setSpeed(double speed); // relative to the file's own speed, clamped
    [[nodiscard]] bool isLooping() const { return m_clock.isLooping(); }
    void setLooping(bool looping);
    // The number of frames that this computer was too slow to show since playback started.
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
    void attach(Session &session, QObject &context) override;
    void detach() override;
    void showSession() override;
    void addPlaying();
    void addStepping();
    void addRange();
    void addMarker();
    void showPlaying();
    void updateEnabled();
    void readFrames();
    void tick();
    void followPlayhead(int frame);

    PlaybackClock m_clock;
    QTimer m_timer;
    QElapsedTimer m_sinceTick;
    ActionList m_actions;
    bool m_isTicking = false; // playback moves the playhead, not the user
};

} // namespace limber
