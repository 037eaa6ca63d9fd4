#include "timeline/accessibleruler.h"

#include "session/session.h"
#include "timeline/timelineruler.h"

#include <algorithm>

namespace limber {

namespace {

QAccessibleInterface *accessibleOf(const QString &, QObject *object)
{
    auto *ruler = qobject_cast<TimelineRuler *>(object);
    return ruler != nullptr ? new AccessibleRuler(*ruler) : nullptr;
}

} // namespace

AccessibleRuler::AccessibleRuler(TimelineRuler &ruler) : QAccessibleWidget(&ruler, QAccessible::Slider), m_ruler(ruler)
{
}

void AccessibleRuler::install()
{
    QAccessible::installFactory(accessibleOf);
}

void *AccessibleRuler::interface_cast(QAccessible::InterfaceType type)
{
    if (type == QAccessible::ValueInterface)
        return static_cast<QAccessibleValueInterface *>(this);
    return QAccessibleWidget::interface_cast(type);
}

QVariant AccessibleRuler::currentValue() const
{
    return m_ruler.session() != nullptr ? m_ruler.session()->shownFrames().frame() : 0;
}

void AccessibleRuler::setCurrentValue(const QVariant &value)
{
    m_ruler.goToShown(std::clamp(value.toInt(), 0, maximumValue().toInt()));
}

QVariant AccessibleRuler::maximumValue() const
{
    if (m_ruler.session() == nullptr)
        return 0;
    return std::max(0, m_ruler.session()->shownFrames().frameCount() - 1);
}

QVariant AccessibleRuler::minimumValue() const
{
    return 0;
}

QVariant AccessibleRuler::minimumStepSize() const
{
    return 1;
}

} // namespace limber
