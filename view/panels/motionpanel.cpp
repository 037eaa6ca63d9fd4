#include "panels/motionpanel.h"

#include "document/blockedit.h"
#include "items/cellclipboard.h"
#include "items/motiontablemodel.h"
#include "items/numberexpression.h"
#include "panels/motiondelegate.h"
#include "panels/motionheaders.h"
#include "theme/icons.h"

#include <QAction>
#include <QClipboard>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QLabel>
#include <QMenu>
#include <QScrollBar>
#include <QTableView>
#include <QToolButton>

#include <algorithm>
#include <optional>

namespace limber {

namespace {

constexpr int rowHeight = 20;

QFont digitsFont(const QFont &base)
{
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setPointSizeF(base.pointSizeF());
    return font;
}

std::optional<double> askForNumber(QWidget *parent, const QString &title, const QString &label, const QString &start)
{
    bool accepted = false;
    const QString text = QInputDialog::getText(parent, title, label, QLineEdit::Normal, start, &accepted);
    return accepted ? evaluateExpression(text, 0.0) : std::nullopt;
}

} // namespace

MotionPanel::MotionPanel(QWidget *parent) : QWidget(parent)
{
    createWidgets();
    createActions();
    updateActions();
}

void MotionPanel::createWidgets()
{
    m_table = new QTableView(this);
    m_table->setObjectName(QStringLiteral("motionTable"));
    m_table->setAccessibleName(tr("Motion: frames by channels"));
    m_channelHeader = new ChannelHeader(m_table);
    m_frameHeader = new FrameHeader(m_table);
    m_delegate = new MotionDelegate(this);
    m_table->setHorizontalHeader(m_channelHeader);
    m_table->setVerticalHeader(m_frameHeader);
    m_table->setItemDelegate(m_delegate);
    m_table->setFont(digitsFont(font()));
    m_table->setShowGrid(false);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setWordWrap(false);
    m_table->setCornerButtonEnabled(true);
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                             QAbstractItemView::AnyKeyPressed);
    m_frameHeader->setDefaultSectionSize(qMax(rowHeight, m_table->fontMetrics().height() + 4));
    m_channelHeader->setDefaultSectionSize(m_table->fontMetrics().horizontalAdvance(QStringLiteral("-000.0000")) + 14);

    m_summary = new QLabel(this);
    m_summary->setProperty("role", QStringLiteral("secondary"));
    m_hint = new QLabel(tr("What is chosen has no channels."), this);
    m_hint->setProperty("role", QStringLiteral("secondary"));
    m_hint->setWordWrap(true);
    m_hint->setAlignment(Qt::AlignTop | Qt::AlignHCenter);
    m_hint->setContentsMargins(16, 24, 16, 16);

    connect(m_channelHeader, &QHeaderView::sectionDoubleClicked, this, &MotionPanel::selectJointOfColumn);
    connect(m_frameHeader, &QHeaderView::sectionPressed, this, [this](int frame) {
        if (m_session)
            m_session->playhead().setFrame(frame);
    });
    connect(m_table, &QWidget::customContextMenuRequested, this, &MotionPanel::showContextMenu);
}

