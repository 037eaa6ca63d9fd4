#include "body/bodymeasure.h"
#include "body/bodystructure.h"
#include "body/vocabulary.h"
#include "motion/clip.h"
#include "support/plainbody.h"
#include "support/walker.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

namespace tst_bodymeasure {

using namespace limber;
using namespace limber::test;

namespace {

// Returns the skeleton of a clip without some joints and all below them, and without frames and end sites.
Clip without(const Clip &whole, const std::vector<std::string> &names)
{
    Clip clip;
    std::vector<int> joints; // those of the result, by those of the whole
    for (Joint joint : whole.skeleton.joints()) {
        const int parent = joint.isRoot() ? NoJoint : joints[std::size_t(joint.parent)];
        const bool isLeftOut = std::ranges::find(names, joint.name) != names.end();
        const bool stays = (joint.isRoot() || parent != NoJoint) && !isLeftOut;
        joint.parent = parent;
        joints.push_back(stays ? clip.skeleton.addJoint(joint) : NoJoint);
    }
    clip.motion = Motion(0, clip.skeleton.columnCount());
    return clip;
}

double lengthOf(const Clip &clip)
{
    return bodyLength(clip.skeleton, figureShape(clip, {}), bodyRoles(clip, {}, Vocabulary::builtIn()));
}

} // namespace

// How long bodies are that lack some parts. The plain body has 10 + 50 + 45 + 14.9 from its hips to a toe, and 60 to
// its head.
class BodyMeasureTest : public QObject
{
    Q_OBJECT

private slots:
    void bodiesThatLackPartsAreAsLong_data();
    void bodiesThatLackPartsAreAsLong();
};

void BodyMeasureTest::bodiesThatLackPartsAreAsLong_data()
{
    QTest::addColumn<Clip>("clip");
    QTest::addColumn<double>("expected");
    const Clip whole = makePlainBody();
    const double leg = 105.0 + std::hypot(5.0, 14.0);
    QTest::newRow("whole") << whole << leg + 60.0;
    QTest::newRow("without arms") << makePlainBody({.hasArms = false}) << leg + 60.0;
    QTest::newRow("without a head") << without(whole, {"Head"}) << leg + 50.0;
    QTest::newRow("legs alone") << without(whole, {"Spine"}) << 1.5 * leg;
    QTest::newRow("one leg alone") << without(whole, {"Spine", "RightUpLeg"}) << 1.5 * leg;
    // From the fingers of one hand to those of the other.
    QTest::newRow("without legs") << makePlainBody({.hasLegs = false}) << 2.0 * (std::hypot(20.0, 30.0) + 65.0);
}

void BodyMeasureTest::bodiesThatLackPartsAreAsLong()
{
    QFETCH(const Clip, clip);
    QFETCH(const double, expected);
    const double length = lengthOf(clip);
    QVERIFY2(std::abs(length - expected) < 1e-9, qPrintable(QString::number(length)));
}

QTEST_APPLESS_MAIN(BodyMeasureTest)

} // namespace tst_bodymeasure

#include "tst_bodymeasure.moc"
