#include "support/operationcalls.h"
#include "support/randommotion.h"
#include "support/walker.h"

#include "bvh/read/bvhreader.h"
#include "bvh/write/bvhwriter.h"
#include "geometry/geometry.h"
#include "pose/eulerangles.h"
#include "pose/jointangles.h"

#include <QTest>

#include <cmath>

namespace tst_order {

using namespace limber;
using namespace limber::test;

// Other channels, the same motion.
class OrderTest : public QObject
{
    Q_OBJECT

private slots:
    void everyOrderKeepsThePose();
    void changingTheOrderBackRestoresTheClip();
    void thePoseIsKeptAtAndNextToGimbalLock();
    void aPathThroughTheLockDoesNotFlip();
    void positionChannelsKeepTheirColumns();
    void jointsWithFewerChannelsAreKept();
    void computedNumbersKeepTheirDecimals_data();
    void computedNumbersKeepTheirDecimals();
};

namespace {

constexpr const char *orders[] = {"XYZ", "XZY", "YXZ", "YZX", "ZXY", "ZYX"};

std::string orderOf(const Joint &joint)
{
    std::string order;
    for (const Channel channel : joint.channels) {
        if (channel.isRotation())
            order += static_cast<char>('X' + static_cast<int>(channel.axis));
    }
    return order;
}

RotationOrder asOrder(const std::string &text)
{
    return {Axis(text[0] - 'X'), Axis(text[1] - 'X'), Axis(text[2] - 'X')};
}

Clip oneJoint(const std::vector<glm::dmat3> &rotations, const std::string &order)
{
    Clip clip;
    std::vector<Channel> channels;
    for (const Axis axis : asOrder(order))
        channels.push_back({ChannelKind::Rotation, axis});
    clip.skeleton.addJoint({"a", NoJoint, {}, channels, 0});
    clip.motion = Motion(static_cast<int>(rotations.size()), 3);
    glm::dvec3 near(0.0);
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        near = eulerAngles(rotations[static_cast<std::size_t>(frame)], asOrder(order), near);
        for (int i = 0; i < 3; ++i)
            clip.motion.setValue(frame, i, near[i]);
    }
    return clip;
}

} // namespace

void OrderTest::everyOrderKeepsThePose()
{
    for (const unsigned seed : {1u, 2u, 3u}) {
        const Clip clip = makeRandomClip({.seed = seed});
        for (const std::string order : orders) {
            const Clip after = applied("order:to=" + order, clip);
            for (const Joint &joint : after.skeleton.joints())
                QVERIFY(!JointAngles(joint).isComplete() || orderOf(joint) == order);
            const PoseError error = poseError(clip, after);
            QVERIFY(error.units < 1e-9 && error.degrees < 1e-9);
        }
    }
}

void OrderTest::changingTheOrderBackRestoresTheClip()
{
    const Clip clip = makeWalker().clip;
    const Clip back = applied("order", applied("order:to=XYZ", clip));
    QVERIFY(back.skeleton.hasSameLayoutAs(clip.skeleton));
    QVERIFY(poseError(clip, back).degrees < 1e-9);
    QVERIFY(!test::apply("order", clip).changes.isAnyChange);
}

void OrderTest::thePoseIsKeptAtAndNextToGimbalLock()
{
    for (const std::string from : orders) {
        std::vector<glm::dmat3> rotations;
        for (const double side : {90.0, -90.0}) {
            for (int k = 0; k <= 16; ++k) {
                const double off = k == 0 ? 0.0 : std::pow(10.0, -k);
                for (const double sign : {1.0, -1.0})
                    rotations.push_back(rotationFromAngles(asOrder(from), {33.0, side + sign * off, -71.0}));
            }
        }
        for (const std::string source : orders) {
            const Clip clip = oneJoint(rotations, source);
            for (const std::string to : orders)
                QVERIFY(poseError(clip, applied("order:to=" + to, clip)).degrees < 1e-9);
        }
    }
}