void MotionPanel::createActions()
{
    m_allChannels = new QAction(tr("All Channels"), this);
    m_allChannels->setObjectName(QStringLiteral("motion.allChannels"));
    m_allChannels->setCheckable(true);
    m_allChannels->setProperty("iconName", QStringLiteral("all-channels"));
    applyIcon(m_allChannels);
    m_allChannels->setToolTip(tr("Show the channels of all joints, not only of the chosen ones"));
    connect(m_allChannels, &QAction::toggled, this, &MotionPanel::showChannels);
    m_valueActions << m_allChannels;

    auto &values = m_valueActions;
    addPanelAction(values, tr("Copy Values"), QStringLiteral("motion.copy"), QStringLiteral("edit-copy"),
                   tr("Copy the chosen cells as a block for a spreadsheet"), QKeySequence::Copy,
                   &MotionPanel::copyCells);
    addPanelAction(values, tr("Paste Values"), QStringLiteral("motion.paste"), QStringLiteral("edit-paste"),
                   tr("Paste a block of numbers at the current cell"), QKeySequence::Paste, &MotionPanel::pasteCells);
    addPanelAction(values, tr("Fill Down"), QStringLiteral("motion.fillDown"), QStringLiteral("fill-down"),
                   tr("Repeat the first row of the block in all its rows"), QKeySequence(tr("Ctrl+D")),
                   &MotionPanel::fillDown);
    addPanelAction(values, tr("Interpolate"), QStringLiteral("motion.interpolate"), QStringLiteral("interpolate"),
                   tr("Fill the block between its first and last row; whole rotations turn the shortest way"),
                   QKeySequence(tr("Ctrl+I")), &MotionPanel::interpolate);
    addPanelAction(values, tr("Add to Values…"), QStringLiteral("motion.offset"), QStringLiteral("values-offset"),
                   tr("Add a number to every chosen cell"), {}, &MotionPanel::offsetCells);
    addPanelAction(values, tr("Scale Values…"), QStringLiteral("motion.scale"), QStringLiteral("values-scale"),
                   tr("Multiply every chosen cell by a number"), {}, &MotionPanel::scaleCells);

    auto &frames = m_frameActions;
    m_goToFrame =
        addPanelAction(frames, tr("Go to Frame…"), QStringLiteral("motion.goToFrame"), QStringLiteral("frame-go-to"),
                       tr("Show a frame by its number"), QKeySequence(tr("Ctrl+G")), &MotionPanel::goToFrame);
    m_goToFrame->setShortcutContext(Qt::WindowShortcut);
    addPanelAction(frames, tr("Insert Frame"), QStringLiteral("motion.insertFrame"), QStringLiteral("frame-insert"),
                   tr("Insert a frame halfway between the current one and the next"), {}, &MotionPanel::insertFrame);
    addPanelAction(frames, tr("Duplicate Frames"), QStringLiteral("motion.duplicateFrames"),
                   QStringLiteral("frame-duplicate"), tr("Repeat the chosen frames behind themselves"), {},
                   &MotionPanel::duplicateFrames);
    addPanelAction(frames, tr("Delete Frames"), QStringLiteral("motion.deleteFrames"), QStringLiteral("frame-delete"),
                   tr("Take the chosen frames out of the motion"), QKeySequence(tr("Ctrl+Shift+Delete")),
                   &MotionPanel::deleteFrames);

    auto *bar = new QHBoxLayout;
    bar->setSpacing(0);
    bar->addWidget(m_summary, 1);
    for (QAction *action : {m_allChannels, m_valueActions.at(3), m_valueActions.at(4), m_valueActions.at(5),
                            m_valueActions.at(6), m_goToFrame}) {
        auto *button = new QToolButton(this);
        button->setDefaultAction(action);
        button->setIconSize({18, 18});
        bar->addWidget(button);
    }
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 2, 4, 4);
    layout->setSpacing(2);
    layout->addLayout(bar);
    layout->addWidget(m_hint, 1);
    layout->addWidget(m_table, 1);
}

QAction *MotionPanel::addPanelAction(QList<QAction *> &group, const QString &text, const QString &name,
                                     const QString &icon, const QString &toolTip, const QKeySequence &shortcut,
                                     void (MotionPanel::*slot)())
{
    auto *action = new QAction(text, this);
    action->setObjectName(name);
    action->setProperty("iconName", icon);
    applyIcon(action);
    action->setToolTip(toolTip);
    action->setShortcut(shortcut);
    // Copy and paste belong to whatever has the focus.
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    m_table->addAction(action);
    connect(action, &QAction::triggered, this, slot);
    group << action;
    return action;
}

