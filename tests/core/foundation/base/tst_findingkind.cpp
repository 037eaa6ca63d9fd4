#include "bvh/read/bvhfile.h"
#include "bvh/read/bvhreader.h"

#include <QTest>

#include <algorithm>

namespace tst_findingkind {

using namespace limber;

namespace {

// A file of one joint with two places for faults.
QByteArray fileWith(const QByteArray &joint, const QByteArray &motion)
{
    return "HIERARCHY\nROOT a\n{\n" + joint + "}\n" + motion;
}

const QByteArray goodJoint = "OFFSET 0 0 0\nCHANNELS 3 Zrotation Xrotation Yrotation\nEnd Site\n{\nOFFSET 0 1 0\n}\n";
const QByteArray goodMotion = "MOTION\nFrames: 1\nFrame Time: 0.04\n1 2 3\n";

QByteArray jointOf(const QByteArray &offset, const QByteArray &channels)
{
    return offset + "\n" + channels + "\nEnd Site\n{\nOFFSET 0 1 0\n}\n";
}

} // namespace

// Programs distinguish findings by their kind, so each refusal and each warning has a kind of its own.
class FindingKindTest : public QObject
{
    Q_OBJECT

private slots:
    void aFindingHasItsKind_data();
    void aFindingHasItsKind();
    void aMissingFileIsUnreadable();
    void theNumbersOfTheKindsDoNotChange();
};

void FindingKindTest::aFindingHasItsKind_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("kind");
    QTest::addColumn<bool>("refused");
    const auto add = [](const char *name, const QByteArray &text, FindingKind kind, bool refused) {
        QTest::newRow(name) << text << static_cast<int>(kind) << refused;
    };
    const auto refused = [&](const char *name, const QByteArray &text, FindingKind kind) {
        add(name, text, kind, true);
    };
    const auto warned = [&](const char *name, const QByteArray &text, FindingKind kind) {
        add(name, text, kind, false);
    };
    const auto joint = [](const QByteArray &content) { return fileWith(content, goodMotion); };
    const auto motion = [](const QByteArray &content) { return fileWith(goodJoint, content); };
    const QByteArray rotations = "CHANNELS 3 Zrotation Xrotation Yrotation";