void OrderTest::aPathThroughTheLockDoesNotFlip()
{
    for (const std::string to : orders) {
        std::vector<glm::dmat3> rotations;
        for (int i = 0; i <= 90; ++i)
            rotations.push_back(rotationFromAngles(asOrder(to), {10.0, 2.0 * i, 20.0}));
        const std::string from = to == "XYZ" ? "ZYX" : "XYZ";
        const Clip clip = oneJoint(rotations, from);
        QCOMPARE(test::apply("order:to=" + to, clip).changes.flipsAfter, 0);
    }
}

void OrderTest::positionChannelsKeepTheirColumns()
{
    Clip clip;
    clip.skeleton.addJoint({"a",
                            NoJoint,
                            {},
                            {channels::Zrotation, channels::Xposition, channels::Xrotation, channels::Yposition,
                             channels::Yrotation, channels::Zposition},
                            0});
    clip.motion = Motion(3, 6);
    for (int frame = 0; frame < 3; ++frame) {
        for (int column = 0; column < 6; ++column)
            clip.motion.setValue(frame, column, 10.0 * frame + column + 0.125);
    }
    const Clip after = applied("order:to=YZX", clip);
    QCOMPARE(orderOf(after.skeleton.joint(0)), std::string("YZX"));
    for (const int column : {1, 3, 5}) {
        QVERIFY(after.skeleton.column(column).channel == clip.skeleton.column(column).channel);
        QCOMPARE(after.motion.value(2, column), clip.motion.value(2, column));
    }
}

void OrderTest::jointsWithFewerChannelsAreKept()
{
    Clip clip = makeWalker().clip;
    const int knee = jointNamed(clip.skeleton, "LeftLeg");
    clip = Clip{clip.skeleton, Motion(), nullptr};
    clip.skeleton.setChannels(knee, {channels::Xrotation});
    clip.motion = Motion(4, clip.skeleton.columnCount());
    const AppliedOperation result = test::apply("order:to=XYZ", clip);
    QCOMPARE(orderOf(result.clip.skeleton.joint(knee)), std::string("X"));
    QCOMPARE(result.warnings.size(), std::size_t(1));
    // Only the named joint changes.
    const AppliedOperation one = test::apply("order:to=XYZ,joints=Spine", clip);
    QCOMPARE(orderOf(one.clip.skeleton.joint(0)), std::string("ZXY"));
    QCOMPARE(orderOf(one.clip.skeleton.joint(jointNamed(clip.skeleton, "Spine"))), std::string("XYZ"));
}

void OrderTest::computedNumbersKeepTheirDecimals_data()
{
    QTest::addColumn<int>("digits");
    for (const int digits : {0, 1, 2, 4, 6, 9})
        QTest::addRow("%d decimals", digits) << digits;
}

void OrderTest::computedNumbersKeepTheirDecimals()
{
    QFETCH(const int, digits);
    WriteOptions few;
    few.digits = digits;
    const std::string text = writeBvh(makeWalker({.frames = 40}).clip, few);
    const Clip clip = *readBvh(text).clip;
    const Clip changed = applied("order:to=XYZ", clip);
    const Clip read = *readBvh(writeBvh(changed)).clip;
    QVERIFY(poseError(read, clip).degrees < 1e-5);
    QVERIFY(poseError(read, clip).units < 1e-4);
    // What the file can say itself keeps its form, and so does what is typed.
    Clip typed = *readBvh(text).clip;
    typed.motion.setValue(3, 0, 1.2345678912345);
    const std::string typedText = writeBvh(typed);
    QVERIFY(typedText.size() <= text.size() + 20);
    QCOMPARE(writeBvh(applied("order:to=ZXY", applied("order:to=ZXY", clip))).size(), text.size());
}

QTEST_GUILESS_MAIN(OrderTest)

} // namespace tst_order

#include "tst_order.moc"
