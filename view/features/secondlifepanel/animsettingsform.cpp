#include "secondlifepanel/animsettingsform.h"

#include "items/jointname.h"
#include "secondlife/animfile.h"
#include "widgets/areas/passingwheel.h"
#include "widgets/numberspin.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>

namespace limber {

namespace {

// Returns the titles in the order of handPoseNames().
QStringList handPoseTitles()
{
    return {AnimSettingsForm::tr("Spread"),        AnimSettingsForm::tr("Relaxed"),
            AnimSettingsForm::tr("Point, both"),   AnimSettingsForm::tr("Fist, both"),
            AnimSettingsForm::tr("Relaxed, left"), AnimSettingsForm::tr("Point, left"),
            AnimSettingsForm::tr("Fist, left"),    AnimSettingsForm::tr("Relaxed, right"),
            AnimSettingsForm::tr("Point, right"),  AnimSettingsForm::tr("Fist, right"),
            AnimSettingsForm::tr("Salute, right"), AnimSettingsForm::tr("Typing"),
            AnimSettingsForm::tr("Peace, right"),  AnimSettingsForm::tr("Palm, right")};
}

// Joints that had the base priority get the new one.
void setBasePriority(AnimSettings &settings, int priority)
{
    for (AnimJointSetting &joint : settings.joints) {
        if (joint.priority == settings.priority)
            joint.priority = priority;
    }
    settings.priority = priority;
}

QWidget *pairOf(QWidget *first, const QString &between, QWidget *second)
{
    auto *pair = new QWidget;
    auto *row = new QHBoxLayout(pair);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(first, 1);
    row->addWidget(new QLabel(between, pair));
    row->addWidget(second, 1);
    return pair;
}

} // namespace

AnimSettingsForm::AnimSettingsForm(QWidget *parent) : WholeRowsArea(parent)
{
    setObjectName(QStringLiteral("animSettings"));
    auto *page = new QWidget;
    auto *form = new QFormLayout(page);
    form->setContentsMargins(10, 8, 10, 8);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    addPriority(*form);
    addLoop(*form);
    addEase(*form);
    addHandPose(*form);
    addEmote(*form);
    auto *note = new QLabel(tr("For .anim files. Kept in the project. When a BVH file is uploaded the viewer asks for "
                               "them itself."),
                            page);
    note->setTextFormat(Qt::PlainText);
    note->setWordWrap(true);
    note->setProperty("role", QStringLiteral("secondary"));
    form->addRow(note);
    setWidget(page);
    letWheelPass(*page);
    for (QWidget *field : findChildren<QWidget *>())
        field->installEventFilter(this);
    show(AnimSettings());
}

void AnimSettingsForm::addPriority(QFormLayout &form)
{
    m_priority = new QSpinBox;
    m_priority->setObjectName(QStringLiteral("animPriority"));
    m_priority->setRange(0, animlimits::highestPriority);
    m_priority->setToolTip(tr("Where two animations move a joint the one with the higher priority wins"));
    form.addRow(tr("P&riority"), m_priority);
    connect(m_priority, &QSpinBox::valueChanged, this, [this](int value) {
        change(tr("Change priority"), [value](AnimSettings &settings) { setBasePriority(settings, value); });
    });
}

NumberSpin *AnimSettingsForm::makeSeconds(const char *name, const QString &accessibleName, const QString &toolTip)
{
    auto *field = new NumberSpin;
    field->setObjectName(QLatin1String(name));
    field->setAccessibleName(accessibleName);
    field->setToolTip(toolTip);
    field->setRange(0.0, static_cast<double>(animlimits::mostSeconds));
    field->setDecimals(3);
    field->setSingleStep(0.1);
    field->setSuffix(tr(" s"));
    return field;
}

void AnimSettingsForm::addLoop(QFormLayout &form)
{
    m_loops = new QCheckBox(tr("Play a&gain and again"));
    m_loops->setObjectName(QStringLiteral("animLoops"));
    m_loops->setToolTip(tr("Repeat a part of the animation until it is stopped"));
    m_loopIn = makeSeconds("animLoopIn", tr("Loop from"), tr("The second at which the loop begins"));
    m_loopOut = makeSeconds("animLoopOut", tr("Loop to"), tr("The second at which the loop ends"));
    m_loopOut->setSpecialValueText(tr("end"));
    form.addRow(tr("Loop"), m_loops);
    form.addRow(tr("Fr&om"), pairOf(m_loopIn, tr("to"), m_loopOut));
    connect(m_loops, &QCheckBox::toggled, this, [this](bool loops) {
        change(tr("Change loop"), [loops](AnimSettings &settings) { settings.loops = loops; });
    });
    connect(m_loopIn, &NumberSpin::valueChanged, this, [this](double value) {
        change(tr("Change begin of loop"), [value](AnimSettings &settings) { settings.loopInSeconds = value; });
    });
    connect(m_loopOut, &NumberSpin::valueChanged, this, [this](double value) {
        change(tr("Change end of loop"), [value](AnimSettings &settings) {
            settings.loopOutSeconds = value > 0.0 ? std::optional(value) : std::nullopt;
        });
    });
}

void AnimSettingsForm::addEase(QFormLayout &form)
{
    m_easeIn = makeSeconds("animEaseIn", tr("Ease in"), tr("Seconds in which the avatar blends into the animation"));
    m_easeOut =
        makeSeconds("animEaseOut", tr("Ease out"), tr("Seconds in which the avatar blends out of the animation"));
    form.addRow(tr("Ease &in"), pairOf(m_easeIn, tr("out"), m_easeOut));
    connect(m_easeIn, &NumberSpin::valueChanged, this, [this](double value) {
        change(tr("Change ease in"), [value](AnimSettings &settings) { settings.easeInSeconds = value; });
    });
    connect(m_easeOut, &NumberSpin::valueChanged, this, [this](double value) {
        change(tr("Change ease out"), [value](AnimSettings &settings) { settings.easeOutSeconds = value; });
    });
}

void AnimSettingsForm::addHandPose(QFormLayout &form)
{
    m_handPose = new QComboBox;
    m_handPose->setObjectName(QStringLiteral("animHandPose"));
    m_handPose->setToolTip(tr("How the hands are held while the animation plays"));
    m_handPose->addItems(handPoseTitles());
    form.addRow(tr("Ha&nd pose"), m_handPose);
    connect(m_handPose, &QComboBox::currentIndexChanged, this, [this](int pose) {
        change(tr("Change hand pose"), [pose](AnimSettings &settings) { settings.handPose = pose; });
    });
}

void AnimSettingsForm::addEmote(QFormLayout &form)
{
    m_emote = new QLineEdit;
    m_emote->setObjectName(QStringLiteral("animEmote"));
    m_emote->setToolTip(tr("The name of an expression of the face; empty for none"));
    m_emote->setPlaceholderText(tr("none"));
    form.addRow(tr("E&xpression"), m_emote);
    connect(m_emote, &QLineEdit::textEdited, this, [this](const QString &text) {
        change(tr("Change expression"), [text](AnimSettings &settings) { settings.emote = text.toStdString(); });
    });
}

void AnimSettingsForm::change(const QString &field, const Change &make)
{
    AnimSettings settings = m_settings;
    make(settings);
    if (settings != m_settings)
        emit settingsWanted(settings, field);
}

void AnimSettingsForm::show(const AnimSettings &settings)
{
    m_settings = settings;
    const QSignalBlocker blockers[] = {QSignalBlocker(m_priority), QSignalBlocker(m_loops),  QSignalBlocker(m_loopIn),
                                       QSignalBlocker(m_loopOut),  QSignalBlocker(m_easeIn), QSignalBlocker(m_easeOut),
                                       QSignalBlocker(m_handPose)};
    m_priority->setMinimum(qMin(0, settings.priority)); // files may have -1
    m_priority->setValue(settings.priority);
    m_loops->setChecked(settings.loops);
    m_loopIn->setValue(settings.loopInSeconds);
    m_loopOut->setValue(settings.loopOutSeconds.value_or(0.0));
    m_loopIn->setEnabled(settings.loops);
    m_loopOut->setEnabled(settings.loops);
    m_easeIn->setValue(settings.easeInSeconds);
    m_easeOut->setValue(settings.easeOutSeconds);
    m_handPose->setCurrentIndex(settings.handPose);
    if (m_emote->text().toStdString() != settings.emote)
        m_emote->setText(textOfName(settings.emote));
}

bool AnimSettingsForm::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusOut)
        emit fieldLeft();
    return WholeRowsArea::eventFilter(watched, event);
}

} // namespace limber
