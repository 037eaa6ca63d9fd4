#pragma once

#include "dialogs/preferencesdialog.h"

#include <QList>

class QCoreApplication;

namespace limber {

// Returns the languages in which Limber has texts, in the order of their codes.
[[nodiscard]] QList<LanguageChoice> languageChoices();

// Sets the language of the program and of Qt's own dialogs, by its code, or to that of the system if there is none.
// Numbers on the screen follow. Limber uses English if it has no texts in the language; English needs a translation,
// too, for its plurals.
void installTranslations(QCoreApplication &application, const QString &code = {});

} // namespace limber
