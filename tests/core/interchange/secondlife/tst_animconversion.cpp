#include "animtools.h"

#include "bvh/read/bvhreader.h"
#include "bvh/write/bvhwriter.h"
#include "pose/localrotation.h"
#include "pose/pose.h"
#include "pose/positionrule.h"
#include "secondlife/animexport.h"
#include "secondlife/animimport.h"
#include "secondlife/animreader.h"
#include "secondlife/animunits.h"
#include "secondlife/animwriter.h"
#include "secondlife/avatarnames.h"
#include "secondlife/droppedjoint.h"
#include "secondlife/jointtrack.h"
#include "secondlife/keyreduction.h"
#include "support/sharedfiles.h"
#include "support/textfiles.h"

#include <QTest>

#include <cmath>

namespace tst_animconversion {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// A clip as Second Life plays it, and back.
class AnimConversionTest : public QObject
{
    Q_OBJECT

private slots:
    void convertsTheWorkedExample();
    void anglesSurviveTheRoundTrip();
    void everythingElseSurvivesTheRoundTrip();
    void theRootIsRelativeToTheFirstFrame();
    void axesAndLengthsOfOtherJointsAreConverted();
    void stillJointsAreDropped();
    void clipsThatCannotBeWrittenAreRefused();
    void keysOfTheViewerMatchACalculationByHand();
    void theLimitOfTheViewerDependsOnTheDepth();
    void exactKeysKeepEveryFrame();
    void theRateHitsEveryKey_data();
    void theRateHitsEveryKey();
    void heldJointsSurvive();
    void easeTimesShrink();
    void anyAnimationGivesAClip();
    void itIsSaidWhyAJointIsLeftOut_data();
    void itIsSaidWhyAJointIsLeftOut();
    void thereMayBe216Joints_data();
    void thereMayBe216Joints();
    void aPoseLastsForTheFrameTime();
    void positionsNearZeroReplaceTheirOffsets();
    void namesBecomeWritable_data();
    void namesBecomeWritable();
};

namespace {

Clip read(const std::string &text)
{
    return readBvh(text).clip.value_or(Clip());
}

PositionRules rulesOf(const Clip &clip)
{
    return decidePositionRules(clip.skeleton, clip.motion);
}

AnimExport exported(const Clip &clip, const AnimExportOptions &options = {})
{
    return exportAnim(clip, rulesOf(clip), options);
}

constexpr const char *head = R"(HIERARCHY
ROOT hip
{
OFFSET 0 0 0
CHANNELS 6 Xposition Yposition Zposition Xrotation Zrotation Yrotation
JOINT abdomen
{
OFFSET 0 3 0
CHANNELS 3 Xrotation Zrotation Yrotation
JOINT chest
{
OFFSET 0 8 0
CHANNELS 6 Xposition Yposition Zposition Zrotation Xrotation Yrotation
End Site
{
OFFSET 0 8 0
}
}
}
}
MOTION
)";

std::string rows(const std::vector<std::vector<double>> &frames, double frameTime)
{
    std::string text = "Frames: " + std::to_string(frames.size()) + "\nFrame Time: " + std::to_string(frameTime) + "\n";
    for (const auto &frame : frames) {
        for (const double value : frame)
            text += std::to_string(value) + " ";
        text += "\n";
    }
    return text;
}

// Smooth and fast, far from half turns; hip, abdomen and chest.
Clip movingClip(int frames, double degrees)
{
    std::vector<std::vector<double>> values;
    for (int frame = 0; frame < frames; ++frame) {
        std::vector<double> row;
        for (int i = 0; i < 15; ++i) {
            const bool isPosition = i < 3 || (i >= 9 && i < 12);
            const double wave = std::sin(0.21 * frame * (1.0 + 0.13 * i) + i);
            row.push_back(isPosition ? 40.0 + 5.0 * wave : degrees * wave);
        }
        values.push_back(row);
    }
    return read(head + rows(values, 0.033333));
}

double angleBetween(const glm::dmat3 &a, const glm::dmat3 &b)
{
    const glm::dmat3 difference = glm::transpose(a) * b;
    const glm::dvec3 axis(difference[1][2] - difference[2][1], difference[2][0] - difference[0][2],
                          difference[0][1] - difference[1][0]);
    const double trace = difference[0][0] + difference[1][1] + difference[2][2];
    return std::atan2(glm::length(axis), trace - 1.0) * 180.0 / M_PI;
}

int jointNamed(const Skeleton &skeleton, std::string_view bone)
{
    for (int joint = 0; joint < skeleton.jointCount(); ++joint) {
        const auto known = findAvatarJoint(skeleton.joint(joint).name);
        if (known && known->name == bone)
            return joint;
    }
    return NoJoint;
}

// The largest angle between both clips; the second may have another first frame, and the rotation of its root is
// relative to that.
double worstAngle(const Clip &a, const Clip &b)
{
    double worst = 0.0;
    for (int joint = 0; joint < a.skeleton.jointCount(); ++joint) {
        const int other = jointNamed(b.skeleton, findAvatarJoint(a.skeleton.joint(joint).name)->name);
        for (int frame = 1; frame < a.motion.frameCount(); ++frame) {
            glm::dmat3 ofA = localRotation(a.skeleton.joint(joint), a.motion.frame(frame));
            if (joint == 0)
                ofA = glm::transpose(localRotation(a.skeleton.joint(0), a.motion.frame(0))) * ofA;
            const glm::dmat3 ofB = localRotation(b.skeleton.joint(other), b.motion.frame(frame));
            worst = std::max(worst, angleBetween(ofA, ofB));
        }
    }
    return worst;
}

} // namespace

