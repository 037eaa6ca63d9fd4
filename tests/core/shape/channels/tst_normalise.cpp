#include "bvh/read/bvhreader.h"
#include "bvh/write/bvhwriter.h"
#include "channels/normalise.h"
#include "pose/pose.h"

#include <QTest>

#include <random>

namespace tst_normalise {

using namespace limber;

namespace {

// Random skeletons with all kinds of channel lists, and a smooth motion.
class RandomClip
{
public:
    explicit RandomClip(unsigned seed, bool positionsStandStill) : m_random(seed), m_still(positionsStandStill) {}

    Clip make()
    {
        Clip clip;
        const int joints = number(1, 12);
        for (int index = 0; index < joints; ++index) {
            Joint joint;
            joint.name = "joint " + std::to_string(index);
            joint.parent = index == 0 ? NoJoint : index - 1;
            joint.offset = {real(-20, 20), real(-20, 20), real(-20, 20)};
            joint.channels = channels();
            clip.skeleton.addJoint(joint);
        }
        clip.skeleton.addEndSite({"Site", joints - 1, {1, 2, 3}, 0});
        const int frames = 40;
        clip.motion = Motion(frames, clip.skeleton.columnCount());
        for (int column = 0; column < clip.skeleton.columnCount(); ++column)
            fill(clip, column);
        return clip;
    }

private:
    int number(int from, int to) { return std::uniform_int_distribution<int>(from, to)(m_random); }
    double real(double from, double to) { return std::uniform_real_distribution<double>(from, to)(m_random); }

    std::vector<Channel> channels()
    {
        std::vector<Channel> all(allChannels.begin(), allChannels.end());
        std::shuffle(all.begin(), all.end(), m_random);
        all.resize(static_cast<std::size_t>(number(0, 6)));
        if (number(0, 4) == 0) // a proper Euler order, with one axis twice
            all = {
                {ChannelKind::Rotation, Axis::Z}, {ChannelKind::Rotation, Axis::X}, {ChannelKind::Rotation, Axis::Z}};
        return all;
    }

    void fill(Clip &clip, int column)
    {
        const ColumnMeaning &meaning = clip.skeleton.column(column);
        const bool moves = meaning.channel.isRotation() || !m_still || clip.skeleton.joint(meaning.joint).isRoot();
        double value = real(-170, 170);
        for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
            clip.motion.setValue(frame, column, value);
            value += moves ? real(-8, 8) : 0.0;
        }
    }

    std::mt19937 m_random;
    bool m_still;
};

const std::vector<RotationOrder> orders{{Axis::X, Axis::Y, Axis::Z}, {Axis::X, Axis::Z, Axis::Y},
                                        {Axis::Y, Axis::X, Axis::Z}, {Axis::Y, Axis::Z, Axis::X},
                                        {Axis::Z, Axis::X, Axis::Y}, {Axis::Z, Axis::Y, Axis::X}};

Clip read(const QByteArray &text)
{
    return *readBvh(text.toStdString()).clip;
}

QByteArray sixChannels(const QByteArray &rows)
{
    return "HIERARCHY\nROOT a\n{\n\tOFFSET 0 0 0\n\tCHANNELS 6 Xposition Yposition Zposition Zrotation Xrotation "
           "Yrotation\n"
           "\tJOINT b\n\t{\n\t\tOFFSET 0 5 0\n\t\tCHANNELS 6 Xposition Yposition Zposition Zrotation Xrotation "
           "Yrotation\n"
           "\t\tEnd Site\n\t\t{\n\t\t\tOFFSET 0 4 0\n\t\t}\n\t}\n}\nMOTION\nFrames: 2\nFrame Time: 0.04\n" +
           rows;
}

} // namespace

// Clips are given the same layout: the pose is kept, and losses are reported.
class NormaliseTest : public QObject
{
    Q_OBJECT

private slots:
    void keepsThePoseOfRandomClips_data();
    void keepsThePoseOfRandomClips();
    void writesAnglesWithoutJumps();
    void keepsAClipThatAlreadyHasTheLayout();
    void dropsPositionsThatRepeatTheOffset();
    void turnsConstantPositionsIntoAnOffset();
    void reportsPositionsThatMove();
    void reportsWhatRoundingLoses();
    void keepsTheDigitsOfTheFile();
    void replacesSpacesInNames();
    void stopsWhenItIsCancelled();
    void writesTheRequestedTextForm();
    void cleanTextReadsBackExactly();
    void withoutALayoutTheOrderOfChannelsStays();
    void jointsWithoutRotationsGetNoneFromAnOrder();
};

