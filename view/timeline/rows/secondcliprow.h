#pragma once

#include "timeline/rows/rowgesture.h"
#include "timeline/rows/timelinerow.h"

namespace limber {

// Where the second clip lies on the time of the first: a bar that is dragged to shift it.
class SecondClipRow final : public TimelineRow
{
    Q_OBJECT

public:
    explicit SecondClipRow(QWidget &ruler, QWidget *parent = nullptr);

    [[nodiscard]] QString valueText() const override;
    [[nodiscard]] bool isWanted() const override;
    // The bar, in the row; empty without a second clip.
    [[nodiscard]] QRectF bar() const;

protected:
    void paintTrack(QPainter &painter) const override;
    [[nodiscard]] QColor valueColour() const override { return colours().secondClip; }
    void listenTo(Session &session, QObject *context) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    void setShift(int shift);

    RowGesture m_gesture;
    double m_pressedX = 0.0;
    int m_shiftAtPress = 0;
};

} // namespace limber
