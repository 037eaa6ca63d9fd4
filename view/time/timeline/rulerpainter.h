#pragma once

#include "motion/frameinterval.h"
#include "pose/jointjumps.h"
#include "theme/colours.h"
#include "timeline/rulerlayout.h"
#include "timeline/rulerticks.h"
#include "widgets/timescale.h"

#include <QFont>

#include <vector>

class QPainter;

namespace limber {

class Session;

// Returns the scale of the frames that are shown, on the pixels of the document's scale.
[[nodiscard]] TimeScale scaleOfShown(const TimeScale &documentScale, const Session *session);

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
        const TimeScale &scale; // of the document
        const std::vector<JointJump> &jumps;
        const Session *session = nullptr; // null if nothing is open
        TimeUnit unit = TimeUnit::Frames;
    };

    explicit RulerPainter(const Shown &shown) : m_shown(shown), m_shownScale(scaleOfShown(shown.scale, shown.session))
    {
    }

    void paintBackground(QPainter &painter) const;
    void paintCurrentFrame(QPainter &painter) const;

private:
    void paintTicks(QPainter &painter) const;
    void paintTicks(QPainter &painter, const TimeScale &scale, double frameTime, double from,
                    const QColor &labels) const;
    void paintChanges(QPainter &painter) const;
    void paintBand(QPainter &painter, const TimeScale &scale, const FrameInterval &frames) const;
    void paintJumps(QPainter &painter) const;
    void paintRange(QPainter &painter) const;
    [[nodiscard]] double left() const { return m_shown.layout.left; }
    [[nodiscard]] int width() const { return m_shown.layout.size.width(); }
    [[nodiscard]] int height() const { return m_shown.layout.size.height(); }

    Shown m_shown;
    TimeScale m_shownScale;
};

} // namespace limber
