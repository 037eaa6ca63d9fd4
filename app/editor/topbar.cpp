#include "topbar.h"

#include <QHBoxLayout>
#include <QMenuBar>

namespace limber {

namespace {

constexpr int betweenMenusAndTabs = 10;

} // namespace

TopBar::TopBar(QWidget &tabs, QWidget *parent)
    : QWidget(parent), m_menus(new QMenuBar(this)), m_tabsPlace(new QWidget(this))
{
    setObjectName(QStringLiteral("topBar"));
    setAttribute(Qt::WA_StyledBackground);
    m_menus->setNativeMenuBar(false);
    auto *place = new QHBoxLayout(m_tabsPlace);
    place->setContentsMargins(betweenMenusAndTabs, 0, 4, 0);
    place->addWidget(&tabs);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_menus);
    row->addWidget(m_tabsPlace, 1);
    row->addStretch(0);
}

} // namespace limber
