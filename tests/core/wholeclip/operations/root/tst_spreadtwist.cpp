#include "support/operationcalls.h"
#include "support/walker.h"

#include "base/at.h"
#include "body/bodystructure.h"
#include "body/vocabulary.h"
#include "geometry/geometry.h"
#include "pose/pose.h"
#include "twisting/twistspread.h"

#include <glm/geometric.hpp>
#include <glm/matrix.hpp>

#include <QTest>

#include <algorithm>
#include <cmath>
#include <string>

namespace tst_spreadtwist {

using namespace limber;
using namespace limber::test;

// A twist that the joints of a chain share.
class SpreadTwistTest : public QObject
{
    Q_OBJECT

private slots:
    void theLastJointTurnsByAllOfIt_data();
    void theLastJointTurnsByAllOfIt();
    void sharesGoAlongTheLength();
    void usualChainsFollowRoles();
    void framesOutsideKeepTheirNumbers();
    void aWholeTurnChangesNothing();
    void aTwistAddsItsAngle();
    void whatCannotTwistIsRefused_data();
    void whatCannotTwistIsRefused();
    void aJointWithoutABoneIsRefused();
    void jointsWithoutLengthTurnAlong();
};

namespace {

constexpr int frames = 40;

Clip walking()
{
    return makeWalker({.frames = frames}).clip;
}

} // namespace

void SpreadTwistTest::theLastJointTurnsByAllOfIt_data()
{
    QTest::addColumn<QString>("shares");
    QTest::addColumn<double>("degrees");
    for (const char *shares : {"even", "tip", "base"}) {
        for (const double degrees : {30.0, -170.0, 300.0})
            QTest::addRow("%s %g", shares, degrees) << QString::fromLatin1(shares) << degrees;
    }
}

void SpreadTwistTest::theLastJointTurnsByAllOfIt()
{
    QFETCH(const QString, shares);
    QFETCH(const double, degrees);
    const Clip before = walking();
    const Skeleton &skeleton = before.skeleton;
    const AppliedOperation result = limber::apply(
        "spreadtwist:joint=Head,from=Spine,degrees=" + std::to_string(degrees) + ",shares=" + shares.toStdString(),
        before);
    QVERIFY2(result.isDone(), result.problem.text().c_str());
    const std::vector<int> chain = chainBetween(skeleton, jointNamed(skeleton, "Spine"), jointNamed(skeleton, "Head"));
    for (const int frame : {0, 17, frames - 1}) {
        const Pose was = poseAt(before, frame, {});
        const Pose now = poseAt(result.clip, frame, {});
        for (const int joint : chain) // no bone changes its direction
            QVERIFY(glm::distance(at(was.jointPositions, joint), at(now.jointPositions, joint)) < 1e-9);
        const int head = chain.back();
        const NodeId end = NodeId::endSite(0);
        QVERIFY(skeleton.endSiteCount() > 0 && end.isValid());
        const glm::dmat3 turned = at(now.worldFromJoint, head) * glm::transpose(at(was.worldFromJoint, head));
        const double wanted = std::abs(std::remainder(degrees, 360.0));
        QVERIFY2(std::abs(angleOf(turned) * degreesPerRadian - wanted) < 1e-9,
                 qPrintable(QString::number(angleOf(turned) * degreesPerRadian)));
    }
}

void SpreadTwistTest::sharesGoAlongTheLength()
{
    const Clip clip = walking();
    const BodyRoles roles = bodyRoles(clip, {}, Vocabulary::builtIn());
    const std::vector<int> chain =
        chainBetween(clip.skeleton, jointNamed(clip.skeleton, "Spine"), jointNamed(clip.skeleton, "Head"));
    const auto fractions = [&](TwistShares shares) {
        return TwistSpread(clip.skeleton, {}, roles, chain, shares).fractions();
    };
    const std::vector<double> even = fractions(TwistShares::Even);
    const std::vector<double> tip = fractions(TwistShares::TowardTip);
    const std::vector<double> base = fractions(TwistShares::TowardBase);
    QVERIFY(chain.size() >= 2);
    for (std::size_t i = 0; i + 1 < chain.size(); ++i) {
        QVERIFY(tip[i] < even[i] && even[i] < base[i]);
        QVERIFY(even[i] < even[i + 1]);
    }
    for (const std::vector<double> &each : {even, tip, base})
        QVERIFY(std::abs(each.back() - 1.0) < 1e-12);
}

void SpreadTwistTest::usualChainsFollowRoles()
{
    const Clip clip = walking();
    const Skeleton &skeleton = clip.skeleton;
    const BodyRoles roles = bodyRoles(clip, {}, Vocabulary::builtIn());
    const auto chainOf = [&](const char *name) { return twistChain(skeleton, roles, jointNamed(skeleton, name)); };
    QCOMPARE(chainOf("Head"), (std::vector<int>{jointNamed(skeleton, "Neck"), jointNamed(skeleton, "Head")}));
    QCOMPARE(chainOf("LeftHand"),
             (std::vector<int>{jointNamed(skeleton, "LeftForeArm"), jointNamed(skeleton, "LeftHand")}));
    QCOMPARE(chainOf("LeftFoot"), (std::vector<int>{jointNamed(skeleton, "LeftFoot")}));
    QVERIFY(chainBetween(skeleton, jointNamed(skeleton, "LeftHand"), jointNamed(skeleton, "Head")).empty());
}

void SpreadTwistTest::framesOutsideKeepTheirNumbers()
{
    const Clip before = walking();
    const AppliedOperation result = limber::apply("spreadtwist:joint=LeftHand,degrees=60,frames=10-30", before);
    QVERIFY(result.isDone());
    QCOMPARE(result.changes.changedJoints, 2);
    for (const int frame : {0, 9, 31, frames - 1})
        QVERIFY(std::ranges::equal(result.clip.motion.frame(frame), before.motion.frame(frame)));
    QVERIFY(!std::ranges::equal(result.clip.motion.frame(20), before.motion.frame(20)));
    QVERIFY(!limber::apply("spreadtwist:joint=LeftHand,degrees=0", before).changes.isAnyChange);
}

void SpreadTwistTest::aWholeTurnChangesNothing()
{
    const Clip before = walking();
    for (const char *degrees : {"360", "-360"}) {
        const AppliedOperation result =
            limber::apply(std::string("spreadtwist:joint=Spine,fade=0,degrees=") + degrees, before);
        QVERIFY2(result.isDone(), result.problem.text().c_str());
        for (int frame = 0; frame < frames; ++frame)
            QVERIFY(std::ranges::equal(result.clip.motion.frame(frame), before.motion.frame(frame)));
    }
}

void SpreadTwistTest::aTwistAddsItsAngle()
{
    const Clip clip = walking();
    const BodyRoles roles = bodyRoles(clip, {}, Vocabulary::builtIn());
    for (const char *name : {"Head", "LeftHand"}) {
        const std::vector<int> chain = twistChain(clip.skeleton, roles, jointNamed(clip.skeleton, name));
        TwistSpread spread(clip.skeleton, {}, roles, chain, TwistShares::TowardTip);
        for (const double degrees : {12.5, -90.0, 150.0}) {
            const std::span<const double> frame = clip.motion.frame(11);
            std::vector<double> values(frame.begin(), frame.end());
            const double before = spread.degreesIn(values);
            (void)spread.twist(11, degrees, values);
            const double error = std::remainder(spread.degreesIn(values) - before - degrees, 360.0);
            QVERIFY2(std::abs(error) < 1e-9, qPrintable(QString::number(error)));
        }
    }
}

void SpreadTwistTest::whatCannotTwistIsRefused_data()
{
    QTest::addColumn<QString>("call");
    QTest::newRow("without an angle") << QStringLiteral("spreadtwist:joint=Head");
    QTest::newRow("too far") << QStringLiteral("spreadtwist:joint=Head,degrees=1e9");
    QTest::newRow("from the other side") << QStringLiteral("spreadtwist:joint=LeftHand,degrees=5,from=RightHand");
    QTest::newRow("from below") << QStringLiteral("spreadtwist:joint=LeftForeArm,degrees=5,from=LeftHand");
    QTest::newRow("nobody") << QStringLiteral("spreadtwist:joint=Nose,degrees=5");
}

void SpreadTwistTest::whatCannotTwistIsRefused()
{
    QFETCH(const QString, call);
    const AppliedOperation result = limber::apply(call.toStdString(), walking());
    QVERIFY(!result.isDone() && !result.problem.isEmpty());
}

// Nothing shows about which axis the hips would turn if what they bear begins in the same point.
void SpreadTwistTest::aJointWithoutABoneIsRefused()
{
    Clip clip = walking();
    clip.skeleton.setOffset(NodeId::joint(jointNamed(clip.skeleton, "Spine")), glm::dvec3(0.0));
    const AppliedOperation result = limber::apply("spreadtwist:joint=Hips,degrees=30", clip);
    QVERIFY(!result.isDone() && !result.problem.isEmpty());
}

void SpreadTwistTest::jointsWithoutLengthTurnAlong()
{
    const Clip clip = applied("insert:at=0,above=Neck,name=Chest", walking());
    const Clip made = applied("spreadtwist:joint=Head,from=Hips,degrees=40", clip);
    const auto turned = [&](const char *name) {
        const auto joint = static_cast<std::size_t>(jointNamed(clip.skeleton, name));
        return angleOf(glm::transpose(poseAt(clip, 20, {}).worldFromJoint[joint]) *
                       poseAt(made, 20, {}).worldFromJoint[joint]) *
               degreesPerRadian;
    };
    QVERIFY(turned("Spine") > 1.0); // its bone has no length
    QVERIFY(std::abs(turned("Head") - 40.0) < 1e-6);
}

QTEST_GUILESS_MAIN(SpreadTwistTest)

} // namespace tst_spreadtwist

#include "tst_spreadtwist.moc"
