#include "compare/comparepanel.h"

#include "compare/differencebars.h"
#include "compare/differencetable.h"
#include "items/jointtreemodel.h"
#include "theme/icons.h"
#include "widgets/areas/pagestack.h"
#include "widgets/elidedlabel.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr int numberWidth = 62;
constexpr int lowestTable = 48; // pixels; a low window needs the rest for the timeline
constexpr int sortedWidth = 78; // with space for the arrow of the sort order
constexpr int narrow = 440; // pixels; below this the names of joints need the width of the means

// Sorts by numbers and, if wanted, leaves out joints that do not differ.
class DifferenceOrder : public QSortFilterProxyModel
{
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    void setHidesAlike(bool hides)
    {
        m_hidesAlike = hides;
        invalidateFilter();
    }

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex &parent) const override
    {
        return !m_hidesAlike || !sourceModel()->index(row, 0, parent).data(DifferenceTable::AlikeRole).toBool();
    }

private:
    bool m_hidesAlike = true;
};

QString letterOf(Axis axis)
{
    return QChar(u'X' + static_cast<int>(axis));
}

QString numberText(double number, int decimals)
{
    return QLocale().toString(number, 'f', decimals);
}

// Returns a length with four digits, and at most three decimals.
QString lengthText(double length)
{
    constexpr int mostDecimals = 3;
    const int whole = length >= 1.0 ? static_cast<int>(std::floor(std::log10(length))) : 0;
    return numberText(length, std::max(0, mostDecimals - whole));
}

// The mean of the means of all rows that count, and the row with the largest difference.
struct Overall
{
    double mean = 0.0;
    const NodeDifference *worst = nullptr;
};

Overall overall(const std::vector<NodeDifference> &nodes, DifferenceFigures NodeDifference::*figures, bool jointsOnly)
{
    Overall result;
    int count = 0;
    for (const NodeDifference &node : nodes) {
        if (jointsOnly && !node.first.isJoint())
            continue;
        result.mean += (node.*figures).mean;
        ++count;
        if (result.worst == nullptr || (node.*figures).largest > (result.worst->*figures).largest)
            result.worst = &node;
    }
    if (count > 0)
        result.mean /= count;
    return result;
}

} // namespace

ComparePanel::ComparePanel(QWidget *parent) : QWidget(parent), m_head(new CompareHead(this))
{
    setObjectName(QStringLiteral("comparePanel"));
    setAttribute(Qt::WA_StyledBackground);
    m_body = new PageStack(this);
    m_body->addWidget(makeEmpty());
    m_body->addWidget(makeResult());
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_head);
    layout->addWidget(m_body, 1);
    setSession(nullptr);
}

QWidget *ComparePanel::makeEmpty()
{
    auto *page = new QWidget(this);
    m_empty = new QLabel(page);
    m_empty->setObjectName(QStringLiteral("compareState"));
    m_empty->setTextFormat(Qt::PlainText);
    m_empty->setProperty("role", QStringLiteral("secondary"));
    m_empty->setWordWrap(true);
    m_load = new QPushButton(tr("&Load It"), page);
    m_load->setObjectName(QStringLiteral("loadBeside"));
    m_load->setToolTip(tr("Read this file and lay it beside the clip as the project says"));
    connect(m_load, &QPushButton::clicked, this, [this] {
        if (session() && session()->clipsBeside().chosen() != nullptr)
            emit loadWanted({session()->clipsBeside().chosen()->id});
    });
    m_loadAll = new QPushButton(tr("Load &All"), page);
    m_loadAll->setObjectName(QStringLiteral("loadAllBeside"));
    m_loadAll->setToolTip(tr("Read all files that the project names beside the clip"));
    connect(m_loadAll, &QPushButton::clicked, this, [this] { emit loadWanted(waiting()); });
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_load);
    buttons->addWidget(m_loadAll);
    buttons->addStretch(1);
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(10, 8, 10, 8);
    layout->addWidget(m_empty);
    layout->addLayout(buttons);
    layout->addStretch(1);
    return page;
}

