#pragma once

#include "timeline/playbackclock.h"

#include <QElapsedTimer>
#include <QList>
#include <QObject>
#include <QTimer>

#include <memory>

class QAction;
class QKeySequence;
class QWidget;

namespace limber {

class Session;

// Plays and steps the session's playhead and owns the commands for it. Space works in the whole window; the other keys
// work in the widgets that are named to it, so that typing elsewhere is left alone.
class Transport : public QObject
{
    Q_OBJECT

public:
    explicit Transport(QObject *parent = nullptr);
    ~Transport() override;

    void setSession(Session *session); // null for none; stops
    [[nodiscard]] Session *session() const { return m_session; }

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

    // In the order of the buttons; their object names start with "transport.".
    [[nodiscard]] const QList<QAction *> &all() const { return m_actions; }
    [[nodiscard]] QAction *action(const QString &objectName) const;
    void addShortcutsTo(QWidget *widget);

signals:
    void playingChanged(bool playing);
    void droppedFramesChanged(long long count);
    void speedChanged(double speed);
    void loopingChanged(bool looping);

private:
    QAction *add(const char *name, const QString &text, const char *iconName, const QList<QKeySequence> &shortcuts);
    void addPlaying();
    void addStepping();
    void addRange();
    void showPlaying();
    void updateEnabled();
    void readFrames();
    void tick();
    void followPlayhead(int frame);

    Session *m_session = nullptr;
    std::unique_ptr<QObject> m_listener; // context of the connections to the session
    PlaybackClock m_clock;
    QTimer m_timer;
    QElapsedTimer m_sinceTick;
    QList<QAction *> m_actions;
    QAction *m_playPause = nullptr;
    QAction *m_loop = nullptr;
    bool m_isTicking = false; // the playhead is moved by playing, not by a person
};

} // namespace limber
