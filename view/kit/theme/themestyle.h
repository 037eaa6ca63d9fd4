#pragma once

#include <QProxyStyle>

namespace limber {

// The Fusion style with Limber's own icons for the buttons of docks. These icons know their size without reading their
// file again; the layout of docks asks for it many times.
class ThemeStyle : public QProxyStyle
{
public:
    ThemeStyle();

    [[nodiscard]] int pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const override;
    [[nodiscard]] QIcon standardIcon(StandardPixmap which, const QStyleOption *option,
                                     const QWidget *widget) const override;
};

} // namespace limber
