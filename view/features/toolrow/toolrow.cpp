#include "toolrow/toolrow.h"

#include "actions/actiontable.h"
#include "theme/iconlabel.h"
#include "theme/icons.h"
#include "toolrow/poseactions.h"
#include "viewport/tools/tool.h"
#include "widgets/accessibleparts.h"
#include "widgets/numberfield.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace limber {

namespace {

constexpr int toolIconSize = 18;
constexpr int fieldWidth = 62;
constexpr int betweenGroups = 6;
constexpr QMargins rowMargins(6, 2, 6, 2);

QString number(double value)
{
    return QLocale().toString(value, 'f', 2);
}

} // namespace

ToolRow::ToolRow(ToolSettings &settings, const PoseActions &actions, QWidget *parent)
    : FoldingRow(parent), m_settings(settings)
{
    setObjectName(QStringLiteral("toolRow"));
    setAccessibleName(tr("Tool settings"));
    setAccessibleRole(*this, QAccessible::ToolBar);
    setAttribute(Qt::WA_StyledBackground);
    setMargins(rowMargins);
    addTool();
    addReach(actions); // all tools have it, so it stays in place
    m_axesCaption = makeCaption(tr("Axes"));
    addCaption(m_axesCaption, betweenGroups);
    m_ofAxes << addChoice(actions, {ActionId::LocalAxes, ActionId::ParentAxes, ActionId::WorldAxes});
    addSteps(actions);
    m_symmetry = addSwitch(*actions.actions()[ActionId::Symmetry], 0);
    addOwnSettings();
    connect(&settings, &ToolSettings::changed, this, &ToolRow::showSettings);
    showSettings();
}

void ToolRow::addTool()
{
    m_icon = new IconLabel(toolIconSize, this);
    m_icon->setObjectName(QStringLiteral("toolIcon"));
    m_icon->setFixedWidth(toolIconSize);
    m_name = new QLabel(this);
    m_name->setProperty("role", QStringLiteral("title"));
    add(m_icon);
    add(m_name);
}

QLabel *ToolRow::makeCaption(const QString &text)
{
    auto *caption = new QLabel(text, this);
    caption->setProperty("role", QStringLiteral("secondary"));
    return caption;
}

// The row does not move when another tool is chosen.
int ToolRow::widestName() const
{
    QFont bold = m_name->font();
    bold.setBold(true);
    const QFontMetrics metrics(bold);
    int widest = 0;
    for (const ListedTool &listed : m_tools.all())
        widest = std::max(widest, metrics.horizontalAdvance(withoutMnemonic(textOf(listed.tool->action()))));
    return widest + 2;
}

// Adds buttons side by side, of which one is checked.
QWidget *ToolRow::addChoice(const PoseActions &actions, std::initializer_list<ActionId> ids)
{
    auto *group = new QWidget(this);
    group->setProperty("role", QStringLiteral("choice"));
    auto *row = new QHBoxLayout(group);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    for (const ActionId id : ids) {
        auto *button = new QToolButton(group);
        button->setDefaultAction(actions.actions()[id]);
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        button->setFocusPolicy(Qt::TabFocus);
        row->addWidget(button);
    }
    add(group);
    return group;
}

NumberField *ToolRow::addField(const QString &name, const QString &toolTip, double step)
{
    auto *field = new NumberField(this);
    field->setAccessibleName(name);
    field->setToolTip(toolTip);
    field->setStep(step);
    field->setFixedWidth(fieldWidth);
    add(field, 0, name);
    return field;
}

void ToolRow::addSteps(const PoseActions &actions)
{
    m_ofAxes << addSwitch(*actions.actions()[ActionId::SnapDrags], betweenGroups);
    m_step = addField(tr("Step of rotations"), tr("Rotations snap to whole multiples of this, degrees"), 1.0);
    m_step->setObjectName(QStringLiteral("snapStep"));
    m_ofAxes << m_step;
    connect(m_step, &NumberField::valueWanted, this, [this](double degrees) {
        m_settings.change([degrees](ToolChoices &choices) { choices.snapDegrees = degrees; });
        showSettings();
    });
}

QToolButton *ToolRow::addSwitch(QAction &action, int space)
{
    auto *button = new QToolButton(this);
    button->setDefaultAction(&action);
    button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    button->setIconSize({toolIconSize, toolIconSize});
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    add(button, space);
    return button;
}

