#include "secondlife/animfile.h"
#include "secondlifepanel/animsettingsform.h"
#include "widgets/numberspin.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QWheelEvent>

#include <memory>

namespace tst_animsettingsform {

using namespace limber;
using namespace Qt::StringLiterals;

// The settings with which an animation is written: each field announces all of them.
class AnimSettingsFormTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void settingsAreShown();
    void showingThemWantsNothing();
    void eachFieldIsAnnounced();
    void jointsWithTheBasePriorityGetTheNewOne();
    void aLoopMayEndWithTheMotion();
    void filesMayHaveALowerPriority();
    void onlyALoopHasEnds();
    void theWheelScrollsTheForm();
    void aFieldThatIsLeftIsAnnounced();

private:
    template <typename Widget>
    [[nodiscard]] Widget &field(const QString &name) const
    {
        auto *widget = m_form->findChild<Widget *>(name);
        if (widget == nullptr)
            qFatal("there is no %s", qPrintable(name));
        return *widget;
    }
    [[nodiscard]] QSpinBox &priority() const { return field<QSpinBox>(u"animPriority"_s); }
    [[nodiscard]] NumberSpin &seconds(const QString &name) const { return field<NumberSpin>(name); }

    std::unique_ptr<AnimSettingsForm> m_form;
    QList<AnimSettings> m_wanted;
    QStringList m_fields;
};

void AnimSettingsFormTest::init()
{
    m_form = std::make_unique<AnimSettingsForm>();
    m_wanted.clear();
    m_fields.clear();
    connect(m_form.get(), &AnimSettingsForm::settingsWanted, this,
            [this](const AnimSettings &settings, const QString &name) {
                m_wanted << settings;
                m_fields << name;
            });
}

void AnimSettingsFormTest::settingsAreShown()
{
    AnimSettings settings;
    settings.priority = 5;
    settings.loops = true;
    settings.loopInSeconds = 0.5;
    settings.loopOutSeconds = 2.25;
    settings.easeInSeconds = 0.75;
    settings.easeOutSeconds = 1.5;
    settings.handPose = 11;
    settings.emote = "smile";
    m_form->show(settings);
    QCOMPARE(priority().value(), 5);
    QVERIFY(field<QCheckBox>(u"animLoops"_s).isChecked());
    QCOMPARE(seconds(u"animLoopIn"_s).value(), 0.5);
    QCOMPARE(seconds(u"animLoopOut"_s).value(), 2.25);
    QCOMPARE(seconds(u"animEaseIn"_s).value(), 0.75);
    QCOMPARE(seconds(u"animEaseOut"_s).value(), 1.5);
    QCOMPARE(field<QComboBox>(u"animHandPose"_s).currentText(), u"Typing"_s);
    QCOMPARE(field<QLineEdit>(u"animEmote"_s).text(), u"smile"_s);
    QCOMPARE(seconds(u"animEaseIn"_s).minimum(), 0.0);
    QCOMPARE(seconds(u"animEaseIn"_s).maximum(), 60.0);
    QCOMPARE(priority().minimum(), 0);
    QCOMPARE(priority().maximum(), 6);
    QCOMPARE(field<QComboBox>(u"animHandPose"_s).count(), 14);
}

void AnimSettingsFormTest::showingThemWantsNothing()
{
    settingsAreShown();
    m_form->show({});
    QVERIFY(m_wanted.isEmpty());
}

