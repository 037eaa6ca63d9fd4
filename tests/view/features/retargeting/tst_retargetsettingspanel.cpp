#include "retarget/retargetclip.h"
#include "retargeting/retargetsettingspanel.h"
#include "support/walker.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QWheelEvent>

#include <cmath>
#include <functional>
#include <memory>
#include <string>

namespace tst_retargetsettingspanel {

using namespace limber;
using namespace limber::test;

// Each widget of the panel changes its own setting, and shows what others set.
class RetargetSettingsPanelTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void eachBoxChangesItsSetting_data();
    void eachBoxChangesItsSetting();
    void choicesAreTaken();
    void referenceFramesAreSwitchedOnAndSet();
    void aFactorReplacesTheRatioOfTheLegs();
    void settingsFromElsewhereAreShown();
    void theOutcomeIsShown();
    void framesEndWithTheirClips();
    void theWheelScrollsPastFields();

private:
    [[nodiscard]] QCheckBox *box(const QString &text) const
    {
        for (QCheckBox *each : m_panel->findChildren<QCheckBox *>()) {
            if (each->text() == text)
                return each;
        }
        return nullptr;
    }
    template <typename Widget>
    [[nodiscard]] Widget *named(const char *name) const
    {
        for (Widget *each : m_panel->findChildren<Widget *>()) {
            if (each->objectName() == QLatin1String(name) || each->accessibleName() == QLatin1String(name))
                return each;
        }
        return nullptr;
    }
    // Chooses an entry as a user does.
    void choose(const char *name, int index) const
    {
        auto *list = named<QComboBox>(name);
        list->setCurrentIndex(index);
        emit list->activated(index);
    }
    [[nodiscard]] QStringList labels() const
    {
        QStringList texts;
        for (const QLabel *label : m_panel->findChildren<QLabel *>()) {
            if (label->isVisibleTo(m_panel.get()))
                texts << label->text();
        }
        return texts;
    }
    [[nodiscard]] const RetargetSettings &settings() const { return m_setup->settings(); }
    // All settings together, as a file has them.
    [[nodiscard]] std::string text() const { return mappingText(m_setup->toFile()); }

    std::unique_ptr<RetargetSetup> m_setup;
    std::unique_ptr<RetargetSettingsPanel> m_panel;
};

using Setting = std::function<bool(const RetargetSettings &)>;

void RetargetSettingsPanelTest::init()
{
    m_panel.reset();
    m_setup = std::make_unique<RetargetSetup>(makeWalker({.frames = 20}).clip, PositionRules(), Axis::Y,
                                              Vocabulary::builtIn());
    m_setup->setTarget({makeWalker({.frames = 8, .thigh = 50.0}).clip}, QStringLiteral("Figure"));
    m_panel = std::make_unique<RetargetSettingsPanel>(*m_setup);
}

void RetargetSettingsPanelTest::eachBoxChangesItsSetting_data()
{
    QTest::addColumn<QString>("caption");
    QTest::addColumn<Setting>("setting");
    const auto add = [](const char *text, const Setting &setting) {
        QTest::newRow(text) << QString::fromLatin1(text) << setting;
    };
    add("Distribute bend along spine and neck", [](const RetargetSettings &s) { return s.spreadChains; });
    add("Keep travel distance", [](const RetargetSettings &s) { return s.keepTravel; });
    add("Root motion (travel and heading on the root)", [](const RetargetSettings &s) { return s.rootMotion; });
    add("Align to floor", [](const RetargetSettings &s) { return s.setOnFloor; });
    add("Lock planted feet", [](const RetargetSettings &s) { return s.lockFeet; });
    add("Toes above the floor", [](const RetargetSettings &s) { return s.feetAboveFloor; });
    add("Hands above the floor", [](const RetargetSettings &s) { return s.handsAboveFloor; });
    add("Keep hands and arms out of the body", [](const RetargetSettings &s) { return s.keepApart; });
    add("Scale by leg length", [](const RetargetSettings &s) { return !s.scale; });
    add("Source frame",
        [](const RetargetSettings &s) { return s.sourceReference.kind == ReferenceRequest::Kind::Frame; });
    add("Target file frame",
        [](const RetargetSettings &s) { return s.targetReference.kind == ReferenceRequest::Kind::Frame; });
}

