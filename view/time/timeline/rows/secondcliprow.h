#pragma once

#include "timeline/rows/barlanes.h"
#include "timeline/rows/rowgesture.h"
#include "timeline/rows/timelinerow.h"

namespace limber {

// The positions in time of the clips beside the document: each is a bar, one below the other, that the user drags to
// shift it.
class SecondClipRow final : public TimelineRow
{
    Q_OBJECT

public:
    explicit SecondClipRow(QWidget &ruler, QWidget *parent = nullptr);

    [[nodiscard]] QString valueText() const override;
    [[nodiscard]] bool isWanted() const override;
    // Returns the bar of the chosen clip in the row; empty if there is none.
    [[nodiscard]] QRectF bar() const;
    [[nodiscard]] QRectF barOf(const ClipBeside &clip) const;

protected:
    void paintTrack(QPainter &painter) const override;
    [[nodiscard]] QColor valueColour() const override;
    void attach(Session &session, QObject &context) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    [[nodiscard]] std::vector<const ClipBeside *> loaded() const;
    void paintBar(QPainter &painter, const ClipBeside &clip) const;
    [[nodiscard]] BarLanes lanes() const;
    void fitHeight();
    void setShift(int shift);

    RowGesture m_gesture;
    double m_pressedX = 0.0;
    int m_dragged = 0; // id of the clip
    int m_shiftAtPress = 0;
};

} // namespace limber
