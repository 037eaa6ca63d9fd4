#include "curvespanel/curvespanel.h"

#include "curvespanel/channellist.h"
#include "curvespanel/curvehead.h"
#include "curvespanel/curveplot.h"
#include "curvespanel/pointfields.h"
#include "session/curves/curveset.h"
#include "session/curves/weightcurves.h"
#include "session/posing/toolsettings.h"
#include "session/session.h"
#include "timeline/rows/timelinerow.h"
#include "timeline/timelineoverview.h"
#include "timeline/timelineruler.h"
#include "widgets/accessibleparts.h"

#include <QAction>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace limber {

namespace {

constexpr int followMilliseconds = 100;
constexpr int lowestGutter = 80; // pixels
constexpr int lowestWithFields = 270;
constexpr int lowestWithFilter = 160; // in a lower panel the channels need the room

} // namespace

CurvesPanel::CurvesPanel(TimelineRuler &ruler, QWidget *parent)
    : QWidget(parent), m_curves(new CurveSet(this)), m_plot(new CurvePlot(*m_curves, ruler, this))
{
    setObjectName(QStringLiteral("curvesPanel"));
    setAccessibleName(tr("Curves panel"));
    setAttribute(Qt::WA_StyledBackground);
    setFocusProxy(m_plot);
    addActions();
    m_head = new CurveHead(*m_curves, *m_plot, *m_actions[ActionId::FitKeys], this);
    m_body = new QWidget(this);
    auto *body = new QHBoxLayout(m_body);
    body->setContentsMargins(0, 0, 0, 0);
    body->setSpacing(0);
    body->addWidget(makeGutter());
    body->addWidget(makePlot(ruler), 1);
    m_empty = new QLabel(this);
    m_empty->setObjectName(QStringLiteral("noCurves"));
    m_empty->setProperty("role", QStringLiteral("secondary"));
    m_empty->setAlignment(Qt::AlignCenter);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(m_head);
    layout->addWidget(m_body, 1);
    layout->addWidget(m_empty, 1);
    connectAll();
    showJoints();
}

CurvesPanel::~CurvesPanel() = default;

CurvesPanel::Look CurvesPanel::look() const
{
    return {m_filter->text(), static_cast<int>(m_curves->kind())};
}

void CurvesPanel::setLook(const Look &look)
{
    m_filter->setText(look.filter);
    m_curves->setKind(static_cast<CurveKind>(look.kind));
}

void CurvesPanel::addActions()
{
    m_actions.add(ActionId::FitKeys, this, [this] { whenShown([this] { fitKeys(); }); });
    m_actions.add(ActionId::SetKey, this, [this] { whenShown([this] { m_plot->setKey(); }); });
    m_actions.add(ActionId::HideKeys, this, [this] { m_plot->keys().drop(); });
}

QWidget *CurvesPanel::makeGutter()
{
    auto *gutter = new QWidget(this);
    gutter->setFixedWidth(TimelineRow::openGutter);
    gutter->setMinimumHeight(lowestGutter); // otherwise the timeline could not be low
    m_filter = new QLineEdit(gutter);
    m_filter->setObjectName(QStringLiteral("channelFilter"));
    m_filter->setPlaceholderText(tr("Filter channels"));
    m_filter->setAccessibleName(tr("Filter channels by name"));
    addClearButton(*m_filter);
    m_filter->installEventFilter(this);
    m_list = new ChannelList(*m_curves, gutter);
    connect(m_filter, &QLineEdit::textChanged, m_list, &ChannelList::setFilter);
    m_more = new QToolButton(gutter);
    m_more->setObjectName(QStringLiteral("moreChannels"));
    m_more->setProperty("role", QStringLiteral("small"));
    m_fields = new PointFields(*m_curves, *m_plot, gutter);
    auto *filterRow = new QHBoxLayout;
    filterRow->setContentsMargins(10, 0, 8, 0);
    filterRow->addWidget(m_filter);
    auto *column = new QVBoxLayout(gutter);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addLayout(filterRow);
    column->addWidget(m_list, 1);
    column->addWidget(m_more, 0, Qt::AlignHCenter);
    column->addWidget(m_fields);
    return gutter;
}

// It watches only the filter: there Escape shows all channels again.
bool CurvesPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress || static_cast<const QKeyEvent &>(*event).key() != Qt::Key_Escape)
        return QWidget::eventFilter(watched, event);
    m_filter->clear();
    m_plot->setFocus();
    return true;
}

QWidget *CurvesPanel::makePlot(TimelineRuler &ruler)
{
    auto *right = new QWidget(this);
    m_overview = new TimelineOverview(right);
    connect(m_overview, &TimelineOverview::framesWanted, &ruler, &TimelineRuler::showFrames);
    connect(&ruler, &TimelineRuler::scaleChanged, m_overview, [this] { m_overview->follow(m_plot->timeScale()); });
    auto *column = new QVBoxLayout(right);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_plot, 1);
    column->addWidget(m_overview);
    return right;
}

