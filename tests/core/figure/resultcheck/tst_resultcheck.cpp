#include "body/rolesbyname.h"
#include "body/vocabulary.h"
#include "geometry/geometry.h"
#include "pose/jointangles.h"
#include "pose/pose.h"
#include "resultcheck/faultmessage.h"
#include "resultcheck/resultcheck.h"
#include "support/walker.h"

#include <QTest>

namespace tst_resultcheck {

using namespace limber;
using namespace limber::test;

// A walk that is changed where it must be noticed, and where it need not be.
class ResultCheckTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void theSameClipHasNoFaults();
    void aSingleTurnedFrameIsAJump();
    void aTurnThatTheSourceMakesNearbyIsNone();
    void aCutMayGrowWithThePosesAroundIt();
    void whatTheSourceHasLostMovesAsElsewhere();
    void aKneeThatBendsBackwardIsFound_data();
    void aKneeThatBendsBackwardIsFound();
    void aShakenKneeIsJerkedOnlyIfAsked();
    void reversedFramesAreComparedWithTheirOwn();
    void turningTheWholeFigureIsNoFault();
    void clipsWithoutFramesHaveNoFaults();
    void itStopsWhenAsked();
    void faultsAreSaidWithJointFrameAndSource();

private:
    [[nodiscard]] std::vector<ResultFault> faults(const ResultCheckLimits &limits = {.jerkRatio = 0.0},
                                                  const FrameMap &frames = {}) const;
    void turn(int joint, int frame, const glm::dvec3 &axis, double degrees);

    Clip m_source;
    Clip m_result;
    std::vector<LostInSource> m_lost; // of the source
    int m_shin = NoJoint;
};

namespace {

constexpr int here = 110;
constexpr glm::dvec3 hinge{1.0, 0.0, 0.0}; // of the walker's knees; positive turns bend them to the back

const ResultFault *faultOf(const std::vector<ResultFault> &faults, ResultFault::Kind kind, int joint)
{
    for (const ResultFault &fault : faults) {
        if (fault.kind == kind && fault.joint == joint)
            return &fault;
    }
    return nullptr;
}

} // namespace

void ResultCheckTest::init()
{
    m_source = makeWalker().clip;
    m_result = m_source;
    m_lost.clear();
    m_shin = jointNamed(m_source.skeleton, "LeftLeg");
}

std::vector<ResultFault> ResultCheckTest::faults(const ResultCheckLimits &limits, const FrameMap &frames) const
{
    const PositionRules rules;
    const BodyRoles roles = rolesByName(m_source.skeleton, Vocabulary::builtIn());
    const ResultCheckInput input{.source = m_source,
                                 .sourceRules = rules,
                                 .result = m_result,
                                 .resultRules = rules,
                                 .sourceRoles = roles,
                                 .joints = sameJoints(m_source.skeleton),
                                 .frames = frames,
                                 .lost = m_lost};
    return *checkResult(input, limits);
}

// Turns a joint about an axis of its own.
void ResultCheckTest::turn(int joint, int frame, const glm::dvec3 &axis, double degrees)
{
    AngleEditor angles(m_result.skeleton.joint(joint));
    const glm::dmat3 old = angles.rotation(m_result.motion.frame(frame));
    angles.write(frame, old * rotationAboutAxis(axis, degrees / degreesPerRadian), m_result.motion.editFrame(frame));
}

void ResultCheckTest::theSameClipHasNoFaults()
{
    QCOMPARE(faults({}).size(), std::size_t(0));
}

void ResultCheckTest::aSingleTurnedFrameIsAJump()
{
    turn(m_shin, here, {0.0, 1.0, 0.0}, 40.0); // about the bone, so that no position changes
    const std::vector<ResultFault> found = faults();
    const ResultFault *jump = faultOf(found, ResultFault::Kind::Jump, m_shin);
    QVERIFY(jump != nullptr);
    QVERIFY(jump->frame == here || jump->frame == here + 1);
    QVERIFY2(std::abs(jump->amount - 40.0) < 5.0, qPrintable(QString::number(jump->amount)));
    QVERIFY(jump->sourceAmount < 10.0 && jump->allowed == jump->sourceAmount + 2.0);
    QVERIFY(faultOf(found, ResultFault::Kind::Jump, jointNamed(m_source.skeleton, "LeftFoot")) != nullptr);
    QVERIFY(faultOf(found, ResultFault::Kind::Jump, jointNamed(m_source.skeleton, "RightLeg")) == nullptr);
    for (std::size_t i = 1; i < found.size(); ++i)
        QVERIFY(found[i - 1].excess() >= found[i].excess());
}

