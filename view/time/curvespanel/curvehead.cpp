#include "curvespanel/curvehead.h"

#include "curves/keyfit.h"
#include "curvespanel/curvelook.h"
#include "session/curves/curveset.h"
#include "session/curves/weightcurves.h"
#include "theme/icons.h"
#include "widgets/elidedlabel.h"
#include "widgets/numberfield.h"

#include <QAction>
#include <QActionGroup>
#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QResizeEvent>
#include <QToolButton>

#include <algorithm>
#include <set>

namespace limber {

namespace {

constexpr double leastStep = 0.001;
constexpr double largestStep = 90.0;
constexpr int narrow = 1100; // pixels; in a narrower row only the tool tip explains the field
constexpr int betweenGroups = 6;
constexpr int leastStateWidth = 60;

QString shortNumber(double value)
{
    return QLocale().toString(value, 'g', 4);
}

} // namespace

CurveHead::CurveHead(CurveSet &curves, CurvePlot &plot, QAction &fit, QWidget *parent)
    : FoldingRow(parent), m_curves(curves), m_plot(plot)
{
    setMargins({12, 0, 12, 0});
    addKinds();
    addTools();
    addFits();
    addKeys(fit);
    addDetail();
    addSnap();
    for (PointEdit *points : {static_cast<PointEdit *>(&plot.edit()), static_cast<PointEdit *>(&plot.keyEdit())})
        connect(points, &PointEdit::changed, this, &CurveHead::showState);
    connect(&plot.keys(), &CurveKeys::changed, this, &CurveHead::showState);
    connect(&plot.keys(), &CurveKeys::toleranceChanged, this, &CurveHead::showState);
    connect(&plot.keys(), &CurveKeys::fitting, this, &CurveHead::showProgress);
    connect(&curves, &CurveSet::valuesChanged, this, &CurveHead::showState);
    showProgress(m_progress);
}

void CurveHead::setSnapMenu(QMenu &menu)
{
    m_snap->setMenu(&menu);
    m_snap->setPopupMode(QToolButton::MenuButtonPopup);
    fold();
}

void CurveHead::resizeEvent(QResizeEvent *event)
{
    m_within->setVisible(event->size().width() >= narrow);
    FoldingRow::resizeEvent(event);
}

// Adds a group of widgets that stay beside each other.
QHBoxLayout *CurveHead::addGroup(int spacing, const char *role)
{
    auto *group = new QWidget(this);
    group->setProperty("role", QLatin1StringView(role));
    auto *row = new QHBoxLayout(group);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(spacing);
    return row;
}

QHBoxLayout *CurveHead::addChoice()
{
    return addGroup(0, "choice");
}

QAction *CurveHead::addKind(const QString &text, const QString &toolTip, CurveKind kind)
{
    auto *action = new QAction(text, m_kinds);
    action->setToolTip(toolTip);
    action->setCheckable(true);
    action->setData(static_cast<int>(kind));
    connect(action, &QAction::triggered, this, [this, kind] { m_curves.setKind(kind); });
    return action;
}

void CurveHead::addKinds()
{
    QHBoxLayout *group = addChoice();
    m_kinds = new QActionGroup(this);
    const auto add = [&](const QString &text, const QString &toolTip, CurveKind kind) {
        auto *button = new QToolButton(group->parentWidget());
        button->setDefaultAction(addKind(text, toolTip, kind));
        button->setFocusPolicy(Qt::TabFocus);
        group->addWidget(button);
    };
    add(tr("Angles"), tr("The numbers of the file"), CurveKind::Angles);
    add(tr("Continuous"),
        tr("Rotations without jumps by full turns; edits are written close to the numbers of the file"),
        CurveKind::Continuous);
    add(tr("Speed"), tr("How fast each joint rotates, in degrees per second"), CurveKind::Speed);
    addWeight(*group);
    FoldingRow::add(group->parentWidget());
}

// These are about the whole figure, whatever is selected.
void CurveHead::addWeight(QHBoxLayout &row)
{
    m_weight = new QToolButton(row.parentWidget());
    m_weight->setObjectName(QStringLiteral("curvesOfWeight"));
    m_weight->setText(tr("Weight"));
    m_weight->setToolTip(
        tr("What the weight of the whole figure does; these curves are computed and cannot be edited"));
    m_weight->setFocusPolicy(Qt::TabFocus);
    m_weight->setCheckable(true);
    m_weight->setPopupMode(QToolButton::InstantPopup);
    auto *menu = new QMenu(m_weight);
    menu->setToolTipsVisible(true);
    menu->addAction(addKind(titleOf(CurveKind::CentreOfMass),
                            tr("Where the centre of mass is and how fast it moves, in the units of the file"),
                            CurveKind::CentreOfMass));
    menu->addAction(addKind(titleOf(CurveKind::GroundForce),
                            tr("What the ground carries of the figure below its left and right feet, in body weights"),
                            CurveKind::GroundForce));
    m_weight->setMenu(menu);
    row.addWidget(m_weight);
}

void CurveHead::addTools()
{
    QHBoxLayout *group = addChoice();
    auto *tools = new QActionGroup(this);
    const auto add = [&](const char *name, const QString &icon, const QString &text, const QString &toolTip,
                         PlotTool tool) {
        auto *action = new QAction(themedIcon(icon), text, tools);
        action->setToolTip(toolTip);
        action->setCheckable(true);
        action->setChecked(tool == m_plot.tool());
        connect(action, &QAction::triggered, this, [this, tool] { m_plot.setTool(tool); });
        auto *button = new QToolButton(group->parentWidget());
        button->setObjectName(QLatin1StringView(name));
        button->setDefaultAction(action);
        button->setAccessibleName(text);
        button->setFocusPolicy(Qt::TabFocus);
        group->addWidget(button);
    };
    add("curveBox", QStringLiteral("select-box"), tr("Box"), tr("Select points with a box"), PlotTool::Box);
    add("curveLasso", QStringLiteral("select-lasso"), tr("Lasso"), tr("Select points with a lasso"), PlotTool::Lasso);
    add("curvePen", QStringLiteral("draw-curve"), tr("Draw"),
        tr("Draw over the samples; at both ends the falloff blends into the curve"), PlotTool::Pen);
    FoldingRow::add(group->parentWidget(), betweenGroups);
}

void CurveHead::addFits()
{
    QHBoxLayout *group = addGroup();
    const auto add = [&](const QString &icon, const QString &text, const QString &toolTip, void (CurvePlot::*fit)()) {
        auto *button = new QToolButton(group->parentWidget());
        button->setIcon(themedIcon(icon));
        button->setAccessibleName(text);
        button->setToolTip(toolTip);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
        connect(button, &QToolButton::clicked, &m_plot, fit);
        group->addWidget(button);
    };
    add(QStringLiteral("view-home"), tr("Fit all values"), tr("Show all values (A, Home)"), &CurvePlot::fitAll);
    add(QStringLiteral("frame-selection"), tr("Fit selected points"), tr("Show the selected samples or keys (F)"),
        &CurvePlot::fitSelected);
    FoldingRow::add(group->parentWidget(), betweenGroups);
}

NumberField *CurveHead::addField(QHBoxLayout &row, const QString &name, const QString &text, const QString &toolTip)
{
    auto *field = new NumberField(this);
    field->setObjectName(name);
    field->setAccessibleName(text);
    field->setToolTip(toolTip);
    field->setFixedWidth(62);
    row.addWidget(field);
    return field;
}

void CurveHead::addKeys(QAction &fit)
{
    QHBoxLayout *group = addGroup();
    m_within = new QLabel(tr("Keys within"), this);
    m_within->setProperty("role", QStringLiteral("secondary"));
    group->addWidget(m_within);
    m_tolerance = addField(*group, QStringLiteral("keyTolerance"), tr("Keys within"),
                           tr("How far the curve of the keys may be from the motion, in degrees; unless you set it, it "
                              "follows the jitter of the curves"));
    m_tolerance->setStep(0.1);
    connect(m_tolerance, &NumberField::valueWanted, &m_plot.keys(), &CurveKeys::setTolerance);
    m_fit = new QToolButton(this);
    m_fit->setDefaultAction(&fit);
    m_fit->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_stop = new QToolButton(this);
    m_stop->setText(tr("Cancel"));
    m_stop->setObjectName(QStringLiteral("stopFit"));
    connect(m_stop, &QToolButton::clicked, this, &CurveHead::stopWanted);
    for (QToolButton *button : {m_fit, m_stop}) {
        button->setProperty("role", QStringLiteral("small"));
        button->setFocusPolicy(Qt::TabFocus);
        group->addWidget(button);
    }
    FoldingRow::add(group->parentWidget(), betweenGroups);
    m_state = new ElidedLabel(this);
    m_state->setObjectName(QStringLiteral("curveState"));
    m_state->setProperty("role", QStringLiteral("secondary"));
    m_state->setMinimumWidth(leastStateWidth);
    addStretching(m_state);
}

void CurveHead::addDetail()
{
    m_detail = new QCheckBox(tr("Keep detail"), this);
    m_detail->setObjectName(QStringLiteral("keepDetail"));
    m_detail->setToolTip(tr("Preserve captured detail when keys move; otherwise the curve replaces the motion. Changes "
                            "of a layer always preserve it"));
    m_detail->setChecked(m_plot.keyEdit().keepsDetail());
    connect(m_detail, &QCheckBox::toggled, this, [this](bool keeps) { m_plot.keyEdit().setKeepsDetail(keeps); });
    FoldingRow::add(m_detail);
}

QToolButton *CurveHead::addToggle(QHBoxLayout &row, const QString &name, const QString &icon, const QString &text,
                                  const QString &toolTip)
{
    auto *button = new QToolButton(this);
    button->setObjectName(name);
    button->setIcon(themedIcon(icon));
    button->setAccessibleName(text);
    button->setToolTip(toolTip);
    button->setCheckable(true);
    button->setFocusPolicy(Qt::TabFocus);
    row.addWidget(button);
    return button;
}

void CurveHead::addSnap()
{
    QHBoxLayout *group = addGroup();
    m_snap = addToggle(
        *group, QStringLiteral("curveSnap"), QStringLiteral("snap"), tr("Snap"),
        tr("Drag to marks, whole seconds and whole steps of values; Ctrl switches this on or off for one drag"));
    m_step = addField(*group, QStringLiteral("curveStep"), tr("Step"),
                      tr("The step of values, for drags that snap and for Alt with the arrow keys"));
    m_step->setStep(0.1);
    m_step->showValue(m_plot.snap().step, shortNumber(m_plot.snap().step));
    connect(m_snap, &QToolButton::toggled, this, [this](bool isOn) { m_plot.setSnap({isOn, m_plot.snap().step}); });
    connect(m_step, &NumberField::valueWanted, this, [this](double wanted) {
        const double step = std::clamp(wanted, leastStep, largestStep);
        m_plot.setSnap({m_plot.snap().isOn, step});
        m_step->showValue(step, shortNumber(step));
    });
    QToolButton *before =
        addToggle(*group, QStringLiteral("curveBefore"), QStringLiteral("curve-before"), tr("Before the last edit"),
                  tr("Show the curves as they were before the last edit"));
    before->setChecked(m_plot.showsBefore());
    connect(before, &QToolButton::toggled, &m_plot, &CurvePlot::setShowsBefore);
    FoldingRow::add(group->parentWidget(), betweenGroups);
}

void CurveHead::showState()
{
    for (QAction *action : m_kinds->actions())
        action->setChecked(action->data().toInt() == static_cast<int>(m_curves.kind()));
    m_weight->setChecked(showsWeight(m_curves.kind()));
    const double tolerance = m_plot.keys().tolerance();
    m_tolerance->showValue(tolerance, shortNumber(tolerance) + QStringLiteral("°"));
    const QStringList texts = stateTexts();
    m_state->setTexts(texts.value(0), texts.mid(1));
    m_state->setToolTip(m_state->text());
}

// A change of a few samples may reach many more frames, as the tools are set.
QStringList CurveHead::textsOfSamples(int samples) const
{
    const QString selected = tr("%n sample(s) selected", nullptr, samples);
    std::set<int> frames;
    for (const auto &[column, own] : m_plot.edit().selected())
        frames.insert(own.begin(), own.end());
    const int reached = m_plot.edit().reachedFrames();
    if (reached <= static_cast<int>(frames.size()))
        return {selected};
    return {selected + QStringLiteral(" · ") + tr("a drag changes %n frame(s)", nullptr, reached),
            tr("a drag changes %n frame(s)", nullptr, reached)};
}

// Returns what the curves tell of themselves, and shorter wordings for a narrow window.
QStringList CurveHead::stateTexts() const
{
    if (m_progress <= 1.0)
        return {tr("Finding keys… %1 %").arg(static_cast<int>(m_progress * 100.0))};
    if (const int samples = countOf(m_plot.edit().selected()); samples > 0)
        return textsOfSamples(samples);
    const CurveKeys::Summary summary = m_plot.keys().summary();
    if (summary.keys == 0)
        return {};
    const QString dot = QStringLiteral(" · ");
    const QString keys = tr("%n key(s)", nullptr, summary.keys);
    const int selected = countOf(m_plot.keyEdit().selected());
    const QString text = selected > 0 ? keys + dot + tr("%n selected", nullptr, selected) : keys;
    if (!summary.isMeasured)
        return {text, keys};
    const QString degrees = QLocale().toString(summary.error.degrees, 'f', 2);
    const QString worst = tr("worst %1° at %2").arg(degrees).arg(summary.error.frame);
    return {text + dot +
                tr("worst %1° at %2, %3 units at %4")
                    .arg(degrees)
                    .arg(summary.error.frame)
                    .arg(shortNumber(summary.error.displacement))
                    .arg(summary.error.displacedFrame),
            text + dot + worst, keys + dot + worst, keys};
}

void CurveHead::showProgress(double fraction)
{
    m_progress = fraction;
    const bool isFitting = fraction <= 1.0;
    m_fit->setVisible(!isFitting);
    m_stop->setVisible(isFitting);
    showState();
}

} // namespace limber