void AnimConversionTest::convertsTheWorkedExample()
{
    const QByteArray text = bytesOf(sharedFolder() + u"/interchange/sl_worked_example.bvh"_s);
    const QByteArray wanted = bytesOf(sharedFolder() + u"/interchange/sl_worked_example.anim"_s);
    if (text.isNull() || wanted.isNull())
        QSKIP("the worked example is not there");
    const AnimFile right = *readAnim(wanted.toStdString()).file;
    for (const AnimKeys keys : {AnimKeys::Exact, AnimKeys::AsViewer}) {
        AnimExportOptions options;
        options.keys = keys;
        const AnimExport made = exported(read(text.toStdString()), options);
        QVERIFY(made.file);
        QCOMPARE(animSize(*made.file), std::size_t{144});
        QCOMPARE(made.file->joints.size(), right.joints.size());
        for (std::size_t joint = 0; joint < right.joints.size(); ++joint) {
            const AnimJoint &is = made.file->joints[joint];
            const AnimJoint &should = right.joints[joint];
            QCOMPARE(is.name, should.name);
            QCOMPARE(is.priority, should.priority);
            for (const auto list : {&AnimJoint::rotations, &AnimJoint::positions}) {
                QCOMPARE((is.*list).size(), (should.*list).size());
                for (std::size_t key = 0; key < (is.*list).size(); ++key) {
                    QVERIFY(std::abs((is.*list)[key].time - (should.*list)[key].time) <= 1);
                    for (std::size_t axis = 0; axis < 3; ++axis)
                        QVERIFY(std::abs((is.*list)[key].components[axis] - (should.*list)[key].components[axis]) <= 1);
                }
            }
        }
        AnimFile heads = *made.file;
        heads.joints = right.joints;
        QVERIFY(heads == right);
        QCOMPARE(made.dropped.size(), std::size_t{1});
        QCOMPARE(made.dropped[0], (DroppedJoint{1, DropReason::Still, false}));
    }
}

