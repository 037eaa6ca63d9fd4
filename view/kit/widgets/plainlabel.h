#pragma once

class QLabel;
class QWidget;

namespace limber {

// Returns a label for plain text of several lines; `role` is one of the style sheet's, or null.
[[nodiscard]] QLabel *makePlainLabel(const char *name, const char *role, QWidget *parent);

} // namespace limber
