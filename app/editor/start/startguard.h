#pragma once

#include <QString>
#include <QtGlobal>

namespace limber {

// While the application is being made Qt ends the program by a signal where it finds no display or does not know the
// platform, with advice to install it again. While this lives it is one sentence and status 1 instead. What Qt warns of
// meanwhile is said when it ends, since it belongs to that.
class StartGuard
{
public:
    StartGuard();
    ~StartGuard();
    StartGuard(const StartGuard &) = delete;
    StartGuard &operator=(const StartGuard &) = delete;

    // Why there is no window: what the user can do something about.
    [[nodiscard]] static QString reason(const QString &platform, const QString &display);
};

// Without fonts every text is boxes: says so on the terminal.
void warnWithoutFonts();

} // namespace limber
