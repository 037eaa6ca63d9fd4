#include "widgets/fittingtoolbar.h"

#include <QLayout>

namespace limber {

FittingToolBar::FittingToolBar(const QString &title, QWidget *parent) : QToolBar(title, parent)
{
}

void FittingToolBar::setWantedStyle(Qt::ToolButtonStyle style)
{
    m_wanted = style;
    setToolButtonStyle(style);
    ensurePolished();
    layout()->invalidate();
    m_neededWidth = sizeHint().width();
    fit();
}

void FittingToolBar::resizeEvent(QResizeEvent *event)
{
    QToolBar::resizeEvent(event);
    fit();
}

void FittingToolBar::fit()
{
    setToolButtonStyle(width() >= m_neededWidth ? m_wanted : Qt::ToolButtonIconOnly);
}

} // namespace limber
