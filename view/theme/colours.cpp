#include "theme/colours.h"

namespace limber {

Colours Colours::darkTheme()
{
    Colours c;
    c.dark = true;
    c.window = QColor(0x1f2226);
    c.panel = QColor(0x26292e);
    c.raised = QColor(0x2e3238);
    c.line = QColor(0x3a3f46);
    c.text = QColor(0xe6e8eb);
    c.secondaryText = QColor(0xa9b0b8);
    c.accent = QColor(0x4ea1ff);
    c.selection = QColor(0x264a70);
    c.left = QColor(0x6ea8fe);
    c.right = QColor(0xff9f5a);
    c.centre = QColor(0xd9dde3);
    c.selected = QColor(0xffd24d);
    c.axisX = QColor(0xff6b6b);
    c.axisY = QColor(0x7bd55b);
    c.axisZ = QColor(0x5b9bff);
    c.ghost = QColor(0x9aa3ad);
    c.viewportTop = QColor(0x31363d);
    c.viewportBottom = QColor(0x1d2024);
    c.error = QColor(0xff6b6b);
    c.warning = QColor(0xffd24d);
    return c;
}

Colours Colours::lightTheme()
{
    Colours c;
    c.dark = false;
    c.window = QColor(0xe9ebee);
    c.panel = QColor(0xf7f8fa);
    c.raised = QColor(0xffffff);
    c.line = QColor(0xcfd4da);
    c.text = QColor(0x1d2126);
    c.secondaryText = QColor(0x59616b);
    c.accent = QColor(0x1769c2);
    c.selection = QColor(0xcfe3f8);
    c.left = QColor(0x2f6fd0);
    c.right = QColor(0xd2691a);
    c.centre = QColor(0x4a525c);
    c.selected = QColor(0xc98a00);
    c.axisX = QColor(0xc62f2f);
    c.axisY = QColor(0x3f8f2a);
    c.axisZ = QColor(0x1f5fbf);
    c.ghost = QColor(0x7b848e);
    c.viewportTop = QColor(0xe3e7ec);
    c.viewportBottom = QColor(0xc3c9d1);
    c.error = QColor(0xc62f2f);
    c.warning = QColor(0xc98a00);
    return c;
}

} // namespace limber
