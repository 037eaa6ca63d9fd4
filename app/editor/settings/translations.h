#pragma once

class QCoreApplication;

namespace limber {

// Lets the program and Qt's own dialogs speak the user's language where there is a translation. Where there is
// none, Limber speaks English, which needs a translation too: that of its plurals.
void installTranslations(QCoreApplication &application);

} // namespace limber
