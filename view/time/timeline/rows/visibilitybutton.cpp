#include "timeline/rows/visibilitybutton.h"

#include "theme/icons.h"

#include <algorithm>

namespace limber {

namespace {

constexpr int eyeWidth = 24;
constexpr int mostEyeHeight = 20;

} // namespace

VisibilityButton::VisibilityButton(const QString &rowName, QWidget *parent) : QToolButton(parent)
{
    setObjectName(QStringLiteral("rowEye"));
    setIcon(themedIcon(QStringLiteral("eye")));
    setIconSize({16, 16});
    setAutoRaise(true);
    setFocusPolicy(Qt::TabFocus);
    // The theme's buttons have larger margins around their icons than fit into a row.
    setStyleSheet(QStringLiteral("QToolButton { padding: 0; }"));
    setAccessibleName(tr("Hide %1").arg(rowName));
    setToolTip(tr("Hide this row; the context menu brings it back"));
}

void VisibilityButton::place(int right, int top, int height)
{
    const int used = std::min(height, mostEyeHeight);
    setGeometry(right - widthWithMargins + 4, top + (height - used) / 2, eyeWidth, used);
}

} // namespace limber
