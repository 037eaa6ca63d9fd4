#include "panels/motionpanel.h"

#include "items/motiontablemodel.h"
#include "panels/cellactions.h"
#include "panels/frameactions.h"
#include "panels/motiondelegate.h"
#include "panels/motionheaders.h"
#include "widgets/elidedlabel.h"
#include "widgets/replacemodel.h"

#include <QFontDatabase>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QScrollBar>
#include <QTableView>
#include <QToolButton>

namespace limber {

namespace {

constexpr int rowHeight = 20;

QFont digitsFont(const QFont &base)
{
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setPointSizeF(base.pointSizeF());
    return font;
}

} // namespace

MotionPanel::MotionPanel(QWidget *parent) : QWidget(parent)
{
    createWidgets();
    createActions();
    setSession(nullptr);
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
    // Tab leaves the table, because the arrow keys move inside it.
    m_table->setTabKeyNavigation(false);
    m_table->installEventFilter(this);
    setFocusProxy(m_table);
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                             QAbstractItemView::AnyKeyPressed);
    m_frameHeader->setDefaultSectionSize(qMax(rowHeight, m_table->fontMetrics().height() + 4));
    m_channelHeader->setDefaultSectionSize(m_table->fontMetrics().horizontalAdvance(QStringLiteral("-000.0000")) + 14);

    m_summary = new ElidedLabel(this);
    m_summary->setProperty("role", QStringLiteral("secondary"));
    m_hint = new QLabel(tr("The selection has no channels."), this);
    m_hint->setProperty("role", QStringLiteral("secondary"));
    m_hint->setWordWrap(true);
    m_hint->setAlignment(Qt::AlignTop | Qt::AlignHCenter);
    m_hint->setContentsMargins(16, 24, 16, 16);

    connect(m_channelHeader, &QHeaderView::sectionDoubleClicked, this, &MotionPanel::selectJointOfColumn);
    connect(m_frameHeader, &QHeaderView::sectionPressed, this, [this](int frame) {
        if (session() && frame >= 0) // -1 below the last one
            session()->playhead().setFrame(frame);
    });
    connect(m_table, &QWidget::customContextMenuRequested, this, &MotionPanel::showContextMenu);
}

