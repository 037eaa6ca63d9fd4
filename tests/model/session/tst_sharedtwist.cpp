#include "session/posing/sharedtwist.h"

#include "support/walker.h"
#include "testclips.h"

#include "base/at.h"
#include "body/bodystructure.h"
#include "body/vocabulary.h"
#include "geometry/geometry.h"
#include "session/posing/chosenwindow.h"
#include "session/posing/posegesture.h"
#include "session/posing/typedvalue.h"
#include "twisting/twistspread.h"

#include <glm/geometric.hpp>
#include <glm/matrix.hpp>

#include <QTest>

#include <algorithm>
#include <cmath>

namespace tst_sharedtwist {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

namespace {

constexpr int frameCount = 60;
constexpr int here = 30;
constexpr double wanted = 40.0; // degrees

} // namespace

// A head that turns about its own bone, while the neck and the spine below it take their shares.
class SharedTwistTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void noBoneOfTheChainMoves_data();
    void noBoneOfTheChainMoves();
    void theDraggedJointTurnsAsWithoutSharing();
    void moreThanHalfATurnIsShared();
    void theChainIsTheUsersChoice();
    void otherJointsTurnAlone();
    void lockedJointsAreNamed();
    void aTypedAngleIsReached_data();
    void aTypedAngleIsReached();
    void aDragOfTheNumberIsOneStep();

private:
    [[nodiscard]] int joint(const char *name) const { return jointNamed(m_session->document().skeleton(), name); }
    [[nodiscard]] const Clip &shown() const { return m_session->layered().clip(); }
    [[nodiscard]] Pose poseIn(int frame) const { return poseAt(shown(), frame, m_session->document().positionRules()); }
    [[nodiscard]] glm::dmat3 worldOf(const char *name) const
    {
        const Pose pose = poseIn(here);
        return at(pose.worldFromJoint, joint(name));
    }
    [[nodiscard]] BodyRoles roles() const { return bodyRoles(shown(), {}, Vocabulary::builtIn()); }
    [[nodiscard]] std::vector<int> chain() const
    {
        return sharingJoints(shown().skeleton, roles(), joint("Head"), m_tools.choices().twist);
    }
    [[nodiscard]] double degreesIn(int frame) const
    {
        return TwistSpread(shown().skeleton, {}, roles(), chain(), TwistShares::Even)
            .degreesIn(shown().motion.frame(frame));
    }
    [[nodiscard]] glm::dvec3 boneOfHead() const
    {
        return TwistSpread(shown().skeleton, {}, roles(), chain(), TwistShares::Even)
            .axisIn(shown().motion.frame(here));
    }
    [[nodiscard]] QString begin(const char *name)
    {
        return m_gesture->begin(PoseGesture::Kind::Rotate, *m_session, NodeId::joint(joint(name)));
    }
    [[nodiscard]] TypedValue::Twist typed(double degrees) const
    {
        return {
            .measured = chain(), .turned = chain(), .shares = TwistShares::Even, .roles = roles(), .degrees = degrees};
    }
    [[nodiscard]] ChangeWindow window() const { return chosenWindow(*m_session, m_tools.choices().spread); }
    [[nodiscard]] QString put(TypedValue &value, double degrees, bool isDrag)
    {
        return value.putTwist(*m_session, window(), typed(degrees), isDrag, u"Twist Head"_s, u"Head"_s);
    }
    void choose(ChangeReach reach)
    {
        m_tools.change([reach](ToolChoices &choices) { choices.spread.reach = reach; });
    }

    std::unique_ptr<Session> m_session;
    ToolSettings m_tools;
    std::unique_ptr<PoseGesture> m_gesture;
};

void SharedTwistTest::init()
{
    m_gesture.reset();
    m_session = std::make_unique<Session>();
    m_session->document().reset(makeWalker({.frames = frameCount}).clip);
    m_session->playhead().setFrame(here);
    m_session->pins().setHoldsFeet(false);
    m_tools.setChoices({});
    m_tools.change([](ToolChoices &choices) { choices.twist = {true, 2, TwistShares::TowardTip}; });
    m_gesture = std::make_unique<PoseGesture>(m_tools);
}

void SharedTwistTest::noBoneOfTheChainMoves_data()
{
    QTest::addColumn<ChangeReach>("reach");
    QTest::addColumn<bool>("inLayer");
    QTest::newRow("this frame") << ChangeReach::ThisFrame << false;
    QTest::newRow("falloff") << ChangeReach::Falloff << false;
    QTest::newRow("whole clip") << ChangeReach::WholeClip << false;
    QTest::newRow("this frame, layer") << ChangeReach::ThisFrame << true;
    QTest::newRow("falloff, layer") << ChangeReach::Falloff << true;
}

