#pragma once

#include <QProxyStyle>

namespace limber {

// Fusion, with arrows that leave nothing behind. Fusion keeps a picture of each arrow under a name that holds the
// palette, a style sheet makes a new palette for each painting, and the names stay when the pictures go (QPixmapCache,
// Qt 6.4): a fifth of a kilobyte for each arrow of a menu each time that it is drawn.
class ThemeStyle : public QProxyStyle
{
public:
    ThemeStyle();

    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget) const override;
};

} // namespace limber
