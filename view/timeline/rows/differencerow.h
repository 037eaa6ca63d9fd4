#pragma once

#include "timeline/rows/timelinerow.h"

namespace limber {

// How far the joints of the second clip are off, frame by frame: the largest angle as a curve, the mean as a fainter
// one, and numbers where it is worst. A click on a number goes there.
class DifferenceRow final : public TimelineRow
{
    Q_OBJECT

public:
    explicit DifferenceRow(QWidget &ruler, QWidget *parent = nullptr);

    [[nodiscard]] QString valueText() const override;
    [[nodiscard]] bool isWanted() const override;
    // The middle of the sign of a worst frame, by its place in the order.
    [[nodiscard]] QPointF signAt(int index) const;

signals:
    // The user goes to a frame.
    void frameWanted(int frame);

protected:
    void paintTrack(QPainter &painter) const override;
    [[nodiscard]] QColor valueColour() const override;
    void listenTo(Session &session, QObject *context) override;
    void mousePressEvent(QMouseEvent *event) override;

private:
    void paintCurve(QPainter &painter, double FrameDifference::*degrees, const QColor &colour, bool isFilled) const;
    void paintSigns(QPainter &painter) const;
    [[nodiscard]] double yOf(double degrees) const;

    double m_largest = 0.0; // degrees, of all frames
};

} // namespace limber
