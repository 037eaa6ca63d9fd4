#pragma once

class QCoreApplication;

namespace limber {

// Makes the program and Qt's own dialogs speak the user's language if there is a translation. If there is
// none, Limber speaks English, which needs a translation too: that of its plurals.
void installTranslations(QCoreApplication &application);

} // namespace limber