void ResultCheckTest::aTurnThatTheSourceMakesNearbyIsNone()
{
    turn(m_shin, here, {0.0, 1.0, 0.0}, 40.0);
    m_source = m_result;
    m_result = makeWalker().clip;
    turn(m_shin, here + 4, {0.0, 1.0, 0.0}, 40.0);
    QVERIFY(faultOf(faults(), ResultFault::Kind::Jump, m_shin) == nullptr);
    m_result = makeWalker().clip;
    turn(m_shin, here + 9, {0.0, 1.0, 0.0}, 40.0);
    QVERIFY(faultOf(faults(), ResultFault::Kind::Jump, m_shin) != nullptr);
}

void ResultCheckTest::aCutMayGrowWithThePosesAroundIt()
{
    const auto cut = [this](int first, double degrees) {
        m_result = makeWalker().clip;
        for (int frame = first; frame < m_result.motion.frameCount(); ++frame)
            turn(m_shin, frame, {0.0, 1.0, 0.0}, degrees);
    };
    cut(here, 40.0);
    m_source = m_result;
    for (const auto &[first, degrees, isFault] :
         {std::tuple{here, 55.0, false}, {here, 75.0, true}, {here + 3, 40.0, false}, {here + 3, 55.0, true}}) {
        cut(first, degrees);
        QCOMPARE(faultOf(faults(), ResultFault::Kind::Jump, m_shin) != nullptr, isFault);
    }
}

// A leg is frozen in the source for more than a stride, and the result has its true movement: that is as fast as
// elsewhere, and faster than what is lost.
void ResultCheckTest::whatTheSourceHasLostMovesAsElsewhere()
{
    const int thigh = jointNamed(m_source.skeleton, "LeftUpLeg");
    const FrameInterval lost{70, 150};
    for (int joint = thigh; joint < m_source.skeleton.subtreeEnd(thigh); ++joint) {
        const Joint &frozen = m_source.skeleton.joint(joint);
        for (int column = frozen.firstColumn; column < frozen.firstColumn + frozen.columnCount(); ++column) {
            for (int frame = lost.first; frame <= lost.last; ++frame)
                m_source.motion.setValue(frame, column, m_source.motion.value(lost.first - 1, column));
        }
    }
    QVERIFY(faultOf(faults(), ResultFault::Kind::Jump, m_shin) != nullptr);
    m_lost = {{thigh, lost}};
    QCOMPARE(faults().size(), std::size_t(0));
    turn(m_shin, here, {0.0, 1.0, 0.0}, 40.0);
    const auto found = faults();
    const ResultFault *jump = faultOf(found, ResultFault::Kind::Jump, m_shin);
    QVERIFY(jump != nullptr);
    QVERIFY2(jump->sourceAmount > 1.0 && jump->sourceAmount < 20.0, qPrintable(QString::number(jump->sourceAmount)));
}

void ResultCheckTest::aKneeThatBendsBackwardIsFound_data()
{
    QTest::addColumn<double>("degrees");
    QTest::addColumn<bool>("isFound");
    QTest::newRow("still to the back") << 0.0 << false;
    QTest::newRow("further to the back") << 10.0 << false;
    QTest::newRow("to the front") << -90.0 << true;
}