QWidget *ComparePanel::makeResult()
{
    auto *result = new QWidget(this);
    m_rotations = new ElidedLabel(result);
    m_positions = new ElidedLabel(result);
    m_frames = new ElidedLabel(result);
    m_frames->setProperty("role", QStringLiteral("secondary"));
    m_joints = new ElidedLabel(result);
    m_joints->setProperty("role", QStringLiteral("secondary"));
    m_turned = new ElidedLabel(result);
    m_turned->setObjectName(QStringLiteral("compareTurned"));
    m_turned->setProperty("role", QStringLiteral("secondary"));
    m_scaled = new ElidedLabel(result);
    m_scaled->setObjectName(QStringLiteral("compareScaled"));
    m_scaled->setProperty("role", QStringLiteral("secondary"));
    m_table = new DifferenceTable(this);
    auto *order = new DifferenceOrder(this);
    m_sorted = order;
    m_sorted->setSortRole(DifferenceTable::NumberRole);
    m_sorted->setSourceModel(m_table);
    m_bars = new DifferenceBars(this);
    m_view = new QTreeView(result);
    m_view->setObjectName(QStringLiteral("differences"));
    m_view->setAccessibleName(tr("Differences of the joints"));
    m_view->setToolTip(tr("Click a row to select its joint and jump to the frame with the largest difference"));
    m_view->setModel(m_sorted);
    m_view->setItemDelegate(m_bars);
    m_view->setRootIsDecorated(false);
    m_view->setMinimumHeight(lowestTable);
    m_view->setUniformRowHeights(true);
    m_view->setAllColumnsShowFocus(true);
    m_view->setSortingEnabled(true);
    m_view->sortByColumn(DifferenceTable::LargestDegrees, Qt::DescendingOrder);
    m_view->header()->setStretchLastSection(false);
    m_view->header()->setSectionResizeMode(DifferenceTable::Joint, QHeaderView::Stretch);
    m_view->header()->setMinimumSectionSize(44);
    for (int column = DifferenceTable::MeanDegrees; column < DifferenceTable::ColumnCount; ++column)
        m_view->header()->resizeSection(column, numberWidth);
    for (const int column : {DifferenceTable::LargestDegrees, DifferenceTable::LargestUnits})
        m_view->header()->resizeSection(column, sortedWidth);
    connect(m_view, &QTreeView::clicked, this, &ComparePanel::goTo);
    connect(m_view, &QTreeView::activated, this, &ComparePanel::goTo);
    m_hideAlike = new QCheckBox(result);
    m_hideAlike->setObjectName(QStringLiteral("hideAlike"));
    m_hideAlike->setAccessibleName(tr("Hide joints that are alike"));
    m_hideAlike->setChecked(true);
    m_hideAlike->setToolTip(tr("Leave out joints that differ by less than is shown"));
    connect(m_hideAlike, &QCheckBox::toggled, this, [order](bool hides) { order->setHidesAlike(hides); });
    auto *foot = new QHBoxLayout;
    foot->setContentsMargins(8, 4, 8, 6);
    foot->addWidget(m_hideAlike, 1);
    // Beside the summary it takes no room from the table.
    m_copy = new QToolButton(result);
    m_copy->setObjectName(QStringLiteral("copyDifferences"));
    m_copy->setIcon(themedIcon(QStringLiteral("edit-copy")));
    m_copy->setAccessibleName(tr("Copy table"));
    m_copy->setToolTip(tr("Copy all rows for a spreadsheet"));
    m_copy->setFocusPolicy(Qt::TabFocus);
    connect(m_copy, &QToolButton::clicked, this, &ComparePanel::copyTable);
    auto *layout = new QVBoxLayout(result);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    auto *summary = new QVBoxLayout;
    summary->setContentsMargins(8, 2, 8, 4);
    summary->setSpacing(2);
    for (ElidedLabel *label : {m_rotations, m_positions, m_frames, m_joints})
        summary->addWidget(label);
    summary->addWidget(m_turned);
    summary->addWidget(m_scaled);
    auto *head = new QHBoxLayout;
    head->setContentsMargins(0, 0, 6, 0);
    head->addLayout(summary, 1);
    head->addWidget(m_copy, 0, Qt::AlignTop);
    layout->addLayout(head);
    layout->addWidget(m_view, 1);
    layout->addLayout(foot);
    return result;
}

void ComparePanel::attach(Session &session, QObject &context)
{
    connect(&session.secondClip(), &SecondClip::changed, &context, [this] { showState(); });
    connect(&session.secondClip(), &SecondClip::measured, &context, [this] { showState(); });
    connect(&session.secondClip(), &SecondClip::failed, &context, [this](const QString &why) { emit refused(why); });
}

void ComparePanel::showSession()
{
    m_head->setSession(session());
    m_table->setSession(session());
    showState();
}

void ComparePanel::setColours(const Colours &colours)
{
    m_bars->setColours(colours);
    m_head->setColours(colours);
    m_view->viewport()->update();
}

void ComparePanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    for (const int column : {DifferenceTable::MeanDegrees, DifferenceTable::MeanUnits})
        m_view->setColumnHidden(column, width() < narrow);
}

QList<int> ComparePanel::waiting() const
{
    QList<int> ids;
    for (const ClipBeside &clip : session() ? session()->clipsBeside().all() : std::vector<ClipBeside>()) {
        if (!clip.isLoaded())
            ids << clip.id;
    }
    return ids;
}

