#pragma once

#include <QColor>

namespace limber {

// Returns the contrast ratio of two opaque colours, 1 to 21 (WCAG 2.1, "contrast ratio" and "relative luminance").
[[nodiscard]] double contrast(const QColor &a, const QColor &b);

} // namespace limber