void NormaliseTest::keepsThePoseOfRandomClips_data()
{
    QTest::addColumn<bool>("rootSix");
    QTest::addColumn<int>("order");
    for (int order = -1; order < 6; ++order) {
        QTest::addRow("root six, order %d", order) << true << order;
        if (order >= 0)
            QTest::addRow("order %d", order) << false << order;
    }
}

void NormaliseTest::keepsThePoseOfRandomClips()
{
    QFETCH(bool, rootSix);
    QFETCH(int, order);
    ChannelLayout layout{rootSix, std::nullopt};
    if (order >= 0)
        layout.rotationOrder = orders[static_cast<std::size_t>(order)];
    for (unsigned seed = 1; seed <= 40; ++seed) {
        const Clip clip = RandomClip(seed, true).make();
        for (const PositionRule rule : {PositionRule::Replace, PositionRule::Add}) {
            const PositionRules rules{rule, rule, {}};
            const LayoutResult result = layOutChannels(clip, rules, layout);
            QVERIFY(result.jointsWithoutPositions.empty());
            const ClipDifference difference = compareClips(clip, rules, result.clip, rules);
            QVERIFY2(difference.position.amount < 1e-9, qPrintable(QString::number(difference.position.amount)));
            QVERIFY2(difference.rotation.amount < 1e-9, qPrintable(QString::number(difference.rotation.amount)));
            for (const Joint &joint : result.clip.skeleton.joints()) {
                if (rootSix)
                    QCOMPARE(joint.columnCount(), joint.isRoot() ? 6 : 3);
            }
        }
    }
}

void NormaliseTest::writesAnglesWithoutJumps()
{
    Clip clip;
    Joint joint;
    joint.name = "spinner";
    joint.channels = {
        {ChannelKind::Rotation, Axis::Z}, {ChannelKind::Rotation, Axis::X}, {ChannelKind::Rotation, Axis::Y}};
    clip.skeleton.addJoint(joint);
    clip.motion = Motion(400, 3);
    for (int frame = 0; frame < 400; ++frame) {
        clip.motion.setValue(frame, 0, 5.0 * frame); // five whole turns
        clip.motion.setValue(frame, 1, 20.0);
        clip.motion.setValue(frame, 2, -10.0);
    }
    const LayoutResult result = layOutChannels(clip, {}, {false, RotationOrder{Axis::Y, Axis::X, Axis::Z}});
    for (int frame = 1; frame < 400; ++frame) {
        for (int column = 0; column < 3; ++column)
            QVERIFY(std::abs(result.clip.motion.value(frame, column) - result.clip.motion.value(frame - 1, column)) <
                    15.0);
    }
}

void NormaliseTest::keepsAClipThatAlreadyHasTheLayout()
{
    const QByteArray text = sixChannels("1 2 3 4 5 6 0 5 0 1 2 3\n1 2 3 4 5 6 0 5 0 1 2 3\n");
    const Clip clip = read(text);
    const LayoutResult result = layOutChannels(clip, {}, {false, RotationOrder{Axis::Z, Axis::X, Axis::Y}});
    QVERIFY(!result.changed);
    QCOMPARE(QByteArray::fromStdString(writeBvh(result.clip)), text);
}

void NormaliseTest::dropsPositionsThatRepeatTheOffset()
{
    const Clip clip = read(sixChannels("1 2 3 4 5 6 0 5 0 1 2 3\n1 2 3 4 5 6 0 5 0 7 8 9\n"));
    const NormaliseResult result = normalise(clip, PositionRuleChoice::Auto, {{true, std::nullopt}, false, {}});
    QVERIFY(result.clipChanged);
    QVERIFY(result.losesNothing());
    QVERIFY(result.jointsWithNewOffset.empty() && result.jointsWithoutPositions.empty());
    QCOMPARE(result.clip.skeleton.columnCount(), 9);
    QCOMPARE(result.clip.motion.value(1, 8), 9.0); // equal to the last bit, because the order is the same
}

void NormaliseTest::turnsConstantPositionsIntoAnOffset()
{
    const Clip clip = read(sixChannels("1 2 3 4 5 6 1 6 0 1 2 3\n1 2 3 4 5 6 1 6 0 7 8 9\n"));
    const NormaliseResult result = normalise(clip, PositionRuleChoice::Auto, {{true, std::nullopt}, false, {}});
    QVERIFY(result.losesNothing());
    QCOMPARE(result.jointsWithNewOffset, std::vector<int>{1});
    QCOMPARE(result.clip.skeleton.joint(1).offset, glm::dvec3(1, 6, 0));
}

