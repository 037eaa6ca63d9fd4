#include "layerspanel/layerspanel.h"

#include "base/at.h"
#include "layerspanel/layerdetails.h"
#include "layerspanel/layerrow.h"
#include "session/layers/layeredits.h"
#include "theme/iconlabel.h"
#include "theme/icons.h"
#include "widgets/accessibleparts.h"
#include "widgets/elidedlabel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace limber {

namespace {

constexpr int lowHeight = 424;
constexpr int dropMarkHeight = 2;

} // namespace

LayersPanel::LayersPanel(const ActionList &actions, QWidget *parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("layersPanel"));
    setAttribute(Qt::WA_StyledBackground);
    auto *content = new QWidget(this);
    m_list = new QVBoxLayout(content);
    m_list->setContentsMargins(0, 0, 0, 0);
    m_list->setSpacing(1);
    m_list->addWidget(makeBase());
    m_list->addStretch(1);
    m_dropMark = new QFrame(content);
    m_dropMark->setObjectName(QStringLiteral("layerDropMark"));
    m_dropMark->setAutoFillBackground(true);
    m_dropMark->setBackgroundRole(QPalette::Highlight);
    m_dropMark->hide();
    m_scroll = new QScrollArea(this);
    m_scroll->setObjectName(QStringLiteral("layerList"));
    m_scroll->setAccessibleName(tr("Layers"));
    m_scroll->setFocusPolicy(Qt::NoFocus);
    setAccessibleRole(*m_scroll, QAccessible::List);
    m_scroll->setWidget(content);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_details = new LayerDetails(this);
    connect(m_details, &LayerDetails::frameWanted, this, &LayersPanel::goTo);
    m_note = new QLabel(
        tr("Saving writes the base to the BVH file. Export Merged writes what is shown, layers and all."), this);
    m_note->setProperty("role", QStringLiteral("secondary"));
    m_note->setWordWrap(true);
    m_note->setContentsMargins(8, 2, 8, 6);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeHead(actions));
    layout->addWidget(m_scroll, 3);
    layout->addWidget(makeEmpty(actions));
    layout->addWidget(m_details, 2);
    layout->addWidget(m_note);
    setSession(nullptr);
}

QWidget *LayersPanel::makeHead(const ActionList &actions)
{
    auto *head = new QWidget(this);
    auto *row = new QHBoxLayout(head);
    row->setContentsMargins(8, 6, 6, 6);
    row->setSpacing(2);
    m_count = new QLabel(head);
    m_count->setProperty("role", QStringLiteral("secondary"));
    row->addWidget(m_count, 1);
    for (const ActionId id :
         {ActionId::NewLayer, ActionId::LockLayer, ActionId::MergeLayerDown, ActionId::DeleteLayer}) {
        auto *button = new QToolButton(head);
        button->setDefaultAction(actions[id]);
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
        row->addWidget(button);
    }
    return head;
}

QWidget *LayersPanel::makeBase()
{
    m_base = new LayerFrame(this);
    m_base->setObjectName(QStringLiteral("baseLayer"));
    auto *row = new QHBoxLayout(m_base);
    row->setContentsMargins(8, 7, 8, 7);
    row->setSpacing(6);
    auto *icon = new IconLabel(16, m_base);
    icon->setIcon(themedIcon(QStringLiteral("show-shadow")));
    auto *name = new QLabel(tr("Base"), m_base);
    name->setProperty("role", QStringLiteral("title"));
    m_baseName = new ElidedLabel(m_base);
    m_baseName->setProperty("role", QStringLiteral("secondary"));
    row->addWidget(icon);
    row->addWidget(name);
    row->addWidget(m_baseName, 1);
    connect(m_base, &LayerFrame::activated, this, [this] { choose(ChangeTarget::Base); });
    connect(m_base, &LayerFrame::stepWanted, this, [this](int rows) {
        if (rows < 0 && !m_rows.empty())
            choose(0);
    });
    return m_base;
}

