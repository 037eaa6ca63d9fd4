#include "session/retargeting/offsetsetup.h"
#include "support/walker.h"

#include <QSignalSpy>
#include <QTest>

#include <cmath>
#include <limits>
#include <memory>

namespace tst_offsetsetup {

using namespace limber;
using namespace limber::test;

// What a user sets for other proportions, number by number; the figure has thighs of 42 and shins of 41 units.
class OffsetSetupTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { open(makeWalker({.frames = 10}).clip); }
    void limbsHaveTheirLength();
    void aFigureWithoutAPartHasNoSuchLimb();
    void aFactorChangesItsLimb();
    void numbersThatCannotBeAreRefused();
    void settingTheSameValueIsNoChange();
    void bonesHaveLengthsOfTheirOwn();
    void heightScalesTheFigure();
    void travelIsScaledOnRequest();
    void changesOfTheMotionSettingAreReported();

private:
    void open(const Clip &clip)
    {
        m_setup = std::make_unique<OffsetSetup>(clip, PositionRules(), Axis::Y, Vocabulary::builtIn());
    }
    [[nodiscard]] NodeId node(const char *name) const { return NodeId::joint(jointNamed(m_setup->before(), name)); }

    std::unique_ptr<OffsetSetup> m_setup;
};

namespace {

bool isNear(double a, double b)
{
    return std::abs(a - b) < 1e-9;
}

} // namespace

void OffsetSetupTest::limbsHaveTheirLength()
{
    QVERIFY(isNear(m_setup->lengthBefore(LimbGroup::Thigh), 42.0)); // the length of one side
    QVERIFY(isNear(m_setup->lengthBefore(LimbGroup::Shin), 41.0));
    QVERIFY(isNear(m_setup->lengthBefore(LimbGroup::UpperArm), 28.0));
    QVERIFY(isNear(m_setup->lengthBefore(LimbGroup::Forearm), 25.0));
    QVERIFY(isNear(m_setup->lengthBefore(LimbGroup::HipWidth), 18.0));
    QVERIFY(isNear(m_setup->lengthBefore(LimbGroup::ShoulderWidth), 32.0));
    for (const LimbGroup group : allLimbGroups) {
        QVERIFY(m_setup->hasLimb(group));
        QCOMPARE(m_setup->lengthAfter(group), m_setup->lengthBefore(group));
    }
    QVERIFY(m_setup->changes().empty());
}

void OffsetSetupTest::aFigureWithoutAPartHasNoSuchLimb()
{
    Clip clip;
    clip.skeleton.addJoint({.name = "Hips", .channels = {}});
    clip.skeleton.addJoint({.name = "Spine", .parent = 0, .offset = {0, 20, 0}, .channels = {}});
    clip.skeleton.addJoint({.name = "LeftArm", .parent = 1, .offset = {10, 20, 0}, .channels = {}});
    clip.skeleton.addJoint({.name = "LeftForeArm", .parent = 2, .offset = {30, 0, 0}, .channels = {}});
    clip.skeleton.addEndSite({.parent = 3, .offset = {25, 0, 0}});
    open(clip);
    for (const LimbGroup group : {LimbGroup::Thigh, LimbGroup::Shin, LimbGroup::Foot, LimbGroup::HipWidth})
        QVERIFY(!m_setup->hasLimb(group));
    QVERIFY(!m_setup->hasLimb(LimbGroup::ShoulderWidth)); // the shoulder exists on one side only
    QVERIFY(m_setup->hasLimb(LimbGroup::UpperArm));
}

void OffsetSetupTest::aFactorChangesItsLimb()
{
    QSignalSpy changed(m_setup.get(), &OffsetSetup::planChanged);
    m_setup->setFactor(LimbGroup::Thigh, 1.5);
    QVERIFY(isNear(m_setup->lengthAfter(LimbGroup::Thigh), 63.0));
    QVERIFY(isNear(m_setup->lengthAfter(LimbGroup::Shin), 41.0));
    QCOMPARE(changed.count(), 1);
    QCOMPARE(m_setup->changes().size(), std::size_t(2));
    m_setup->setFactor(LimbGroup::HipWidth, 2.0);
    QVERIFY(isNear(m_setup->lengthAfter(LimbGroup::HipWidth), 36.0));
    m_setup->setFactor(LimbGroup::Thigh, 1.0);
    m_setup->setFactor(LimbGroup::HipWidth, 1.0);
    QVERIFY(m_setup->changes().empty());
}

