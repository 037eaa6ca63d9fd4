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
    // As high as the ruler has room for.
    setStyleSheet(QStringLiteral("QComboBox { padding: 0 4px; }"));
    addItems({tr("Frames"), tr("Seconds"), tr("Timecode")}); // in the order of TimeUnit
    setGeometry(fieldPlace);
    connect(this, &QComboBox::currentIndexChanged, &ruler,
            [&ruler](int index) { ruler.setUnit(static_cast<TimeUnit>(index)); });
    connect(&ruler, &TimelineRuler::unitChanged, this,
            [this, &ruler] { setCurrentIndex(static_cast<int>(ruler.unit())); });
}

// A turn of the wheel over the timeline is meant for frames.
void UnitField::wheelEvent(QWheelEvent *event)
{
    event->ignore();
}

} // namespace limber