QWidget *LayersPanel::makeEmpty(const ActionList &actions)
{
    m_empty = new QWidget(this);
    auto *column = new QVBoxLayout(m_empty);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(12);
    auto *text = new QLabel(tr("A layer changes the motion and keeps the values in the file. Weaken it, mute "
                               "it or merge it whenever you like."),
                            m_empty);
    text->setProperty("role", QStringLiteral("secondary"));
    text->setWordWrap(true);
    text->setAlignment(Qt::AlignHCenter);
    auto *button = new QToolButton(m_empty);
    button->setDefaultAction(actions[ActionId::NewLayer]);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setProperty("role", QStringLiteral("framed"));
    column->addWidget(text);
    column->addWidget(button, 0, Qt::AlignHCenter);
    column->addStretch(1);
    return m_empty;
}

void LayersPanel::attach(Session &session, QObject &context)
{
    const Document &document = session.document();
    for (const auto signal : {&Document::layersChanged, &Document::wasReset, &Document::loaded, &Document::pathChanged,
                              &Document::nameCodecChanged, &Document::frameTimeChanged})
        connect(&document, signal, &context, [this] { refresh(); });
    for (const auto signal : {&Document::framesInserted, &Document::framesRemoved})
        connect(&document, signal, &context, [this] { refresh(); });
    connect(&session, &Session::selectionChanged, &context, [this] { refresh(); });
    connect(&session.target(), &ChangeTarget::changed, &context, [this] { refresh(); });
    connect(&session.playhead(), &Playhead::panelFrameChanged, &context, [this] { showFrame(); });
}

void LayersPanel::detach()
{
    for (LayerRow *row : m_rows)
        row->endRename(session() != nullptr);
}

void LayersPanel::showSession()
{
    m_details->setSession(session());
    refresh();
}

void LayersPanel::setColours(const Colours &colours)
{
    m_colours = colours;
    for (LayerRow *row : m_rows)
        row->setColours(colours);
}

LayerRow *LayersPanel::addRow()
{
    auto *row = new LayerRow(this);
    row->setColours(m_colours);
    m_list->insertWidget(static_cast<int>(m_rows.size()), row);
    m_rows.push_back(row);
    connectRow(row);
    return row;
}

void LayersPanel::connectRow(LayerRow *row)
{
    connect(row, &LayerFrame::activated, this, [this, row] { choose(indexOf(row)); });
    connect(row, &LayerFrame::stepWanted, this,
            [this, row](int rows) { choose(std::min(indexOf(row) - rows, static_cast<int>(m_rows.size()) - 1)); });
    connect(row, &LayerFrame::renameWanted, row, &LayerRow::startRename);
    connect(row, &LayerFrame::deleteWanted, this, [this, row] { removeLayer(session()->document(), indexOf(row)); });
    connect(row, &LayerRow::renamed, this, [this, row](const QString &name) {
        changeLayer(session()->document(), indexOf(row), tr("Rename layer"),
                    [&](Layer &layer) { layer.name = name.toStdString(); });
    });
    connect(row, &LayerRow::weightGestureStarted, this, [this] { m_gesture = session()->document().newGesture(); });
    connect(row, &LayerRow::weightWanted, this, [this, row](double weight, bool gesture) {
        setLayerWeight(session()->document(), indexOf(row), session()->playhead().frame(), weight,
                       gesture ? m_gesture : 0);
        refreshRows();
    });
    const auto toggle = [this, row](const QString &text, bool Layer::*member, bool on, bool all) {
        const auto change = [=](Layer &layer) { layer.*member = on; };
        if (all)
            changeLayers(session()->document(), text, change);
        else
            changeLayer(session()->document(), indexOf(row), text, change);
    };
    connect(row, &LayerRow::muteWanted, this,
            [toggle](bool on, bool all) { toggle(tr("Mute layer"), &Layer::isMuted, on, all); });
    connect(row, &LayerRow::soloWanted, this,
            [toggle](bool on, bool all) { toggle(tr("Solo layer"), &Layer::isSolo, on, all); });
    connect(row, &LayerRow::frameWanted, this, &LayersPanel::goTo);
    connect(row, &LayerFrame::dragged, this, &LayersPanel::showDrop);
    connect(row, &LayerFrame::dragGivenUp, m_dropMark, &QWidget::hide);
    connect(row, &LayerFrame::dropped, this, [this, row](int y) { drop(row, y); });
}