void RetargetSettingsPanelTest::eachBoxChangesItsSetting()
{
    QFETCH(const QString, caption);
    QFETCH(const Setting, setting);
    QCheckBox *clicked = box(caption);
    QVERIFY(clicked != nullptr);
    const std::string before = text();
    const bool was = setting(settings());
    QCOMPARE(clicked->isChecked(), was);
    clicked->click();
    QCOMPARE(setting(settings()), !was);
    QVERIFY(text() != before);
    clicked->click();
    QCOMPARE(text(), before); // nothing else has changed
}

void RetargetSettingsPanelTest::choicesAreTaken()
{
    choose("restMode", 2);
    QCOMPARE(settings().rest, RestMode::Keep);
    choose("targetUp", 2);
    QCOMPARE(settings().targetUp, UpAxisChoice::Z);
    choose("leftHand", 1);
    QCOMPARE(settings().leftHand, HandGoal::OtherHand);
    QCOMPARE(settings().rightHand, HandGoal::Free);
    choose("rightHand", 4);
    QCOMPARE(settings().rightHand, HandGoal::World);
    QCOMPARE(settings().leftHand, HandGoal::OtherHand);
    choose("restMode", 1);
    QCOMPARE(settings().rest, RestMode::Match);
}

void RetargetSettingsPanelTest::referenceFramesAreSwitchedOnAndSet()
{
    auto *source = named<QSpinBox>("Source frame of the reference pose");
    auto *target = named<QSpinBox>("Target file frame of the reference pose");
    QVERIFY(!source->isEnabled() && !target->isEnabled());
    box(QStringLiteral("Source frame"))->click();
    QVERIFY(source->isEnabled() && !target->isEnabled());
    source->setValue(7);
    QCOMPARE(settings().sourceReference.frame, 7);
    QVERIFY(settings().targetReference.kind == ReferenceRequest::Kind::Auto);
    box(QStringLiteral("Target file frame"))->click();
    target->setValue(3);
    QCOMPARE(settings().targetReference.frame, 3);
    QCOMPARE(settings().sourceReference.frame, 7);
    box(QStringLiteral("Source frame"))->click();
    QVERIFY(settings().sourceReference.kind == ReferenceRequest::Kind::Auto && !source->isEnabled());
    QCOMPARE(source->value(), 7); // for the next time
}

void RetargetSettingsPanelTest::aFactorReplacesTheRatioOfTheLegs()
{
    auto *factor = named<QDoubleSpinBox>("travelScale");
    QVERIFY(!factor->isEnabled());
    box(QStringLiteral("Scale by leg length"))->click();
    QVERIFY(factor->isEnabled());
    factor->setValue(1.25);
    QCOMPARE(settings().scale, std::optional(1.25));
    box(QStringLiteral("Scale by leg length"))->click();
    QVERIFY(!settings().scale && !factor->isEnabled());
}

