#include "widgets/fittingtoolbar.h"

#include <QActionEvent>
#include <QLayout>

namespace limber {

FittingToolBar::FittingToolBar(const QString &title, QWidget *parent) : QToolBar(title, parent)
{
}

void FittingToolBar::setWantedStyle(Qt::ToolButtonStyle style)
{
    m_wanted = style;
    m_neededWidth.reset();
    fit();
}

void FittingToolBar::actionEvent(QActionEvent *event)
{
    QToolBar::actionEvent(event);
    if (event->type() == QEvent::ActionChanged)
        return;
    if (m_neededWidth) // otherwise it was scheduled by an earlier one
        QMetaObject::invokeMethod(this, &FittingToolBar::fit, Qt::QueuedConnection);
    m_neededWidth.reset();
}

void FittingToolBar::resizeEvent(QResizeEvent *event)
{
    QToolBar::resizeEvent(event);
    fit();
}

void FittingToolBar::fit()
{
    if (!m_neededWidth) {
        setToolButtonStyle(m_wanted);
        ensurePolished();
        layout()->invalidate();
        m_neededWidth = sizeHint().width();
    }
    setToolButtonStyle(width() >= *m_neededWidth ? m_wanted : Qt::ToolButtonIconOnly);
}

} // namespace limber
