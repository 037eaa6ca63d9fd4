#pragma once

#include "pose/jointjumps.h"
#include "theme/colours.h"
#include "timeline/rulerlayout.h"
#include "timeline/rulerticks.h"

#include <QFont>

#include <vector>

class QPainter;

namespace limber {

class Session;
class TimeScale;

// Draws the timeline's ruler: the static part as one picture, and the current frame over it.
class RulerPainter
{
public:
    // The data to draw; it must outlive the painter.
    struct Shown
    {
        RulerLayout layout;
        QFont font;
        const Colours &colours;
        const TimeScale &scale;
        const std::vector<JointJump> &jumps;
        const Session *session = nullptr; // null if nothing is open
        TimeUnit unit = TimeUnit::Frames;
    };

    explicit RulerPainter(const Shown &shown) : m_shown(shown) {}

    void paintBackground(QPainter &painter) const;
    void paintCurrentFrame(QPainter &painter) const;

private:
    void paintTicks(QPainter &painter) const;
    void paintChanges(QPainter &painter) const;
    void paintJumps(QPainter &painter) const;
    void paintRange(QPainter &painter) const;
    [[nodiscard]] double left() const { return m_shown.layout.left; }
    [[nodiscard]] int width() const { return m_shown.layout.size.width(); }
    [[nodiscard]] int height() const { return m_shown.layout.size.height(); }

    Shown m_shown;
};

} // namespace limber