void ResultCheckTest::aKneeThatBendsBackwardIsFound()
{
    QFETCH(double, degrees);
    QFETCH(bool, isFound);
    for (int frame = 0; frame < m_result.motion.frameCount(); ++frame)
        turn(m_shin, frame, hinge, degrees);
    const std::vector<ResultFault> found = faults();
    const ResultFault *bend = faultOf(found, ResultFault::Kind::BackwardBend, m_shin);
    QCOMPARE(bend != nullptr, isFound);
    QVERIFY(bend == nullptr || (bend->amount > 50.0 && bend->sourceAmount < 1.0));
    QVERIFY(faultOf(found, ResultFault::Kind::Jump, m_shin) == nullptr);
}

void ResultCheckTest::aShakenKneeIsJerkedOnlyIfAsked()
{
    const int thigh = jointNamed(m_source.skeleton, "LeftUpLeg");
    for (int frame = here; frame < here + 8; ++frame)
        turn(thigh, frame, hinge, frame % 2 == 0 ? 1.5 : -1.5);
    QVERIFY(faultOf(faults({.jerkRatio = 1.5}), ResultFault::Kind::Jerk, m_shin) != nullptr);
    QVERIFY(faultOf(faults(), ResultFault::Kind::Jerk, m_shin) == nullptr);
}

void ResultCheckTest::reversedFramesAreComparedWithTheirOwn()
{
    turn(m_shin, here, {0.0, 1.0, 0.0}, 40.0);
    m_source = m_result;
    const int last = m_source.motion.frameCount() - 1;
    for (int frame = 0; frame <= last; ++frame)
        std::ranges::copy(m_source.motion.frame(last - frame), m_result.motion.editFrame(frame).begin());
    QCOMPARE(faults({.jerkRatio = 0.0}, {last, -1}).size(), std::size_t(0));
    QVERIFY(!faults().empty());
}

void ResultCheckTest::turningTheWholeFigureIsNoFault()
{
    AngleEditor angles(m_result.skeleton.joint(0));
    for (int frame = 0; frame < m_result.motion.frameCount(); ++frame) {
        const glm::dmat3 old = angles.rotation(m_result.motion.frame(frame));
        angles.write(frame, rotationAboutAxis({0.0, 1.0, 0.0}, 2.0) * old, m_result.motion.editFrame(frame));
    }
    QCOMPARE(faults({.jerkRatio = 0.0}).size(), std::size_t(0));
}

void ResultCheckTest::clipsWithoutFramesHaveNoFaults()
{
    m_source.motion = Motion(0, m_source.skeleton.columnCount());
    m_result.motion = m_source.motion;
    QVERIFY(faults().empty());
}

void ResultCheckTest::itStopsWhenAsked()
{
    const PositionRules rules;
    const BodyRoles roles = rolesByName(m_source.skeleton, Vocabulary::builtIn());
    const ResultCheckInput input{.source = m_source,
                                 .sourceRules = rules,
                                 .result = m_result,
                                 .resultRules = rules,
                                 .sourceRoles = roles,
                                 .joints = sameJoints(m_source.skeleton)};
    QVERIFY(!checkResult(input, {}, [](double) { return false; }));
}

void ResultCheckTest::faultsAreSaidWithJointFrameAndSource()
{
    const ResultFault jump{ResultFault::Kind::Jump, m_shin, 41, 88.4, 5.6, 7.6};
    QCOMPARE(messageFor(jump, m_source.skeleton).text(),
             std::string("largest jump: LeftLeg, frame 41, 88°, in the source 6°"));
    const ResultFault bend{ResultFault::Kind::BackwardBend, m_shin, 7, 12.0, 0.0, 1.0};
    const std::vector<Message> worst = worstOf({jump, bend, bend}, m_source.skeleton);
    QCOMPARE(worst.size(), std::size_t(2));
    QCOMPARE(worst[1].text(), std::string("bent backward: LeftLeg, frame 7, 12°, in the source 0°"));
    const ResultFault deep{ResultFault::Kind::ThroughFloor, m_shin, 3, 7.25, 0.0, 0.9};
    QCOMPARE(worstOf({deep}, m_source.skeleton).front().text(),
             std::string("through the floor: LeftLeg, frame 3, 7.3 cm on a body of 170, in the source 0.0 cm"));
}

QTEST_APPLESS_MAIN(ResultCheckTest)

} // namespace tst_resultcheck

#include "tst_resultcheck.moc"
