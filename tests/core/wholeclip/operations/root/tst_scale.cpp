#include "bvh/read/bvhreader.h"
#include "bvh/write/bvhwriter.h"
#include "pose/pose.h"
#include "support/operationcalls.h"
#include "support/randommotion.h"
#include "support/walker.h"

#include <QTest>

#include <glm/geometric.hpp>

namespace tst_scale {

using namespace limber;
using namespace limber::test;

class ScaleTest : public QObject
{
    Q_OBJECT

private slots:
    void distancesScaleAndRotationsKeepTheirBits();
    void scalingBackRestoresTheOriginal();
    void unitsAreKnown();
    void heightIsThatOfTheFigure();
    void exactlyOneWayMustBeGiven();
    void impossibleSizesAreRefused();
    void scalingByOneChangesNothing();
    void lengthsThatAreTooLargeAreRefused_data();
    void lengthsThatAreTooLargeAreRefused();
};

void ScaleTest::distancesScaleAndRotationsKeepTheirBits()
{
    for (const unsigned seed : {1U, 2U, 3U}) {
        const Clip clip = makeRandomClip({.seed = seed});
        const Clip scaled = applied("scale:by=2.5", clip);
        const PositionRules before = decidePositionRules(clip.skeleton, clip.motion);
        const PositionRules after = decidePositionRules(scaled.skeleton, scaled.motion);
        for (int frame = 0; frame < clip.motion.frameCount(); frame += 7) {
            const Pose a = poseAt(clip, frame, before);
            const Pose b = poseAt(scaled, frame, after);
            for (std::size_t joint = 0; joint < a.jointPositions.size(); ++joint)
                QVERIFY(glm::distance(a.jointPositions[joint] * 2.5, b.jointPositions[joint]) <=
                        1e-12 * (1.0 + glm::length(b.jointPositions[joint])));
            for (int column = 0; column < clip.skeleton.columnCount(); ++column) {
                if (clip.skeleton.column(column).channel.isRotation())
                    QCOMPARE(scaled.motion.value(frame, column), clip.motion.value(frame, column));
            }
        }
    }
}

void ScaleTest::scalingBackRestoresTheOriginal()
{
    const Clip clip = makeRandomClip();
    const Clip back = applied("scale:by=0.5", applied("scale:by=2", clip));
    QVERIFY(writeBvh(back) == writeBvh(clip));
}

void ScaleTest::unitsAreKnown()
{
    const Clip clip = makeRandomClip();
    const double was = clip.skeleton.joint(1).offset.y;
    const auto factor = [&](const std::string &call) { return applied(call, clip).skeleton.joint(1).offset.y / was; };
    QVERIFY(std::abs(factor("scale:from=inch,to=cm") - 2.54) < 1e-12);
    QVERIFY(std::abs(factor("scale:from=cm,to=m") - 0.01) < 1e-15);
    QVERIFY(std::abs(factor("scale:from=cmu,to=inch") - 1.0 / 0.45) < 1e-12);
    QVERIFY(std::abs(factor("scale:from=cmu,to=cm") - 2.54 / 0.45) < 1e-12);
}

void ScaleTest::heightIsThatOfTheFigure()
{
    const Walker walker = makeWalker();
    const Clip tall = applied("scale:height=1.8", walker.clip);
    const Pose rest = restPose(tall.skeleton);
    double low = 0.0;
    double high = 0.0;
    for (const std::vector<glm::dvec3> *points : {&rest.jointPositions, &rest.endPositions}) {
        for (const glm::dvec3 &point : *points) {
            low = std::min(low, point.y);
            high = std::max(high, point.y);
        }
    }
    QVERIFY2(std::abs(high - low - 1.8) < 1e-9, qPrintable(QString::number(high - low)));
}

void ScaleTest::exactlyOneWayMustBeGiven()
{
    const Clip clip = makeRandomClip();
    for (const char *call : {"scale", "scale:by=2,height=3", "scale:from=cm", "scale:to=cm", "scale:by=2,from=cm,to=m"})
        QCOMPARE(int(limber::apply(call, clip).outcome), int(AppliedOperation::Outcome::Refused));
    for (const char *call : {"scale:by=0", "scale:by=-1", "scale:from=mile,to=cm"})
        QCOMPARE(int(limber::apply(call, clip).outcome), int(AppliedOperation::Outcome::WrongCall));
}

void ScaleTest::impossibleSizesAreRefused()
{
    Clip clip = makeRandomClip();
    clip.motion.setValue(3, 0, 1e308);
    QCOMPARE(int(apply("scale:by=1e6", clip).outcome), int(AppliedOperation::Outcome::Refused));
    Clip point = makeRandomClip({.joints = 1});
    point.skeleton.setOffset(NodeId::endSite(0), glm::dvec3(0.0));
    point.skeleton.setOffset(NodeId::joint(0), glm::dvec3(0.0));
    QCOMPARE(int(apply("scale:height=2", point).outcome), int(AppliedOperation::Outcome::Refused));
}

void ScaleTest::scalingByOneChangesNothing()
{
    const Clip clip = makeRandomClip();
    QVERIFY(writeBvh(applied("scale:by=1", clip)) == writeBvh(clip));
}

void ScaleTest::lengthsThatAreTooLargeAreRefused_data()
{
    QTest::addColumn<bool>("isEndSite");
    QTest::addColumn<int>("axis");
    for (const bool isEndSite : {false, true}) {
        for (const int axis : {0, 1, 2})
            QTest::addRow("%s, %c", isEndSite ? "end site" : "joint", 'x' + axis) << isEndSite << axis;
    }
}

void ScaleTest::lengthsThatAreTooLargeAreRefused()
{
    QFETCH(bool, isEndSite);
    QFETCH(int, axis);
    Clip clip = makeRandomClip();
    const NodeId node = isEndSite ? NodeId::endSite(0) : NodeId::joint(1);
    glm::dvec3 offset = clip.skeleton.offsetOf(node);
    offset[axis] = 1e308;
    clip.skeleton.setOffset(node, offset);
    const AppliedOperation result = limber::apply("scale:by=2", clip);
    QCOMPARE(result.outcome, AppliedOperation::Outcome::Refused);
    QCOMPARE(result.problem.text(), std::string("the lengths would be too large for a number"));
    QVERIFY(limber::apply("scale:by=1.5", clip).isDone());
}

QTEST_GUILESS_MAIN(ScaleTest)

} // namespace tst_scale

#include "tst_scale.moc"
