#pragma once

#include "actions/actionlist.h"
#include "session/sessionfollower.h"
#include "timeline/playbackclock.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

class QWidget;

namespace limber {

class HeldKey;
class Session;

// Plays and steps through the session's shown frames, forwards and backwards, and runs the actions for it. Space works
// in the whole window; the other keys work only in the widgets that are added, so that they do not disturb typing
// elsewhere.
class Transport : public QObject, public SessionFollower
{
    Q_OBJECT

public:
    explicit Transport(QObject *parent = nullptr);
    ~Transport() override;

    [[nodiscard]] bool isPlaying() const { return m_timer.isActive(); }
    void setPlaying(bool playing);
    // Plays in a direction; if it plays in it already, twice as fast, up to four times. Stopping ends the haste.
    void shuttle(bool isBackward);
    [[nodiscard]] bool isBackward() const { return m_clock.isBackward(); }
    // Plays the range, or all frames if there is none, from its first frame.
    void playRange();
    // The speed relative to the file's own, with the haste of shuttle().
    [[nodiscard]] double speed() const { return m_clock.speed(); }
    void setSpeed(double speed); // clamped
    [[nodiscard]] LoopMode loopMode() const { return m_clock.loopMode(); }
    void setLoopMode(LoopMode mode);
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

private:
    void attach(Session &session, QObject &context) override;
    void detach() override;
    void showSession() override;
    void addPlaying();
    void addShuttle();
    void start(bool isBackward);
    void setHaste(int factor);
    void addStepping();
    void addRange();
    void addMarker();
    void showPlaying();
    void showLoopMode();
    void updateEnabled();
    void readFrames();
    void tick();
    void followFrame(int frame);

    PlaybackClock m_clock;
    QTimer m_timer;
    QElapsedTimer m_sinceTick;
    ActionList m_actions;
    HeldKey *m_stopKey = nullptr;
    double m_speed = 1.0; // without haste
    int m_haste = 1;
    bool m_isTicking = false; // playback moves the playhead, not the user
};

} // namespace limber