void AnimConversionTest::anglesSurviveTheRoundTrip()
{
    const Clip clip = movingClip(200, 60.0);
    const AnimExport made = exported(clip);
    QVERIFY(made.file && made.dropped.empty() && made.cutJoints.empty());
    const AnimImport back = importAnim(*made.file);
    QVERIFY(back.notes.empty()); // the avatar has all of these joints
    QCOMPARE(back.clip.motion.frameCount(), clip.motion.frameCount());
    QVERIFY(std::abs(back.clip.motion.frameTimeSeconds() - 0.033333) < 1e-7);
    const double worst = worstAngle(clip, back.clip);
    QVERIFY2(worst < 0.01, qPrintable(QString::number(worst)));
    QVERIFY(worst > 1e-4); // it went through the codes of the format
    // Positions: that of the root relative to the first frame, that of the chest unchanged; within one step of the
    // codes.
    const int chest = jointNamed(back.clip.skeleton, "mChest");
    const int column = back.clip.skeleton.joint(chest).firstColumn;
    for (int frame = 1; frame < clip.motion.frameCount(); ++frame) {
        for (int axis = 0; axis < 3; ++axis) {
            const double off = clip.motion.value(frame, 9 + axis) - back.clip.motion.value(frame, column + axis);
            QVERIFY(std::abs(off) * 0.0254 < 0.00015);
        }
    }
}

void AnimConversionTest::everythingElseSurvivesTheRoundTrip()
{
    for (unsigned seed = 0; seed < 60; ++seed) {
        AnimFile file = anyAnim(seed);
        std::erase_if(file.joints, [](const AnimJoint &joint) { return joint.name.empty() || joint.name[0] == 'a'; });
        // Each joint once: of two joints with one name only one is left.
        for (std::size_t i = 0; i < file.joints.size(); ++i) {
            const auto isAgain = [&](const AnimJoint &joint) { return joint.name == file.joints[i].name; };
            const auto next = file.joints.begin() + static_cast<std::ptrdiff_t>(i) + 1;
            file.joints.erase(std::remove_if(next, file.joints.end(), isAgain), file.joints.end());
        }
        if (file.joints.empty())
            continue;
        for (AnimConstraint &constraint : file.constraints)
            constraint.chainLength = std::min(constraint.chainLength, static_cast<std::uint8_t>(file.joints.size()));
        file.durationSeconds = 2.0F;
        const AnimImport imported = importAnim(file, 30.0);
        AnimExportOptions options;
        options.settings = imported.settings;
        const AnimExport made = exported(imported.clip, options);
        QVERIFY(made.file);
        QVERIFY(made.file->constraints == file.constraints);
        QCOMPARE(made.file->priority, file.priority);
        QCOMPARE(made.file->emote, file.emote);
        QCOMPARE(made.file->loops, file.loops);
        QCOMPARE(made.file->handPose, file.handPose);
        QCOMPARE(made.file->loopOutSeconds, file.loopOutSeconds);
        for (const AnimJoint &joint : file.joints) {
            const auto written = std::ranges::find(made.file->joints, joint.name, &AnimJoint::name);
            QVERIFY2(written != made.file->joints.end(), joint.name.c_str());
            const auto first = std::ranges::find(file.joints, joint.name, &AnimJoint::name);
            QCOMPARE(written->priority, first->priority);
        }
    }
}

// If the first frame is rotated about the vertical axis, the root moves along its own axes.
void AnimConversionTest::theRootIsRelativeToTheFirstFrame()
{
    const Clip clip = read(head + rows({{0, 40, 0, 0, 0, 90, 0, 0, 0, 0, 8, 0, 0, 0, 0},
                                        {10, 42, 0, 0, 0, 90, 0, 0, 0, 0, 8, 0, 0, 0, 0},
                                        {10, 42, 0, 0, 0, 120, 0, 0, 0, 0, 8, 0, 0, 0, 0},
                                        {0, 40, 0, 0, 0, 90, 0, 0, 0, 0, 8, 0, 0, 0, 0}},
                                       1.0));
    const AnimExport made = exported(clip);
    QVERIFY(made.file);
    QCOMPARE(made.file->joints.size(), std::size_t{1});
    // The first frame faces +X, so a displacement along +X is one forward, along +Z.
    const glm::dvec3 moved = positionOfCodes(made.file->joints[0].positions[0].components);
    QVERIFY(glm::length(moved - glm::dvec3(10.0, 0.0, 2.0) * 0.0254) < 0.0002);
    const glm::dquat first = rotationOfCodes(made.file->joints[0].rotations[0].components);
    QVERIFY(std::abs(first.w - 1.0) < 1e-9);
    const glm::dquat second = rotationOfCodes(made.file->joints[0].rotations[1].components);
    QVERIFY(std::abs(2.0 * std::asin(second.z) * 180.0 / M_PI - 30.0) < 0.005); // up is the third axis
}