void RetargetSettingsPanelTest::settingsFromElsewhereAreShown()
{
    QSignalSpy changed(m_setup.get(), &RetargetSetup::settingsChanged);
    RetargetSettings wanted;
    wanted.rest = RestMode::Keep;
    wanted.sourceReference = ReferenceRequest{.kind = ReferenceRequest::Kind::Frame, .frame = 4};
    wanted.targetReference = ReferenceRequest{.kind = ReferenceRequest::Kind::Frame, .frame = 2};
    wanted.scale = 0.75;
    wanted.keepTravel = wanted.spreadChains = wanted.rootMotion = true;
    wanted.setOnFloor = wanted.lockFeet = false;
    wanted.targetUp = UpAxisChoice::X;
    wanted.leftHand = HandGoal::Head;
    wanted.rightHand = HandGoal::Pelvis;
    m_setup->setSettings(wanted);
    QCOMPARE(changed.size(), 1); // showing them changes none
    QCOMPARE(named<QComboBox>("restMode")->currentIndex(), 2);
    QCOMPARE(named<QComboBox>("targetUp")->currentText(), QStringLiteral("X"));
    QCOMPARE(named<QComboBox>("leftHand")->currentText(), QStringLiteral("Keep distance to head"));
    QCOMPARE(named<QComboBox>("rightHand")->currentText(), QStringLiteral("Keep distance to pelvis"));
    QCOMPARE(named<QDoubleSpinBox>("travelScale")->value(), 0.75);
    QCOMPARE(named<QSpinBox>("Source frame of the reference pose")->value(), 4);
    QCOMPARE(named<QSpinBox>("Target file frame of the reference pose")->value(), 2);
    QVERIFY(!box(QStringLiteral("Align to floor"))->isChecked());
    QVERIFY(box(QStringLiteral("Keep travel distance"))->isChecked());
}

void RetargetSettingsPanelTest::theOutcomeIsShown()
{
    std::shared_ptr<const Retargeter> retargeter;
    RetargetRun run;
    run.prepared = [&retargeter](const auto &prepared) { retargeter = prepared; };
    QVERIFY(retargetClip(m_setup->input(), run));
    m_panel->showOutcome(retargeter.get());
    QCOMPARE(named<QDoubleSpinBox>("travelScale")->value(),
             std::round(retargeter->transfer().travelScale() * 1e5) / 1e5);
    QVERIFY(!settings().scale); // the number that is shown is not a choice
    const double shift = retargeter->floorShift();
    QVERIFY(std::abs(shift) > 0.01);
    const QString moved = QStringLiteral("Moved %1 by %2 units")
                              .arg(shift > 0.0 ? QStringLiteral("up") : QStringLiteral("down"),
                                   QLocale().toString(std::abs(shift), 'g', 4));
    QVERIFY2(labels().contains(moved), qPrintable(labels().join(u'\n')));
    const bool matches = retargeter->transfer().restMode() == RestMode::Match;
    QVERIFY(labels().contains(matches ? QStringLiteral("In use: match bone directions")
                                      : QStringLiteral("In use: preserve small rest-pose differences")));
    m_panel->showOutcome(nullptr);
    QVERIFY(labels().filter(QStringLiteral("In use")).isEmpty());
}

void RetargetSettingsPanelTest::framesEndWithTheirClips()
{
    QCOMPARE(named<QSpinBox>("Source frame of the reference pose")->maximum(), 19);
    QCOMPARE(named<QSpinBox>("Target file frame of the reference pose")->maximum(), 7);
    Clip still = makeWalker({.frames = 8}).clip;
    still.motion = Motion(0, still.skeleton.columnCount());
    m_setup->setTarget({std::move(still)}, QStringLiteral("Still"));
    QCOMPARE(named<QSpinBox>("Target file frame of the reference pose")->maximum(), 0);
    QVERIFY(!box(QStringLiteral("Target file frame"))->isEnabled());
}

void RetargetSettingsPanelTest::theWheelScrollsPastFields()
{
    int count = 0;
    for (auto *field : m_panel->findChildren<QWidget *>()) {
        auto *list = qobject_cast<QComboBox *>(field);
        auto *number = qobject_cast<QAbstractSpinBox *>(field);
        if (list == nullptr && number == nullptr)
            continue;
        field->setEnabled(true);
        const QString before = list != nullptr ? list->currentText() : number->text();
        QWheelEvent wheel({4.0, 4.0}, field->mapToGlobal(QPointF(4.0, 4.0)), {}, {0, -120}, Qt::NoButton,
                          Qt::NoModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(field, &wheel);
        QVERIFY(!wheel.isAccepted());
        QCOMPARE(list != nullptr ? list->currentText() : number->text(), before);
        ++count;
    }
    QVERIFY(count >= 6);
}

QTEST_MAIN(RetargetSettingsPanelTest)

} // namespace tst_retargetsettingspanel

#include "tst_retargetsettingspanel.moc"