void MotionPanel::createActions()
{
    const QAction *ofAllJoints = m_actions.add(ActionId::AllChannels, this);
    connect(ofAllJoints, &QAction::toggled, this, &MotionPanel::showChannels);
    m_cells = new CellActions(*m_table);
    m_frames = new FrameActions(*m_cells, *this);
    connect(m_cells, &CellActions::refused, this, &MotionPanel::refused);
    connect(m_delegate, &MotionDelegate::rowsWanted, this, &MotionPanel::moveDown);
    m_actions.take(m_cells->actions().all());
    m_actions.take(m_frames->actions().all());
    const QList<QAction *> onBar =
        m_actions.of({ActionId::AllChannels, ActionId::FillDown, ActionId::Interpolate, ActionId::InterpolateLinearly,
                      ActionId::OffsetValues, ActionId::ScaleValues, ActionId::GoToFrame}); // copy and paste have keys

    auto *bar = new QHBoxLayout;
    bar->setSpacing(0);
    bar->addWidget(m_summary, 1);
    for (QAction *action : onBar) {
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

QList<QAction *> MotionPanel::frameActions() const
{
    return m_frames->actions().all();
}

void MotionPanel::attach(Session &session, QObject &context)
{
    const Document &document = session.document();
    connect(&session, &Session::selectionChanged, &context, [this] { showChannels(); });
    connect(&document, &Document::wasReset, &context, [this] { showChannels(); });
    connect(&document, &Document::loaded, &context, [this] { fitColumns(); }); // its digits are known only now
    connect(&document, &Document::frameTimeChanged, &context, [this] { updateSummary(); });
    for (const auto signal : {&Document::framesInserted, &Document::framesRemoved})
        connect(&document, signal, &context, [this] { updateSummary(); });
    connect(&session.playhead(), &Playhead::panelFrameChanged, &context, [this](int frame) { followPlayhead(frame); });
    connect(&session.preview(), &ClipPreview::changed, &context, [this] { m_table->viewport()->update(); });
}

void MotionPanel::showSession()
{
    replaceModel(*m_table, session() != nullptr ? &session()->motionTable() : nullptr);
    m_delegate->setPreview(session() != nullptr ? &session()->preview() : nullptr);
    m_cells->setSession(session());
    m_frames->setSession(session());
    m_actions[ActionId::AllChannels]->setEnabled(session() != nullptr);
    if (session() == nullptr)
        return updateSummary();
    const QItemSelectionModel *selection = m_table->selectionModel();
    connect(selection, &QItemSelectionModel::currentChanged, this, &MotionPanel::followCurrentCell);
    connect(selection, &QItemSelectionModel::selectionChanged, m_cells, &CellActions::updateActions);
    showChannels();
    followPlayhead(session()->playhead().frame());
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
    if (!session())
        return;
    const std::vector<NodeId> selected = session()->selectedNodes();
    if (m_actions[ActionId::AllChannels]->isChecked() || selected.empty()) {
        session()->motionTable().showAllJoints();
    } else {
        std::vector<int> joints;
        for (const NodeId node : selected)
            joints.push_back(node.isJoint() ? node.index : session()->document().skeleton().parentOf(node));
        session()->motionTable().showJoints(joints);
    }
    fitColumns();
    updateSummary();
    m_cells->updateActions();
}

// Makes each column wide enough for its digits.
void MotionPanel::fitColumns()
{
    const MotionTableModel &model = session()->motionTable();
    const int digit = m_table->fontMetrics().horizontalAdvance(QLatin1Char('0'));
    for (int column = 0; column < model.columnCount(); ++column) {
        constexpr int signAndPoint = 2;
        constexpr int wholeDigits = 3;
        const int decimals = model.headerData(column, Qt::Horizontal, MotionTableModel::DecimalsRole).toInt();
        const int width = digit * (signAndPoint + wholeDigits + decimals) + 14;
        m_channelHeader->resizeSection(column, qMax(width, m_channelHeader->defaultSectionSize()));
    }
}

void MotionPanel::moveDown(int rows)
{
    const QModelIndex current = m_table->currentIndex();
    const QModelIndex next = current.siblingAtRow(current.row() + rows);
    m_table->setFocus();
    if (next.isValid())
        m_table->setCurrentIndex(next);
}

bool MotionPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_table && event->type() == QEvent::KeyPress) {
        const auto &key = static_cast<const QKeyEvent &>(*event);
        if (key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter) {
            moveDown(key.modifiers() & Qt::ShiftModifier ? -1 : 1);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void MotionPanel::followPlayhead(int frame)
{
    m_delegate->setCurrentFrame(frame);
    m_frameHeader->setCurrentFrame(frame);
    m_table->viewport()->update();
    if (m_following || !session() || frame >= session()->motionTable().rowCount())
        return;
    // It scrolls only if the frame is out of sight.
    const int y = m_table->rowViewportPosition(frame);
    const bool visible = y >= 0 && y + m_table->rowHeight(frame) <= m_table->viewport()->height();
    if (!visible) {
        const int sideways = m_table->horizontalScrollBar()->value();
        m_table->scrollTo(session()->motionTable().index(frame, 0), QAbstractItemView::PositionAtCenter);
        m_table->horizontalScrollBar()->setValue(sideways);
    }
}

void MotionPanel::followCurrentCell()
{
    const QModelIndex current = m_table->currentIndex();
    if (!session() || !current.isValid())
        return;
    m_following = true;
    session()->playhead().setFrame(current.row());
    m_following = false;
}

void MotionPanel::updateSummary()
{
    const bool shows = session() && session()->motionTable().columnCount() > 0;
    m_table->setVisible(shows);
    m_hint->setVisible(!shows);
    if (!session())
        return m_summary->clear();
    m_frameHeader->setFrameTime(session()->document().motion().playingFrameTimeSeconds());
    const int shown = session()->motionTable().columnCount();
    const int all = session()->document().skeleton().columnCount();
    m_summary->setTexts(tr("%1 of %2 channels").arg(shown).arg(all), {tr("%1 of %2").arg(shown).arg(all)});
}

void MotionPanel::selectJointOfColumn(int section)
{
    if (session() && section >= 0) // -1 beside the last one
        session()->selectOnly(NodeId::joint(
            session()->motionTable().headerData(section, Qt::Horizontal, MotionTableModel::JointRole).toInt()));
}

void MotionPanel::showContextMenu(const QPoint &position)
{
    QMenu menu;
    menu.addActions(m_cells->actions().all());
    menu.addSeparator();
    menu.addAction(m_actions[ActionId::AllChannels]);
    menu.addSeparator();
    menu.addActions(frameActions());
    menu.exec(m_table->viewport()->mapToGlobal(position));
}

} // namespace limber
