#pragma once

#include "dialogs/preferencesdialog.h"

#include <QList>

class QCoreApplication;

namespace limber {

// The languages that Limber has texts in, in the order of their codes.
[[nodiscard]] QList<LanguageChoice> languageChoices();

// Makes the program and Qt's own dialogs speak a language, in place of the one before; by its code, or that of the
// system for none. Numbers on the screen follow. Limber speaks English where it has no texts of that language, which
// needs a translation too: that of its plurals.
void installTranslations(QCoreApplication &application, const QString &code = {});

} // namespace limber
