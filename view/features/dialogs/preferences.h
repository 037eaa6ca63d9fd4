#pragma once

#include "theme/theme.h"

#include <QByteArray>
#include <QString>

namespace limber {

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

} // namespace limber
