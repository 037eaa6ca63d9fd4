#include "retargeting/proportions/bonespanel.h"
#include "retargeting/proportions/heightpanel.h"
#include "retargeting/proportions/limbfactorspanel.h"
#include "session/retargeting/offsetsetup.h"
#include "session/session.h"
#include "support/walker.h"
#include "widgets/numberfield.h"

#include <QCheckBox>
#include <QLabel>
#include <QPushButton>
#include <QTest>
#include <QTreeWidget>

#include <cmath>
#include <memory>

namespace tst_lengthpanels {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// The panels that change lengths: by limb, by height, and bone by bone. The thighs have 42 units, the shins 41.
class LengthPanelsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }
    void init();
    void aFactorChangesItsLimbAndIsShown();
    void allFactorsAreReset();
    void limbsThatAreMissingHaveNoFactor();
    void theHeightIsSwitchedOnAndSet();
    void withoutBonesThereIsNoHeight();
    void oneBoneHasALength();
    void severalBonesHaveAFactor();
    void bonesBelowAreIncluded();
    void bonesAreReset();
    void theSelectionOfTheTreeIsTakenOver();

private:
    void open(const Clip &clip)
    {
        m_session = std::make_unique<Session>();
        m_session->document().reset(clip);
        m_setup = std::make_unique<OffsetSetup>(clip, PositionRules(), Axis::Y, Vocabulary::builtIn());
    }
    [[nodiscard]] double after(const char *name) const
    {
        return std::abs(m_setup->after().joint(jointNamed(m_setup->after(), name)).offset.y);
    }
    static NumberField &field(const QWidget &panel, const QString &name)
    {
        return *panel.findChild<NumberField *>(name);
    }
    static NumberField &factorOf(const QWidget &panel, LimbGroup group)
    {
        return field(panel, u"limbFactor%1"_s.arg(static_cast<int>(group)));
    }
    static QPushButton &button(const QWidget &panel) { return *panel.findChild<QPushButton *>(); }
    static bool says(const QWidget &panel, const QString &text)
    {
        for (const QLabel *label : panel.findChildren<QLabel *>()) {
            if (label->text() == text)
                return true;
        }
        return false;
    }
    // Selects the bones that end in these joints.
    static void select(const BonesPanel &panel, const QStringList &ends)
    {
        auto &list = *panel.findChild<QTreeWidget *>(u"boneList"_s);
        list.clearSelection();
        for (int row = 0; row < list.topLevelItemCount(); ++row) {
            QTreeWidgetItem *item = list.topLevelItem(row);
            item->setSelected(ends.contains(item->text(0).section(u" → "_s, 1)));
        }
    }

    std::unique_ptr<Session> m_session;
    std::unique_ptr<OffsetSetup> m_setup;
};

void LengthPanelsTest::init()
{
    open(makeWalker({.frames = 5}).clip);
}

void LengthPanelsTest::aFactorChangesItsLimbAndIsShown()
{
    LimbFactorsPanel panel(*m_setup);
    QCOMPARE(factorOf(panel, LimbGroup::Thigh).text(), u"1"_s);
    QVERIFY(says(panel, u"42"_s));
    emit factorOf(panel, LimbGroup::Thigh).valueWanted(1.5, false);
    QCOMPARE(m_setup->plan().factorOf(LimbGroup::Thigh), 1.5);
    QCOMPARE(factorOf(panel, LimbGroup::Thigh).text(), u"1.5"_s);
    QVERIFY(says(panel, u"42 → 63"_s));
    QCOMPARE(after("LeftLeg"), 63.0);
    QCOMPARE(after("RightLeg"), 63.0);
    QCOMPARE(after("LeftFoot"), 41.0);
    emit factorOf(panel, LimbGroup::Thigh).valueWanted(-1.0, false); // is not possible
    QCOMPARE(factorOf(panel, LimbGroup::Thigh).text(), u"1.5"_s);
}

void LengthPanelsTest::allFactorsAreReset()
{
    LimbFactorsPanel panel(*m_setup);
    emit factorOf(panel, LimbGroup::Thigh).valueWanted(1.5, false);
    emit factorOf(panel, LimbGroup::Neck).valueWanted(0.5, false);
    button(panel).click();
    for (const LimbGroup group : allLimbGroups) {
        QCOMPARE(m_setup->plan().factorOf(group), 1.0);
        QCOMPARE(factorOf(panel, group).text(), u"1"_s);
    }
    QVERIFY(m_setup->changes().empty());
}

void LengthPanelsTest::limbsThatAreMissingHaveNoFactor()
{
    Skeleton skeleton;
    skeleton.addJoint({"Tail", NoJoint, {0, 0, 0}, {channels::Zrotation}, 0});
    skeleton.addEndSite({"Site", 0, {0, 10, 0}, 0});
    open({skeleton, Motion(1, 1), nullptr});
    const LimbFactorsPanel panel(*m_setup);
    QVERIFY(!factorOf(panel, LimbGroup::Thigh).isEnabled());
    QVERIFY(says(panel, u"not found in this skeleton"_s));
    QVERIFY(panel.focusProxy() == nullptr);
}

