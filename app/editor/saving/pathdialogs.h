#pragma once

#include <QString>

class QWidget;

namespace limber {

// When a typed name gets the suffix of its format.
enum class SuffixRule {
    WhereNoneIsTyped,
    WhereAnotherIsTyped, // also then, so that a file never has the suffix of another format
};

// Asks for a file to write, as QFileDialog does, but for any name: a name that is not UTF-8 is suggested, and can be
// typed, with \xNN for a byte. It asks before another file is replaced. Returns an empty path if none is chosen.
[[nodiscard]] QString chosenToSave(QWidget &window, const QString &title, const QString &suggestion,
                                   const QString &filter, const QString &suffix,
                                   SuffixRule rule = SuffixRule::WhereNoneIsTyped);

} // namespace limber