void AnimConversionTest::axesAndLengthsOfOtherJointsAreConverted()
{
    const Clip clip = read(head + rows({{0, 40, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0},
                                        {0, 40, 0, 0, 0, 0, 30, 0, 0, 1, 9, 3, 0, 0, 0},
                                        {0, 40, 0, 0, 0, 0, 0, 30, 0, 1, 9, 3, 0, 0, 0},
                                        {0, 40, 0, 0, 0, 0, 0, 0, 30, 1, 9, 3, 0, 0, 0}},
                                       0.5));
    const AnimExport made = exported(clip);
    QCOMPARE(made.file->joints.size(), std::size_t{2});
    const std::vector<AnimKey> &keys = made.file->joints[0].rotations;
    QCOMPARE(keys.size(), std::size_t{3});
    const double sine = std::sin(15.0 * M_PI / 180.0);
    // Rotations about X, Z and Y of the file; the stored axes are Z, X, Y.
    const glm::dvec3 wanted[] = {{0.0, sine, 0.0}, {sine, 0.0, 0.0}, {0.0, 0.0, sine}};
    for (std::size_t i = 0; i < 3; ++i) {
        const glm::dquat read = rotationOfCodes(keys[i].components);
        QVERIFY(glm::length(glm::dvec3(read.x, read.y, read.z) - wanted[i]) < 3e-5);
    }
    // The position is absolute, not relative to the first frame.
    const glm::dvec3 position = positionOfCodes(made.file->joints[1].positions[0].components);
    QVERIFY(glm::length(position - glm::dvec3(3.0, 1.0, 9.0) * 0.02540005) < 0.0002);
}

void AnimConversionTest::stillJointsAreDropped()
{
    const auto chestWith = [](double degrees, double inches, int atFrame) {
        std::vector<std::vector<double>> frames(5, {0, 40, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0});
        frames[2][6] = 45; // the abdomen moves
        frames[static_cast<std::size_t>(atFrame)][12] += degrees;
        frames[static_cast<std::size_t>(atFrame)][9] += inches;
        return exported(read(head + rows(frames, 0.1)));
    };
    // A rotation about Z moves both X and Y by its angle: 0.001 is reached at 0.0286 degrees.
    QCOMPARE(chestWith(0.027, 0.0, 3).file->joints.size(), std::size_t{1});
    QCOMPARE(chestWith(0.030, 0.0, 3).file->joints.size(), std::size_t{2});
    QCOMPARE(chestWith(0.0, 0.0009, 3).file->joints.size(), std::size_t{1});
    QCOMPARE(chestWith(0.0, 0.0011, 3).file->joints.size(), std::size_t{2});
    // The viewer does not look at the last rotation, nor at the third position.
    AnimExportOptions asViewer;
    asViewer.dropsAsViewer = true;
    std::vector<std::vector<double>> frames(5, {0, 40, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0});
    frames[1][6] = 45;
    frames[4][12] = 45;
    const Clip clip = read(head + rows(frames, 0.1));
    QCOMPARE(exported(clip).file->joints.size(), std::size_t{2});
    const AnimExport seen = exported(clip, asViewer);
    QCOMPARE(seen.file->joints.size(), std::size_t{1});
    QCOMPARE(seen.dropped.back(), (DroppedJoint{2, DropReason::HardlySeen, true}));
}

