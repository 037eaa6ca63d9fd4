#include "bvh/read/bvhreader.h"
#include "bvh/write/bvhwriter.h"
#include "channels/channeledit.h"
#include "pose/pose.h"

#include <QTest>

#include <algorithm>
#include <random>

namespace tst_channeledit {

using namespace limber;

namespace {

using namespace limber::channels;

const std::string text = "HIERARCHY\r\nROOT a\r\n{\r\n  OFFSET 1.00 2.00 3.00\r\n"
                         "  CHANNELS 6  xposition Yposition Zposition Zrotation Xrotation Yrotation\r\n"
                         "  JOINT b\r\n  {\r\n    OFFSET 0 5.50 0\r\n    CHANNELS 3 Zrotation Xrotation Yrotation\r\n"
                         "    JOINT c\r\n    {\r\n\t OFFSET 0 4 0\r\n      End Site\r\n      {\r\n"
                         "        OFFSET 0 1 0\r\n      }\r\n    }\r\n  }\r\n}\r\nMOTION\r\nFrames: 3\r\n"
                         "Frame Time: .0333\r\n"
                         "1.00 2.00 3.00  10.0\t20.0 30.0 40.0 50.0 60.0 \r\n"
                         "1.10 2.10 3.10  11.0\t21.0 31.0 41.0 51.0 61.0\r\n\r\n"
                         "1.20 2.20 3.20  12.0\t22.0 32.0 42.0 52.0 62.0\r\nthe end";

// The same clip with rows that are all written alike.
std::string uniformText()
{
    std::string uniform = text.substr(0, text.find("1.00 2.00 3.00  "));
    for (int frame = 0; frame < 3; ++frame)
        uniform += "1.500 2.500 3.500 10.000 20.000 30.000 40.000 50.000 60.00" + std::to_string(frame) + "\r\n";
    return uniform;
}

Clip clipOf(const std::string &bytes)
{
    return *readBvh(bytes).clip;
}

std::string replaced(std::string whole, const std::vector<std::pair<std::string, std::string>> &changes)
{
    for (const auto &[before, after] : changes) {
        const std::size_t at = whole.find(before);
        if (at == std::string::npos)
            return "not there: " + before;
        whole.replace(at, before.size(), after);
    }
    return whole;
}

double poseDifference(const Clip &a, const Clip &b, const PositionRules &rules)
{
    double largest = 0.0;
    for (int frame = 0; frame < a.motion.frameCount(); ++frame) {
        const Pose before = poseAt(a, frame, rules);
        const Pose after = poseAt(b, frame, rules);
        for (std::size_t joint = 0; joint < before.jointPositions.size(); ++joint) {
            largest = std::max(largest, glm::distance(before.jointPositions[joint], after.jointPositions[joint]));
            for (int column = 0; column < 3; ++column)
                largest = std::max(
                    largest, glm::distance(before.worldFromJoint[joint][column], after.worldFromJoint[joint][column]));
        }
    }
    return largest;
}

} // namespace

// Changes the channels of one joint: the file changes only there, and the pose does not change where that is possible.
class ChannelEditTest : public QObject
{
    Q_OBJECT

private slots:
    void droppingChannelsLeavesTheRest();
    void channelsCanBeAddedInALineOfTheirOwn();
    void restoringTheChannelsRestoresTheFile();
    void channelsOfUniformRowsCanBeChanged();
    void otherEditsCanBeMadeBesides();
    void aNewOrderKeepsThePose();
    void newPositionChannelsKeepThePosition();
    void lossesAreReported();
    void aSourceTextThatDoesNotMatchDoesNoHarm();
    void anIncompleteRowDoesNotBecomeAWholeOne();
};

void ChannelEditTest::droppingChannelsLeavesTheRest()
{
    const Clip clip = clipOf(text);
    const Clip changed = withChannels(clip, {}, 0, {Zrotation, Xrotation, Yrotation});
    QCOMPARE(writeBvh(changed), replaced(text, {{"6  xposition Yposition Zposition Zrotation Xrotation Yrotation",
                                                 "3 Zrotation Xrotation Yrotation"},
                                                {"1.00 2.00 3.00  10.0", "10.0"},
                                                {"1.10 2.10 3.10  11.0", "11.0"},
                                                {"1.20 2.20 3.20  12.0", "12.0"}}));
    QCOMPARE(writeBvh(withChannels(clip, {}, 0, {Xposition, Yposition, Zposition})),
             replaced(text, {{"6  xposition Yposition Zposition Zrotation Xrotation Yrotation",
                              "3 xposition Yposition Zposition"},
                             {"3.00  10.0\t20.0 30.0 40.0", "3.00 40.0"},
                             {"3.10  11.0\t21.0 31.0 41.0", "3.10 41.0"},
                             {"3.20  12.0\t22.0 32.0 42.0", "3.20 42.0"}}));
}

void ChannelEditTest::channelsCanBeAddedInALineOfTheirOwn()
{
    const Clip clip = clipOf(text);
    const Clip changed = withChannels(clip, {}, 2, {Yrotation, Xposition});
    QCOMPARE(writeBvh(changed),
             replaced(text, {{"\t OFFSET 0 4 0\r\n", "\t OFFSET 0 4 0\r\n\t CHANNELS 2 Yrotation Xposition\r\n"},
                             {"60.0 \r\n", "60.0 0.0 0.0 \r\n"},
                             {"61.0\r\n", "61.0 0.0 0.0\r\n"},
                             {"62.0\r\n", "62.0 0.0 0.0\r\n"}}));
    QVERIFY(poseDifference(clip, changed, {}) < 1e-12);
}

void ChannelEditTest::restoringTheChannelsRestoresTheFile()
{
    for (const std::string &bytes : {text, uniformText()}) {
        const Clip clip = clipOf(bytes);
        Clip changed = withChannels(clip, {}, 2, {Xrotation});
        QVERIFY(writeBvh(changed) != bytes);
        changed = withChannels(changed, {}, 2, {});
        QVERIFY(!changed.motion.isTouched(0) || writeBvh(changed) == bytes);
        QCOMPARE(writeBvh(changed), bytes);
    }
}

void ChannelEditTest::channelsOfUniformRowsCanBeChanged()
{
    const Clip clip = clipOf(uniformText());
    const Clip changed = withChannels(clip, {}, 1, {Yrotation});
    const std::string written = writeBvh(changed);
    QVERIFY(written.find("1.500 2.500 3.500 10.000 20.000 30.000 ") != std::string::npos);
    QVERIFY(written.find("CHANNELS 1 Yrotation\r\n") != std::string::npos);
    const ReadResult again = readBvh(written);
    QVERIFY(again.clip);
    QCOMPARE(again.clip->motion.columnCount(), 7);
    for (int frame = 0; frame < 3; ++frame)
        QVERIFY(std::abs(again.clip->motion.value(frame, 6) - changed.motion.value(frame, 6)) <= 0.0005);
}

void ChannelEditTest::otherEditsCanBeMadeBesides()
{
    Clip clip = withChannels(clipOf(text), {}, 0, {Zrotation, Xrotation, Yrotation});
    clip.motion.setValue(1, 3, -7.5);
    clip.motion.insertFrames(0, clip.motion.copyOfFrames(2, 1));
    clip.motion.removeFrames(3, 1);
    const ReadResult again = readBvh(writeBvh(clip));
    QVERIFY(again.clip);
    QCOMPARE(again.clip->motion.frameCount(), 3);
    for (int frame = 0; frame < 3; ++frame)
        QVERIFY(std::ranges::equal(again.clip->motion.frame(frame), clip.motion.frame(frame)));
}

void ChannelEditTest::aNewOrderKeepsThePose()
{
    Clip clip = clipOf(text);
    std::mt19937 random(2);
    std::uniform_real_distribution<double> angle(-400, 400);
    for (int frame = 0; frame < 3; ++frame) {
        for (double &value : clip.motion.editFrame(frame))
            value = angle(random);
    }
    std::vector<Channel> order{Xrotation, Yrotation, Zrotation};
    do {
        const Clip changed = withChannels(clip, {}, 1, order);
        QVERIFY(poseDifference(clip, changed, {}) < 1e-9);
        const ChannelLoss loss = lossOfChannels(clip, {}, 1, order);
        QCOMPARE(loss.frame, -1);
        QCOMPARE(loss.degrees, 0.0);
    } while (std::ranges::next_permutation(order, {}, &Channel::axis).found);
}

void ChannelEditTest::newPositionChannelsKeepThePosition()
{
    const Clip clip = clipOf(text);
    for (const PositionRule rule : {PositionRule::Replace, PositionRule::Add}) {
        const PositionRules rules{rule, rule, {}};
        const Clip changed =
            withChannels(clip, rules, 1, {Yposition, Zrotation, Xrotation, Yrotation, Xposition, Zposition});
        QVERIFY(poseDifference(clip, changed, rules) < 1e-12);
        QCOMPARE(changed.motion.value(0, 6), rule == PositionRule::Replace ? 5.5 : 0.0);
    }
}

void ChannelEditTest::lossesAreReported()
{
    const Clip clip = clipOf(text);
    const ChannelLoss none = lossOfChannels(clip, {}, 1, {});
    QVERIFY(none.degrees > 60.0);
    QCOMPARE(none.units, 0.0);
    const PositionRules rules;
    const ChannelLoss still = lossOfChannels(clip, rules, 0, {Zrotation, Xrotation, Yrotation});
    QCOMPARE(still.degrees, 0.0);
    QCOMPARE(still.frame, 2);
    QVERIFY(std::abs(still.units - std::sqrt(3.0) * 0.2) < 1e-12);
    // The reported loss is the real one.
    const Clip changed = withChannels(clip, rules, 0, {Zrotation, Xrotation, Yrotation});
    QVERIFY(std::abs(poseDifference(clip, changed, rules) - still.units) < 1e-12);
}

void ChannelEditTest::aSourceTextThatDoesNotMatchDoesNoHarm()
{
    Clip clip = clipOf(text);
    clip.skeleton.setChannels(2, {Xrotation, Yrotation});
    clip.motion = Motion(2, clip.skeleton.columnCount());
    const ReadResult again = readBvh(writeBvh(clip));
    QVERIFY(again.clip);
    QCOMPARE(again.clip->motion.columnCount(), 11);
    QCOMPARE(again.clip->motion.frameCount(), 2);
}

void ChannelEditTest::anIncompleteRowDoesNotBecomeAWholeOne()
{
    const std::string rows = uniformText();
    const ReadResult result = readBvh(rows + "1.500 2.500 3.500 4.500 5.500 6.50");
    QCOMPARE(result.clip->motion.frameCount(), 3);
    const std::string written = writeBvh(withChannels(*result.clip, {}, 1, {}));
    const ReadResult again = readBvh(written);
    QVERIFY(again.clip);
    QCOMPARE(again.clip->motion.frameCount(), 3);
    QVERIFY(written.ends_with("10.000 20.000 30.000\r\n"));
    // Text that contains numbers is dropped as well; other text is kept.
    const Clip withNumbers = clipOf(rows + "15 frames were lost\r\n");
    QVERIFY(writeBvh(withChannels(withNumbers, {}, 1, {})).ends_with("30.000\r\n"));
    const Clip withText = clipOf(rows + "some frames were lost\r\n");
    QVERIFY(writeBvh(withChannels(withText, {}, 1, {})).ends_with("some frames were lost\r\n"));
}

QTEST_GUILESS_MAIN(ChannelEditTest)

} // namespace tst_channeledit

#include "tst_channeledit.moc"
