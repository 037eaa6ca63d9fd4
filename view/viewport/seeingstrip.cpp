#include "viewport/seeingstrip.h"

#include <QAction>
#include <QHBoxLayout>
#include <QToolButton>

namespace limber {

namespace {

constexpr int edge = 10; // from the view's edges
constexpr int symbolSize = 18;
constexpr QSize leastView(440, 220); // beside the legend of the trails

} // namespace

SeeingStrip::SeeingStrip(QWidget *view) : QFrame(view), m_row(new QHBoxLayout(this))
{
    setObjectName(QStringLiteral("seeingStrip"));
    setProperty("role", QStringLiteral("strip"));
    setAccessibleName(tr("What the view shows"));
    setCursor(Qt::ArrowCursor);
    m_row->setContentsMargins(3, 3, 3, 3);
    m_row->setSpacing(2);
    hide();
}

void SeeingStrip::setActions(const QList<QAction *> &actions)
{
    for (QAction *action : actions) {
        auto *button = new QToolButton(this);
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);
        button->setIconSize({symbolSize, symbolSize});
        button->setFocusPolicy(Qt::TabFocus);
        button->setAutoRaise(true);
        m_row->addWidget(button);
    }
}

void SeeingStrip::place(const QSize &view, int below)
{
    const bool fits = view.width() >= leastView.width() && view.height() >= leastView.height();
    setVisible(fits && m_row->count() > 0);
    const QSize size = sizeHint();
    setGeometry(edge, view.height() - size.height() - edge - below, size.width(), size.height());
    raise();
}

} // namespace limber