void AnimConversionTest::clipsThatCannotBeWrittenAreRefused()
{
    const std::vector<double> rest = {0, 40, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0};
    std::vector<double> bent = rest;
    bent[6] = 45;
    QVERIFY(exported(read(head + rows({rest, rest, rest}, 0.1))).problem.text().find("no joint") != std::string::npos);
    QVERIFY(!exported(read(head + rows({rest, bent, rest}, 60.001))).file);
    QVERIFY(exported(read(head + rows({rest, bent, rest}, 60.0))).file);
    std::vector<double> far = bent;
    far[0] = 200;
    const AnimExport cut = exported(read(head + rows({rest, far, rest}, 0.1)));
    QCOMPARE(cut.cutJoints, std::vector<int>{0});
    QCOMPARE(positionOfCodes(cut.file->joints[0].positions[0].components).y, 5.0);
    // A single frame is a pose.
    const AnimExport pose = exported(read(head + rows({bent}, 0.1)));
    QVERIFY(pose.file);
    QCOMPARE(pose.file->joints.size(), std::size_t{3});
    QCOMPARE(pose.file->durationSeconds, 0.1F);
    // A name that the avatar does not have.
    Clip unknown = read(head + rows({rest, bent, rest}, 0.1));
    unknown.skeleton.setName(1, "Spine1");
    const AnimExport none = exported(unknown);
    QVERIFY(!none.file);
    QCOMPARE(none.dropped[1], (DroppedJoint{1, DropReason::Unknown, true}));
}

namespace {

std::vector<glm::dquat> turns(const std::vector<double> &degrees)
{
    std::vector<glm::dquat> list;
    for (const double angle : degrees)
        list.emplace_back(std::cos(angle * M_PI / 360.0), 0.0, 0.0, std::sin(angle * M_PI / 360.0));
    return list;
}

} // namespace

// A rotation by a small angle a about Z moves the images of X and Y by 2 sin(a / 2) each: 0.01 corresponds to 0.2865
// degrees.
void AnimConversionTest::keysOfTheViewerMatchACalculationByHand()
{
    using Keys = std::vector<int>;
    const double limit = 0.01;
    QCOMPARE(viewersRotationKeys(turns({0}), limit), (Keys{0}));
    QCOMPARE(viewersRotationKeys(turns({0, 9}), limit), (Keys{0, 1}));
    QCOMPARE(viewersRotationKeys(turns({0, 1, 2}), limit), (Keys{0, 2})); // exactly on the interpolation
    QCOMPARE(viewersRotationKeys(turns({0, 1.28, 2}), limit), (Keys{0, 2})); // 0.28 away from it
    QCOMPARE(viewersRotationKeys(turns({0, 1.30, 2}), limit), (Keys{0, 1, 2}));
    // Where frames were left out, the last but one becomes a key; without a deviation no frame is put back.
    QCOMPARE(viewersRotationKeys(turns({0, 0, 0, 0, 0, 0}), limit), (Keys{0, 4, 5}));
    // Frame 1 deviates most (0.1 from the interpolation of 0 and 2), so the frame after it is put back.
    QCOMPARE(viewersRotationKeys(turns({0, 0.6, 1.0, 1.5, 2.0, 2.5, 3.0}), limit), (Keys{0, 2, 5, 6}));
    const auto points = [](const std::vector<double> &inches) {
        std::vector<glm::dvec3> list;
        for (const double x : inches)
            list.emplace_back(x, 0.0, 0.0);
        return list;
    };
    QCOMPARE(viewersPositionKeys(points({0, 0, 0, 0, 0}), 0.03), (Keys{0, 4}));
    QCOMPARE(viewersPositionKeys(points({0, 1.029, 2}), 0.03), (Keys{0, 2}));
    QCOMPARE(viewersPositionKeys(points({0, 1.031, 2}), 0.03), (Keys{0, 1, 2}));
}

void AnimConversionTest::theLimitOfTheViewerDependsOnTheDepth()
{
    QCOMPARE(viewersRotationLimit(0), 0.01);
    QCOMPARE(viewersRotationLimit(3), 0.01);
    QCOMPARE(viewersRotationLimit(6), 0.01 / 1.98);
    const std::vector<int> depths = depthsBelow(movingClip(2, 10.0).skeleton);
    QCOMPARE(depths, (std::vector<int>{2, 1, 0}));
}

