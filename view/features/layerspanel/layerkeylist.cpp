#include "layerspanel/layerkeylist.h"

#include "base/at.h"
#include "widgets/celldelegate.h"

#include <glm/geometric.hpp>

#include <QHeaderView>
#include <QKeyEvent>
#include <QLocale>

#include <algorithm>
#include <numbers>

namespace limber {

namespace {

constexpr int mostRowsAlways = 3; // that can be seen however low the panel is

enum Column { FrameColumn, JointColumn, BeforeColumn, AfterColumn, ColumnCount };

QString mostRotated(const LayerKey &key, const LayerKeyList::NameOf &nameOf)
{
    const JointOffset *most = nullptr;
    double angle = -1.0;
    for (const JointOffset &offset : key.offsets) {
        const double length = offset.rotation ? glm::length(*offset.rotation) : 0.0;
        if (length > angle) {
            angle = length;
            most = &offset;
        }
    }
    if (most == nullptr)
        return {};
    const double degrees = angle * 180.0 / std::numbers::pi;
    return LayerKeyList::tr("%1 %2°").arg(nameOf(most->joint), QLocale().toString(degrees, 'f', 1));
}

QString secondsText(int frames, double frameTimeSeconds)
{
    return LayerKeyList::tr("%1 s").arg(QLocale().toString(frames * frameTimeSeconds, 'f', 2));
}

// Returns the number in a field that shows "0.25 s"; below 0 if it is no number.
double secondsIn(QString text)
{
    bool isNumber = false;
    const double seconds = QLocale().toDouble(text.remove(QLatin1Char('s')).trimmed(), &isNumber);
    return isNumber ? seconds : -1.0;
}

} // namespace

LayerKeyList::LayerKeyList(QWidget *parent) : QTableWidget(parent)
{
    setObjectName(QStringLiteral("layerKeys"));
    setAccessibleName(tr("Keys of the layer"));
    setToolTip(tr("Click to jump to the key; double-click its times to change them; Delete removes it"));
    setColumnCount(ColumnCount);
    setHorizontalHeaderLabels({tr("Key"), tr("Most rotated"), tr("Before"), tr("After")});
    horizontalHeaderItem(JointColumn)->setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    for (const int column : {FrameColumn, BeforeColumn, AfterColumn})
        horizontalHeaderItem(column)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    verticalHeader()->hide();
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setSectionResizeMode(JointColumn, QHeaderView::Stretch);
    horizontalHeader()->setHighlightSections(false);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setItemDelegate(new CellDelegate(this));
    setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    setShowGrid(false);
    setFrameShape(QFrame::NoFrame);
    verticalHeader()->setDefaultSectionSize(24);
    connect(this, &QTableWidget::cellClicked, this,
            [this](int row) { emit frameWanted(item(row, FrameColumn)->data(Qt::UserRole).toInt()); });
    connect(this, &QTableWidget::cellChanged, this, [this](int row, int column) {
        if (!m_isFilling && column >= BeforeColumn)
            takeTimes(row);
    });
}

QTableWidgetItem *LayerKeyList::addCell(int row, int column, const QString &text, bool isEditable)
{
    auto *cell = new QTableWidgetItem(text);
    cell->setFlags(Qt::ItemIsSelectable | Qt::ItemIsEnabled | (isEditable ? Qt::ItemIsEditable : Qt::NoItemFlags));
    if (column != JointColumn)
        cell->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    setItem(row, column, cell);
    return cell;
}

void LayerKeyList::showKeys(const std::vector<LayerKey> &keys, double frameTimeSeconds, const NameOf &nameOf)
{
    m_isFilling = true;
    setRowCount(static_cast<int>(keys.size()));
    for (int row = 0; row < rowCount(); ++row) {
        const LayerKey &key = at(keys, row);
        addCell(row, FrameColumn, QString::number(key.frame), false)->setData(Qt::UserRole, key.frame);
        const QString what = mostRotated(key, nameOf);
        addCell(row, JointColumn, what, false)->setToolTip(what.toHtmlEscaped());
        const KeyWindow &window = key.window;
        const bool canRise = key.rows.empty() && window.zeroBefore;
        const bool canFade = key.rows.empty() && window.zeroAfter;
        const QString whole = tr("all");
        auto *before =
            addCell(row, BeforeColumn,
                    window.zeroBefore ? secondsText(key.frame - *window.zeroBefore, frameTimeSeconds) : whole, canRise);
        auto *after =
            addCell(row, AfterColumn,
                    window.zeroAfter ? secondsText(*window.zeroAfter - key.frame, frameTimeSeconds) : whole, canFade);
        if (!key.rows.empty()) {
            const QString why = tr("Feet or pins were held in every frame of this key: its times are fixed");
            before->setToolTip(why);
            after->setToolTip(why);
        }
    }
    m_isFilling = false;
    const int rows = std::min(rowCount(), mostRowsAlways);
    setMinimumHeight(horizontalHeader()->sizeHint().height() + rows * verticalHeader()->defaultSectionSize());
}

void LayerKeyList::showFrame(int frame)
{
    for (int row = 0; row < rowCount(); ++row) {
        QFont font = this->font();
        font.setBold(item(row, FrameColumn)->data(Qt::UserRole).toInt() == frame);
        m_isFilling = true;
        item(row, FrameColumn)->setFont(font);
        m_isFilling = false;
    }
}

void LayerKeyList::takeTimes(int row)
{
    const double before = secondsIn(item(row, BeforeColumn)->text());
    const double after = secondsIn(item(row, AfterColumn)->text());
    emit timesWanted(row, before, after);
}

void LayerKeyList::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Delete)
        return QTableWidget::keyPressEvent(event);
    std::vector<int> keys;
    for (const QModelIndex &index : selectionModel()->selectedRows())
        keys.push_back(index.row());
    std::ranges::sort(keys);
    if (!keys.empty())
        emit deleteWanted(keys);
}

} // namespace limber
