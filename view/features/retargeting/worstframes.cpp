#include "retargeting/worstframes.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace limber {

WorstFrames::WorstFrames(QWidget *parent) : QFrame(parent), m_column(new QVBoxLayout(this))
{
    setObjectName(QStringLiteral("worstOfRetarget"));
    setAccessibleName(tr("Where the result is worst"));
    setProperty("role", QStringLiteral("strip"));
    m_column->setContentsMargins(8, 4, 4, 4);
    m_column->setSpacing(2);
    hide();
}

void WorstFrames::setEntries(const std::vector<Entry> &entries)
{
    for (QWidget *row : m_rows)
        delete row;
    m_rows.clear();
    for (const Entry &entry : entries)
        addRow(entry);
    setVisible(!entries.empty());
}

void WorstFrames::addRow(const Entry &entry)
{
    auto *row = new QWidget(this);
    auto *text = new QLabel(entry.text, row);
    text->setTextFormat(Qt::PlainText);
    text->setWordWrap(true); // the source's own figure comes last
    QSizePolicy policy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    text->setSizePolicy(policy);
    text->setProperty("role", QStringLiteral("error"));
    auto *show = new QPushButton(tr("Show Frame %1").arg(entry.frame), row);
    show->setObjectName(QStringLiteral("showWorstOfRetarget"));
    show->setToolTip(tr("Shows the frame in which the result is like this"));
    show->setAutoDefault(false);
    connect(show, &QPushButton::clicked, this, [this, frame = entry.frame] { emit frameWanted(frame); });
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(text, 1);
    layout->addWidget(show);
    m_column->addWidget(row);
    m_rows.push_back(row);
}

} // namespace limber
