#include "compare/besidelist.h"

#include "items/jointname.h"
#include "theme/icons.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace limber {

namespace {

constexpr int idRole = Qt::UserRole;
constexpr int iconWidth = 28;
constexpr int mostRows = 4; // visible at once
constexpr int fewestRows = 2;
constexpr int badgeSize = 14;

// Returns a letter on a disc.
QIcon badge(QChar letter, const QColor &colour, const QColor &ground, qreal ratio)
{
    QPixmap pixmap(QSize(badgeSize, badgeSize) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawEllipse(0, 0, badgeSize, badgeSize);
    QFont font = painter.font();
    font.setPixelSize(10);
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(ground);
    painter.drawText(QRect(0, 0, badgeSize, badgeSize), Qt::AlignCenter, letter);
    return pixmap;
}

} // namespace

BesideList::BesideList(QWidget *parent) : QTreeWidget(parent)
{
    setObjectName(QStringLiteral("clipsBeside"));
    setAccessibleName(tr("Clips beside this one"));
    setColumnCount(ColumnCount);
    setHeaderHidden(true);
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setAllColumnsShowFocus(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    header()->setStretchLastSection(false);
    header()->setMinimumSectionSize(iconWidth);
    header()->setSectionResizeMode(Name, QHeaderView::Stretch);
    for (const int column : {Eye, Remove}) {
        header()->setSectionResizeMode(column, QHeaderView::Fixed);
        header()->resizeSection(column, iconWidth);
    }
    connect(this, &QTreeWidget::itemClicked, this, &BesideList::clickedAt);
    connect(this, &QTreeWidget::currentItemChanged, this, [this](const QTreeWidgetItem *item) {
        if (session() && item != nullptr)
            session()->clipsBeside().choose(item->data(Name, idRole).toInt());
    });
}

void BesideList::attach(Session &session, QObject &context)
{
    // The connection is queued, because a clicked row must outlive the click.
    connect(
        &session.clipsBeside(), &ClipsBeside::changed, &context, [this] { refresh(); }, Qt::QueuedConnection);
}

void BesideList::showSession()
{
    refresh();
}

void BesideList::setColours(const Colours &colours)
{
    m_colours = colours;
    refresh();
}

void BesideList::refresh()
{
    const QSignalBlocker blocker(this);
    const std::vector<ClipBeside> none;
    const std::vector<ClipBeside> &clips = session() ? session()->clipsBeside().all() : none;
    while (topLevelItemCount() > static_cast<int>(clips.size()))
        delete takeTopLevelItem(topLevelItemCount() - 1);
    while (topLevelItemCount() < static_cast<int>(clips.size()))
        new QTreeWidgetItem(this);
    for (std::size_t row = 0; row < clips.size(); ++row) {
        QTreeWidgetItem &item = *topLevelItem(static_cast<int>(row));
        fill(item, clips[row]);
        if (&clips[row] == session()->clipsBeside().chosen())
            setCurrentItem(&item);
    }
    setVisible(clips.size() > 1); // a single clip is named by the chooser below
    updateGeometry();
}

void BesideList::fill(QTreeWidgetItem &item, const ClipBeside &clip)
{
    const QString name = clip.source.name.simplified();
    item.setData(Name, idRole, clip.id);
    item.setText(Name, clip.isLoaded() ? name : tr("%1 (not loaded)").arg(name));
    item.setToolTip(Name, plainToolTip(item.text(Name)));
    item.setIcon(Name, badge(clip.letter(), m_colours.clipBeside(clip.place), m_colours.panel, devicePixelRatioF()));
    item.setForeground(Name, clip.isLoaded() ? m_colours.text : m_colours.secondaryText);
    item.setIcon(Eye, themedIcon(clip.isVisible ? QStringLiteral("eye") : QStringLiteral("eye-off")));
    item.setToolTip(Eye, clip.isVisible ? tr("Hide it in the view (Enter)") : tr("Show it in the view (Enter)"));
    item.setIcon(Remove, themedIcon(QStringLiteral("edit-delete")));
    item.setToolTip(Remove, tr("Remove it (Delete)"));
    item.setData(Name, Qt::AccessibleTextRole,
                 clip.isVisible ? tr("%1: %2").arg(clip.letter()).arg(item.text(Name))
                                : tr("%1: %2, hidden").arg(clip.letter()).arg(item.text(Name)));
}

void BesideList::clickedAt(QTreeWidgetItem *item, int column)
{
    const int id = item->data(Name, idRole).toInt();
    if (column == Eye)
        toggleEye(id);
    else if (column == Remove && session())
        session()->clipsBeside().remove(id);
}

void BesideList::toggleEye(int id)
{
    const ClipBeside *clip = session() ? session()->clipsBeside().find(id) : nullptr;
    if (clip != nullptr)
        session()->clipsBeside().setVisible(id, !clip->isVisible);
}

void BesideList::keyPressEvent(QKeyEvent *event)
{
    const QTreeWidgetItem *item = currentItem();
    if (item != nullptr && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter))
        return toggleEye(item->data(Name, idRole).toInt());
    if (item != nullptr && event->key() == Qt::Key_Delete && session())
        return session()->clipsBeside().remove(item->data(Name, idRole).toInt());
    QTreeWidget::keyPressEvent(event);
}

int BesideList::heightOf(int rows) const
{
    return rows * sizeHintForRow(0) + 2 * frameWidth() + 2;
}

QSize BesideList::sizeHint() const
{
    return {200, heightOf(std::min(topLevelItemCount(), mostRows))};
}

// In a low window the space is needed for the table.
QSize BesideList::minimumSizeHint() const
{
    return {120, heightOf(std::min(topLevelItemCount(), fewestRows))};
}

} // namespace limber
