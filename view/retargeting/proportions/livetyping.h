#pragma once

#include <functional>

namespace limber {

class NumberField;

// Reports the number in a field while it is typed, shortly after the last key, so that a preview need not wait for
// Enter. Text that refers to the old value ("*2", "+=5") waits for Enter: its meaning would change with every answer.
void reportWhileTyping(NumberField &field, std::function<void(double)> wanted);

} // namespace limber