void ToolRow::addReach(const PoseActions &actions)
{
    m_affectsCaption = makeCaption(tr("Affects"));
    addCaption(m_affectsCaption, betweenGroups);
    m_reach = new QToolButton(this);
    m_reach->setObjectName(QStringLiteral("changeReach"));
    m_reach->setProperty("role", QStringLiteral("menu"));
    m_reach->setToolTip(tr("Frames that a change affects"));
    m_reach->setPopupMode(QToolButton::InstantPopup);
    m_reach->setFocusPolicy(Qt::TabFocus);
    auto *menu = new QMenu(m_reach);
    for (const ActionId id :
         {ActionId::ChangeThisFrame, ActionId::ChangeRange, ActionId::ChangeFalloff, ActionId::ChangeWholeClip}) {
        QAction *action = actions.actions()[id];
        menu->addAction(action);
        const auto show = [this, action] {
            if (!action->isChecked())
                return;
            m_reach->setText(withoutMnemonic(action->iconText()));
            m_reach->setAccessibleName(tr("Affects: %1").arg(m_reach->text()));
        };
        connect(action, &QAction::changed, m_reach, show);
        show();
    }
    m_reach->setMenu(menu);
    add(m_reach, 0, tr("Affects"));
    m_before = addField(tr("Seconds before"), tr("Fade-in before the current frame"), 0.05);
    m_before->setObjectName(QStringLiteral("secondsBefore"));
    m_after = addField(tr("Seconds after"), tr("Fade-out after the current frame"), 0.05);
    m_after->setObjectName(QStringLiteral("secondsAfter"));
    m_fade = addField(tr("Fade inside the range"), tr("Fade-in and fade-out inside the range"), 0.01);
    m_fade->setObjectName(QStringLiteral("rangeFade"));
    const auto follow = [this](const NumberField *field, double ChangeSpread::*member) {
        connect(field, &NumberField::valueWanted, this, [this, member](double seconds) {
            m_settings.change([&](ToolChoices &choices) { choices.spread.*member = seconds; });
            showSettings();
        });
    };
    follow(m_before, &ChangeSpread::secondsBefore);
    follow(m_after, &ChangeSpread::secondsAfter);
    follow(m_fade, &ChangeSpread::rangeFadeSeconds);
}

void ToolRow::addOwnSettings()
{
    m_body = new QComboBox(this);
    m_body->setObjectName(QStringLiteral("ikBody"));
    m_body->setAccessibleName(tr("Chain"));
    m_body->setToolTip(tr("How much of the body follows a joint that is dragged"));
    m_body->addItems({tr("Limb"), tr("Up to chest"), tr("Whole body")});
    m_bodyGroup = addGroup(tr("Chain"), *m_body);
    connect(m_body, &QComboBox::activated, this, [this](int index) {
        m_settings.change([index](ToolChoices &choices) { choices.body = static_cast<SolverReach>(index); });
    });
    addLimits();
    addUpright();
    m_channelAxes = new QCheckBox(tr("Axes of the channels"), this);
    m_channelAxes->setObjectName(QStringLiteral("channelAxes"));
    m_channelAxes->setToolTip(tr("Each ring changes one rotation channel of the file"));
    add(m_channelAxes, betweenGroups);
    connect(m_channelAxes, &QCheckBox::toggled, this,
            [this](bool on) { m_settings.change([on](ToolChoices &choices) { choices.usesChannelAxes = on; }); });
    addSpreadTwist();
}

void ToolRow::addUpright()
{
    m_upright = new QCheckBox(tr("Keep upright"), this);
    m_upright->setObjectName(QStringLiteral("keepUpright"));
    m_upright->setToolTip(tr("The head stays as upright as it was; otherwise it turns the shortest way"));
    add(m_upright, betweenGroups);
    connect(m_upright, &QCheckBox::toggled, this,
            [this](bool on) { m_settings.change([on](ToolChoices &choices) { choices.keepsHeadUpright = on; }); });
}

void ToolRow::addSpreadTwist()
{
    m_spreadTwist = new QCheckBox(tr("Spread twist"), this);
    m_spreadTwist->setObjectName(QStringLiteral("rowSpreadTwist"));
    m_spreadTwist->setToolTip(tr("The joints above take their shares when a joint of the spine, the neck or a forearm "
                                 "turns about its own bone; over which joints is chosen in the inspector"));
    add(m_spreadTwist, betweenGroups);
    connect(m_spreadTwist, &QCheckBox::toggled, this,
            [this](bool on) { m_settings.change([on](ToolChoices &choices) { choices.twist.isOn = on; }); });
}

