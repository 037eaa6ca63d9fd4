#include "timeline/unitfield.h"

#include "timeline/timelineruler.h"

#include <QWheelEvent>

namespace limber {

namespace {

constexpr QRect fieldPlace(8, 3, 104, 24);

} // namespace

UnitField::UnitField(TimelineRuler &ruler) : QComboBox(&ruler)
{
    setObjectName(QStringLiteral("timelineUnit"));
    setAccessibleName(tr("Unit of the ruler"));
    setToolTip(tr("How the ruler counts time"));
    setFocusPolicy(Qt::TabFocus);
    // Makes the field as high as the ruler.
    setStyleSheet(QStringLiteral("QComboBox { padding: 0 4px; }"));
    addItems({tr("Frames"), tr("Seconds"), tr("Timecode")}); // in the order of TimeUnit
    setGeometry(fieldPlace);
    connect(this, &QComboBox::currentIndexChanged, &ruler,
            [&ruler](int index) { ruler.setUnit(static_cast<TimeUnit>(index)); });
    connect(&ruler, &TimelineRuler::unitChanged, this,
            [this, &ruler] { setCurrentIndex(static_cast<int>(ruler.unit())); });
}

// The wheel over the timeline belongs to the frames.
void UnitField::wheelEvent(QWheelEvent *event)
{
    event->ignore();
}

} // namespace limber
