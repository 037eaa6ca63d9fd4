#include "curvespanel/channellist.h"

#include "base/at.h"
#include "curvespanel/curvelook.h"
#include "session/curves/curveset.h"
#include "session/session.h"
#include "theme/icons.h"

#include <QApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>

#include <map>

namespace limber {

namespace {

constexpr int columnRole = Qt::UserRole;
constexpr int noCurve = -1; // the column of joints, and of speeds, which cannot be hidden
constexpr int eyeWidth = 26;
constexpr int valueWidth = 84;

// H hides and shows channels, Shift+L locks and unlocks them, as the keys for joints do in the view.
bool isOwnKey(const QKeyEvent &key)
{
    return (key.key() == Qt::Key_H && key.modifiers() == Qt::NoModifier) ||
           (key.key() == Qt::Key_L && key.modifiers() == Qt::ShiftModifier);
}

} // namespace

ChannelList::ChannelList(CurveSet &curves, QWidget *parent) : WithWholeRows(parent), m_curves(curves)
{
    setObjectName(QStringLiteral("curveChannels"));
    setAccessibleName(tr("Channels"));
    setColumnCount(ColumnCount);
    setHeaderHidden(true);
    setUniformRowHeights(true);
    setIndentation(12);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    header()->setStretchLastSection(false);
    header()->setMinimumSectionSize(eyeWidth);
    header()->setSectionResizeMode(NameColumn, QHeaderView::Stretch);
    header()->setSectionResizeMode(ValueColumn, QHeaderView::Fixed);
    header()->setSectionResizeMode(EyeColumn, QHeaderView::Fixed);
    header()->resizeSection(ValueColumn, valueWidth);
    header()->resizeSection(EyeColumn, eyeWidth);
    header()->setSectionResizeMode(LockColumn, QHeaderView::Fixed);
    header()->resizeSection(LockColumn, eyeWidth);
    setAccessibleDescription(tr("H hides or shows the selected channels, Shift+L locks or unlocks them"));
    connect(&curves, &CurveSet::jointsChanged, this, &ChannelList::rebuild);
    connect(&curves, &CurveSet::valuesChanged, this, [this] { showFrame(m_frame); });
    connect(&curves, &CurveSet::choiceChanged, this, &ChannelList::showChoice);
    connect(this, &QTreeWidget::itemSelectionChanged, this, &ChannelList::takeChoice);
    connect(this, &QTreeWidget::itemClicked, this, [this](QTreeWidgetItem *item, int column) {
        if (column == EyeColumn)
            toggleEye(item);
        else if (column == LockColumn)
            toggleLock(item);
    });
}

void ChannelList::setColours(const Colours &colours)
{
    m_colours = colours;
    rebuild();
}

QIcon ChannelList::lineIcon(const QColor &colour) const
{
    QPixmap picture(QSize(16, 16) * devicePixelRatioF());
    picture.setDevicePixelRatio(devicePixelRatioF());
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour, 2.4, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(3.0, 8.0), QPointF(13.0, 8.0));
    return picture;
}

void ChannelList::rebuild()
{
    m_isFilling = true;
    clear();
    if (m_curves.session() != nullptr) {
        const Document &document = m_curves.session()->document();
        // Each colour has only one icon: there are hundreds of channels, and Qt would keep each further picture for a
        // while.
        std::map<QRgb, QIcon> icons;
        for (const JointCurves &joint : m_curves.joints()) {
            const bool isOfFigure = joint.joint() == NoJoint;
            auto *parent =
                new QTreeWidgetItem(this, {isOfFigure ? titleOf(joint.kind()) : document.textOfName(joint.joint())});
            parent->setFlags(Qt::ItemIsEnabled);
            parent->setData(NameColumn, columnRole, noCurve);
            for (const ChannelCurve &curve : joint.curves()) {
                const QColor colour = colourOf(curve, m_colours);
                QIcon &icon = icons[colour.rgba()];
                if (icon.isNull())
                    icon = lineIcon(colour);
                addCurve(*parent, curve, icon);
            }
            parent->setFirstColumnSpanned(true);
            parent->setExpanded(true);
        }
    }
    m_isFilling = false;
    applyFilter();
    showChoice();
    showFrame(m_frame);
}

void ChannelList::addCurve(QTreeWidgetItem &joint, const ChannelCurve &curve, const QIcon &icon)
{
    auto *item = new QTreeWidgetItem(&joint, {nameOf(curve)});
    item->setData(NameColumn, columnRole, curve.column);
    item->setTextAlignment(ValueColumn, Qt::AlignRight | Qt::AlignVCenter);
    item->setIcon(NameColumn, icon);
    if (curve.column != noCurve)
        item->setToolTip(EyeColumn, tr("Show or hide this curve; with Alt, show no other"));
    if (curve.column >= 0)
        item->setToolTip(LockColumn, tr("Lock this channel: no edit of curves changes it"));
}