// Returns the gap between rows at that height, as the number of rows above it.
std::size_t LayersPanel::gapAt(int y) const
{
    return static_cast<std::size_t>(
        std::ranges::count_if(m_rows, [y](const LayerRow *row) { return row->geometry().center().y() < y; }));
}

void LayersPanel::showDrop(int y)
{
    const std::size_t gap = gapAt(y);
    const int height = gap < m_rows.size() ? m_rows[gap]->geometry().top() : m_base->geometry().top();
    m_dropMark->setGeometry(0, std::max(0, height - dropMarkHeight), m_dropMark->parentWidget()->width(),
                            dropMarkHeight);
    m_dropMark->raise();
    m_dropMark->show();
}

void LayersPanel::drop(const LayerRow *row, int y)
{
    m_dropMark->hide();
    const int from = indexOf(row);
    const int gap = static_cast<int>(m_rows.size()) - static_cast<int>(gapAt(y)); // counted from the lowest layer
    if (session())
        moveLayer(session()->document(), from, gap > from ? gap - 1 : gap);
}

int LayersPanel::indexOf(const LayerRow *row) const
{
    const auto place = std::ranges::find(m_rows, row);
    return static_cast<int>(m_rows.end() - place) - 1;
}

void LayersPanel::choose(int layer)
{
    if (!session())
        return;
    session()->target().choose(layer);
    LayerFrame *row = session()->target().isBase()
                          ? m_base
                          : m_rows[m_rows.size() - 1 - static_cast<std::size_t>(session()->target().layer())];
    m_scroll->ensureWidgetVisible(row);
    row->setFocus();
}

void LayersPanel::goTo(int frame)
{
    if (session())
        session()->playhead().setFrame(frame);
}

void LayersPanel::startRename()
{
    if (!session() || session()->target().isBase())
        return;
    m_rows[m_rows.size() - 1 - static_cast<std::size_t>(session()->target().layer())]->startRename();
}

void LayersPanel::refresh()
{
    const std::size_t count = session() ? session()->document().layers().size() : 0;
    if (count != m_rows.size()) { // the rows show other layers from now on
        for (LayerRow *row : m_rows)
            row->endRename(false);
    }
    while (m_rows.size() > count) {
        m_rows.back()->deleteLater();
        m_rows.back()->hide();
        m_list->removeWidget(m_rows.back());
        m_rows.pop_back();
    }
    while (m_rows.size() < count)
        addRow();
    const bool isEmpty = count == 0;
    const bool hasActive = session() && !session()->target().isBase();
    m_empty->setVisible(isEmpty);
    m_scroll->setVisible(!isEmpty);
    m_details->setVisible(hasActive);
    showNote();
    m_count->setText(isEmpty ? tr("No layers") : tr("%n layer(s) over the base", nullptr, static_cast<int>(count)));
    setEnabled(session() && !session()->document().isLoading());
    if (!session())
        return;
    m_baseName->setText(session()->document().displayName());
    m_base->setActive(session()->target().isBase());
    m_base->setAccessibleName(tr("Base: the numbers of the file"));
    refreshRows();
    if (hasActive)
        m_details->refresh();
}

// In a low window the space is used for the rows.
void LayersPanel::showNote()
{
    m_note->setVisible(!m_rows.empty() && height() >= lowHeight);
}

void LayersPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    showNote();
}

void LayersPanel::refreshRows()
{
    const Layers &layers = session()->document().layers();
    const int frame = session()->playhead().frame();
    const int frameCount = session()->document().motion().frameCount();
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const int index = static_cast<int>(layers.size() - 1 - i);
        m_rows[i]->showLayer(at(layers, index), frameCount, frame, index == session()->target().layer(),
                             isEffective(layers, index));
    }
    // What the rows do not need is left to the keys of the active layer.
    const bool hasKeys = !session()->target().isBase();
    m_scroll->setMaximumHeight(hasKeys ? m_scroll->widget()->sizeHint().height() : QWIDGETSIZE_MAX);
}

void LayersPanel::showFrame()
{
    for (LayerRow *row : m_rows)
        row->showFrame(session()->playhead().frame());
    if (!session()->target().isBase())
        m_details->showFrame();
}

} // namespace limber
