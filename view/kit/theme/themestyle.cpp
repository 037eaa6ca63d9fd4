#include "theme/themestyle.h"

#include "theme/icons.h"

namespace limber {

ThemeStyle::ThemeStyle() : QProxyStyle(QStringLiteral("Fusion"))
{
}

int ThemeStyle::pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const
{
    constexpr int toolBarMargin = 3;
    return metric == PM_ToolBarItemMargin ? toolBarMargin : QProxyStyle::pixelMetric(metric, option, widget);
}

QIcon ThemeStyle::standardIcon(StandardPixmap which, const QStyleOption *option, const QWidget *widget) const
{
    switch (which) {
    case SP_TitleBarCloseButton:
        return themedIcon(QStringLiteral("dock-close"), QPalette::PlaceholderText);
    case SP_TitleBarNormalButton:
        return themedIcon(QStringLiteral("dock-float"), QPalette::PlaceholderText);
    default:
        return QProxyStyle::standardIcon(which, option, widget);
    }
}

} // namespace limber
