#pragma once

namespace limber {

// Decides which frame is due after how much time, so that a clip always plays at its own speed: if drawing is too slow,
// frames are dropped and counted, and time is never stretched. It is a plain value without a timer.
class PlaybackClock
{
public:
    // A display shows at most this many pictures per second; frames between two of them do not count as dropped.
    static constexpr double picturesPerSecond = 60.0;
    static constexpr double slowestSpeed = 0.1;
    static constexpr double fastestSpeed = 4.0;

    // Sets the frames that are played (both ends included) and how long one lasts.
    void setFrames(int first, int last, double frameTimeSeconds);
    void setSpeed(double speed); // clamped to slowest and fastest
    [[nodiscard]] double speed() const { return m_speed; }
    void setLooping(bool looping) { m_looping = looping; }
    [[nodiscard]] bool isLooping() const { return m_looping; }

    // Restarts at the beginning of a frame's time; a frame outside the range becomes the first one.
    void jumpTo(int frame);
    // Advances the time.
    void advance(double seconds);

    [[nodiscard]] int frame() const;
    [[nodiscard]] bool hasEnded() const { return m_ended; } // the last frame is over and the clock does not loop
    [[nodiscard]] long long droppedFrames() const { return m_dropped; }
    void forgetDroppedFrames() { m_dropped = 0; }

private:
    [[nodiscard]] double length() const { return static_cast<double>(m_last) - m_first + 1.0; }
    void countDropped(double before, double after);

    int m_first = 0;
    int m_last = 0;
    double m_frameTimeSeconds = 1.0 / 30.0;
    double m_speed = 1.0;
    double m_position = 0.0; // in frames from the first one
    long long m_dropped = 0;
    bool m_looping = true;
    bool m_ended = false;
};

} // namespace limber