void NormaliseTest::reportsPositionsThatMove()
{
    const Clip clip = read(sixChannels("1 2 3 4 5 6 0 5 0 1 2 3\n1 2 3 4 5 6 0 7 0 7 8 9\n"));
    const NormaliseResult result = normalise(clip, PositionRuleChoice::Auto, {{true, std::nullopt}, false, {}});
    QCOMPARE(result.jointsWithoutPositions, std::vector<int>{1});
    QVERIFY(!result.losesNothing());
    QVERIFY(std::abs(result.loss.position.amount - 2.0) < 1e-9);
    QCOMPARE(result.loss.position.node, NodeId::joint(1));
    QCOMPARE(result.loss.position.frame, 1);
}

void NormaliseTest::reportsWhatRoundingLoses()
{
    const Clip clip = read(sixChannels("1.26 2 3 4 5 6 0 5 0 1 2 3\n1 2 3 4.04 5 6 0 5 0 1 2 3\n"));
    NormaliseOptions options;
    options.text.digits = 1;
    const NormaliseResult result = normalise(clip, PositionRuleChoice::Auto, options);
    QVERIFY(!result.clipChanged);
    QVERIFY(std::abs(result.loss.position.amount - 0.04) < 1e-9);
    QCOMPARE(result.loss.position.frame, 0);
    QVERIFY(std::abs(result.loss.rotation.amount - 0.04) < 1e-9);
    QCOMPARE(result.loss.rotation.frame, 1);
    options.text.digits = 2;
    QVERIFY(normalise(clip, PositionRuleChoice::Auto, options).losesNothing());
    options.text.digits = WriteOptions::Shortest;
    QVERIFY(normalise(clip, PositionRuleChoice::Auto, options).losesNothing());
}

// Six decimals are for clips that were never in a file.
void NormaliseTest::keepsTheDigitsOfTheFile()
{
    Clip clip = read(sixChannels("1.123456789 2 3 4 5 6 0 5 0 1 2 3\n1 2 3 4.987654321 5 6 0 5 0 1 2 3\n"));
    QVERIFY(normalise(clip, PositionRuleChoice::Auto, {}).losesNothing());
    clip.source = nullptr;
    QVERIFY(!normalise(clip, PositionRuleChoice::Auto, {}).losesNothing());
    NormaliseOptions options;
    options.text.clean = true;
    QVERIFY(normalise(clip, PositionRuleChoice::Auto, options).losesNothing());
}

void NormaliseTest::replacesSpacesInNames()
{
    for (const char blank : {' ', '\t', '\v', '\f'}) {
        Clip clip = read(sixChannels("1 2 3 4 5 6 0 5 0 1 2 3\n1 2 3 4 5 6 0 5 0 1 2 3\n"));
        clip.skeleton.setName(1, std::string("my") + blank + "arm");
        const NormaliseResult result = normalise(clip, PositionRuleChoice::Auto, {{}, true, {}});
        QCOMPARE(result.renamedJoints, 1);
        QCOMPARE(result.clip.skeleton.joint(1).name, std::string("my_arm"));
        QVERIFY(result.losesNothing());
    }
}

void NormaliseTest::stopsWhenItIsCancelled()
{
    const Clip clip = RandomClip(3, false).make();
    const auto never = [](double) { return false; };
    QVERIFY(normalise(clip, PositionRuleChoice::Auto, {{true, std::nullopt}, false, {}}, never).cancelled);
    QVERIFY(normalise(clip, PositionRuleChoice::Auto, {}, never).cancelled);
}