void MotionPanel::setSession(Session *session)
{
    if (m_session) {
        disconnect(m_session, nullptr, this, nullptr);
        disconnect(&m_session->document(), nullptr, this, nullptr);
        disconnect(&m_session->playhead(), nullptr, this, nullptr);
    }
    m_session = session;
    QItemSelectionModel *old = m_table->selectionModel();
    m_table->setModel(session != nullptr ? &session->motionTable() : nullptr);
    if (old != nullptr && old != m_table->selectionModel())
        delete old;
    if (session == nullptr) {
        updateSummary();
        return updateActions();
    }
    const Document &document = session->document();
    connect(session, &Session::selectionChanged, this, &MotionPanel::showChannels);
    connect(&document, &Document::wasReset, this, &MotionPanel::showChannels);
    connect(&document, &Document::frameTimeChanged, this, &MotionPanel::updateSummary);
    connect(&document, &Document::framesInserted, this, &MotionPanel::updateSummary);
    connect(&document, &Document::framesRemoved, this, &MotionPanel::updateSummary);
    connect(&session->playhead(), &Playhead::frameChanged, this, &MotionPanel::followPlayhead);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &MotionPanel::followCurrentCell);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &MotionPanel::updateActions);
    showChannels();
    followPlayhead(session->playhead().frame());
}

void MotionPanel::setColours(const Colours &colours)
{
    m_channelHeader->setColours(colours);
    m_frameHeader->setColours(colours);
    m_delegate->setColours(colours);
    m_table->viewport()->update();
}

void MotionPanel::showChannels()
{
    if (!m_session)
        return;
    // Nothing chosen leaves nothing out.
    const std::vector<NodeId> chosen = m_session->selectedNodes();
    if (m_allChannels->isChecked() || chosen.empty()) {
        m_session->motionTable().showAllJoints();
    } else {
        std::vector<int> joints;
        for (const NodeId node : chosen)
            joints.push_back(node.isJoint() ? node.index : m_session->document().skeleton().parentOf(node));
        m_session->motionTable().showJoints(joints);
    }
    updateSummary();
    updateActions();
}

void MotionPanel::followPlayhead(int frame)
{
    m_delegate->setCurrentFrame(frame);
    m_frameHeader->setCurrentFrame(frame);
    m_table->viewport()->update();
    if (m_following || !m_session || frame >= m_session->motionTable().rowCount())
        return;
    // Only as far as needed, so that a table that shows the frame stands still.
    const int y = m_table->rowViewportPosition(frame);
    const bool visible = y >= 0 && y + m_table->rowHeight(frame) <= m_table->viewport()->height();
    if (!visible && m_session->motionTable().columnCount() > 0) {
        const int sideways = m_table->horizontalScrollBar()->value();
        m_table->scrollTo(m_session->motionTable().index(frame, 0), QAbstractItemView::PositionAtCenter);
        m_table->horizontalScrollBar()->setValue(sideways);
    }
}

void MotionPanel::followCurrentCell()
{
    const QModelIndex current = m_table->currentIndex();
    if (!m_session || !current.isValid())
        return;
    m_following = true;
    m_session->playhead().setFrame(current.row());
    m_following = false;
}

void MotionPanel::updateSummary()
{
    const bool shows = m_session && m_session->motionTable().columnCount() > 0;
    m_table->setVisible(shows);
    m_hint->setVisible(!shows);
    if (!m_session)
        return m_summary->clear();
    m_frameHeader->setFrameTime(m_session->document().motion().playingFrameTimeSeconds());
    m_summary->setText(tr("%1 of %2 channels")
                           .arg(m_session->motionTable().columnCount())
                           .arg(m_session->document().skeleton().columnCount()));
}

void MotionPanel::updateActions()
{
    const bool anyCell = m_session && !selectedBlock().isEmpty();
    for (QAction *action : std::as_const(m_valueActions))
        action->setEnabled(anyCell || (action == m_allChannels && m_session));
    const bool anyFrame = m_session && m_session->document().motion().frameCount() > 0;
    for (QAction *action : std::as_const(m_frameActions))
        action->setEnabled(anyFrame);
}