void AnimConversionTest::exactKeysKeepEveryFrame()
{
    std::vector<double> degrees;
    for (int i = 0; i < 1000; ++i)
        degrees.push_back(i < 300 ? 0.0 : i < 600 ? (i - 300) * 0.2 : 60.0 * std::cos((i - 600) * 0.05));
    const std::vector<glm::dquat> rotations = turns(degrees);
    const std::vector<int> keys = exactRotationKeys(rotations, 0.005);
    QVERIFY(keys.front() == 0 && keys.back() == 999);
    QVERIFY(keys.size() < 950 && keys.size() > 20);
    for (std::size_t k = 1; k < keys.size(); ++k) {
        const double from = degrees[static_cast<std::size_t>(keys[k - 1])];
        const double to = degrees[static_cast<std::size_t>(keys[k])];
        for (int frame = keys[k - 1]; frame <= keys[k]; ++frame) {
            // The linear interpolation of two rotations about one axis, by plane geometry.
            const double t = double(frame - keys[k - 1]) / (keys[k] - keys[k - 1]);
            const double a = from * M_PI / 360.0;
            const double b = to * M_PI / 360.0;
            const double blend =
                2.0 * std::atan2((1 - t) * std::sin(a) + t * std::sin(b), (1 - t) * std::cos(a) + t * std::cos(b));
            QVERIFY(std::abs(blend * 180.0 / M_PI - degrees[static_cast<std::size_t>(frame)]) < 0.00501);
        }
    }
}

void AnimConversionTest::theRateHitsEveryKey_data()
{
    QTest::addColumn<QList<int>>("times");
    QTest::addColumn<double>("rate");
    QTest::newRow("ends") << QList<int>{0, 65535} << 0.5;
    QTest::newRow("half") << QList<int>{0, 32767, 65535} << 1.0;
    QTest::newRow("half, the other way") << QList<int>{32768} << 1.0;
    QTest::newRow("a step beside the half") << QList<int>{32766, 65535} << 16383.0 / 2.0;
    QTest::newRow("thirds") << QList<int>{21845, 43690} << 1.5;
    QTest::newRow("a step beside a third") << QList<int>{0, 21846, 65535} << 1.5;
    QTest::newRow("sixths") << QList<int>{21845, 32767} << 3.0;
}

void AnimConversionTest::theRateHitsEveryKey()
{
    QFETCH(QList<int>, times);
    QFETCH(double, rate);
    AnimFile file;
    file.durationSeconds = 2.0F;
    file.joints = {{"mHead", 2, {}, {}}};
    for (const int time : times)
        file.joints[0].rotations.push_back({static_cast<std::uint16_t>(time), {1, 2, 3}});
    if (rate > 100.0) // only checks that the keys are hit
        QVERIFY(rateThatHitsKeys(file) > 100.0);
    else
        QCOMPARE(rateThatHitsKeys(file), rate);
}

void AnimConversionTest::heldJointsSurvive()
{
    AnimFile file;
    file.durationSeconds = 1.0F;
    file.joints = {{"mHead", 4, {{0, {32767, 32767, 32767}}, {65535, {32767, 32767, 32767}}}, {}},
                   {"mNeck", 2, {{0, {40000, 32767, 32767}}, {65535, {32767, 32767, 32767}}}, {}}};
    const AnimImport imported = importAnim(file);
    AnimExportOptions options;
    options.dropsAsViewer = true;
    const AnimExport made = exported(imported.clip, options); // without the settings, only by the motion
    QCOMPARE(made.file->joints.size(), std::size_t{2});
    for (const AnimKey &key : std::ranges::find(made.file->joints, "mHead", &AnimJoint::name)->rotations)
        QCOMPARE(key.components, (std::array<std::uint16_t, 3>{32767, 32767, 32767}));
}

