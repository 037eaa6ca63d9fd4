#pragma once

#include <QString>

class QWidget;

namespace limber {

// Asks for a file to write, as QFileDialog does, but for any name: one that is not UTF-8 is suggested, and can be
// typed, with \xNN for a byte. The name gets the suffix where none is typed. Before another file is
// replaced the user is asked. Empty where none is chosen.
[[nodiscard]] QString chosenToSave(QWidget &window, const QString &title, const QString &suggestion,
                                   const QString &filter, const QString &suffix);

} // namespace limber
