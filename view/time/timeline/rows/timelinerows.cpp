#include "timeline/rows/timelinerows.h"

#include "timeline/rows/timelinerow.h"

#include <QAction>
#include <QVBoxLayout>

#include <algorithm>

namespace limber {

namespace {

constexpr int leastHeight = 20;

} // namespace

TimelineRows::TimelineRows(QWidget *parent) : WholeRowsArea(parent)
{
    setAccessibleName(tr("Rows of the timeline"));
    auto *content = new QWidget(this);
    content->setAutoFillBackground(true);
    m_column = new QVBoxLayout(content);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
    m_column->addStretch(0);
    setWidget(content);
}

void TimelineRows::add(TimelineRow *row)
{
    auto *toggle = new QAction(row->name(), this);
    toggle->setObjectName(QStringLiteral("timeline.row.") + row->key());
    toggle->setCheckable(true);
    toggle->setChecked(true);
    toggle->setEnabled(false);
    m_rows.push_back({row, toggle, nullptr});
    addStrip(row);
    connect(toggle, &QAction::toggled, this, [this] {
        showRows();
        emit hiddenRowsChanged();
    });
    connect(row, &TimelineRow::hideWanted, toggle, [toggle] { toggle->setChecked(false); });
    connect(row, &TimelineRow::wantedChanged, this, &TimelineRows::showRows);
    showRows();
}

void TimelineRows::addInPlaceOf(TimelineRow &other, TimelineRow *row)
{
    add(row);
    m_rows.back().instead = &other;
    m_column->removeWidget(row);
    m_column->insertWidget(m_column->indexOf(&other), row);
    showRows();
}

bool TimelineRows::isReplaced(const TimelineRow *row) const
{
    return std::ranges::any_of(m_rows, [row](const Entry &entry) {
        return entry.instead == row && entry.toggle->isChecked() && entry.row->isWanted();
    });
}

void TimelineRows::addStrip(QWidget *strip)
{
    strip->setProperty(isWholeRow, true);
    const bool grows = strip->sizePolicy().verticalPolicy() == QSizePolicy::Expanding;
    m_column->insertWidget(m_column->count() - 1, strip, grows ? 1 : 0);
}

void TimelineRows::showRows()
{
    for (const Entry &entry : m_rows)
        entry.row->setVisible(entry.toggle->isChecked() && entry.row->isWanted() && !isReplaced(entry.row));
    updateGeometry();
    emit shownChanged();
}

bool TimelineRows::hasShownRows() const
{
    return std::ranges::any_of(m_rows, [](const Entry &entry) { return !entry.row->isHidden(); });
}

QStringList TimelineRows::hiddenRows() const
{
    QStringList keys;
    for (const Entry &entry : m_rows) {
        if (!entry.toggle->isChecked())
            keys << entry.row->key();
    }
    return keys;
}

void TimelineRows::setHiddenRows(const QStringList &keys)
{
    for (const Entry &entry : m_rows)
        entry.toggle->setChecked(!keys.contains(entry.row->key()));
}

QList<QAction *> TimelineRows::rowActions() const
{
    QList<QAction *> actions;
    for (const Entry &entry : m_rows)
        actions << entry.toggle;
    return actions;
}

void TimelineRows::setSession(Session *session)
{
    for (const Entry &entry : m_rows) {
        entry.toggle->setEnabled(session != nullptr);
        entry.row->setSession(session);
    }
    showRows(); // which of them are wanted depends on the session
}

void TimelineRows::setColours(const Colours &colours)
{
    QPalette surface = widget()->palette();
    surface.setColor(QPalette::Window, colours.panel);
    widget()->setPalette(surface);
    for (const Entry &entry : m_rows)
        entry.row->setColours(colours);
}

void TimelineRows::follow(const TimeScale &scale)
{
    for (const Entry &entry : m_rows)
        entry.row->follow(scale);
}

void TimelineRows::setGutterOpen(bool isOpen)
{
    for (const Entry &entry : m_rows)
        entry.row->setGutterOpen(isOpen);
}

QSize TimelineRows::minimumSizeHint() const
{
    return {160, leastHeight};
}

QSize TimelineRows::sizeHint() const
{
    return {600, widget()->sizeHint().height()};
}

} // namespace limber
