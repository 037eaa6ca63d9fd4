#include "toolrow/toolrow.h"

#include "actions/actiontable.h"
#include "theme/icons.h"
#include "toolrow/poseactions.h"
#include "viewport/tools/tool.h"
#include "widgets/numberfield.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QResizeEvent>
#include <QToolButton>

namespace limber {

namespace {

constexpr int toolIconSize = 18;
constexpr int fieldWidth = 62;
constexpr int roomyWidth = 940; // in a narrower row the captions would push choices out

QString number(double value)
{
    return QLocale().toString(value, 'f', 2);
}

} // namespace

ToolRow::ToolRow(ToolSettings &settings, const PoseActions &actions, QWidget *parent)
    : QToolBar(tr("Tool settings"), parent), m_settings(settings)
{
    setObjectName(QStringLiteral("toolRow"));
    setMovable(false);
    setIconSize({toolIconSize, toolIconSize});
    toggleViewAction()->setVisible(false);
    addTool();
    addSeparator();
    addCaption(tr("Axes"));
    addChoice(actions, {ActionId::LocalAxes, ActionId::ParentAxes, ActionId::WorldAxes});
    addSteps(actions);
    addAction(actions.actions()[ActionId::Symmetry]);
    addSeparator();
    addReach(actions);
    addSeparator();
    addOwnSettings();
    connect(&settings, &ToolSettings::changed, this, &ToolRow::showSettings);
    showSettings();
}

void ToolRow::addTool()
{
    m_icon = new QLabel(this);
    m_name = new QLabel(this);
    m_name->setProperty("role", QStringLiteral("title"));
    m_name->setMinimumWidth(46);
    addWidget(m_icon);
    m_captions << addWidget(m_name);
}

// If the row is narrow, the captions of the groups are hidden, so that the choices stay.
void ToolRow::resizeEvent(QResizeEvent *event)
{
    for (QAction *caption : std::as_const(m_captions))
        caption->setVisible(event->size().width() >= roomyWidth);
    QToolBar::resizeEvent(event);
}

QLabel *ToolRow::addCaption(const QString &text)
{
    auto *caption = new QLabel(text, this);
    caption->setProperty("role", QStringLiteral("secondary"));
    caption->setContentsMargins(4, 0, 4, 0);
    m_captions << addWidget(caption);
    return caption;
}

// Adds buttons side by side, of which one is checked.
void ToolRow::addChoice(const PoseActions &actions, std::initializer_list<ActionId> ids)
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
    addWidget(group);
}

NumberField *ToolRow::addField(const QString &name, const QString &toolTip, double step, QAction *&entry)
{
    auto *field = new NumberField(this);
    field->setAccessibleName(name);
    field->setToolTip(toolTip);
    field->setStep(step);
    field->setFixedWidth(fieldWidth);
    entry = addWidget(field);
    return field;
}

void ToolRow::addSteps(const PoseActions &actions)
{
    addAction(actions.actions()[ActionId::SnapDrags]);
    m_step =
        addField(tr("Step of rotations"), tr("Rotations snap to whole multiples of this, degrees"), 1.0, m_stepEntry);
    m_step->setObjectName(QStringLiteral("snapStep"));
    connect(m_step, &NumberField::valueWanted, this, [this](double degrees) {
        m_settings.change([degrees](ToolChoices &choices) { choices.snapDegrees = degrees; });
        showSettings();
    });
}

void ToolRow::addReach(const PoseActions &actions)
{
    addCaption(tr("Affects"));
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
    addWidget(m_reach);
    m_before = addField(tr("Seconds before"), tr("Fade-in before the current frame"), 0.05, m_beforeEntry);
    m_before->setObjectName(QStringLiteral("secondsBefore"));
    m_after = addField(tr("Seconds after"), tr("Fade-out after the current frame"), 0.05, m_afterEntry);
    m_after->setObjectName(QStringLiteral("secondsAfter"));
    m_fade = addField(tr("Fade inside the range"), tr("Fade-in and fade-out inside the range"), 0.01, m_fadeEntry);
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
    auto *caption = new QLabel(tr("Body"), this);
    caption->setProperty("role", QStringLiteral("secondary"));
    caption->setContentsMargins(4, 0, 4, 0);
    m_bodyCaptionEntry = addWidget(caption);
    m_body = new QComboBox(this);
    m_body->setObjectName(QStringLiteral("ikBody"));
    m_body->setAccessibleName(tr("Body"));
    m_body->setToolTip(tr("How much of the body follows a joint that is dragged"));
    m_body->addItems({tr("Limb"), tr("Up to chest"), tr("Whole body")});
    m_bodyEntry = addWidget(m_body);
    connect(m_body, &QComboBox::activated, this, [this](int index) {
        m_settings.change([index](ToolChoices &choices) { choices.body = static_cast<SolverReach>(index); });
    });
    addLimits();
    addUpright();
    m_channelAxes = new QCheckBox(tr("Axes of the channels"), this);
    m_channelAxes->setObjectName(QStringLiteral("channelAxes"));
    m_channelAxes->setToolTip(tr("Each ring changes one rotation channel of the file"));
    m_channelAxesEntry = addWidget(m_channelAxes);
    connect(m_channelAxes, &QCheckBox::toggled, this,
            [this](bool on) { m_settings.change([on](ToolChoices &choices) { choices.usesChannelAxes = on; }); });
}

