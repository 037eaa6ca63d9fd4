#pragma once

class QWidget;

namespace limber {

// Lets the wheel scroll past the lists, numbers and sliders inside a form: they change by it only while they have the
// focus, which it does not give them. Fields that are added later are not affected.
void letWheelPass(QWidget &form);

} // namespace limber
