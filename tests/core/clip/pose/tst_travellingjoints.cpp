#include "pose/travellingjoints.h"

#include <QTest>

#include <cmath>

namespace tst_travellingjoints {

using namespace limber;

namespace {

std::vector<Channel> sixChannels()
{
    return {{ChannelKind::Position, Axis::X}, {ChannelKind::Position, Axis::Y}, {ChannelKind::Position, Axis::Z},
            {ChannelKind::Rotation, Axis::Z}, {ChannelKind::Rotation, Axis::X}, {ChannelKind::Rotation, Axis::Y}};
}

// A root on the floor, hips above it, and a leg below them; all joints have six channels.
Clip figure(int frames)
{
    Clip clip;
    int parent = NoJoint;
    for (const auto &[name, offset] : {std::pair("root", glm::dvec3(0.0)),
                                       {"hips", glm::dvec3(4.6, 91.5, -427.0)},
                                       {"leg", glm::dvec3(0.0, -45.0, 0.0)}}) {
        Joint joint;
        joint.name = name;
        joint.offset = offset;
        joint.parent = parent;
        joint.channels = sixChannels();
        parent = clip.skeleton.addJoint(joint);
    }
    clip.motion = Motion(frames, 18);
    for (int frame = 0; frame < frames; ++frame) {
        for (int joint = 1; joint < 3; ++joint) {
            for (int axis = 0; axis < 3; ++axis)
                clip.motion.setValue(frame, 6 * joint + axis, clip.skeleton.joint(joint).offset[axis]);
        }
    }
    return clip;
}

PositionRules replaceRules()
{
    PositionRules rules;
    rules.roots = rules.joints = PositionRule::Replace;
    return rules;
}

} // namespace

// Which lines between joints are displacements and which are bones.
class TravellingJointsTest : public QObject
{
    Q_OBJECT

private slots:
    void jointsHeldInPlaceBelongToBones();
    void hipsAboveAStillRootTravel();
    void aLineThatStretchesALittleIsABone();
    void aTrackerTravels();
    void rootsNeverTravelAgainstAParent();
    void withoutFramesNothingTravels();
};

void TravellingJointsTest::jointsHeldInPlaceBelongToBones()
{
    QCOMPARE(travellingJoints(figure(50), replaceRules()), std::vector<bool>({false, false, false}));
}

void TravellingJointsTest::hipsAboveAStillRootTravel()
{
    Clip clip = figure(50);
    for (int frame = 0; frame < 50; ++frame)
        clip.motion.setValue(frame, 7, 91.5 + std::sin(frame)); // the figure walks in place
    QCOMPARE(travellingJoints(clip, replaceRules()), std::vector<bool>({false, true, false}));
}

void TravellingJointsTest::aLineThatStretchesALittleIsABone()
{
    Clip clip = figure(50);
    for (int frame = 0; frame < 50; ++frame) {
        clip.motion.setValue(frame, 0, frame); // only the root moves
        clip.motion.setValue(frame, 13, -45.0 + std::sin(frame));
    }
    QCOMPARE(travellingJoints(clip, replaceRules()), std::vector<bool>({false, false, false}));
}

void TravellingJointsTest::aTrackerTravels()
{
    Clip clip = figure(50);
    for (int frame = 0; frame < 50; ++frame)
        clip.motion.setValue(frame, 12, 2.0 * frame);
    QCOMPARE(travellingJoints(clip, replaceRules()), std::vector<bool>({false, false, true}));
}

void TravellingJointsTest::rootsNeverTravelAgainstAParent()
{
    Clip clip = figure(50);
    for (int frame = 0; frame < 50; ++frame)
        clip.motion.setValue(frame, 2, 10.0 * frame);
    QVERIFY(!travellingJoints(clip, replaceRules()).front());
}

void TravellingJointsTest::withoutFramesNothingTravels()
{
    QCOMPARE(travellingJoints(figure(0), replaceRules()), std::vector<bool>({false, false, false}));
    QVERIFY(travellingJoints(Clip(), replaceRules()).empty());
}

QTEST_APPLESS_MAIN(TravellingJointsTest)

} // namespace tst_travellingjoints

#include "tst_travellingjoints.moc"
