#pragma once

#include "timeline/rows/timelinerow.h"

namespace limber {

// The differences between the joints of the second clip and the document, frame by frame: the largest angle as a curve,
// the mean as a fainter one, and numbers at the worst frames. A click on a number goes there.
class DifferenceRow final : public TimelineRow
{
    Q_OBJECT

public:
    explicit DifferenceRow(QWidget &ruler, QWidget *parent = nullptr);

    [[nodiscard]] QString valueText() const override;
    [[nodiscard]] bool isWanted() const override;
    // Returns the middle of the sign of a worst frame, by its index in that order.
    [[nodiscard]] QPointF signAt(int index) const;

signals:
    // Emitted when the user goes to a frame.
    void frameWanted(int frame);

protected:
    void paintTrack(QPainter &painter) const override;
    [[nodiscard]] QColor valueColour() const override;
    void attach(Session &session, QObject &context) override;
    void mousePressEvent(QMouseEvent *event) override;

private:
    void paintCurve(QPainter &painter, double FrameDifference::*degrees, const QColor &colour, bool isFilled) const;
    void paintSigns(QPainter &painter) const;
    [[nodiscard]] double yOf(double degrees) const;

    double m_largest = 0.0; // degrees, of all frames
};

} // namespace limber
