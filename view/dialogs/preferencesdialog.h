#pragma once

#include "theme/theme.h"

#include <QDialog>

class QComboBox;

namespace limber {

// A language that the program speaks.
struct LanguageChoice
{
    QString code; // as in de or pt_BR
    QString name; // in the language itself
};

// What a user can set for all documents.
struct Preferences
{
    QString language; // its code; empty for the one of the system
    Theme::Mode theme = Theme::Mode::System;
    Qt::ToolButtonStyle toolBarStyle = Qt::ToolButtonTextBesideIcon;
    // What is open at the start.
    enum class Startup {
        StartPage,
        Files, // those that were open at the end
        Changes, // those, with changes that were not saved: the end asks nothing
    };
    Startup startup = Startup::StartPage;
    int backups = 0; // numbered ones that are kept of each file that is saved
    QByteArray nameCodec; // of documents for which none was chosen; empty for UTF-8

    friend bool operator==(const Preferences &, const Preferences &) = default;
};

// Edits the preferences; every change is announced at once, Cancel takes all of them back.
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