void OffsetSetupTest::numbersThatCannotBeAreRefused()
{
    QSignalSpy changed(m_setup.get(), &OffsetSetup::planChanged);
    const double infinity = std::numeric_limits<double>::infinity();
    for (const double number : {0.0, -1.0, infinity, -infinity, std::nan("")}) {
        m_setup->setFactor(LimbGroup::Thigh, number);
        m_setup->setHeight(number);
    }
    // Either all lengths are accepted or none.
    for (const double length : {-0.1, infinity, std::nan("")})
        m_setup->setLengths({{node("LeftLeg"), 3.0}, {node("RightLeg"), length}});
    m_setup->setLengths({{NodeId::joint(999), 3.0}});
    m_setup->setLengths({{NodeId(), 3.0}});
    QCOMPARE(changed.count(), 0);
    QVERIFY(m_setup->changes().empty());
    m_setup->setLengths({{node("LeftLeg"), 0.0}}); // zero is accepted
    QCOMPARE(changed.count(), 1);
}

void OffsetSetupTest::settingTheSameValueIsNoChange()
{
    m_setup->setFactor(LimbGroup::Thigh, 1.5);
    m_setup->setHeight(200.0);
    QSignalSpy changed(m_setup.get(), &OffsetSetup::planChanged);
    m_setup->setFactor(LimbGroup::Thigh, 1.5);
    m_setup->setHeight(200.0);
    m_setup->clearLengths({node("LeftLeg")});
    QCOMPARE(changed.count(), 0);
}

void OffsetSetupTest::bonesHaveLengthsOfTheirOwn()
{
    QVERIFY(!m_setup->hasOwnLength(node("LeftLeg")));
    m_setup->setLengths({{node("LeftLeg"), 84.0}});
    // Changes one bone again and another one for the first time.
    m_setup->setLengths({{node("RightLeg"), 21.0}, {node("LeftLeg"), 80.0}});
    QCOMPARE(m_setup->plan().bones.size(), std::size_t(2));
    QVERIFY(isNear(m_setup->lengthAfter(LimbGroup::Thigh), (80.0 + 21.0) / 2.0));
    QVERIFY(m_setup->hasOwnLength(node("LeftLeg")) && m_setup->hasOwnLength(node("RightLeg")));
    QVERIFY(!m_setup->hasOwnLength(node("LeftFoot")));
    m_setup->clearLengths({node("LeftLeg"), node("LeftFoot")});
    QVERIFY(!m_setup->hasOwnLength(node("LeftLeg")));
    QVERIFY(isNear(m_setup->lengthAfter(LimbGroup::Thigh), (42.0 + 21.0) / 2.0));
}

void OffsetSetupTest::heightScalesTheFigure()
{
    const double before = m_setup->heightBefore();
    QVERIFY(before > 100.0);
    m_setup->setHeight(2.0 * before);
    QVERIFY(isNear(m_setup->heightAfter(), 2.0 * before));
    QVERIFY(isNear(m_setup->lengthAfter(LimbGroup::Thigh), 84.0));
    m_setup->setHeight({});
    QVERIFY(m_setup->changes().empty());
}

void OffsetSetupTest::travelIsScaledOnRequest()
{
    m_setup->setMotion(OffsetMotion::KeepChannels);
    m_setup->setHeight(2.0 * m_setup->heightBefore());
    QCOMPARE(m_setup->rootTravelFactor(), 1.0);
    m_setup->setScaleRootTravel(true);
    QVERIFY(isNear(m_setup->rootTravelFactor(), 2.0));
    m_setup->setLengths({{node("Head"), 500.0}}); // is applied after the height
    QVERIFY(isNear(m_setup->rootTravelFactor(), 2.0));
    m_setup->setMotion(OffsetMotion::KeepFeet);
    QCOMPARE(m_setup->rootTravelFactor(), 1.0);
    m_setup->setMotion(OffsetMotion::KeepChannels);
    m_setup->setHeight({});
    QCOMPARE(m_setup->rootTravelFactor(), 1.0);
}

void OffsetSetupTest::changesOfTheMotionSettingAreReported()
{
    QSignalSpy changed(m_setup.get(), &OffsetSetup::motionChanged);
    const OffsetMotion other =
        m_setup->settings().motion == OffsetMotion::KeepChannels ? OffsetMotion::KeepFeet : OffsetMotion::KeepChannels;
    m_setup->setMotion(other);
    m_setup->setScaleTravel(!m_setup->settings().scaleTravel);
    m_setup->setScaleRootTravel(!m_setup->scalesRootTravel());
    QCOMPARE(changed.count(), 3);
    m_setup->setMotion(other);
    m_setup->setScaleTravel(m_setup->settings().scaleTravel);
    m_setup->setScaleRootTravel(m_setup->scalesRootTravel());
    QCOMPARE(changed.count(), 3);
}

QTEST_APPLESS_MAIN(OffsetSetupTest)

} // namespace tst_offsetsetup

#include "tst_offsetsetup.moc"