void AnimConversionTest::easeTimesShrink()
{
    AnimFile file;
    file.durationSeconds = 1.0F;
    AnimSettings settings;
    settings.easeInSeconds = 1.0;
    settings.easeOutSeconds = 3.0;
    applySettings(settings, file);
    QCOMPARE(file.easeInSeconds, 0.25F);
    QCOMPARE(file.easeOutSeconds, 0.75F);
    QCOMPARE(file.loopOutSeconds, 1.0F);
    settings.loops = true;
    applySettings(settings, file);
    QCOMPARE(file.easeOutSeconds, 3.0F);
}

void AnimConversionTest::anyAnimationGivesAClip()
{
    for (unsigned seed = 0; seed < 100; ++seed) {
        const AnimImport imported = importAnim(anyAnim(seed), 25.0);
        const Clip &clip = imported.clip;
        QVERIFY(clip.motion.frameCount() >= 2);
        QCOMPARE(clip.motion.columnCount(), clip.skeleton.columnCount());
        for (int frame = 0; frame < clip.motion.frameCount(); ++frame)
            QVERIFY(std::ranges::all_of(clip.motion.frame(frame), [](double value) { return std::isfinite(value); }));
        QVERIFY(readBvh(writeBvh(clip)).clip);
    }
}

void AnimConversionTest::itIsSaidWhyAJointIsLeftOut_data()
{
    QTest::addColumn<int>("reason");
    QTest::addColumn<bool>("moves");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char *name, DropReason reason, bool moves, const char *sentence) {
        QTest::newRow(name) << int(reason) << moves << QString::fromUtf8(sentence);
    };
    row("still", DropReason::Still, false, "“abdomen” is left out: it never leaves the first frame");
    row("hardly seen", DropReason::HardlySeen, true,
        "“abdomen” is left out: it moves in a single frame that the viewer does not look at");
    row("unknown", DropReason::Unknown, false, "“abdomen” is left out: the avatar does not have it");
    row("unknown and moving", DropReason::Unknown, true,
        "“abdomen” is left out with its motion: the avatar does not have it");
    row("repeated", DropReason::Repeated, true,
        "“abdomen” is left out: a joint before it stands for the same joint of the avatar");
    row("special", DropReason::Special, true, "“abdomen” is left out: no animation may move it");
}

void AnimConversionTest::itIsSaidWhyAJointIsLeftOut()
{
    QFETCH(int, reason);
    QFETCH(bool, moves);
    const Clip clip = movingClip(3, 20.0);
    const Message sentence = whyDropped(clip.skeleton, {1, static_cast<DropReason>(reason), moves});
    QTEST(QString::fromStdString(sentence.text()), "sentence");
}

void AnimConversionTest::thereMayBe216Joints_data()
{
    QTest::addColumn<int>("joints");
    QTest::addColumn<QString>("problem");
    QTest::newRow("216") << 216 << QString();
    QTest::newRow("217") << 217 << u"217 joints move: expected at most 216"_s;
}

void AnimConversionTest::thereMayBe216Joints()
{
    QFETCH(int, joints);
    QFETCH(QString, problem);
    Clip clip;
    AnimExportOptions options;
    for (int joint = 0; joint < joints; ++joint) {
        const std::string name = joint == 0 ? "hip" : "extra" + std::to_string(joint);
        clip.skeleton.addJoint({name, joint - 1, {0.0, 1.0, 0.0}, {channels::Xrotation}, 0});
        options.settings.joints.push_back({name, 3}); // which are written although the avatar does not have them
    }
    clip.motion = Motion(3, joints);
    for (int joint = 0; joint < joints; ++joint)
        clip.motion.setValue(2, joint, 10.0);
    const AnimExport made = exported(clip, options);
    QCOMPARE(QString::fromStdString(made.problem.text()), problem);
    QCOMPARE(made.file.has_value(), problem.isEmpty());
    options.isTrial = true;
    QCOMPARE(exported(clip, options).file->joints.size(), std::size_t(joints));
}