void ToolRow::addUpright()
{
    m_upright = new QCheckBox(tr("Keep upright"), this);
    m_upright->setObjectName(QStringLiteral("keepUpright"));
    m_upright->setToolTip(tr("The head stays as upright as it was; otherwise it turns the shortest way"));
    m_uprightEntry = addWidget(m_upright);
    connect(m_upright, &QCheckBox::toggled, this,
            [this](bool on) { m_settings.change([on](ToolChoices &choices) { choices.keepsHeadUpright = on; }); });
}

void ToolRow::addLimits()
{
    auto *caption = new QLabel(tr("Limits"), this);
    caption->setProperty("role", QStringLiteral("secondary"));
    caption->setContentsMargins(4, 0, 4, 0);
    m_limitsCaptionEntry = addWidget(caption);
    m_limits = new QComboBox(this);
    m_limits->setObjectName(QStringLiteral("ikLimits"));
    m_limits->setAccessibleName(tr("Limits"));
    m_limits->setToolTip(tr("How far joints follow: by their role, knees and elbows do not bend backwards; from the "
                            "clip, no joint rotates farther than it does somewhere in the motion"));
    m_limits->addItems({tr("Off"), tr("By role"), tr("From the clip")});
    m_limitsEntry = addWidget(m_limits);
    connect(m_limits, &QComboBox::activated, this, [this](int index) {
        m_settings.change([index](ToolChoices &choices) { choices.limits = static_cast<LimitSource>(index); });
    });
}

void ToolRow::showSettings()
{
    const ToolChoices &choices = m_settings.choices();
    const Tool &tool = m_tools[choices.tool];
    const ActionRow &row = rowOf(tool.action());
    m_icon->setPixmap(themedIcon(QLatin1String(row.icon)).pixmap(toolIconSize, toolIconSize));
    m_name->setText(withoutMnemonic(textOf(row)));
    m_step->showValue(choices.snapDegrees, tr("%1°").arg(QLocale().toString(choices.snapDegrees, 'g', 4)));
    m_before->showValue(choices.spread.secondsBefore, tr("%1 s").arg(number(choices.spread.secondsBefore)));
    m_after->showValue(choices.spread.secondsAfter, tr("%1 s").arg(number(choices.spread.secondsAfter)));
    m_fade->showValue(choices.spread.rangeFadeSeconds, tr("%1 s").arg(number(choices.spread.rangeFadeSeconds)));
    m_body->setCurrentIndex(static_cast<int>(choices.body));
    m_limits->setCurrentIndex(static_cast<int>(choices.limits));
    m_channelAxes->setChecked(choices.usesChannelAxes);
    m_upright->setChecked(choices.keepsHeadUpright);
    const bool isFalloff = choices.spread.reach == ChangeReach::Falloff;
    const ToolOptions options = tool.options();
    m_stepEntry->setVisible(options.testFlag(ToolOption::RotationStep));
    m_beforeEntry->setVisible(isFalloff);
    m_afterEntry->setVisible(isFalloff);
    m_fadeEntry->setVisible(choices.spread.reach == ChangeReach::Range);
    m_bodyCaptionEntry->setVisible(options.testFlag(ToolOption::Body));
    m_bodyEntry->setVisible(options.testFlag(ToolOption::Body));
    m_limitsCaptionEntry->setVisible(options.testFlag(ToolOption::Limits));
    m_limitsEntry->setVisible(options.testFlag(ToolOption::Limits));
    m_uprightEntry->setVisible(options.testFlag(ToolOption::Upright));
    m_channelAxesEntry->setVisible(options.testFlag(ToolOption::ChannelAxes));
}

} // namespace limber
