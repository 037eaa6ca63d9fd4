#pragma once

#include <QToolButton>

namespace limber {

// The button at the right of a row's gutter that hides the row.
class VisibilityButton : public QToolButton
{
    Q_OBJECT

public:
    // The width in pixels that the eye and its margins take in a gutter.
    static constexpr int widthWithMargins = 34;

    VisibilityButton(const QString &rowName, QWidget *parent);

    // Places the eye before `right`, the end of the gutter, in the middle of the height.
    void place(int right, int top, int height);
};

} // namespace limber
