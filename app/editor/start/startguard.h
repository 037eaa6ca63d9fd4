#pragma once

#include <QString>
#include <QtGlobal>

namespace limber {

// While the application object is created, Qt ends the program by a signal if it finds no display or does not know the
// platform, and advises to install it again. While this guard exists, the program prints one sentence instead and ends
// with status 1. Qt's warnings are held back meanwhile: the sentence replaces them; otherwise they are printed when the
// guard ends.
class StartGuard
{
public:
    StartGuard();
    ~StartGuard();
    StartGuard(const StartGuard &) = delete;
    StartGuard &operator=(const StartGuard &) = delete;

    // Returns why there is no window, in terms of what the user can do about it.
    [[nodiscard]] static QString reason(const QString &platform, const QString &display);
};

// Prints a warning on the terminal if there are no fonts, because every text would be boxes.
void warnWithoutFonts();

} // namespace limber