void AnimSettingsFormTest::eachFieldIsAnnounced()
{
    priority().setValue(4);
    QCOMPARE(m_wanted.size(), 1);
    AnimSettings expected;
    expected.priority = 4;
    QVERIFY(m_wanted.last() == expected);
    QCOMPARE(m_fields.last(), u"Change priority"_s);
    m_form->show(expected);
    field<QCheckBox>(u"animLoops"_s).setChecked(true);
    expected.loops = true;
    QVERIFY(m_wanted.last() == expected);
    QCOMPARE(m_fields.last(), u"Change loop"_s);
    m_form->show(expected);
    seconds(u"animLoopIn"_s).setValue(0.5);
    expected.loopInSeconds = 0.5;
    QVERIFY(m_wanted.last() == expected);
    QCOMPARE(m_fields.last(), u"Change begin of loop"_s);
    m_form->show(expected);
    seconds(u"animEaseIn"_s).setValue(0.25);
    expected.easeInSeconds = 0.25;
    QVERIFY(m_wanted.last() == expected);
    QCOMPARE(m_fields.last(), u"Change ease in"_s);
    m_form->show(expected);
    seconds(u"animEaseOut"_s).setValue(1.25);
    expected.easeOutSeconds = 1.25;
    QVERIFY(m_wanted.last() == expected);
    QCOMPARE(m_fields.last(), u"Change ease out"_s);
    m_form->show(expected);
    field<QComboBox>(u"animHandPose"_s).setCurrentIndex(0);
    expected.handPose = 0;
    QVERIFY(m_wanted.last() == expected);
    QCOMPARE(m_fields.last(), u"Change hand pose"_s);
    m_form->show(expected);
    QTest::keyClicks(&field<QLineEdit>(u"animEmote"_s), u"a"_s);
    expected.emote = "a";
    QVERIFY(m_wanted.last() == expected);
    QCOMPARE(m_fields.last(), u"Change expression"_s);
    QCOMPARE(m_wanted.size(), 7);
}

void AnimSettingsFormTest::jointsWithTheBasePriorityGetTheNewOne()
{
    AnimSettings settings;
    settings.joints.resize(2);
    settings.joints[0].priority = 2;
    settings.joints[1].priority = 3;
    m_form->show(settings);
    priority().setValue(4);
    QCOMPARE(m_wanted.last().priority, 4);
    QCOMPARE(m_wanted.last().joints[0].priority, 4);
    QCOMPARE(m_wanted.last().joints[1].priority, 3);
}

void AnimSettingsFormTest::aLoopMayEndWithTheMotion()
{
    AnimSettings settings;
    settings.loops = true;
    m_form->show(settings);
    QCOMPARE(seconds(u"animLoopOut"_s).text(), u"end"_s);
    seconds(u"animLoopOut"_s).setValue(1.5);
    QCOMPARE(m_wanted.last().loopOutSeconds, std::optional(1.5));
    QCOMPARE(m_fields.last(), u"Change end of loop"_s);
    m_form->show(m_wanted.last());
    seconds(u"animLoopOut"_s).setValue(0.0);
    QVERIFY(!m_wanted.last().loopOutSeconds);
}

void AnimSettingsFormTest::filesMayHaveALowerPriority()
{
    AnimSettings settings;
    settings.priority = -1;
    m_form->show(settings);
    QCOMPARE(priority().value(), -1);
    settings.priority = 1;
    m_form->show(settings);
    QCOMPARE(priority().minimum(), 0);
}

void AnimSettingsFormTest::onlyALoopHasEnds()
{
    QVERIFY(!seconds(u"animLoopIn"_s).isEnabled());
    QVERIFY(!seconds(u"animLoopOut"_s).isEnabled());
    AnimSettings settings;
    settings.loops = true;
    m_form->show(settings);
    QVERIFY(seconds(u"animLoopIn"_s).isEnabled());
    QVERIFY(seconds(u"animLoopOut"_s).isEnabled());
}

void AnimSettingsFormTest::theWheelScrollsTheForm()
{
    for (QWidget *each :
         {static_cast<QWidget *>(&priority()), static_cast<QWidget *>(&field<QComboBox>(u"animHandPose"_s))}) {
        QWheelEvent wheel({5, 5}, each->mapToGlobal(QPointF(5, 5)), {}, {0, 120}, Qt::NoButton, {}, Qt::NoScrollPhase,
                          false);
        QCoreApplication::sendEvent(each, &wheel);
    }
    QVERIFY(m_wanted.isEmpty());
}

void AnimSettingsFormTest::aFieldThatIsLeftIsAnnounced()
{
    const QSignalSpy left(m_form.get(), &AnimSettingsForm::fieldLeft);
    QFocusEvent in(QEvent::FocusIn);
    QCoreApplication::sendEvent(&priority(), &in);
    QCOMPARE(left.count(), 0);
    QFocusEvent out(QEvent::FocusOut);
    QCoreApplication::sendEvent(&priority(), &out);
    QVERIFY(left.count() > 0);
}

QTEST_MAIN(AnimSettingsFormTest)

} // namespace tst_animsettingsform

#include "tst_animsettingsform.moc"
