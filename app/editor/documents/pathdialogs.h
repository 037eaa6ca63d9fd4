#pragma once

#include <QString>

class QWidget;

namespace limber {

// When a name that is typed gets the suffix of its format.
enum class SuffixRule {
    WhereNoneIsTyped,
    WhereAnotherIsTyped, // too: what is written is never of the format that another suffix says
};

// Asks for a file to write, as QFileDialog does, but for any name: one that is not UTF-8 is suggested, and can be
// typed, with \xNN for a byte. Before another file is replaced the user is asked. Empty where none is chosen.
[[nodiscard]] QString chosenToSave(QWidget &window, const QString &title, const QString &suggestion,
                                   const QString &filter, const QString &suffix,
                                   SuffixRule rule = SuffixRule::WhereNoneIsTyped);

} // namespace limber
