#pragma once

namespace limber {

// What happens at the end of what is played.
enum class LoopMode { Once, Loop, PingPong };

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
    void setLoopMode(LoopMode mode) { m_loopMode = mode; }
    [[nodiscard]] LoopMode loopMode() const { return m_loopMode; }
    // Sets the direction; the frame stays, and lasts its whole time from now on.
    void setBackward(bool isBackward);
    // At an end, a clock that goes back and forth changes this itself.
    [[nodiscard]] bool isBackward() const { return m_isBackward; }

    // Restarts at the beginning of a frame's time; a frame outside the range becomes the one to start with.
    void jumpTo(int frame);
    // Advances the time.
    void advance(double seconds);

    [[nodiscard]] int frame() const;
    [[nodiscard]] bool hasEnded() const { return m_ended; } // all frames are over and the clock does not loop
    [[nodiscard]] long long droppedFrames() const { return m_dropped; }
    void forgetDroppedFrames() { m_dropped = 0; }

private:
    [[nodiscard]] double length() const { return static_cast<double>(m_last) - m_first + 1.0; }
    void turnRound(double beyond);
    void countDropped(double before, double after);

    int m_first = 0;
    int m_last = 0;
    double m_frameTimeSeconds = 1.0 / 30.0;
    double m_speed = 1.0;
    double m_position = 0.0; // in frames from the one to start with: when playing backward, from the last one
    long long m_dropped = 0;
    LoopMode m_loopMode = LoopMode::Loop;
    bool m_isBackward = false;
    bool m_ended = false;
};

} // namespace limber
