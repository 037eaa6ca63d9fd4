#pragma once

#include <algorithm>
#include <vector>

namespace limber {

// A mark of a ruler.
struct Tick
{
    int frame = 0;
    bool isLabelled = false;
};

// The part of a clip's frames that a ruler shows, and the position of each frame on it, so that ruler, strips and
// curves agree. Pixels start at `left`. It is a plain value.
class TimeScale
{
public:
    // The view cannot be zoomed to fewer frames than these.
    static constexpr double fewestVisible = 4.0;

    // Sets the number of frames; shows all of them if the number has changed.
    void setFrameCount(int frameCount);
    [[nodiscard]] int frameCount() const { return m_frameCount; }
    [[nodiscard]] int lastFrame() const { return m_frameCount > 0 ? m_frameCount - 1 : 0; }
    // Leaves room for more frames behind the last one, such as those of a longer preview. While part of the frames is
    // visible, that part stays.
    void setRoom(int frameCount);
    // The last frame for which there is room.
    [[nodiscard]] int lastPlace() const { return std::max(lastFrame(), m_room - 1); }
    // Returns the scale of another clip on the same pixels, `perFrame` of whose frames pass while one of these does.
    [[nodiscard]] TimeScale ofOther(double perFrame, int frameCount) const;
    void setPixels(double left, double width);
    [[nodiscard]] double left() const { return m_left; }

    [[nodiscard]] double xOf(double frame) const;
    [[nodiscard]] double frameAt(double x) const;
    [[nodiscard]] int nearestFrame(double x) const; // a frame of the clip
    [[nodiscard]] double firstVisible() const { return m_first; }
    [[nodiscard]] double lastVisible() const { return m_first + m_span; }
    [[nodiscard]] double pixelsPerFrame() const { return m_width / m_span; }

    void showAll();
    // Shows the frames from edge to edge, clamped to the clip and to a minimum number of frames.
    void show(double first, double last);
    [[nodiscard]] bool showsAll() const;
    // Zooms: factors below 1 show fewer frames. The frame at `x` stays there.
    void zoom(double factor, double x);
    void pan(double pixels);
    // Pans as little as needed; returns whether it had to pan.
    bool makeVisible(int frame);

    // Returns ticks at steps of 1, 2 or 5, with labels no closer than `labelPixels` and ticks no closer than
    // `tickPixels`.
    [[nodiscard]] std::vector<Tick> ticks(double labelPixels, double tickPixels) const;

private:
    void clamp();

    int m_frameCount = 0;
    int m_room = 0; // the least number of frames that there is room for
    double m_left = 0.0;
    double m_width = 1.0;
    double m_first = 0.0; // frame at the left edge
    double m_span = 1.0; // frames from edge to edge
};

} // namespace limber