    refused("empty", "", FindingKind::EmptyFile);
    refused("blank", " \n\n", FindingKind::EmptyFile);
    refused("gzip", "\x1f\x8b\x08 and so on", FindingKind::OtherFormat);
    refused("broken UTF-16", QByteArray("\xff\xfe\x00\xd8x", 5), FindingKind::BrokenEncoding);
    refused("another word", "HELLO", FindingKind::UnexpectedWord);
    warned("misspelt", "HEIRARCHY" + joint(goodJoint).mid(9), FindingKind::HierarchyKeyword);
    warned("no first word", joint(goodJoint).mid(10), FindingKind::HierarchyKeyword);
    refused("no root", "HIERARCHY\n", FindingKind::MissingRoot);
    warned("no motion", fileWith(goodJoint, ""), FindingKind::MissingMotion);
    warned("lower case", joint(goodJoint).replace("ROOT", "root"), FindingKind::KeywordCase);
    warned("comment", joint("# hello\n" + goodJoint), FindingKind::Comment);
    warned("glued brace", joint(goodJoint).replace("ROOT a\n{", "ROOT a{"), FindingKind::GluedBrace);
    refused("no brace", joint(goodJoint).replace("ROOT a\n{", "ROOT a\n"), FindingKind::MissingBrace);
    refused("left open", "HIERARCHY\nROOT a\n{\n" + goodJoint + goodMotion, FindingKind::UnclosedBlock);
    refused("no OFFSET", joint(jointOf("", rotations)), FindingKind::MissingOffset);
    refused("two OFFSETs", joint(jointOf("OFFSET 0 0 0\nOFFSET 0 0 0", rotations)), FindingKind::RepeatedOffset);
    refused("a word in OFFSET", joint(jointOf("OFFSET 0 up 0", rotations)), FindingKind::BadOffset);
    refused("a huge OFFSET", joint(jointOf("OFFSET 0 1e999 0", rotations)), FindingKind::NumberTooLarge);
    warned("a tiny OFFSET", joint(jointOf("OFFSET 0 1e-999 0", rotations)), FindingKind::NumberLostToZero);
    warned("a large OFFSET", joint(jointOf("OFFSET 0 1e99 0", rotations)), FindingKind::NumberBeyondFloat);
    warned("no CHANNELS", fileWith("OFFSET 0 0 0\nEnd Site\n{\nOFFSET 0 1 0\n}\n", ""), FindingKind::MissingChannels);
    refused("two CHANNELS", joint(jointOf("OFFSET 0 0 0", rotations + "\nCHANNELS 0")), FindingKind::RepeatedChannels);
    warned("CHANNELS first", joint(jointOf(rotations, "OFFSET 0 0 0")), FindingKind::ChannelsBeforeOffset);
    refused("CHANNELS late", joint("OFFSET 0 0 0\nEnd Site\n{\nOFFSET 0 1 0\n}\nCHANNELS 0\n"),
            FindingKind::ChannelsAfterChild);
    refused("CHANNELS in an end", joint(goodJoint).replace("OFFSET 0 1 0", "OFFSET 0 1 0\nCHANNELS 1 Xrotation"),
            FindingKind::ChannelsInEndSite);
    refused("a word for a count", joint(jointOf("OFFSET 0 0 0", "CHANNELS three Xrotation")),
            FindingKind::BadChannelCount);
    warned("a count of 3.0", joint(goodJoint).replace("CHANNELS 3", "CHANNELS 3.0"), FindingKind::ChannelCountForm);
    refused("an unknown channel", joint(goodJoint).replace("Zrotation", "Wrotation"), FindingKind::UnknownChannel);
    refused("too many channels", joint(goodJoint).replace("CHANNELS 3", "CHANNELS 2"), FindingKind::SurplusChannel);
    warned("a channel twice", joint(goodJoint).replace("Zrotation", "Xrotation"), FindingKind::RepeatedChannel);
    warned("a channel in lower case", joint(goodJoint).replace("Zrotation", "zrotation"), FindingKind::ChannelCase);
    warned("no name", joint(goodJoint).replace("ROOT a", "ROOT"), FindingKind::MissingName);
    warned("a name with a blank", joint(goodJoint).replace("ROOT a", "ROOT a b"), FindingKind::OddName);
    warned("two names",
           fileWith(goodJoint.left(goodJoint.indexOf("End")) + "JOINT a\n{\nOFFSET 0 0 0\nCHANNELS 0\nEnd Site\n{\n"
                                                               "OFFSET 0 1 0\n}\n}\n",
                    goodMotion),
           FindingKind::RepeatedName);
    warned("another end", joint(goodJoint).replace("End Site", "End Effector"), FindingKind::EndSiteWord);
    warned("no end", joint("OFFSET 0 0 0\n" + rotations + "\n"), FindingKind::MissingEndSite);
    warned("two ends", joint(goodJoint + "End Site\n{\nOFFSET 0 1 0\n}\n"), FindingKind::SeveralEndSites);
    refused("NUL in a name", joint(goodJoint).replace("ROOT a", QByteArray("ROOT a\0b", 8)), FindingKind::NulInName);
    warned("no Frames", motion("MOTION\nFrame Time: 0.04\n1 2 3\n"), FindingKind::MissingFrameCount);
    refused("Frames twice", motion("MOTION\nFrames: 1\nFrames: 1\nFrame Time: 0.04\n1 2 3\n"),
            FindingKind::RepeatedFrameCount);
    refused("Frames in words", motion("MOTION\nFrames: one\nFrame Time: 0.04\n1 2 3\n"), FindingKind::BadFrameCount);
    warned("Frames 1.0", motion("MOTION\nFrames: 1.0\nFrame Time: 0.04\n1 2 3\n"), FindingKind::FrameCountForm);
    warned("other Frames", motion("MOTION\nFrames: 7\nFrame Time: 0.04\n1 2 3\n"), FindingKind::FrameCount);
    refused("no Frame Time", motion("MOTION\nFrames: 1\n1 2 3\n"), FindingKind::MissingFrameTime);
    refused("Frame Time twice", motion("MOTION\nFrame Time: 1\nFrame Time: 1\n1 2 3\n"),
            FindingKind::RepeatedFrameTime);
    refused("a negative Frame Time", motion("MOTION\nFrames: 1\nFrame Time: -1\n1 2 3\n"), FindingKind::BadFrameTime);
    warned("a Frame Time of 0", motion("MOTION\nFrames: 1\nFrame Time: 0\n1 2 3\n"), FindingKind::FrameTimeZero);
    warned("a long Frame Time", motion("MOTION\nFrames: 1\nFrame Time: 30\n1 2 3\n"), FindingKind::UnusualFrameTime);
    warned("swapped", motion("MOTION\nFrame Time: 0.04\nFrames: 1\n1 2 3\n"), FindingKind::SwappedHeader);
    warned("no colon", motion("MOTION\nFrames 1\nFrame Time: 0.04\n1 2 3\n"), FindingKind::HeaderPunctuation);
    refused("values for nobody", fileWith(jointOf("OFFSET 0 0 0", "CHANNELS 0"), goodMotion),
            FindingKind::ValuesWithoutChannels);
    refused("a short row", motion("MOTION\nFrames: 2\nFrame Time: 0.04\n1 2\n1 2 3\n"), FindingKind::RowLength);
    refused("a word in a row", motion("MOTION\nFrames: 2\nFrame Time: 0.04\n1 2 x\n1 2 3\n"), FindingKind::BadNumber);
    refused("a huge value", motion("MOTION\nFrames: 2\nFrame Time: 0.04\n1 2 1e999\n1 2 3\n"),
            FindingKind::NumberTooLarge);
    warned("a tiny value", motion("MOTION\nFrames: 1\nFrame Time: 0.04\n1 2 1e-999\n"), FindingKind::NumberLostToZero);
    warned("a large value", motion("MOTION\nFrames: 1\nFrame Time: 0.04\n1 2 1e99\n"), FindingKind::NumberBeyondFloat);
    warned("reflowed", motion("MOTION\nFrames: 1\nFrame Time: 0.04\n1\n2\n3\n"), FindingKind::ReflowedRows);
    warned("cut", motion("MOTION\nFrames: 2\nFrame Time: 0.04\n1 2 3\n1 2"), FindingKind::IncompleteRow);
    warned("text after", motion(goodMotion + "made by hand\n"), FindingKind::TrailingText);
    refused("a second motion", motion(goodMotion + goodMotion), FindingKind::SecondSection);
    refused("a second keyword at the end", motion(goodMotion + "MOTION"), FindingKind::SecondSection);
    refused("a second keyword before a tab", motion(goodMotion + "ROOT\tHips\n"), FindingKind::SecondSection);
    warned("a word that begins like a keyword", motion(goodMotion + "MOTIONS\n"), FindingKind::TrailingText);
}

