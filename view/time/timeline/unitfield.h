#pragma once

#include <QComboBox>

namespace limber {

class TimelineRuler;

// The choice of the ruler's unit of time, in the gutter beside it.
class UnitField : public QComboBox
{
    Q_OBJECT

public:
    explicit UnitField(TimelineRuler &ruler);

protected:
    void wheelEvent(QWheelEvent *event) override;
};

} // namespace limber