void LengthPanelsTest::theHeightIsSwitchedOnAndSet()
{
    HeightPanel panel(*m_setup);
    auto &scales = *panel.findChild<QCheckBox *>(u"scalesToHeight"_s);
    const double present = m_setup->heightBefore();
    QVERIFY(!scales.isChecked() && scales.isEnabled());
    scales.click();
    QCOMPARE(m_setup->plan().height, std::optional(present));
    emit field(panel, u"heightFactor"_s).valueWanted(2.0, false);
    QCOMPARE(m_setup->plan().height, std::optional(2.0 * present));
    QCOMPARE(field(panel, u"heightFactor"_s).text(), u"2"_s);
    QVERIFY(std::abs(after("LeftLeg") - 84.0) < 1e-9);
    emit field(panel, u"height"_s).valueWanted(0.5 * present, false);
    QCOMPARE(field(panel, u"heightFactor"_s).text(), u"0.5"_s);
    emit field(panel, u"height"_s).valueWanted(0.0, false); // is not possible
    QCOMPARE(m_setup->plan().height, std::optional(0.5 * present));
    scales.click();
    QVERIFY(!m_setup->plan().height);
    QCOMPARE(field(panel, u"heightFactor"_s).text(), u"1"_s);
    emit field(panel, u"height"_s).valueWanted(1.5 * present, false); // a number switches it on
    QVERIFY(scales.isChecked());
}

void LengthPanelsTest::withoutBonesThereIsNoHeight()
{
    Skeleton skeleton;
    skeleton.addJoint({"Point", NoJoint, {0, 0, 0}, {channels::Zrotation}, 0});
    open({skeleton, Motion(1, 1), nullptr});
    const HeightPanel panel(*m_setup);
    QVERIFY(!panel.findChild<QCheckBox *>()->isEnabled() && !field(panel, u"height"_s).isEnabled());
    QVERIFY(!field(panel, u"heightFactor"_s).isEnabled());
    QVERIFY(says(panel, u"none (all bones have zero length)"_s));
}

void LengthPanelsTest::oneBoneHasALength()
{
    BonesPanel panel(*m_session, *m_setup);
    QVERIFY(!field(panel, u"boneLength"_s).isEnabled() && !field(panel, u"boneFactor"_s).isEnabled());
    select(panel, {u"LeftLeg"_s});
    QCOMPARE(field(panel, u"boneLength"_s).text(), u"42"_s);
    QCOMPARE(field(panel, u"boneFactor"_s).text(), u"1"_s);
    emit field(panel, u"boneLength"_s).valueWanted(21.0, false);
    QCOMPARE(after("LeftLeg"), 21.0);
    QCOMPARE(after("RightLeg"), 42.0);
    QCOMPARE(field(panel, u"boneFactor"_s).text(), u"0.5"_s);
    QVERIFY(says(panel, u"1 bone(s) set individually"_s));
}

void LengthPanelsTest::severalBonesHaveAFactor()
{
    BonesPanel panel(*m_session, *m_setup);
    select(panel, {u"LeftLeg"_s, u"LeftFoot"_s});
    QVERIFY(!field(panel, u"boneLength"_s).isEnabled());
    emit field(panel, u"boneLength"_s).valueWanted(5.0, false); // is for one bone
    QVERIFY(m_setup->changes().empty());
    emit field(panel, u"boneFactor"_s).valueWanted(2.0, false);
    QCOMPARE(after("LeftLeg"), 84.0);
    QCOMPARE(after("LeftFoot"), 82.0);
    QCOMPARE(field(panel, u"boneFactor"_s).text(), u"2"_s);
    QVERIFY(field(panel, u"boneFactor"_s).placeholderText().isEmpty());
    select(panel, {u"LeftLeg"_s, u"RightLeg"_s});
    QVERIFY(field(panel, u"boneFactor"_s).text().isEmpty());
    QCOMPARE(field(panel, u"boneFactor"_s).placeholderText(), u"mixed"_s);
    emit field(panel, u"boneFactor"_s).valueWanted(1.5, false);
    QCOMPARE(after("LeftLeg"), 63.0);
    QCOMPARE(after("RightLeg"), 63.0);
}

void LengthPanelsTest::bonesBelowAreIncluded()
{
    BonesPanel panel(*m_session, *m_setup);
    select(panel, {u"LeftLeg"_s});
    panel.findChild<QCheckBox *>(u"bonesBelow"_s)->setChecked(true);
    emit field(panel, u"boneFactor"_s).valueWanted(2.0, false);
    QCOMPARE(after("LeftLeg"), 84.0);
    QCOMPARE(after("LeftFoot"), 82.0);
    QCOMPARE(after("RightFoot"), 41.0);
    QVERIFY(says(panel, u"4 bone(s) set individually"_s)); // thigh, shin, foot and toe
}

void LengthPanelsTest::bonesAreReset()
{
    BonesPanel panel(*m_session, *m_setup);
    select(panel, {u"LeftLeg"_s});
    QVERIFY(!button(panel).isEnabled());
    emit field(panel, u"boneFactor"_s).valueWanted(2.0, false);
    QVERIFY(button(panel).isEnabled());
    select(panel, {u"RightLeg"_s});
    QVERIFY(!button(panel).isEnabled());
    select(panel, {u"LeftLeg"_s, u"RightLeg"_s}); // one of them is enough
    QVERIFY(button(panel).isEnabled());
    button(panel).click();
    QVERIFY(m_setup->changes().empty() && !button(panel).isEnabled());
    QVERIFY(says(panel, u"Select bones in the list, or click a joint in the preview."_s));
}

void LengthPanelsTest::theSelectionOfTheTreeIsTakenOver()
{
    // Selecting a joint selects the bones that leave it.
    m_session->selectOnly(NodeId::joint(jointNamed(m_setup->before(), "LeftUpLeg")));
    const BonesPanel panel(*m_session, *m_setup);
    QCOMPARE(field(panel, u"boneLength"_s).text(), u"42"_s);
    const QList<QTreeWidgetItem *> chosen = panel.findChild<QTreeWidget *>()->selectedItems();
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.first()->text(0), u"LeftUpLeg → LeftLeg"_s);
}

QTEST_MAIN(LengthPanelsTest)

} // namespace tst_lengthpanels

#include "tst_lengthpanels.moc"