QString ComparePanel::emptyText() const
{
    if (!session())
        return tr("Open a motion to compare it with another one.");
    const ClipBeside *chosen = session()->clipsBeside().chosen();
    if (chosen == nullptr)
        return tr("Choose a second clip above. It is shown beside this one, and the panel lists joint by joint how far "
                  "apart the two are. Neither is changed.");
    if (!chosen->isLoaded())
        return tr("%1 was beside this clip when the project was saved. It is not read until you ask for it.")
            .arg(chosen->source.name.simplified());
    return session()->secondClip().isMeasured() ? tr("The two clips have no joints that belong together.")
                                                : tr("Comparing…");
}

void ComparePanel::showState()
{
    const SecondClip *second = session() ? &session()->secondClip() : nullptr;
    const bool isShown = second != nullptr && second->isShown();
    const bool hasFigures = isShown && second->isMeasured() && !second->comparison().nodes.empty();
    const bool isWaiting = session() && session()->clipsBeside().chosen() != nullptr && !isShown;
    m_empty->setText(emptyText());
    m_load->setVisible(isWaiting);
    m_loadAll->setVisible(isWaiting && waiting().size() > 1);
    // Old measurements stay until there are new ones, so that they do not flicker while a value is dragged.
    const bool keepsOld = isShown && !second->isMeasured() && m_table->rowCount() > 0;
    m_body->setCurrentIndex(hasFigures || keepsOld ? 1 : 0);
    if (keepsOld)
        return;
    m_table->update();
    if (hasFigures)
        showSummary();
}

void ComparePanel::showSummary()
{
    const ClipComparison &comparison = session()->secondClip().comparison();
    const ClipBeside &beside = *session()->clipsBeside().chosen();
    m_bars->setPlace(beside.place);
    m_turned->setVisible(session()->clipsBeside().isTurned(beside));
    m_turned->setText(tr("Rotated: up is %1 there and %2 here.")
                          .arg(letterOf(beside.source.up), letterOf(session()->document().upAxis().axis)));
    const auto nameOf = [this](const NodeDifference &node) {
        return session()->jointTree().displayName(node.first).simplified();
    };
    const Overall degrees = overall(comparison.nodes, &NodeDifference::degrees, true);
    const Overall units = overall(comparison.nodes, &NodeDifference::units, false);
    // Where the largest differences are stands in the table, too, so a narrow panel leaves it out.
    if (degrees.worst != nullptr) {
        const QString mean = numberText(degrees.mean, 2);
        const QString largest = numberText(degrees.worst->degrees.largest, 2);
        m_rotations->setTexts(tr("Rotations: mean %1°, max %2° at %3, frame %4")
                                  .arg(mean, largest)
                                  .arg(nameOf(*degrees.worst))
                                  .arg(degrees.worst->degrees.worstFrame),
                              {tr("Rotations: mean %1°, max %2°").arg(mean, largest)});
    }
    const QString mean = lengthText(units.mean);
    const QString largest = lengthText(units.worst->units.largest);
    m_positions->setTexts(tr("Positions: mean %1, max %2 units at %3, frame %4")
                              .arg(mean, largest)
                              .arg(nameOf(*units.worst))
                              .arg(units.worst->units.worstFrame),
                          {tr("Positions: mean %1, max %2 units").arg(mean, largest)});
    showPairs();
    const int alike = m_table->alikeCount();
    m_hideAlike->setText(tr("Hide %n joint(s) alike", nullptr, alike));
    m_hideAlike->setVisible(alike > 0);
}

// Says what was compared.
void ComparePanel::showPairs()
{
    const SecondClip &second = session()->secondClip();
    const ClipComparison &comparison = second.comparison();
    m_frames->setText(tr("%n frame(s) compared", nullptr, comparison.comparedFrames));
    const QString paired = second.arePairedByRole()
                               ? tr("%n joint(s) paired by body part", nullptr, second.pairedCount())
                               : tr("%n joint(s) paired", nullptr, second.pairedCount());
    const auto alone = static_cast<int>(comparison.onlyInFirst.size() + comparison.onlyInSecond.size());
    if (alone == 0)
        m_joints->setTexts(paired, {});
    else
        m_joints->setTexts(tr("%1 · %n joint(s) or end site(s) unmatched", nullptr, alone).arg(paired),
                           {tr("%1 · %n unmatched", nullptr, alone).arg(paired), paired});
    const double scale = second.settings().scale;
    m_scaled->setVisible(scale != 1.0);
    m_scaled->setText(tr("Scaled by %1: another size.").arg(QLocale().toString(scale, 'g', 4)));
}

void ComparePanel::goTo(const QModelIndex &index)
{
    if (!session() || !index.isValid())
        return;
    const QModelIndex row = m_sorted->mapToSource(index);
    session()->selectOnly(m_table->nodeOf(row.row()));
    const int frame = m_table->worstFrameOf(row.row(), row.column());
    if (frame >= 0)
        session()->playhead().setFrame(frame);
}

void ComparePanel::copyTable()
{
    QGuiApplication::clipboard()->setText(m_table->asText());
}

} // namespace limber
