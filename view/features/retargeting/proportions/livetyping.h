#pragma once

#include <functional>

namespace limber {

class NumberField;

// Reports the number in a field while the user types it, shortly after the last key, so that a preview need not wait
// for Enter. Text that refers to the old value ("*2", "+=5") waits for Enter, because each result would change its
// meaning.
void reportWhileTyping(NumberField &field, std::function<void(double)> wanted);

} // namespace limber
