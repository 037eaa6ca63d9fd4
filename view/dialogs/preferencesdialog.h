#pragma once

#include "theme/theme.h"

#include <QDialog>

class QComboBox;

namespace limber {

// What a user can set for all documents.
struct Preferences
{
    Theme::Mode theme = Theme::Mode::System;
    Qt::ToolButtonStyle toolBarStyle = Qt::ToolButtonTextBesideIcon;
    bool reopenFiles = false; // at the start, open what was open at the end
    int backups = 0; // numbered ones that are kept of each file that is saved
    QByteArray nameCodec; // of documents for which none was chosen; empty for UTF-8

    friend bool operator==(const Preferences &, const Preferences &) = default;
};

// Edits the preferences; every change takes effect at once, Cancel takes all of them back.
class PreferencesDialog : public QDialog
{
    Q_OBJECT

public:
    explicit PreferencesDialog(const Preferences &preferences, QWidget *parent = nullptr);

    void reject() override;

signals:
    void preferencesChanged(const limber::Preferences &preferences);

private:
    void announce();

    const Preferences m_before;
    Preferences m_preferences;
};

} // namespace limber
