#pragma once

#include "theme/colours.h"
#include "widgets/timescale.h"

#include <QWidget>

namespace limber {

// The whole clip as a bar below the timeline, with the visible part marked. It is shown while not all frames are
// visible: dragging the middle of the part scrolls, dragging one of its handles zooms.
class TimelineOverview : public QWidget
{
    Q_OBJECT

public:
    static constexpr int barHeight = 18; // pixels

    explicit TimelineOverview(QWidget *parent = nullptr);

    void setColours(const Colours &colours);
    // Shows the frames of a scale that somebody else keeps.
    void follow(const TimeScale &scale);
    void setCurrentFrame(double frame);
    // Returns the visible part, including the handles at its ends.
    [[nodiscard]] QRectF seenPart() const;

    [[nodiscard]] QSize minimumSizeHint() const override { return {100, barHeight}; }

signals:
    // Emitted when these frames should become visible.
    void framesWanted(double first, double last);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;

private:
    enum class Grip { None, First, Last, Middle };

    [[nodiscard]] QRectF bar() const;
    [[nodiscard]] Grip gripAt(const QPointF &position) const;
    [[nodiscard]] double framesPerPixel() const;
    void dragTo(double x);

    Colours m_colours = Colours::darkTheme();
    TimeScale m_scale;
    double m_frame = 0.0;
    Grip m_grip = Grip::None;
    double m_pressedX = 0.0;
    double m_pressedFirst = 0.0; // the visible frames when the mouse was pressed
    double m_pressedLast = 0.0;
};

} // namespace limber
