#pragma once

#include <QProxyStyle>

namespace limber {

// Fusion, with the buttons of docks as Limber's own icons: these know their size without being read again, which the
// layout of docks asks for many times.
class ThemeStyle : public QProxyStyle
{
public:
    ThemeStyle();

    [[nodiscard]] QIcon standardIcon(StandardPixmap which, const QStyleOption *option,
                                     const QWidget *widget) const override;
};

} // namespace limber
