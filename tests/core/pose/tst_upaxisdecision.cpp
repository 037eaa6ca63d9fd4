#include "pose/upaxis.h"

#include <QTest>

using namespace limber;

namespace {

Clip standingAlong(int axis, double tall)
{
    Clip clip;
    glm::dvec3 offset(0.0);
    offset[axis] = tall;
    const int root = clip.skeleton.addJoint({"Hips", NoJoint, {}, {}, 0});
    clip.skeleton.addEndSite({"Site", root, offset, 0});
    clip.skeleton.addEndSite({"Site", root, {0.5, 0.2, 0.2}, 0});
    return clip;
}

} // namespace

class UpAxisTest : public QObject
{
    Q_OBJECT

private slots:
    void isTheAxisAlongWhichTheFigureStands();
    void isYByConvention();
    void isTheAxisOnWhichAnAnimalStands();
    void isYForALyingFigure();
    void isNotDecidedByARootFarAway();
    void canBeSetByTheUser();
};

void UpAxisTest::isTheAxisAlongWhichTheFigureStands()
{
    QCOMPARE(decideUpAxis(standingAlong(1, 1.8), {}).axis, Axis::Y);
    QCOMPARE(decideUpAxis(standingAlong(2, 1.8), {}).axis, Axis::Z);
    QCOMPARE(decideUpAxis(standingAlong(2, 0.018), {}).axis, Axis::Y); // smaller than the rest of the figure
}

void UpAxisTest::isYByConvention()
{
    QCOMPARE(decideUpAxis(Clip(), {}).axis, Axis::Y);
    QVERIFY(!decideUpAxis(Clip(), {}).reason.isEmpty());
}

void UpAxisTest::isTheAxisOnWhichAnAnimalStands()
{
    // The figure is longer along one axis than it is high along the other, on four feet that are nearly at one height.
    for (const int up : {1, 2}) {
        const auto point = [up](double across, double height, double along) {
            return up == 1 ? glm::dvec3(across, height, along) : glm::dvec3(across, along, height);
        };
        Clip clip;
        const int root = clip.skeleton.addJoint({"Hips", NoJoint, point(0, 1, 0), {}, 0});
        for (const glm::dvec3 foot :
             {point(0.2, -1, 0), point(-0.2, -0.97, 0), point(0.2, -0.96, 1.4), point(-0.2, -0.98, 1.4)})
            clip.skeleton.addEndSite({"Site", root, foot, 0});
        clip.skeleton.addEndSite({"Site", root, point(0, 0.2, -0.6), 0});
        QCOMPARE(decideUpAxis(clip, {}).axis, up == 1 ? Axis::Y : Axis::Z);
    }
}

void UpAxisTest::isYForALyingFigure()
{
    // Stands along Y at rest; lies along Z in every frame and crawls along it.
    Clip clip;
    clip.skeleton.addJoint({"Hips", NoJoint, {}, {allChannels[2], allChannels[3]}, 0});
    clip.skeleton.addEndSite({"Site", 0, {0, 1.8, 0}, 0});
    clip.skeleton.addEndSite({"Site", 0, {0.3, 0.1, 0.1}, 0});
    clip.motion = Motion(20, 2);
    for (int frame = 0; frame < 20; ++frame) {
        clip.motion.setValue(frame, 0, frame * 0.1);
        clip.motion.setValue(frame, 1, 90);
    }
    QCOMPARE(decideUpAxis(clip, {}).axis, Axis::Y);
}

void UpAxisTest::isNotDecidedByARootFarAway()
{
    // A figure that stands along Y, and whose hips travel far along Z from a root that does not move.
    Clip clip;
    clip.skeleton.addJoint({"root", NoJoint, {}, {}, 0});
    clip.skeleton.addJoint({"Hips", 0, {4.6, 91.5, -427.0}, {allChannels[0], allChannels[1], allChannels[2]}, 0});
    clip.skeleton.addEndSite({"Site", 1, {0, 80, 5}, 0});
    clip.skeleton.addEndSite({"Site", 1, {10, -90, 10}, 0});
    clip.skeleton.addEndSite({"Site", 1, {-10, -90, -10}, 0});
    clip.motion = Motion(30, 3);
    for (int frame = 0; frame < 30; ++frame) {
        clip.motion.setValue(frame, 1, 91.5);
        clip.motion.setValue(frame, 2, -427.0 + 3.0 * frame);
    }
    PositionRules rules;
    rules.roots = rules.joints = PositionRule::Replace;
    QCOMPARE(decideUpAxis(clip, rules).axis, Axis::Y);
}

void UpAxisTest::canBeSetByTheUser()
{
    QCOMPARE(decideUpAxis(standingAlong(1, 1.8), {}, UpAxisChoice::Z).axis, Axis::Z);
    QCOMPARE(decideUpAxis(standingAlong(1, 1.8), {}, UpAxisChoice::X).axis, Axis::X);
}

QTEST_APPLESS_MAIN(UpAxisTest)
#include "tst_upaxisdecision.moc"
