#include "bvh/read/bvhreader.h"
#include "bvh/text/numberformat.h"
#include "bvh/write/bvhwriter.h"

#include <QTest>

#include <algorithm>
#include <random>

namespace tst_randomclips {

using namespace limber;

namespace {

// Generates files with skeletons of any shape, written in any format.
class RandomFile
{
public:
    explicit RandomFile(unsigned seed) : m_random(seed) {}

    std::string make()
    {
        m_lineEnd = pick({"\n", "\r\n", "\r"});
        const int joints = number(1, 40);
        text = "HIERARCHY" + m_lineEnd;
        int made = 0;
        while (made < joints)
            block(made, joints, 0);
        text += "MOTION" + m_lineEnd + "Frames: " + std::to_string(m_frames = number(0, 6)) + m_lineEnd +
                "Frame Time: 0.0" + std::to_string(number(1, 9)) + m_lineEnd;
        for (int frame = 0; frame < m_frames; ++frame)
            row();
        return text;
    }

private:
    int number(int from, int to) { return std::uniform_int_distribution<int>(from, to)(m_random); }
    std::string pick(std::initializer_list<const char *> choices)
    {
        return *(choices.begin() + number(0, static_cast<int>(choices.size()) - 1));
    }
    std::string gap() { return pick({" ", "\t", "  ", " \t"}); }

    std::string value()
    {
        const double v = std::uniform_real_distribution<double>(-400, 400)(m_random);
        switch (number(0, 4)) {
        case 0:
            return fixedNumber(v, 6);
        case 1:
            return fixedNumber(v, number(0, 4));
        case 2:
            return shortestNumber(v);
        case 3:
            return "0";
        default:
            return (v < 0 ? "-." : ".") + std::to_string(number(1, 999));
        }
    }

    void line(int depth, const std::string &content)
    {
        for (int i = 0; i < depth; ++i)
            text += pick({"\t", "  "});
        text += content + m_lineEnd;
    }

    void block(int &made, int joints, int depth)
    {
        line(depth, (depth == 0 ? "ROOT j" : "JOINT j") + std::to_string(made++));
        line(depth, "{");
        line(depth + 1, "OFFSET" + gap() + value() + gap() + value() + gap() + value());
        std::vector<std::string> channels{"Xposition", "Yposition", "Zposition", "Xrotation", "Yrotation", "Zrotation"};
        std::shuffle(channels.begin(), channels.end(), m_random);
        channels.resize(static_cast<std::size_t>(number(1, 6)));
        std::string list = "CHANNELS " + std::to_string(channels.size());
        for (const std::string &channel : channels)
            list += " " + channel;
        line(depth + 1, list);
        m_columns += static_cast<int>(channels.size());
        while (made < joints && depth < 20 && number(0, 2) > 0)
            block(made, joints, depth + 1);
        line(depth + 1, "End Site");
        line(depth + 1, "{");
        line(depth + 2, "OFFSET " + value() + " " + value() + " " + value());
        line(depth + 1, "}");
        line(depth, "}");
    }

    void row()
    {
        for (int column = 0; column < m_columns; ++column)
            text += (column > 0 ? gap() : "") + value();
        text += m_lineEnd;
    }

    std::mt19937 m_random;
    std::string m_lineEnd;
    std::string text;
    int m_columns = 0;
    int m_frames = 0;
};

} // namespace

// Properties of every file: reading and writing gives the same bytes, and so do edits that are taken back.
class RandomClipsTest : public QObject
{
    Q_OBJECT

private slots:
    void readingAndWritingKeepsTheBytes();
    void settingEditsBackRestoresTheBytes();
    void aNewlyWrittenFileReadsBackTheSame();
};

void RandomClipsTest::readingAndWritingKeepsTheBytes()
{
    for (unsigned seed = 0; seed < 300; ++seed) {
        const std::string text = RandomFile(seed).make();
        const ReadResult result = readBvh(text);
        QVERIFY2(result.clip, qPrintable(QString::number(seed)));
        QVERIFY2(writeBvh(*result.clip) == text, qPrintable(QString::number(seed)));
    }
}

void RandomClipsTest::settingEditsBackRestoresTheBytes()
{
    for (unsigned seed = 0; seed < 200; ++seed) {
        const std::string text = RandomFile(seed).make();
        Clip clip = *readBvh(text).clip;
        const Clip before = clip;
        std::mt19937 random(seed);
        for (int edit = 0; edit < 20; ++edit) {
            const auto joint = static_cast<int>(random() % static_cast<unsigned>(clip.skeleton.jointCount()));
            clip.skeleton.setName(joint, "n" + std::to_string(edit));
            clip.skeleton.setOffset(NodeId::joint(joint), {1.0 * edit, 2.5, -3});
            if (clip.motion.frameCount() > 0)
                clip.motion.setValue(static_cast<int>(random() % static_cast<unsigned>(clip.motion.frameCount())),
                                     static_cast<int>(random() % static_cast<unsigned>(clip.motion.columnCount())),
                                     edit + 0.5);
        }
        // The written text reads back as it was meant.
        const ReadResult edited = readBvh(writeBvh(clip));
        QVERIFY(edited.clip);
        QVERIFY(edited.clip->skeleton.hasSameLayoutAs(clip.skeleton));
        for (int joint = 0; joint < clip.skeleton.jointCount(); ++joint) {
            clip.skeleton.setName(joint, before.skeleton.joint(joint).name);
            clip.skeleton.setOffset(NodeId::joint(joint), before.skeleton.joint(joint).offset);
        }
        for (int frame = 0; frame < clip.motion.frameCount(); ++frame)
            std::ranges::copy(before.motion.frame(frame), clip.motion.editFrame(frame).begin());
        QVERIFY2(writeBvh(clip) == text, qPrintable(QString::number(seed)));
    }
}

void RandomClipsTest::aNewlyWrittenFileReadsBackTheSame()
{
    for (unsigned seed = 0; seed < 200; ++seed) {
        Clip clip = *readBvh(RandomFile(seed).make()).clip;
        clip.source = nullptr;
        WriteOptions exact;
        exact.digits = WriteOptions::Shortest;
        const ReadResult again = readBvh(writeBvh(clip, exact));
        QVERIFY(again.clip);
        QVERIFY(again.clip->skeleton.hasSameLayoutAs(clip.skeleton));
        for (int frame = 0; frame < clip.motion.frameCount(); ++frame)
            QVERIFY(std::ranges::equal(again.clip->motion.frame(frame), clip.motion.frame(frame)));
    }
}

QTEST_APPLESS_MAIN(RandomClipsTest)

} // namespace tst_randomclips

#include "tst_randomclips.moc"