void NormaliseTest::writesTheRequestedTextForm()
{
    const QByteArray text =
        sixChannels("1 2 3 4 5 6\n0 5 0 1 2 3\n1 2 3 4 5 6 0 5 0\n\n1 2 3.50\n")
            .replace("Zrotation Xrotation Yrotation\n\tJOINT", "ZROTATION xrotation Yrotation\n\tJOINT")
            .replace("End Site", "End  foot");
    const Clip clip = read(text);
    WriteOptions options;
    options.standardChannelNames = true;
    QByteArray expected = text;
    QCOMPARE(QByteArray::fromStdString(writeBvh(clip, options)),
             expected.replace("ZROTATION xrotation", "Zrotation Xrotation"));
    options = {};
    options.standardEndSites = true;
    expected = text;
    QCOMPARE(QByteArray::fromStdString(writeBvh(clip, options)), expected.replace("End  foot", "End Site"));
    options = {};
    options.oneFrameALine = true;
    expected = text;
    QCOMPARE(QByteArray::fromStdString(writeBvh(clip, options)),
             expected.replace("5 6\n0 5", "5 6 0 5").replace("0 5 0\n\n1", "0 5 0 1"));
    options = {};
    for (const QByteArray &label : {QByteArray("EndSite"), QByteArray("End"), QByteArray("END SITE")}) {
        const Clip other = read(QByteArray(text).replace("End  foot", label));
        options.standardEndSites = true;
        QVERIFY(writeBvh(other, options).find("\n\t\tEnd Site\n\t\t{\n") != std::string::npos);
    }
}

void NormaliseTest::cleanTextReadsBackExactly()
{
    for (unsigned seed = 1; seed <= 20; ++seed) {
        const Clip clip = RandomClip(seed, false).make();
        WriteOptions options;
        options.clean = true;
        const std::string text = writeBvh(clip, options);
        const ReadResult back = readBvh(text);
        QVERIFY(back.clip);
        for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
            for (int column = 0; column < clip.motion.columnCount(); ++column)
                QCOMPARE(back.clip->motion.value(frame, column), clip.motion.value(frame, column));
        }
        QCOMPARE(writeBvh(*back.clip, options), text);
    }
}

// Some files have their positions after their rotations.
void NormaliseTest::withoutALayoutTheOrderOfChannelsStays()
{
    const QByteArray text = sixChannels("4 5 6 1 2 3 1 2 3 0 5 0\n4 5 6 1 2 3 7 8 9 0 6 0\n")
                                .replace("Xposition Yposition Zposition Zrotation Xrotation Yrotation",
                                         "Zrotation Xrotation Yrotation Xposition Yposition Zposition");
    const Clip clip = read(text);
    const NormaliseResult result = normalise(clip, PositionRuleChoice::Auto, {});
    QVERIFY(!result.clipChanged);
    QVERIFY(result.losesNothing());
    QCOMPARE(QByteArray::fromStdString(writeBvh(result.clip)), text);
    QVERIFY(!layOutChannels(clip, {}, {}).changed);
    // A layout puts the positions first, with the same numbers.
    const LayoutResult laidOut = layOutChannels(clip, {}, {false, RotationOrder{Axis::Z, Axis::X, Axis::Y}});
    QVERIFY(laidOut.changed);
    QCOMPARE(laidOut.clip.skeleton.joint(1).channels.front(), channels::Xposition);
    for (int frame = 0; frame < 2; ++frame) {
        for (int i = 0; i < 3; ++i) {
            QCOMPARE(laidOut.clip.motion.value(frame, 6 + i), clip.motion.value(frame, 9 + i));
            QCOMPARE(laidOut.clip.motion.value(frame, 9 + i), clip.motion.value(frame, 6 + i));
        }
    }
}

void NormaliseTest::jointsWithoutRotationsGetNoneFromAnOrder()
{
    Clip clip;
    clip.skeleton.addJoint({"root", NoJoint, {}, {channels::Zrotation, channels::Yposition}, 0});
    clip.skeleton.addJoint({"slider", 0, {0.0, 5.0, 0.0}, {channels::Yposition, channels::Xposition}, 0});
    clip.motion = Motion::fromRows({10, 1, 2, 3, 20, 4, 5, 6}, 2, 4);
    const RotationOrder order{Axis::X, Axis::Y, Axis::Z};
    const LayoutResult result = layOutChannels(clip, {}, {false, order});
    QCOMPARE(result.clip.skeleton.joint(0).channels,
             (std::vector{channels::Yposition, channels::Xrotation, channels::Yrotation, channels::Zrotation}));
    QCOMPARE(result.clip.skeleton.joint(1).channels, (std::vector{channels::Yposition, channels::Xposition}));
    const double rows[2][6] = {{1, 0, 0, 10, 2, 3}, {4, 0, 0, 20, 5, 6}};
    for (int frame = 0; frame < 2; ++frame) {
        for (int column = 0; column < 6; ++column)
            QVERIFY(std::abs(result.clip.motion.value(frame, column) - rows[frame][column]) < 1e-12);
    }
}

QTEST_GUILESS_MAIN(NormaliseTest)

} // namespace tst_normalise

#include "tst_normalise.moc"
