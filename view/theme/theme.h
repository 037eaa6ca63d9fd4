#pragma once

#include "theme/colours.h"

#include <QObject>
#include <QPalette>

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

signals:
    void changed();

private:
    [[nodiscard]] QPalette palette() const;
    [[nodiscard]] QString styleSheet() const;

    Mode m_mode = Mode::System;
    bool m_systemIsDark = false;
    Colours m_colours;
};

} // namespace limber