void MotionPanel::selectJointOfColumn(int section)
{
    if (m_session)
        m_session->selectOnly(NodeId::joint(
            m_session->motionTable().headerData(section, Qt::Horizontal, MotionTableModel::JointRole).toInt()));
}

void MotionPanel::showContextMenu(const QPoint &position)
{
    QMenu menu;
    menu.addActions(m_valueActions);
    menu.addSeparator();
    menu.addActions(m_frameActions);
    menu.exec(m_table->viewport()->mapToGlobal(position));
}

CellBlock MotionPanel::selectedBlock() const
{
    if (!m_session || m_table->selectionModel() == nullptr || !m_table->selectionModel()->hasSelection())
        return {};
    QRect bounds;
    for (const QItemSelectionRange &range : m_table->selectionModel()->selection())
        bounds |= QRect(QPoint(range.left(), range.top()), QPoint(range.right(), range.bottom()));
    return m_session->motionTable().blockOf(bounds.top(), bounds.bottom(), bounds.left(), bounds.right());
}

std::vector<double> MotionPanel::onlySelected(const CellBlock &block, std::vector<double> wanted) const
{
    const QItemSelection selection = m_table->selectionModel()->selection();
    if (selection.size() == 1)
        return wanted;
    const MotionTableModel &model = m_session->motionTable();
    std::vector<double> values = valuesOf(m_session->document().clip(), block);
    const int firstColumn = model.tableColumn(block.columns.front());
    const std::size_t width = block.columns.size();
    for (const QItemSelectionRange &range : selection) {
        for (int frame = range.top(); frame <= range.bottom(); ++frame) {
            for (int column = range.left(); column <= range.right(); ++column) {
                const std::size_t cell = static_cast<std::size_t>(frame - block.firstFrame) * width +
                                         static_cast<std::size_t>(column - firstColumn);
                values[cell] = wanted[cell];
            }
        }
    }
    return values;
}

void MotionPanel::applyToBlock(const CellBlock &block, std::vector<double> values, const QString &verb)
{
    if (block.isEmpty())
        return;
    m_session->document().setValues(block, onlySelected(block, std::move(values)),
                                    tr("%1: %n frame(s)", nullptr, block.frameCount).arg(verb));
}

void MotionPanel::copyCells()
{
    const CellBlock block = selectedBlock();
    if (block.isEmpty())
        return;
    const std::vector<double> values = valuesOf(m_session->document().clip(), block);
    QGuiApplication::clipboard()->setText(textOfCells(values, static_cast<int>(block.columns.size())));
}

void MotionPanel::pasteCells()
{
    const QModelIndex current = m_table->currentIndex();
    if (!m_session || !current.isValid())
        return;
    QString error;
    const auto grid = cellsOfText(QGuiApplication::clipboard()->text(), error);
    if (!grid)
        return emit refused(error);
    const MotionTableModel &model = m_session->motionTable();
    CellBlock block = selectedBlock();
    const QPoint start(block.isEmpty() ? current.column() : model.tableColumn(block.columns.front()),
                       block.isEmpty() ? current.row() : block.firstFrame);
    // One number fills the whole selection; a block goes where its first cell is.
    if (grid->values.size() == 1 && block.cellCount() > 1)
        return applyToBlock(block, std::vector<double>(block.cellCount(), grid->values.front()), tr("Paste"));
    const int rows = qMin(grid->rowCount, model.rowCount() - start.y());
    const int columns = qMin(grid->columnCount, model.columnCount() - start.x());
    if (rows < grid->rowCount || columns < grid->columnCount) {
        return emit refused(
            tr("The clipboard holds %1 rows of %2 numbers; from this cell on there is room for %3 by %4.")
                .arg(grid->rowCount)
                .arg(grid->columnCount)
                .arg(rows)
                .arg(columns));
    }
    block = model.blockOf(start.y(), start.y() + rows - 1, start.x(), start.x() + columns - 1);
    m_session->document().setValues(block, grid->values, tr("Paste: %n frame(s)", nullptr, rows));
    m_table->selectionModel()->select(
        {model.index(start.y(), start.x()), model.index(start.y() + rows - 1, start.x() + columns - 1)},
        QItemSelectionModel::ClearAndSelect);
}