// Adds a box with its caption, which stay together when the row is narrow.
QWidget *ToolRow::addGroup(const QString &caption, QWidget &box)
{
    auto *group = new QWidget(this);
    auto *row = new QHBoxLayout(group);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    row->addWidget(makeCaption(caption));
    row->addWidget(&box);
    add(group, betweenGroups);
    return group;
}

void ToolRow::addLimits()
{
    m_limits = new QComboBox(this);
    m_limits->setObjectName(QStringLiteral("ikLimits"));
    m_limits->setAccessibleName(tr("Limits"));
    m_limits->setToolTip(tr("How far joints follow: by their role, knees and elbows do not bend backwards; from the "
                            "clip, no joint rotates farther than it does somewhere in the motion"));
    m_limits->addItems({tr("Off"), tr("By role"), tr("From the clip")});
    m_limitsGroup = addGroup(tr("Limits"), *m_limits);
    connect(m_limits, &QComboBox::activated, this, [this](int index) {
        m_settings.change([index](ToolChoices &choices) { choices.limits = static_cast<LimitSource>(index); });
    });
}

void ToolRow::setRoom(int width)
{
    if (m_room == width)
        return;
    m_room = width;
    showCaptions();
}

// The row of IK is the longest: where its chain has no room beside the captions, no tool has them.
void ToolRow::showCaptions()
{
    QList<const QWidget *> ofIk{m_icon,  m_name,      m_axesCaption, m_symmetry, m_affectsCaption,
                                m_reach, m_bodyGroup, m_before,      m_after};
    for (const QWidget *widget : std::as_const(m_ofAxes))
        ofIk << widget;
    const bool areShown = m_room == 0 || widthWith(ofIk) <= m_room;
    const bool hasAxes = m_tools[m_settings.choices().tool].options().testFlag(ToolOption::Axes);
    keepCaptions(m_room > 0 && areShown);
    setShown(m_axesCaption, areShown && hasAxes);
    setShown(m_affectsCaption, areShown);
}

void ToolRow::showSettings()
{
    const ToolChoices &choices = m_settings.choices();
    const Tool &tool = m_tools[choices.tool];
    const ActionRow row = tool.action();
    m_icon->setIcon(themedIcon(QLatin1String(row.icon)));
    m_name->setText(withoutMnemonic(textOf(row)));
    m_name->setFixedWidth(widestName());
    m_step->showValue(choices.snapDegrees, tr("%1°").arg(QLocale().toString(choices.snapDegrees, 'g', 4)));
    m_before->showValue(choices.spread.secondsBefore, tr("%1 s").arg(number(choices.spread.secondsBefore)));
    m_after->showValue(choices.spread.secondsAfter, tr("%1 s").arg(number(choices.spread.secondsAfter)));
    m_fade->showValue(choices.spread.rangeFadeSeconds, tr("%1 s").arg(number(choices.spread.rangeFadeSeconds)));
    m_body->setCurrentIndex(static_cast<int>(choices.body));
    m_limits->setCurrentIndex(static_cast<int>(choices.limits));
    m_upright->setChecked(choices.keepsHeadUpright);
    m_channelAxes->setChecked(choices.usesChannelAxes);
    m_spreadTwist->setChecked(choices.twist.isOn);
    const bool isFalloff = choices.spread.reach == ChangeReach::Falloff;
    const ToolOptions options = tool.options();
    for (const QWidget *widget : std::as_const(m_ofAxes))
        setShown(widget, options.testFlag(ToolOption::Axes));
    showCaptions();
    setShown(m_symmetry, options.testFlag(ToolOption::Symmetry));
    m_step->setEnabled(options.testFlag(ToolOption::RotationStep));
    setShown(m_before, isFalloff);
    setShown(m_after, isFalloff);
    setShown(m_fade, choices.spread.reach == ChangeReach::Range);
    setShown(m_bodyGroup, options.testFlag(ToolOption::Body));
    setShown(m_limitsGroup, options.testFlag(ToolOption::Limits));
    setShown(m_upright, options.testFlag(ToolOption::Upright));
    setShown(m_spreadTwist, options.testFlag(ToolOption::SpreadTwist));
    setShown(m_channelAxes, options.testFlag(ToolOption::ChannelAxes));
}

} // namespace limber