void SharedTwistTest::noBoneOfTheChainMoves()
{
    QFETCH(const ChangeReach, reach);
    QFETCH(const bool, inLayer);
    choose(reach);
    if (inLayer) {
        Layer layer;
        layer.name = "Head";
        m_session->document().setLayers({layer}, u"New layer"_s);
        m_session->target().choose(0);
    }
    const int steps = m_session->document().undoStack().index();
    const std::vector<int> joints = chain();
    QCOMPARE(joints.size(), std::size_t{3});
    std::vector<Pose> before;
    std::vector<double> angles;
    for (int frame = 0; frame < frameCount; ++frame) {
        before.push_back(poseIn(frame));
        angles.push_back(degreesIn(frame));
    }
    const QByteArray base = bytesOf(m_session->document());
    QCOMPARE(begin("Head"), QString());
    QCOMPARE(m_gesture->sharingCount(), 3);
    m_gesture->rotate(boneOfHead(), wanted);
    const ChangeWindow frames = m_gesture->window();
    m_gesture->commit();
    QCOMPARE(m_session->document().undoStack().index(), steps + 1);
    QVERIFY(m_session->document().undoStack().undoText().startsWith(u"Twist Head 40.0° from "_s));
    QCOMPARE(bytesOf(m_session->document()) == base, inLayer || reach == ChangeReach::WholeClip);
    for (int frame = 0; frame < frameCount; ++frame) {
        const Pose now = poseIn(frame);
        const Pose &was = before[static_cast<std::size_t>(frame)];
        for (const int each : joints)
            QVERIFY(glm::distance(at(now.jointPositions, each), at(was.jointPositions, each)) < 1e-9);
        const double turned = std::remainder(degreesIn(frame) - angles[static_cast<std::size_t>(frame)], 360.0);
        QVERIFY2(std::abs(turned - wanted * frames.weight(frame)) < 1e-9, qPrintable(QString::number(turned)));
    }
}

void SharedTwistTest::theDraggedJointTurnsAsWithoutSharing()
{
    const glm::dvec3 axis = glm::normalize(glm::dvec3(0.4, 0.8, -0.3));
    const glm::dmat3 before = worldOf("Head");
    QCOMPARE(begin("Head"), QString());
    m_gesture->rotate(axis, wanted);
    m_gesture->commit();
    const glm::dmat3 expected = rotationAboutAxis(axis, wanted / degreesPerRadian) * before;
    const glm::dmat3 now = worldOf("Head");
    QVERIFY(angleOf(glm::transpose(expected) * now) < 1e-9);
}

void SharedTwistTest::moreThanHalfATurnIsShared()
{
    const glm::dmat3 neck = worldOf("Neck");
    m_tools.change([](ToolChoices &choices) { choices.twist = {true, 1, TwistShares::Even}; });
    const auto fraction = TwistSpread(shown().skeleton, {}, roles(), chain(), TwistShares::Even).fractions().front();
    QCOMPARE(begin("Head"), QString());
    m_gesture->rotate(boneOfHead(), 200.0);
    m_gesture->commit();
    const double turned = angleOf(worldOf("Neck") * glm::transpose(neck)) * degreesPerRadian;
    QVERIFY2(std::abs(turned - fraction * 200.0) < 1e-9, qPrintable(QString::number(turned)));
}

void SharedTwistTest::theChainIsTheUsersChoice()
{
    const auto chosen = [this](int above) {
        return sharingJoints(shown().skeleton, roles(), joint("Head"), {.isOn = true, .jointsAbove = above});
    };
    QCOMPARE(chosen(0), (std::vector<int>{joint("Neck"), joint("Head")}));
    QCOMPARE(chosen(1), chosen(0));
    QCOMPARE(chosen(2).front(), shown().skeleton.joint(joint("Neck")).parent);
    for (const int each : chosen(99)) // the root carries the whole figure
        QVERIFY(!shown().skeleton.joint(each).isRoot());
}

void SharedTwistTest::otherJointsTurnAlone()
{
    QCOMPARE(begin("LeftUpLeg"), QString());
    QCOMPARE(m_gesture->sharingCount(), 1);
    m_gesture->cancel();
    m_tools.change([](ToolChoices &choices) { choices.twist.isOn = false; });
    QCOMPARE(begin("Head"), QString());
    QCOMPARE(m_gesture->sharingCount(), 1);
}

void SharedTwistTest::lockedJointsAreNamed()
{
    m_session->jointStates().setLocked({NodeId::joint(joint("Neck"))}, true);
    QVERIFY(begin("Head").startsWith(u"Neck is locked"_s));
    m_tools.change([](ToolChoices &choices) { choices.twist.isOn = false; });
    QCOMPARE(begin("Head"), QString());
}

void SharedTwistTest::aTypedAngleIsReached_data()
{
    noBoneOfTheChainMoves_data();
}

void SharedTwistTest::aTypedAngleIsReached()
{
    QFETCH(const ChangeReach, reach);
    QFETCH(const bool, inLayer);
    choose(reach);
    if (inLayer) {
        m_session->document().setLayers({Layer()}, u"New layer"_s);
        m_session->target().choose(0);
    }
    TypedValue value;
    QCOMPARE(put(value, wanted, false), QString());
    QVERIFY(std::abs(degreesIn(here) - wanted) < 1e-9);
    QCOMPARE(put(value, -wanted, false), QString());
    QVERIFY(std::abs(degreesIn(here) + wanted) < 1e-9);
}

void SharedTwistTest::aDragOfTheNumberIsOneStep()
{
    choose(ChangeReach::Falloff);
    const QByteArray before = bytesOf(m_session->document());
    const int steps = m_session->document().undoStack().index();
    TypedValue value;
    value.begin(*m_session);
    for (const double degrees : {10.0, 25.0, wanted})
        QCOMPARE(put(value, degrees, true), QString());
    QVERIFY(std::abs(degreesIn(here) - wanted) < 1e-9);
    QCOMPARE(m_session->document().undoStack().index(), steps + 1);
    m_session->document().undoStack().undo();
    QCOMPARE(bytesOf(m_session->document()), before);
}

QTEST_GUILESS_MAIN(SharedTwistTest)

} // namespace tst_sharedtwist

#include "tst_sharedtwist.moc"
