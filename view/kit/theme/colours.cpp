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
    c.secondaryText = QColor(0xb4bbc3);
    c.accent = QColor(0x4ea1ff);
    c.selection = QColor(0x264a70);
    c.left = QColor(0x6ea8fe);
    c.right = QColor(0xff9f5a);
    c.centre = QColor(0xd9dde3);
    c.selected = QColor(0xffe04d);
    c.bodyLeft = QColor(0xbacae0);
    c.bodyRight = QColor(0xd7c8c0);
    c.bodyCentre = QColor(0xcdd2d9);
    c.bodySelected = c.selected;
    c.plate = QColor(0x4d545d);
    c.outline = QColor(0xffffff);
    c.selectedOutline = QColor(0x6a5200);
    c.edited = QColor(0xffe04d);
    c.axisX = QColor(0xff6b6b);
    c.axisY = QColor(0x7bd55b);
    c.axisZ = QColor(0x5b9bff);
    c.ghost = QColor(0x9aa3ad);
    c.viewportTop = QColor(0x31363d);
    c.viewportBottom = QColor(0x1d2024);
    c.error = QColor(0xff6b6b);
    c.warning = QColor(0xffe04d);
    c.good = QColor(0x7bd55b);
    c.secondClip = QColor(0x3fc7b4);
    c.furtherClips = {QColor(0xd79bf2), QColor(0xb9d65a), QColor(0xff8fae), QColor(0x7fd0ff),
                      QColor(0xd9b48a), QColor(0x8fe3a0), QColor(0xaeb0ff)};
    c.trail = {QColor(0x6a6fd6), QColor(0xb46be0), QColor(0xff7fb8), QColor(0xffc9a3)};
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
    c.secondaryText = QColor(0x545c66);
    c.accent = QColor(0x1560b4);
    c.selection = QColor(0xcfe3f8);
    c.left = QColor(0x2560bd);
    c.right = QColor(0xa84a00);
    c.centre = QColor(0x4a525c);
    // Gold would be too faint here, and too similar to the orange of the right side.
    c.selected = QColor(0xb0108a);
    c.bodyLeft = QColor(0xc0cee3);
    c.bodyRight = QColor(0xdaccc2);
    c.bodyCentre = QColor(0xd5dae0);
    c.bodySelected = QColor(0xdb4fb9);
    c.plate = QColor(0x6d757e);
    c.outline = QColor(0x1b1f24);
    c.selectedOutline = QColor(0xffd9f2);
    c.edited = QColor(0x7a5200);
    c.axisX = QColor(0xb82626);
    c.axisY = QColor(0x2f6f1e);
    c.axisZ = QColor(0x1f5fbf);
    c.ghost = QColor(0x6b747e);
    c.viewportTop = QColor(0xe3e7ec);
    c.viewportBottom = QColor(0xd0d6dd);
    c.error = QColor(0xb82626);
    c.warning = QColor(0x8a5a00);
    c.good = QColor(0x2f6f1e);
    c.secondClip = QColor(0x0b6f64);
    c.furtherClips = {QColor(0x7a3aa0), QColor(0x56660a), QColor(0xa3244f), QColor(0x0a6488),
                      QColor(0x74501f), QColor(0x1e6b34), QColor(0x4a4fb8)};
    c.trail = {QColor(0x8b8fd8), QColor(0x8a45c4), QColor(0xc02a7e), QColor(0x7a1230)};
    return c;
}

} // namespace limber
