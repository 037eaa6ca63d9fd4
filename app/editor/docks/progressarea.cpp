#include "docks/progressarea.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QVBoxLayout>

namespace limber {

ProgressArea::ProgressArea(QWidget *parent) : QWidget(parent), m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(4);
}

QWidget *ProgressArea::addFrame(const QString &objectName)
{
    auto *frame = new QFrame(this);
    frame->setObjectName(objectName);
    frame->setProperty("role", QStringLiteral("chip"));
    auto *row = new QHBoxLayout(frame);
    row->setContentsMargins(8, 2, 4, 2);
    row->setSpacing(8);
    m_column->addWidget(frame);
    return frame;
}

} // namespace limber