void CurvesPanel::connectAll()
{
    m_follow.setSingleShot(true);
    m_follow.setInterval(followMilliseconds);
    connect(&m_follow, &QTimer::timeout, this, &CurvesPanel::showFrame);
    connect(m_more, &QToolButton::clicked, m_curves, &CurveSet::showAllChannels);
    connect(m_curves, &CurveSet::jointsChanged, this, &CurvesPanel::showJoints);
    connect(m_curves, &CurveSet::valuesChanged, this, [this] {
        showJoints();
        doWanted();
    });
    connect(m_head, &CurveHead::stopWanted, &m_plot->keys(), &CurveKeys::cancelFit);
    connect(&m_plot->keys(), &CurveKeys::changed, this, &CurvesPanel::updateActions);
    // The connection is queued, so that the text comes after all that follows the same change and may clear the status
    // bar.
    connect(&m_plot->keys(), &CurveKeys::noted, this, &CurvesPanel::refused, Qt::QueuedConnection);
    connect(m_fields, &PointFields::refused, this, &CurvesPanel::refused);
    connect(m_plot, &CurvePlot::refused, this, &CurvesPanel::refused);
    connect(m_plot, &CurvePlot::described, this, &CurvesPanel::described);
}

// Keys are found and set only on visible curves.
void CurvesPanel::whenShown(std::function<void()> act)
{
    m_wanted = std::move(act);
    if (!isVisible())
        emit shownWanted();
    if (m_curves->kind() != CurveKind::Continuous)
        m_curves->setKind(CurveKind::Continuous);
    doWanted();
}

void CurvesPanel::doWanted()
{
    if (!m_wanted || !isVisible() || !m_curves->isComplete())
        return;
    const std::function<void()> wanted = std::exchange(m_wanted, {});
    wanted();
}

void CurvesPanel::fitKeys()
{
    if (const QString why = m_plot->keys().fit(); !why.isEmpty())
        emit refused(why);
}

void CurvesPanel::attach(Session &session, QObject &context)
{
    connect(&session.playhead(), &Playhead::frameChanged, &context, [this] { followFrame(); });
    connect(&session.playhead(), &Playhead::rangeChanged, &context, [this] { m_plot->repaintAll(); });
    connect(&session.document(), &Document::loaded, &context, [this] { updateActions(); });
}

void CurvesPanel::showSession()
{
    m_wanted = {};
    m_curves->setSession(session());
    if (session() != nullptr)
        showFrame();
    showJoints();
}

// Follows at once after a step by hand; during playback the view has priority.
void CurvesPanel::followFrame()
{
    if (!m_isPlaying)
        return showFrame();
    if (!m_follow.isActive())
        m_follow.start();
}

void CurvesPanel::showFrame()
{
    if (m_curves->session() == nullptr || !isVisible())
        return;
    const int frame = m_curves->session()->playhead().frame();
    m_plot->update();
    m_list->showFrame(frame);
    m_overview->setCurrentFrame(frame);
}

void CurvesPanel::setColours(const Colours &colours)
{
    m_plot->setColours(colours);
    m_list->setColours(colours);
    m_overview->setColours(colours);
}

void CurvesPanel::setTools(const ToolSettings *tools)
{
    m_plot->setTools(tools);
    if (tools != nullptr)
        connect(tools, &ToolSettings::changed, m_head, &CurveHead::showState);
}

void CurvesPanel::setSnapMenu(QMenu &menu)
{
    m_head->setSnapMenu(menu);
}

void CurvesPanel::takeTransportRow(QWidget &row)
{
    static_cast<QVBoxLayout *>(layout())->insertWidget(0, &row);
    row.show();
}

void CurvesPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_curves->setWatched(true);
    m_overview->follow(m_plot->timeScale());
    showFrame();
    doWanted();
}

void CurvesPanel::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_plot->giveUp();
    m_plot->keys().cancelFit();
    m_curves->setWatched(false);
}

void CurvesPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_fields->setVisible(height() >= lowestWithFields);
    m_filter->setVisible(height() >= lowestWithFilter || !m_filter->text().isEmpty());
}

void CurvesPanel::showJoints()
{
    const bool isAny = !m_curves->joints().empty();
    m_body->setVisible(isAny);
    m_empty->setText(showsWeight(m_curves->kind()) && m_curves->session() != nullptr
                         ? tr("This clip has no figure that can be weighed.")
                         : tr("Select a joint with channels to see its curves."));
    m_empty->setVisible(!isAny);
    const int more = m_curves->furtherChannels();
    m_more->setVisible(more > 0);
    m_more->setText(tr("%n more", "channels", more));
    m_head->showState();
    updateActions();
}

void CurvesPanel::updateActions()
{
    const Session *session = m_curves->session();
    const bool canFit =
        session != nullptr && !session->document().isLoading() && !session->document().motion().isEmpty();
    m_actions.setEnabled({ActionId::FitKeys, ActionId::SetKey}, canFit);
    m_actions[ActionId::HideKeys]->setEnabled(canFit && m_plot->keys().isAny());
}

} // namespace limber
