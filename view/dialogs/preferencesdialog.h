#pragma once

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

// The settings that apply to all documents.
struct Preferences
{
    QString language; // its code; empty for the system's language
    Theme::Mode theme = Theme::Mode::System;
    Qt::ToolButtonStyle toolBarStyle = Qt::ToolButtonTextBesideIcon;
    // What is open at the start.
    enum class Startup {
        StartPage,
        Files, // the files that were open at the end
        Changes, // also unsaved changes: the program ends without asking
    };
    Startup startup = Startup::StartPage;
    int backups = 0; // the number of backups that are kept of each saved file
    QByteArray nameCodec; // for documents without an encoding of their own; empty for UTF-8

    friend bool operator==(const Preferences &, const Preferences &) = default;
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
