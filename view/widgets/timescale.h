#pragma once

#include <vector>

namespace limber {

// A mark of a ruler.
struct Tick
{
    int frame = 0;
    bool isLabelled = false;
};

// Which part of a clip's frames a ruler shows and the position of each frame on it, so that ruler, strips and curves
// agree. Pixels run from `left`. A plain value.
class TimeScale
{
public:
    // No part of a clip with more frames is seen by itself.
    static constexpr double fewestVisible = 4.0;

    // How many frames there are; shows all of them if the number is new.
    void setFrameCount(int frameCount);
    [[nodiscard]] int frameCount() const { return m_frameCount; }
    [[nodiscard]] int lastFrame() const { return m_frameCount > 0 ? m_frameCount - 1 : 0; }
    void setPixels(double left, double width);
    [[nodiscard]] double left() const { return m_left; }

    [[nodiscard]] double xOf(double frame) const;
    [[nodiscard]] double frameAt(double x) const;
    [[nodiscard]] int nearestFrame(double x) const; // one of the clip's
    [[nodiscard]] double firstVisible() const { return m_first; }
    [[nodiscard]] double lastVisible() const { return m_first + m_span; }
    [[nodiscard]] double pixelsPerFrame() const { return m_width / m_span; }

    void showAll();
    // From edge to edge; brought inside the clip, and no fewer than can be told apart.
    void show(double first, double last);
    [[nodiscard]] bool showsAll() const;
    // Shows fewer frames for factors below 1; the frame at `x` stays there.
    void zoom(double factor, double x);
    void pan(double pixels);
    // Pans as little as needed; answers whether it had to.
    bool makeVisible(int frame);

    // Ticks at 1-2-5 steps with labels no closer than `labelPixels` and ticks no closer than `tickPixels`.
    [[nodiscard]] std::vector<Tick> ticks(double labelPixels, double tickPixels) const;

private:
    void clamp();

    int m_frameCount = 0;
    double m_left = 0.0;
    double m_width = 1.0;
    double m_first = 0.0; // frame at the left edge
    double m_span = 1.0; // frames from edge to edge
};

} // namespace limber
