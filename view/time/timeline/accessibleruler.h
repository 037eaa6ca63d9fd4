#pragma once

#include <QAccessibleWidget>

namespace limber {

class TimelineRuler;

// The ruler of the timeline for screen readers: a slider whose value is the current frame.
class AccessibleRuler : public QAccessibleWidget, public QAccessibleValueInterface
{
public:
    explicit AccessibleRuler(TimelineRuler &ruler);

    // Makes this the interface of all rulers; calling it again does nothing.
    static void install();

    [[nodiscard]] void *interface_cast(QAccessible::InterfaceType type) override;
    [[nodiscard]] QVariant currentValue() const override;
    void setCurrentValue(const QVariant &value) override;
    [[nodiscard]] QVariant maximumValue() const override;
    [[nodiscard]] QVariant minimumValue() const override;
    [[nodiscard]] QVariant minimumStepSize() const override;

private:
    TimelineRuler &m_ruler;
};

} // namespace limber