void AnimConversionTest::aPoseLastsForTheFrameTime()
{
    AnimFile file;
    file.joints.push_back({"mHead", 2, {{0, {40000, 32767, 32767}}}, {}});
    AnimImport imported = importAnim(file);
    QCOMPARE(imported.clip.motion.frameCount(), 2);
    QCOMPARE(imported.clip.motion.frameTimeSeconds(), 1.0 / 30.0);
    imported = importAnim(file, 10.0);
    QCOMPARE(imported.clip.motion.frameCount(), 2);
    QCOMPARE(imported.clip.motion.frameTimeSeconds(), 0.1);
    file.durationSeconds = 2.0F;
    imported = importAnim(file, 10.0);
    QCOMPARE(imported.clip.motion.frameCount(), 22); // the reference, and 0 to 2 s
    QCOMPARE(imported.clip.motion.frameTimeSeconds(), 0.1);
}

void AnimConversionTest::positionsNearZeroReplaceTheirOffsets()
{
    AnimFile file;
    file.durationSeconds = 1.0F;
    const std::array<std::uint16_t, 3> zero = codesOfPosition(glm::dvec3(0.0));
    const std::array<std::uint16_t, 3> near = codesOfPosition({0.0, 0.0, 0.001});
    for (const char *name : {"mTorso", "mChest", "mNeck", "mHead"})
        file.joints.push_back({name, 2, {}, {{0, zero}, {65535, near}}});
    const Clip clip = importAnim(file, 30.0).clip;
    QCOMPARE(rulesOf(clip).joints, PositionRule::Replace);
    int withPositions = 0;
    for (int index = 1; index < clip.skeleton.jointCount(); ++index) {
        const Joint &joint = clip.skeleton.joint(index);
        QCOMPARE(joint.offset == glm::dvec3(0.0), joint.hasPositions());
        withPositions += joint.hasPositions() ? 1 : 0;
        if (joint.hasPositions())
            QVERIFY(glm::length(localTranslation(joint, clip.motion.frame(5), PositionRule::Replace)) < 0.05);
    }
    QCOMPARE(withPositions, 4);
    // Whole positions are read as such, and the offsets stay.
    for (AnimJoint &joint : file.joints)
        joint.positions = {{0, codesOfPosition({0.0, 0.0, 0.1})}, {65535, codesOfPosition({0.0, 0.0, 0.2})}};
    const Clip far = importAnim(file, 30.0).clip;
    for (int index = 1; index < far.skeleton.jointCount(); ++index)
        QVERIFY(far.skeleton.joint(index).offset != glm::dvec3(0.0));
}

void AnimConversionTest::namesBecomeWritable_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("written");
    QTest::newRow("plain") << QByteArray("tail") << QByteArray("tail");
    QTest::newRow("braces") << QByteArray("a{b}c") << QByteArray("a_b_c");
    QTest::newRow("line end") << QByteArray("a\nb\tc") << QByteArray("a_b_c");
    QTest::newRow("blank inside") << QByteArray("a b") << QByteArray("a b");
    QTest::newRow("blanks around") << QByteArray(" a b ") << QByteArray("_a b_");
    QTest::newRow("a blank") << QByteArray(" ") << QByteArray("_");
    QTest::newRow("nothing") << QByteArray() << QByteArray("_");
    QTest::newRow("a joint of the avatar") << QByteArray("Left Shoulder") << QByteArray("Left_Shoulder");
}

void AnimConversionTest::namesBecomeWritable()
{
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, written);
    AnimFile file;
    file.durationSeconds = 1.0F;
    file.joints.push_back({name.toStdString(), 2, {{0, {40000, 32767, 32767}}}, {}});
    const Clip clip = importAnim(file, 10.0).clip;
    int found = 0;
    for (const Joint &joint : clip.skeleton.joints())
        found += joint.name == written.toStdString() ? 1 : 0;
    QCOMPARE(found, 1);
}

QTEST_GUILESS_MAIN(AnimConversionTest)

} // namespace tst_animconversion

#include "tst_animconversion.moc"
