#include "curvespanel/curvespanel.h"

#include "curvespanel/channellist.h"
#include "curvespanel/curveplot.h"
#include "curvespanel/curveset.h"
#include "session/session.h"
#include "theme/icons.h"
#include "timeline/rows/timelinerow.h"

#include <QAction>
#include <QActionGroup>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace limber {

CurvesPanel::CurvesPanel(TimelineRuler &ruler, QWidget *parent)
    : QWidget(parent), m_curves(new CurveSet(this)), m_plot(new CurvePlot(*m_curves, ruler, this)),
      m_list(new ChannelList(*m_curves, this))
{
    setObjectName(QStringLiteral("curvesPanel"));
    setAccessibleName(tr("Curves panel"));
    setAttribute(Qt::WA_StyledBackground);
    setFocusProxy(m_plot);
    auto *head = new QHBoxLayout;
    head->setContentsMargins(12, 4, 12, 0);
    head->setSpacing(4);
    addHead(*head);
    m_more = new QToolButton(this);
    m_more->setObjectName(QStringLiteral("moreChannels"));
    m_more->setProperty("role", QStringLiteral("small"));
    connect(m_more, &QToolButton::clicked, m_curves, &CurveSet::showAllChannels);
    auto *gutter = new QWidget(this);
    gutter->setFixedWidth(TimelineRow::openGutter);
    auto *column = new QVBoxLayout(gutter);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(m_list, 1);
    column->addWidget(m_more, 0, Qt::AlignHCenter);
    m_body = new QWidget(this);
    auto *body = new QHBoxLayout(m_body);
    body->setContentsMargins(0, 0, 0, 0);
    body->setSpacing(0);
    body->addWidget(gutter);
    body->addWidget(m_plot, 1);
    m_empty = new QLabel(tr("Select a joint with channels to see its curves."), this);
    m_empty->setObjectName(QStringLiteral("noCurves"));
    m_empty->setProperty("role", QStringLiteral("secondary"));
    m_empty->setAlignment(Qt::AlignCenter);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 4, 0, 2);
    layout->setSpacing(4);
    layout->addLayout(head);
    layout->addWidget(m_body, 1);
    layout->addWidget(m_empty, 1);
    connect(m_curves, &CurveSet::jointsChanged, this, &CurvesPanel::showJoints);
    connect(m_curves, &CurveSet::valuesChanged, this, &CurvesPanel::showJoints);
    connect(&m_plot->edit(), &SampleEdit::changed, this, &CurvesPanel::showSelected);
    connect(m_plot, &CurvePlot::refused, this, &CurvesPanel::refused);
    connect(m_plot, &CurvePlot::described, this, &CurvesPanel::described);
    showJoints();
}

CurvesPanel::~CurvesPanel() = default;

QAction *CurvesPanel::addKind(QWidget &group, const QString &text, const QString &toolTip, CurveKind kind)
{
    auto *action = new QAction(text, this);
    action->setToolTip(toolTip);
    action->setCheckable(true);
    action->setChecked(kind == m_curves->kind());
    connect(action, &QAction::triggered, this, [this, kind] { m_curves->setKind(kind); });
    auto *button = new QToolButton(&group);
    button->setDefaultAction(action);
    button->setFocusPolicy(Qt::TabFocus);
    group.layout()->addWidget(button);
    return action;
}

void CurvesPanel::addHead(QHBoxLayout &row)
{
    auto *group = new QWidget(this);
    group->setProperty("role", QStringLiteral("choice"));
    auto *buttons = new QHBoxLayout(group);
    buttons->setContentsMargins(0, 0, 0, 0);
    buttons->setSpacing(0);
    auto *kinds = new QActionGroup(this);
    kinds->addAction(addKind(*group, tr("Angles"), tr("The numbers of the file"), CurveKind::Angles));
    kinds->addAction(addKind(*group, tr("Continuous"),
                             tr("Rotations without jumps from turn to turn; edits are written near the numbers of the "
                                "file"),
                             CurveKind::Continuous));
    kinds->addAction(
        addKind(*group, tr("Speed"), tr("How fast each joint rotates, in degrees per second"), CurveKind::Speed));
    row.addWidget(group);
    row.addSpacing(8);
    const auto addFit = [&](const QString &icon, const QString &text, const QString &toolTip,
                            void (CurvePlot::*fit)()) {
        auto *button = new QToolButton(this);
        button->setIcon(themedIcon(icon));
        button->setAccessibleName(text);
        button->setToolTip(toolTip);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
        connect(button, &QToolButton::clicked, m_plot, fit);
        row.addWidget(button);
    };
    addFit(QStringLiteral("view-home"), tr("Fit all values"), tr("Show all values (A, Home)"), &CurvePlot::fitAll);
    addFit(QStringLiteral("frame-selection"), tr("Fit selected samples"), tr("Show the selected samples (F)"),
           &CurvePlot::fitSelected);
    row.addSpacing(8);
    m_count = new QLabel(this);
    m_count->setObjectName(QStringLiteral("selectedSamples"));
    m_count->setProperty("role", QStringLiteral("secondary"));
    row.addWidget(m_count, 1);
}

void CurvesPanel::setSession(Session *session)
{
    m_listener.reset();
    m_curves->setSession(session);
    if (session != nullptr) {
        m_listener = std::make_unique<QObject>();
        connect(&session->playhead(), &Playhead::frameChanged, m_listener.get(), [this](int frame) {
            m_plot->update();
            if (isVisible())
                m_list->showFrame(frame);
        });
        connect(&session->playhead(), &Playhead::rangeChanged, m_listener.get(), [this] { m_plot->repaintAll(); });
        connect(session, &QObject::destroyed, m_listener.get(), [this] { setSession(nullptr); });
        m_list->showFrame(session->playhead().frame());
    }
    showJoints();
}

void CurvesPanel::setColours(const Colours &colours)
{
    m_plot->setColours(colours);
    m_list->setColours(colours);
}

void CurvesPanel::setTools(const ToolSettings *tools)
{
    m_plot->edit().setTools(tools);
}

void CurvesPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_curves->setWatched(true);
    if (m_curves->session() != nullptr)
        m_list->showFrame(m_curves->session()->playhead().frame());
}

void CurvesPanel::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_plot->edit().cancel();
    m_curves->setWatched(false);
}

void CurvesPanel::showJoints()
{
    const bool isAny = !m_curves->joints().empty();
    m_body->setVisible(isAny);
    m_empty->setVisible(!isAny);
    const int more = m_curves->furtherChannels();
    m_more->setVisible(more > 0);
    m_more->setText(tr("%n more", "channels", more));
    showSelected();
}

void CurvesPanel::showSelected()
{
    int count = 0;
    for (const auto &[column, frames] : m_plot->edit().selected())
        count += static_cast<int>(frames.size());
    m_count->setText(count > 0 ? tr("%n sample(s) selected", nullptr, count) : QString());
}

} // namespace limber
