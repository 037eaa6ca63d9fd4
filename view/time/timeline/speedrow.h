#pragma once

#include "timeline/rows/timelinerow.h"

namespace limber {

class RulerSpeeds;
class SpeedCurve;

// The speeds of the figure and of the selected joints, as curves over the frames.
class SpeedRow final : public TimelineRow
{
    Q_OBJECT

public:
    explicit SpeedRow(QWidget &ruler, QWidget *parent = nullptr);

    [[nodiscard]] QString valueText() const override;
    [[nodiscard]] const RulerSpeeds &speeds() const { return *m_speeds; }

protected:
    void paintTrack(QPainter &painter) const override;
    void attach(Session &session, QObject &context) override;
    void showSession() override;

private:
    void paintLine(QPainter &painter, const SpeedCurve &curve, const QColor &colour) const;
    [[nodiscard]] bool showsSelection() const;

    RulerSpeeds *m_speeds = nullptr;
};

} // namespace limber