void FindingKindTest::aFindingHasItsKind()
{
    QFETCH(QByteArray, text);
    QFETCH(int, kind);
    QFETCH(bool, refused);
    const ReadResult result = readBvh(text.toStdString());
    QCOMPARE(result.clip.has_value(), !refused);
    if (refused) {
        QCOMPARE(static_cast<int>(result.error()->kind), kind);
        return;
    }
    const bool found = std::ranges::any_of(
        result.findings, [&](const Finding &finding) { return static_cast<int>(finding.kind) == kind; });
    QVERIFY2(found, result.findings.empty() ? "no finding" : result.findings.front().message.text().c_str());
}

void FindingKindTest::aMissingFileIsUnreadable()
{
    QCOMPARE(readBvhFile("/no/such/file").error()->kind, FindingKind::Unreadable);
    const ByteSource failing = [](std::span<char>) { return std::ptrdiff_t{-1}; };
    QCOMPARE(readBvh(failing).error()->kind, FindingKind::Unreadable);
}

void FindingKindTest::theNumbersOfTheKindsDoNotChange()
{
    QCOMPARE(static_cast<int>(FindingKind::UnexpectedWord), 20);
    QCOMPARE(static_cast<int>(FindingKind::JointBesideEndSite), 66);
    QCOMPARE(static_cast<int>(FindingKind::NumberBeyondFloat), 83);
    QCOMPARE(static_cast<int>(FindingKind::TooManyFrames), 118);
    QCOMPARE(static_cast<int>(FindingKind::Repaired), 140);
    QCOMPARE(static_cast<int>(FindingKind::HangsHeadDown), 160);
    QCOMPARE(static_cast<int>(FindingKind::PoseApart), 161);
    QCOMPARE(static_cast<int>(FindingKind::AbsurdNumber), 163);
    QCOMPARE(static_cast<int>(FindingKind::WrongSpeed), 164);
    QCOMPARE(static_cast<int>(FindingKind::InsideBody), 165);
    QCOMPARE(static_cast<int>(FindingKind::LostJoints), 166);
}

QTEST_APPLESS_MAIN(FindingKindTest)

} // namespace tst_findingkind

#include "tst_findingkind.moc"
