#include "toolrow/statechip.h"

#include <QStyle>

namespace limber {

namespace {

constexpr int chipHeight = 26;
constexpr QSize chipIconSize(16, 16);

} // namespace

StateChip::StateChip(const QString &name, QWidget *parent) : QToolButton(parent)
{
    setObjectName(name);
    setProperty("role", QStringLiteral("chip"));
    setFixedHeight(chipHeight);
    setFocusPolicy(Qt::TabFocus);
    setIconSize(chipIconSize);
}

// The style sheet colours a chip by its property.
void StateChip::setAccent(bool isAccent)
{
    if (property("accent").toBool() == isAccent)
        return;
    setProperty("accent", isAccent);
    style()->unpolish(this);
    style()->polish(this);
}

} // namespace limber
