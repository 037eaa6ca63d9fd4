#pragma once

#include "theme/colours.h"

#include <QObject>
#include <QPalette>
#include <QTimer>

namespace limber {

// The colours of the program and how they are applied: palette, style sheet and a signal for those who
// paint themselves.
class Theme : public QObject
{
    Q_OBJECT

public:
    enum class Mode { System, Dark, Light };

    // Records the system's palette, so create it before anything changes that.
    explicit Theme(QObject *parent = nullptr);

    [[nodiscard]] Mode mode() const { return m_mode; }
    void setMode(Mode mode);
    [[nodiscard]] const Colours &colours() const { return m_colours; }
    // Applies palette and style sheet to the application.
    void apply();

    // Qt's style sheet keeps what it found out about the line edit of each spin box and the list of each combo box,
    // 0.4 kB that stay when these are gone (QStyleSheetStyle, Qt 6.4). Drops that a moment later; takes about 0.1 s.
    void forgetGoneFieldsSoon() { m_forgetDelay.start(); }

signals:
    void changed();

private:
    [[nodiscard]] QPalette palette() const;
    [[nodiscard]] QString styleSheet() const;

    Mode m_mode = Mode::System;
    bool m_systemIsDark = false;
    Colours m_colours;
    QTimer m_forgetDelay;
};

} // namespace limber
