#pragma once

#include "dialogs/preferences.h"
#include "theme/theme.h"

#include <QDialog>

class QComboBox;

namespace limber {

// A language of the program's window.
struct LanguageChoice
{
    QString code; // as in de or pt_BR
    QString name; // in the language itself
};

// Edits the preferences. Every change is announced at once; Cancel restores all of them.
class PreferencesDialog : public QDialog
{
    Q_OBJECT

public:
    PreferencesDialog(const Preferences &preferences, const QList<LanguageChoice> &languages,
                      QWidget *parent = nullptr);

    void reject() override;

signals:
    void preferencesChanged(const limber::Preferences &preferences);

private:
    [[nodiscard]] QComboBox *makeLanguageBox(const QList<LanguageChoice> &languages);
    void announce();

    const Preferences m_before;
    Preferences m_preferences;
};

} // namespace limber