void ChannelList::setFilter(const QString &text)
{
    m_filter = text.trimmed();
    applyFilter();
}

// If the name of a joint matches, all its channels are shown.
void ChannelList::applyFilter()
{
    const auto matches = [this](const QTreeWidgetItem &item) {
        return item.text(NameColumn).contains(m_filter, Qt::CaseInsensitive);
    };
    for (int i = 0; i < topLevelItemCount(); ++i) {
        QTreeWidgetItem &joint = *topLevelItem(i);
        bool isAny = false;
        for (int row = 0; row < joint.childCount(); ++row) {
            const bool isShown = matches(joint) || matches(*joint.child(row));
            joint.child(row)->setHidden(!isShown);
            isAny = isAny || isShown;
        }
        joint.setHidden(!isAny);
    }
}

void ChannelList::showFrame(int frame)
{
    m_frame = frame;
    for (int i = 0; i < topLevelItemCount() && i < static_cast<int>(m_curves.joints().size()); ++i) {
        const std::vector<ChannelCurve> &curves = at(m_curves.joints(), i).curves();
        for (int row = 0; row < topLevelItem(i)->childCount() && row < static_cast<int>(curves.size()); ++row) {
            const std::vector<double> &values = at(curves, row).values;
            const bool isThere = frame >= 0 && frame < static_cast<int>(values.size());
            topLevelItem(i)->child(row)->setText(ValueColumn,
                                                 isThere ? QLocale().toString(at(values, frame), 'f', 4) : QString());
        }
    }
}

void ChannelList::showChoice()
{
    m_isFilling = true;
    for (int i = 0; i < topLevelItemCount(); ++i) {
        for (int row = 0; row < topLevelItem(i)->childCount(); ++row) {
            showChannel(*topLevelItem(i)->child(row));
        }
    }
    m_isFilling = false;
}

void ChannelList::showChannel(QTreeWidgetItem &item)
{
    const int column = item.data(NameColumn, columnRole).toInt();
    const bool isSeen = m_curves.isSeen(column);
    const bool isChannel = column >= 0; // which can be edited
    const bool isLocked = isChannel && m_curves.isLocked(column);
    if (column >= noCurve) // curves of a figure are never chosen for edits: their selection is for the keys
        item.setSelected(m_curves.chosen().contains(column));
    const auto icon = [](const char *name) { return themedIcon(QLatin1StringView(name)); };
    item.setIcon(EyeColumn, column != noCurve ? icon(isSeen ? "eye" : "eye-off") : QIcon());
    item.setIcon(LockColumn, isChannel ? icon(isLocked ? "lock" : "lock-open") : QIcon());
    const QBrush brush(isSeen && !isLocked ? m_colours.text : m_colours.secondaryText);
    item.setForeground(NameColumn, brush);
    item.setForeground(ValueColumn, brush);
}

void ChannelList::takeChoice()
{
    if (m_isFilling)
        return;
    std::set<int> columns;
    for (const QTreeWidgetItem *item : selectedItems()) {
        if (const int column = item->data(NameColumn, columnRole).toInt(); column >= 0)
            columns.insert(column);
    }
    m_curves.choose(std::move(columns));
}

void ChannelList::toggleEye(QTreeWidgetItem *item)
{
    const int column = item->data(NameColumn, columnRole).toInt();
    if (column == noCurve)
        return;
    if (QApplication::keyboardModifiers() & Qt::AltModifier)
        m_curves.seeOnly(column);
    else
        m_curves.setSeen(column, !m_curves.isSeen(column));
}

void ChannelList::toggleLock(QTreeWidgetItem *item)
{
    const int column = item->data(NameColumn, columnRole).toInt();
    if (column >= 0)
        m_curves.setLocked(column, !m_curves.isLocked(column));
}

// Makes eyes and locks available to the keyboard, too.
// Otherwise a command with the same letter could take it.
bool ChannelList::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && isOwnKey(static_cast<const QKeyEvent &>(*event))) {
        event->accept();
        return true;
    }
    return QTreeWidget::event(event);
}

void ChannelList::keyPressEvent(QKeyEvent *event)
{
    if (!isOwnKey(*event))
        return QTreeWidget::keyPressEvent(event);
    const QList<QTreeWidgetItem *> items = selectedItems();
    for (QTreeWidgetItem *item : items) {
        if (event->key() == Qt::Key_H)
            toggleEye(item);
        else
            toggleLock(item);
    }
}

} // namespace limber