void MotionPanel::fillDown()
{
    const CellBlock block = selectedBlock();
    if (!block.isEmpty())
        applyToBlock(block, filledDown(m_session->document().clip(), block), tr("Fill down"));
}

void MotionPanel::interpolate()
{
    const CellBlock block = selectedBlock();
    if (block.frameCount < 3 && !block.isEmpty())
        return emit refused(tr("Choose at least three frames: the first and the last one stay as they are."));
    if (!block.isEmpty())
        applyToBlock(block, interpolatedBetweenEnds(m_session->document().clip(), block), tr("Interpolate"));
}

void MotionPanel::offsetCells()
{
    const CellBlock block = selectedBlock();
    if (block.isEmpty())
        return;
    if (const auto amount =
            askForNumber(this, tr("Add to Values"), tr("Add to every chosen cell:"), QStringLiteral("0")))
        applyToBlock(block, offsetBy(m_session->document().clip(), block, *amount), tr("Add %1").arg(*amount));
}

void MotionPanel::scaleCells()
{
    const CellBlock block = selectedBlock();
    if (block.isEmpty())
        return;
    if (const auto factor =
            askForNumber(this, tr("Scale Values"), tr("Multiply every chosen cell by:"), QStringLiteral("1")))
        applyToBlock(block, scaledBy(m_session->document().clip(), block, *factor), tr("Scale by %1").arg(*factor));
}

void MotionPanel::goToFrame()
{
    if (!m_session)
        return;
    Playhead &playhead = m_session->playhead();
    const int last = qMax(0, m_session->document().motion().frameCount() - 1);
    bool accepted = false;
    const int frame = QInputDialog::getInt(this, tr("Go to Frame"), tr("Frame (0 to %1):").arg(last), playhead.frame(),
                                           0, last, 1, &accepted);
    if (accepted)
        playhead.setFrame(frame);
}

std::pair<int, int> MotionPanel::chosenFrames() const
{
    const CellBlock block = selectedBlock();
    if (!block.isEmpty())
        return {block.firstFrame, block.frameCount};
    return {m_session->playhead().frame(), 1};
}

void MotionPanel::insertFrame()
{
    const Motion &motion = m_session->document().motion();
    const int frame = m_session->playhead().frame();
    FrameBlock block = motion.copyOfFrames(frame, 1);
    block.origins.clear();
    if (frame + 1 < motion.frameCount()) {
        // Halfway between the neighbours, rotations on their shortest way.
        Clip three{m_session->document().skeleton(), Motion(3, motion.columnCount()), nullptr};
        CellBlock all{0, 3, {}};
        for (int column = 0; column < motion.columnCount(); ++column) {
            all.columns.push_back(column);
            three.motion.setValue(0, column, motion.value(frame, column));
            three.motion.setValue(2, column, motion.value(frame + 1, column));
        }
        const std::vector<double> values = interpolatedBetweenEnds(three, all);
        std::copy_n(values.begin() + motion.columnCount(), motion.columnCount(), block.values.begin());
    }
    m_session->document().insertFrames(frame + 1, std::move(block), tr("Insert frame %1").arg(frame + 1));
    m_session->playhead().setFrame(frame + 1);
}

void MotionPanel::duplicateFrames()
{
    const auto [first, count] = chosenFrames();
    FrameBlock block = m_session->document().motion().copyOfFrames(first, count);
    block.origins.clear();
    m_session->document().insertFrames(first + count, std::move(block), tr("Duplicate %n frame(s)", nullptr, count));
}

void MotionPanel::deleteFrames()
{
    const auto [first, count] = chosenFrames();
    m_session->document().removeFrames(first, count);
}

} // namespace limber
