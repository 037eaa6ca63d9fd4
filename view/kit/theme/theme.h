#pragma once

#include "theme/colours.h"

#include <QObject>
#include <QPalette>
#include <QTimer>

namespace limber {

// Applies the colours of the program: by the palette, the style sheet and a signal for widgets that paint themselves.
class Theme : public QObject
{
    Q_OBJECT

public:
    enum class Mode { System, Dark, Light };

    // Records the system's palette, so create the theme before anything changes that.
    explicit Theme(QObject *parent = nullptr);

    [[nodiscard]] Mode mode() const { return m_mode; }
    void setMode(Mode mode);
    [[nodiscard]] const Colours &colours() const { return m_colours; }
    // Applies palette and style sheet to the application.
    void apply();

    // Qt's style sheet remembers the line edit of each spin box and the list of each combo box, and keeps these 0.4 kB
    // when they are destroyed (QStyleSheetStyle, Qt 6.4). This function clears that memory a moment later; it takes
    // about 0.1 s.
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
