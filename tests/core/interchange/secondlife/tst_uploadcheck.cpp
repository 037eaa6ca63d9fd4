#include "bvh/read/bvhreader.h"
#include "bvh/write/bvhwriter.h"
#include "geometry/geometry.h"
#include "pose/pose.h"
#include "secondlife/animexport.h"
#include "secondlife/animwriter.h"
#include "secondlife/avatarbones.h"
#include "secondlife/upload/fewerframes.h"
#include "secondlife/upload/uploadrepair.h"
#include "support/stillroot.h"
#include "support/walker.h"

#include <QSet>
#include <QTest>

#include <glm/geometric.hpp>

#include <algorithm>
#include <random>

namespace tst_uploadcheck {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// What Second Life's upload says of a file, as its viewer would: small files that each break one rule.
class UploadCheckTest : public QObject
{
    Q_OBJECT

private slots:
    void aGoodFilePasses();
    void everyRuleOfTheTextIsChecked_data();
    void everyRuleOfTheTextIsChecked();
    void filesThatTheViewerAcceptsPass_data();
    void filesThatTheViewerAcceptsPass();
    void everyRuleOfTheMotionIsChecked_data();
    void everyRuleOfTheMotionIsChecked();
    void everyRuleIsTested();
    void theVerdictDescribesTheAnimation();
    void theFirstErrorIsThatOfTheViewer();
    void anyTextIsJudged();
    void manyJointsAreJudged();
    void everyRepairRemovesItsFinding_data();
    void everyRepairRemovesItsFinding();
    void makesFilesUploadable();
    void jointsAboveTheHipsAreGivenUp();
    void repairsKeepTheRest();
    void tooManyKeysAreReduced();
    void everyNthFrameIsKept_data();
    void everyNthFrameIsKept();

private:
    QSet<int> m_tried; // rules that a row has tested
};

namespace {

constexpr const char *good = R"(HIERARCHY
ROOT hip
{
	OFFSET 0 0 0
	CHANNELS 6 Xposition Yposition Zposition Xrotation Zrotation Yrotation
	JOINT abdomen
	{
		OFFSET 0 3.4 0
		CHANNELS 3 Xrotation Zrotation Yrotation
		JOINT chest
		{
			OFFSET 0 8 0
			CHANNELS 3 Zrotation Xrotation Yrotation
			End Site
			{
				OFFSET 0 8 0
			}
		}
	}
}
MOTION
Frames: 4
Frame Time: 0.5
0 43 0 0 0 0 0 0 0 0 0 0
0 43 0 0 0 0 30 0 0 0 5 0
0 44 0 0 0 0 20 0 0 0 0 9
0 45 0 0 0 0 10 0 0 7 0 0
)";

QByteArray changed(const char *from, const QByteArray &to, int which = 0)
{
    QByteArray text = good;
    qsizetype at = text.indexOf(from);
    for (int i = 0; i < which && at >= 0; ++i)
        at = text.indexOf(from, at + 1);
    return at < 0 ? QByteArray() : text.replace(at, qstrlen(from), to);
}

UploadVerdict verdictOn(const QByteArray &text)
{
    const std::string bytes = text.toStdString();
    const ReadResult reading = readBvh(bytes);
    if (!reading.clip)
        return judgeUploadText(bytes);
    return judgeUpload(*reading.clip, decidePositionRules(reading.clip->skeleton, reading.clip->motion), bytes);
}

QByteArray codes(const UploadVerdict &verdict)
{
    QByteArrayList list;
    for (const UploadFinding &finding : verdict.findings) {
        if (finding.severity() != UploadSeverity::Note)
            list.append(QByteArray(codeOf(finding.rule).data()) + ':' + QByteArray::number(finding.line));
    }
    return list.join(' ');
}

} // namespace

void UploadCheckTest::aGoodFilePasses()
{
    const UploadVerdict verdict = verdictOn(good);
    QVERIFY2(verdict.passes() && verdict.findings.empty(), codes(verdict));
    QCOMPARE(verdict.keptJoints, 3);
    QVERIFY(verdict.dropped.empty());
    QCOMPARE(verdict.durationSeconds, 1.0);
}

void UploadCheckTest::everyRuleOfTheTextIsChecked_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<UploadRule>("rule");
    QTest::addColumn<ViewerError>("error");
    QTest::addColumn<int>("line");
    using Rule = UploadRule;
    using Error = ViewerError;
    const auto row = [](const char *name, const QByteArray &text, Rule rule, Error error, int line) {
        QVERIFY2(!text.isEmpty(), name);
        QTest::newRow(name) << text << rule << error << line;
    };
    row("no HIERARCHY", changed("HIERARCHY", "hierarchy"), Rule::HierarchyLine, Error::NoHierarchy, 1);
    row("a comment first", "# made by hand\n" + QByteArray(good), Rule::HierarchyLine, Error::NoHierarchy, 1);
    row("blanks after HIERARCHY", changed("ROOT hip", " \t\nROOT hip"), Rule::BlankLine, Error::NoJointLine, 2);
    row("blanks before the brace", changed("{\n", "  \n{\n"), Rule::BlankLine, Error::NoOffset, 3);
    row("blanks before CHANNELS", changed("\tCHANNELS 6", "\t \n\tCHANNELS 6"), Rule::BlankLine, Error::NoChannels, 5);
    row("blanks between values", changed("0 43 0 0 0 0 30", " \n0 43 0 0 0 0 30"), Rule::BlankLine, Error::NoPosition,
        25);
    row("a comment in the hierarchy", changed("\tJOINT abdomen", "\t# spine\n\tJOINT abdomen"), Rule::UnexpectedLine,
        Error::NoJointLine, 6);
    row("joint in lower case", changed("JOINT chest", "joint chest"), Rule::UnexpectedLine, Error::NoJointLine, 10);
    row("no name", changed("JOINT chest", "JOINT"), Rule::MissingName, Error::NoName, 10);
    row("MOTION in a name", changed("chest", "chestMOTION"), Rule::NameEndsHierarchy, Error::NoFrames, 10);
    row("brace in a name", changed("chest", "che}st"), Rule::NameEndsHierarchy, Error::NoJointLine, 10);
    row("two words", changed("JOINT chest", "JOINT chest upper"), Rule::NameFirstWord, Error::None, 10);
    row("80 letters", changed("JOINT chest", "JOINT " + QByteArray(80, 'x')), Rule::NameLength, Error::NotInitialised,
        10);
    row("brace beside the name", changed("JOINT chest\n\t\t{", "JOINT chest {"), Rule::BraceLine, Error::NoOffset, 11);
    row("brace beside OFFSET", changed("\t\t{\n\t\t\tOFFSET", "\t\t{ OFFSET"), Rule::OffsetLine, Error::NoOffset, 12);
    row("CHANNELS before OFFSET",
        changed("\t\t\tOFFSET 0 8 0\n\t\t\tCHANNELS 3 Zrotation Xrotation Yrotation\n",
                "\t\t\tCHANNELS 3 Zrotation Xrotation Yrotation\n\t\t\tOFFSET 0 8 0\n"),
        Rule::OffsetLine, Error::NoOffset, 12);
    row("no OFFSET", changed("\t\t\tOFFSET 0 8 0\n", ""), Rule::OffsetLine, Error::NoOffset, 12);
    row("no CHANNELS", changed("\t\t\tCHANNELS 3 Zrotation Xrotation Yrotation\n", ""), Rule::ChannelsLine,
        Error::NoChannels, 13);
    row("channels in lower case", changed("CHANNELS 3 Zr", "Channels 3 Zr"), Rule::ChannelsLine, Error::NoChannels, 13);
    row("one channel", changed("CHANNELS 3 Zrotation Xrotation Yrotation", "CHANNELS 1 Zrotation"), Rule::ChannelCount,
        Error::NoRotation, 13);
    row("four channels", changed("CHANNELS 3 Zrotation", "CHANNELS 4 Yposition Zrotation"), Rule::ChannelCount,
        Error::Misread, 13);
    row("no channels", changed("CHANNELS 3 Zrotation Xrotation Yrotation", "CHANNELS 0"), Rule::ChannelCount,
        Error::NoRotation, 13);
    row("nine channels", changed("CHANNELS 3 Zr", "CHANNELS 9 Zr"), Rule::ChannelCount, Error::Misread, 13);
    row("axis in lower case", changed("3 Zrotation Xr", "3 zrotation Xr"), Rule::RotationWords, Error::NoAxis, 13);
    row("ROTATION in capitals", changed("3 Zrotation Xr", "3 ZROTATION Xr"), Rule::RotationWords, Error::NoRotation,
        13);
    row("two rotations of three", changed("3 Zrotation Xr", "3 Zposition Xr"), Rule::RotationWords, Error::NoRotation,
        13);
    row("positions in another order", changed("Xposition Yposition", "Yposition Xposition"), Rule::PositionOrder,
        Error::None, 5);
    row("positions after the rotations",
        changed("Xposition Yposition Zposition Xrotation Zrotation Yrotation",
                "Xrotation Zrotation Yrotation Xposition Yposition Zposition"),
        Rule::PositionOrder, Error::None, 5);
    row("End site", changed("End Site", "End site"), Rule::EndSiteSpelling, Error::NoJointLine, 14);
    row("END SITE", changed("End Site", "END SITE"), Rule::EndSiteSpelling, Error::NoJointLine, 14);
    row("End Effector", changed("End Site", "End Effector"), Rule::EndSiteSpelling, Error::NoJointLine, 14);
    row("End Site in one line", changed("\t\t\t{\n\t\t\t\tOFFSET 0 8 0\n\t\t\t}", "\t\t\t{ OFFSET 0 8 0 }"),
        Rule::EndSiteLines, Error::NoJointLine, 15);
    row("End Site all in one line",
        changed("End Site\n\t\t\t{\n\t\t\t\tOFFSET 0 8 0\n\t\t\t}", "End Site { OFFSET 0 8 0 }"), Rule::EndSiteLines,
        Error::Misread, 14);
    row("root in the first line", changed("HIERARCHY\nROOT hip", "HIERARCHY ROOT hip"), Rule::UnexpectedLine,
        Error::NoJointLine, 2);
    row("End Site with four lines", changed("\t\t\t\tOFFSET 0 8 0\n", "\t\t\t\tOFFSET 0 8 0\n\t\t\t\t# end\n"),
        Rule::EndSiteLines, Error::NoJointLine, 17);
    row("brace beside End Site", changed("End Site\n\t\t\t{", "End Site {"), Rule::EndSiteLines, Error::NoJointLine,
        15);
    row("no MOTION", changed("MOTION", "MOTIO"), Rule::UnexpectedLine, Error::NoJointLine, 21);
    row("nothing after the hierarchy", QByteArray(good).first(QByteArray(good).indexOf("MOTION")), Rule::MotionLine,
        Error::EndOfFile, 0);
    row("Frames indented", changed("Frames:", " Frames:"), Rule::FramesLine, Error::NoFrames, 22);
    row("Frames in the line of MOTION", changed("MOTION\nFrames", "MOTION Frames"), Rule::FramesLine, Error::NoFrames,
        22);
    row("frames in lower case", changed("Frames:", "frames:"), Rule::FramesLine, Error::NoFrames, 22);
    row("no number of frames", changed("Frames: 4", "Frames: many"), Rule::FramesLine, Error::NoFrames, 22);
    row("Frame Time indented", changed("Frame Time:", "\tFrame Time:"), Rule::FrameTimeLine, Error::NoFrameTime, 23);
    row("Frame Time without a number", changed("Frame Time: 0.5", "Frame Time: half"), Rule::FrameTimeLine,
        Error::NoFrameTime, 23);
    row("Frame time", changed("Frame Time:", "Frame time:"), Rule::FrameTimeLine, Error::NoFrameTime, 23);
    row("five frames, four lines", changed("Frames: 4", "Frames: 5"), Rule::MissingRows, Error::EndOfFile, 0);
    row("three frames, four lines", changed("Frames: 4", "Frames: 3"), Rule::SurplusRows, Error::None, 27);
    row("a value too few", changed("0 43 0 0 0 0 30 0", "0 43 0 0 0 0 30"), Rule::ShortRow, Error::NoPosition, 25);
    row("a frame on two lines", changed("0 43 0 0 0 0 30", "0 43 0\n0 0 0 30"), Rule::ShortRow, Error::NoPosition, 25);
    row("a value too many", changed("0 43 0 0 0 0 30", "0 43 0 0 0 0 30 0"), Rule::LongRow, Error::None, 25);
    row("nan", changed("0 43 0 0 0 0 30", "0 nan 0 0 0 0 30"), Rule::NotANumber, Error::NoPosition, 25);
    row("a comma", changed("0 43 0 0 0 0 30", "0 43,5 0 0 0 0 30"), Rule::NotANumber, Error::NoPosition, 25);
    row("a letter after a number", changed("0 43 0 0 0 0 30", "0 43f 0 0 0 0 30"), Rule::NotANumber, Error::NoPosition,
        25);
    row("half an exponent", changed("0 43 0 0 0 0 30", "0 43e 0 0 0 0 30"), Rule::NotANumber, Error::NoPosition, 25);
    row("a vertical tab between", changed("0 43 0 0 0 0 30", "0\v43 0 0 0 0 30"), Rule::NotANumber, Error::NoPosition,
        25);
    row("NUL at the end", QByteArray(good) + QByteArray("\0", 1), Rule::NulByte, Error::None, 28);
    row("root Hips", changed("ROOT hip", "ROOT Hips"), Rule::RootName, Error::BadRoot, 0);
}

void UploadCheckTest::everyRuleOfTheTextIsChecked()
{
    QFETCH(QByteArray, text);
    QFETCH(UploadRule, rule);
    QFETCH(ViewerError, error);
    QFETCH(int, line);
    const UploadVerdict verdict = verdictOn(text);
    QVERIFY2(!verdict.findings.empty(), "nothing was found");
    const UploadFinding &first = verdict.findings.front();
    QCOMPARE(QByteArray(codeOf(first.rule).data()), QByteArray(codeOf(rule).data()));
    QCOMPARE(first.line, line);
    QCOMPARE(QByteArray(codeOf(verdict.error).data()), QByteArray(codeOf(error).data()));
    QCOMPARE(verdict.passes(), error == ViewerError::None);
    QVERIFY(first.message.text().find("found") != std::string::npos);
    QVERIFY(!adviceOn(rule).isEmpty());
    m_tried.insert(static_cast<int>(rule));
    // One mistake gives one finding; only a frame over two lines gives two short ones.
    const auto isOther = [&](const UploadFinding &finding) {
        return finding.rule != rule && severityOf(finding.rule) == UploadSeverity::Error &&
               finding.rule != UploadRule::MissingRows && finding.rule != UploadRule::UnknownMoves &&
               finding.rule != UploadRule::MotionLine && finding.rule != UploadRule::NothingMoves;
    };
    QVERIFY2(std::ranges::none_of(verdict.findings, isOther), codes(verdict));
}

void UploadCheckTest::filesThatTheViewerAcceptsPass_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("CR LF") << QByteArray(good).replace("\n", "\r\n");
    QTest::newRow("CR") << QByteArray(good).replace("\n", "\r");
    QTest::newRow("empty lines") << QByteArray(good).replace("\n", "\n\n");
    QTest::newRow("no indent") << QByteArray(good).replace("\t", "");
    QTest::newRow("byte order mark") << "\xEF\xBB\xBF" + QByteArray(good);
    QTest::newRow("mPelvis") << changed("ROOT hip", "ROOT mPelvis");
    QTest::newRow("avatar_mPelvis") << changed("ROOT hip", "ROOT avatar_mPelvis");
    QTest::newRow("other orders") << changed("Zrotation Xrotation Yrotation", "Yrotation Zrotation Xrotation");
    QTest::newRow("tabs between values") << changed("0 43 0 0 0 0 30", "0\t43\t 0 0 0 0 30");
    QTest::newRow("blanks after values") << changed("0 43 0 0 0 0 30 0 0 0 5 0", "0 43 0 0 0 0 30 0 0 0 5 0  ");
    QTest::newRow("exponents and bare points") << changed("0 43 0 0 0 0 30", "0 4.3e1 .0 0. -0 +0 30");
    QTest::newRow("no blank after Frames:") << changed("Frames: 4", "Frames:4");
    QTest::newRow("tab after Frame Time:") << changed("Frame Time: 0.5", "Frame Time:\t.5");
    QTest::newRow("no last line end") << QByteArray(good).chopped(1);
    QTest::newRow("OFFSET is never read") << changed("OFFSET 0 8 0", "OFFSET 9 9 9");
    QTest::newRow("extended bone") << changed("chest", "mWingsRoot");
    QTest::newRow("attachment point") << changed("chest", "Left_Shoulder");
}

void UploadCheckTest::filesThatTheViewerAcceptsPass()
{
    QFETCH(QByteArray, text);
    const UploadVerdict verdict = verdictOn(text);
    QVERIFY2(verdict.passes() && codes(verdict).isEmpty(), codes(verdict));
    QCOMPARE(verdict.keptJoints, 3);
}

namespace {

QByteArray withRows(const QByteArrayList &rows, double frameTime = 0.5)
{
    const QByteArray head = QByteArray(good).first(QByteArray(good).indexOf("Frames:"));
    return head + "Frames: " + QByteArray::number(rows.size()) + "\nFrame Time: " + QByteArray::number(frameTime) +
           "\n" + rows.join('\n') + "\n";
}

const QByteArray rest = "0 43 0 0 0 0 0 0 0 0 0 0";
const QByteArray bent = "0 43 0 0 0 0 30 0 0 0 5 0";

// The chest moves around its OFFSET.
QByteArray addedPositions()
{
    QByteArray text = withRows({"0 43 0 0 0 0 0 0 0 0 0.1 0.2 0 0 0", "0 43 0 0 0 0 30 0 0 0 0.1 0.2 0 5 0",
                                "0 44 0 0 0 0 20 0 0 0 0.1 0.3 0 0 9", "0 45 0 0 0 0 10 0 0 0 0.2 0.2 7 0 0"});
    return text.replace("CHANNELS 3 Zrotation", "CHANNELS 6 Xposition Yposition Zposition Zrotation");
}

// Chains of three joints below the hip; all joints move in every frame by another amount.
QByteArray manyJoints(int joints, int frames)
{
    QByteArray text = "HIERARCHY\nROOT hip\n{\nOFFSET 0 0 0\nCHANNELS 3 Xrotation Yrotation Zrotation\n";
    for (int i = 0; i < joints; ++i)
        text += "JOINT " + QByteArray(avatarBones()[static_cast<std::size_t>(i % 132 + 1)].name.data()) +
                "\n{\nOFFSET 0 0 0\nCHANNELS 3 Xrotation Yrotation Zrotation\nEnd Site\n{\nOFFSET 0 1 0\n}\n}\n";
    text += "}\nMOTION\nFrames: " + QByteArray::number(frames) + "\nFrame Time: 0.0333333\n";
    unsigned random = 1;
    for (int frame = 0; frame < frames; ++frame) {
        for (int i = 0; i < 3 * (joints + 1); ++i) {
            random = random * 1664525U + 1013904223U;
            text += QByteArray::number((random >> 20) % 60) + ' ';
        }
        text += '\n';
    }
    return text;
}

} // namespace

void UploadCheckTest::everyRuleOfTheMotionIsChecked_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<UploadRule>("rule");
    QTest::addColumn<ViewerError>("error");
    QTest::addColumn<int>("joint");
    using Rule = UploadRule;
    using Error = ViewerError;
    const auto row = [](const char *name, const QByteArray &text, Rule rule, Error error, int joint) {
        QTest::newRow(name) << text << rule << error << joint;
    };
    row("root", changed("ROOT hip", "ROOT Hips"), Rule::RootName, Error::BadRoot, 0);
    row("unknown moves", changed("chest", "Spine1"), Rule::UnknownMoves, Error::NotInitialised, 2);
    row("letter case", changed("chest", "Chest1"), Rule::UnknownMoves, Error::NotInitialised, 2);
    row("special", changed("chest", "mScreen"), Rule::SpecialJoint, Error::NotInitialised, 2);
    row("special root", changed("chest", "mRoot"), Rule::SpecialJoint, Error::NotInitialised, 2);
    row("twice", changed("chest", "mTorso"), Rule::RepeatedBone, Error::None, 2);
    row("all still", withRows({bent, bent, bent}), Rule::NothingMoves, Error::NotInitialised, NoJoint);
    row("61 s", withRows({rest, bent, rest}, 61), Rule::TooLong, Error::TooLong, NoJoint);
    row("60.5 s", withRows(QByteArrayList{rest} + QByteArrayList(122, bent), 0.5), Rule::TooLong, Error::TooLong,
        NoJoint);
    row("no frame time", withRows({rest, bent, rest}, 0), Rule::NoDuration, Error::None, NoJoint);
    row("6 m away", withRows({rest, "240 43 0 0 0 0 30 0 0 0 5 0", bent, rest}), Rule::PositionLimit, Error::None, 0);
    row("displacements", addedPositions(), Rule::PositionsAdded, Error::None, 2);
    row("many keys", manyJoints(60, 600), Rule::AssetSize, Error::TooLarge, NoJoint);
    row("first frame moves", withRows({rest, "0 43 0 0 0 0 1 0 0 0 0 0", "0 43 0 0 0 0 2 0 0 0 0 0", bent}),
        Rule::FirstFrameNotPlayed, Error::None, NoJoint);
    row("held", withRows({"0 43 0 0 0 0 0 0 0 0 0 45", "0 43 0 0 0 0 30 0 0 0 0 45", "0 43 0 0 0 0 30 0 0 0 0 45"}),
        Rule::PoseLost, Error::None, 2);
}

void UploadCheckTest::everyRuleOfTheMotionIsChecked()
{
    QFETCH(QByteArray, text);
    QFETCH(UploadRule, rule);
    QFETCH(ViewerError, error);
    QFETCH(int, joint);
    const UploadVerdict verdict = verdictOn(text);
    const auto found = std::ranges::find(verdict.findings, rule, &UploadFinding::rule);
    QVERIFY2(found != verdict.findings.end(), codes(verdict));
    QCOMPARE(found->joint, joint);
    QCOMPARE(QByteArray(codeOf(verdict.error).data()), QByteArray(codeOf(error).data()));
    QVERIFY(!found->message.text().empty());
    m_tried.insert(static_cast<int>(rule));
}

// Each rule has a row above, except for the number of joints, which needs more joints than the avatar has bones.
void UploadCheckTest::everyRuleIsTested()
{
    for (int rule = 0; rule <= static_cast<int>(UploadRule::PoseLost); ++rule) {
        const std::string_view code = codeOf(static_cast<UploadRule>(rule));
        QVERIFY2(m_tried.contains(rule) || static_cast<UploadRule>(rule) == UploadRule::TooManyJoints, code.data());
    }
}

void UploadCheckTest::theVerdictDescribesTheAnimation()
{
    const UploadVerdict verdict = verdictOn(
        withRows({rest, "0 43 0 0 0 0 30 0 0 0 0 0", "0 43 0 0 0 0 15 0 0 0 0 0", "0 43 0 0 0 0 0 0 0 0 0 0"}));
    QCOMPARE(verdict.keptJoints, 1);
    QCOMPARE(verdict.dropped.size(), std::size_t{2});
    QCOMPARE(verdict.dropped[0], (DroppedJoint{0, DropReason::Still, false}));
    // The head takes 40 bytes and the empty expression 1; then follow joint "mTorso" with its priority and counts, two
    // keys, and no constraints.
    QCOMPARE(verdict.assetBytes, std::size_t{40 + 1 + 7 + 12 + 2 * 8 + 4});
    // An unknown joint that does not move is left out without a finding.
    const UploadVerdict unknown = verdictOn(
        changed("chest", "toes").replace("0 5 0", "0 0 0").replace("0 0 9", "0 0 0").replace("7 0 0", "0 0 0"));
    QVERIFY2(unknown.passes(), codes(unknown));
    QCOMPARE(unknown.dropped.back(), (DroppedJoint{2, DropReason::Unknown, false}));
    // The number of keys equals that of the written animation.
    const Clip clip = *readBvh(manyJoints(20, 50).toStdString()).clip;
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
    AnimExportOptions options;
    options.keys = AnimKeys::AsViewer;
    QCOMPARE(judgeUpload(clip, rules, std::nullopt).assetBytes,
             animBytes(*exportAnim(clip, rules, options).file).size());
}

void UploadCheckTest::theFirstErrorIsThatOfTheViewer()
{
    QCOMPARE(verdictOn(changed("ROOT hip", "ROOT Hips").replace("Frames:", "frames:")).error, ViewerError::BadRoot);
    QCOMPARE(verdictOn(changed("chest", "Spine1").replace("Frames:", "frames:")).error, ViewerError::NoFrames);
    QCOMPARE(verdictOn(changed("HIERARCHY", "x").replace("ROOT hip", "ROOT Hips")).error, ViewerError::NoHierarchy);
}

void UploadCheckTest::anyTextIsJudged()
{
    const QByteArray text = good;
    for (qsizetype size = 0; size < text.size(); ++size)
        (void)verdictOn(text.first(size));
    for (qsizetype at = 0; at < text.size(); ++at) {
        QByteArray damaged = text;
        damaged[at] = '\0';
        (void)verdictOn(damaged);
        damaged[at] = '}';
        (void)verdictOn(damaged);
        damaged[at] = '\n';
        (void)verdictOn(damaged);
    }
    QCOMPARE(judgeUploadText({}).error, ViewerError::NoHierarchy);
    // Everything in the text is wrong: some findings of each rule are reported, and the stack does not grow deep.
    const QByteArray comments = "HIERARCHY\nROOT hip\n" + QByteArray("# no\n").repeated(300'000);
    QVERIFY(judgeUploadText(comments.toStdString()).findings.size() < 100);
    const QByteArray blanks = "HIERARCHY\n" + QByteArray(" \n").repeated(300'000) + "MOTION\nFrames: 1\n";
    QCOMPARE(judgeUploadText(blanks.toStdString()).findings.size(), std::size_t{20 + 2});
}

void UploadCheckTest::manyJointsAreJudged()
{
    const QByteArray text = manyJoints(74, 1800);
    const Clip clip = *readBvh(text.toStdString()).clip;
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
    const std::string bytes = text.toStdString();
    const UploadVerdict verdict = judgeUpload(clip, rules, bytes);
    QCOMPARE(verdict.keptJoints, 75);
}

void UploadCheckTest::everyRepairRemovesItsFinding_data()
{
    everyRuleOfTheTextIsChecked_data();
}

// Each of these files that Limber can read and that a repair fits passes afterwards.
void UploadCheckTest::everyRepairRemovesItsFinding()
{
    QFETCH(QByteArray, text);
    QFETCH(UploadRule, rule);
    const ReadResult reading = readBvh(text.toStdString());
    if (!reading.clip || !repairOf(rule))
        return;
    const Clip &clip = *reading.clip;
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
    const Clip repaired = repairedForUpload(clip, rules, *repairOf(rule));
    const UploadVerdict after = judgeUpload(repaired, rules, writeBvh(repaired, standardText()));
    QVERIFY2(std::ranges::find(after.findings, rule, &UploadFinding::rule) == after.findings.end(), codes(after));
}

void UploadCheckTest::makesFilesUploadable()
{
    const QByteArray files[] = {
        changed("ROOT hip", "ROOT Hips"),
        changed("chest", "Spine1"),
        changed("chest", "mScreen"),
        changed("End Site", "End site").replace("ROOT hip", "ROOT Hips"),
        changed("chest", "chestMOTION").replace("abdomen", "tail end"),
        withRows({bent, bent, bent}),
        withRows(QByteArrayList{rest} + QByteArrayList(200, bent), 0.5),
        changed("CHANNELS 3 Zrotation Xrotation Yrotation", "CHANNELS 1 Zrotation")
            .replace(" 0 5 0\n", " 5\n")
            .replace(" 0 0 9\n", " 0\n")
            .replace(" 7 0 0\n", " 7\n")
            .replace("0 43 0 0 0 0 0 0 0 0 0 0", "0 43 0 0 0 0 0 0 0 0"),
        changed("Frame Time: 0.5", " Frame Time: 0.5"),
    };
    for (const QByteArray &text : files) {
        const ReadResult reading = readBvh(text.toStdString());
        QVERIFY2(reading.clip, text);
        const Clip &clip = *reading.clip;
        const UploadableClip made =
            makeUploadable(clip, decidePositionRules(clip.skeleton, clip.motion), text.toStdString());
        QVERIFY2(made.verdict.passes(), codes(made.verdict));
        QVERIFY(!made.done.empty());
        QVERIFY(verdictOn(QByteArray::fromStdString(writeBvh(made.clip, standardText()))).passes());
    }
    const Clip clip = *readBvh(good).clip;
    QVERIFY(makeUploadable(clip, decidePositionRules(clip.skeleton, clip.motion), good).done.empty());
}

void UploadCheckTest::jointsAboveTheHipsAreGivenUp()
{
    const Clip walk = makeWalker({.frames = 40}).clip;
    const Clip clip = withStillRoot(walk, rotationAboutAxis({1, 0, 0}, -1.2), {30.0, 0.0, 9.0});
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
    const Clip made = repairedForUpload(clip, rules, UploadRepair::RenameRoot);
    QCOMPARE(made.skeleton.jointCount(), walk.skeleton.jointCount());
    QVERIFY(!codes(verdictOn(QByteArray::fromStdString(writeBvh(made)))).contains("root-name"));
    for (int frame = 0; frame < 40; ++frame) {
        const Pose a = poseAt(walk, frame, {});
        const Pose b = poseAt(made, frame, decidePositionRules(made.skeleton, made.motion));
        for (std::size_t joint = 0; joint < a.jointPositions.size(); ++joint)
            QVERIFY(glm::distance(a.jointPositions[joint], b.jointPositions[joint]) < 1e-6);
    }
}

void UploadCheckTest::repairsKeepTheRest()
{
    const Clip clip = *readBvh(changed("chest", "Spine1").toStdString()).clip;
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
    const Clip still = repairedForUpload(clip, rules, UploadRepair::HoldStill);
    for (int frame = 0; frame < 4; ++frame) {
        for (int column = 0; column < 12; ++column)
            QCOMPARE(still.motion.value(frame, column), column < 9 ? clip.motion.value(frame, column) : 0.0);
    }
    const Clip referenced = repairedForUpload(clip, rules, UploadRepair::InsertReference);
    QCOMPARE(referenced.motion.frameCount(), 5);
    QCOMPARE(referenced.motion.value(0, 1), 43.0);
    QCOMPARE(referenced.motion.value(2, 6), 30.0);
    const Clip held = repairedForUpload(clip, rules, UploadRepair::HoldJoint, 1);
    QCOMPARE(held.motion.value(0, 6), 5.0);
    QCOMPARE(held.motion.value(0, 9), 0.0);
    const Clip added = *readBvh(addedPositions().toStdString()).clip;
    const PositionRules addedRules = decidePositionRules(added.skeleton, added.motion);
    const Clip whole = repairedForUpload(added, addedRules, UploadRepair::WholePositions);
    const UploadVerdict verdict =
        judgeUpload(whole, decidePositionRules(whole.skeleton, whole.motion), writeBvh(whole, standardText()));
    QVERIFY2(verdict.passes() && codes(verdict).isEmpty(), codes(verdict));
    QCOMPARE(whole.motion.value(1, 10), 8.1);
    const Clip atLimit = *readBvh(withRows(QByteArrayList{rest} + QByteArrayList(121, bent), 0.5).toStdString()).clip;
    QCOMPARE(repairedForUpload(atLimit, rules, UploadRepair::CutToLimit).motion.frameCount(), 122); // 60 s
    const Clip over = *readBvh(withRows(QByteArrayList{rest} + QByteArrayList(300, bent), 0.5).toStdString()).clip;
    QCOMPARE(repairedForUpload(over, rules, UploadRepair::CutToLimit).motion.frameCount(), 122);
}

// The joints shake in every frame, so no key can be left out, and the animation is larger than an upload may be.
void UploadCheckTest::tooManyKeysAreReduced()
{
    std::mt19937 random(7);
    std::uniform_real_distribution<double> degrees(-20.0, 20.0);
    const auto shaking = [&](int frames) {
        Clip clip = makeWalker({.frames = frames, .framesPerSecond = 60.0}).clip;
        const auto bones = avatarBones();
        for (int joint = 0; joint < clip.skeleton.jointCount(); ++joint) {
            clip.skeleton.setName(joint, joint == 0 ? "hip" : std::string(bones[static_cast<std::size_t>(joint)].name));
            for (int frame = 0; frame < frames; ++frame)
                clip.motion.setValue(
                    frame, clip.skeleton.joint(joint).firstColumn + clip.skeleton.joint(joint).columnCount() - 1,
                    frame == 0 ? 0.0 : degrees(random));
        }
        return clip;
    };
    const Clip clip = shaking(3000);
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
    const UploadVerdict before = judgeUpload(clip, rules, std::nullopt);
    QVERIFY(before.assetBytes > animlimits::mostBytes);
    const int step = stepForUpload(clip, rules);
    QVERIFY(step > 1);
    const Clip fewer = repairedForUpload(clip, rules, UploadRepair::FewerFrames);
    QVERIFY(judgeUpload(fewer, rules, std::nullopt).assetBytes <= animlimits::mostBytes);
    QVERIFY(judgeUpload(withEveryNthFrame(clip, step - 1), rules, std::nullopt).assetBytes > animlimits::mostBytes);
    // The reference frame and every step-th frame from the first played one are kept unchanged.
    QCOMPARE(fewer.motion.frameTimeSeconds(), clip.motion.frameTimeSeconds() * step);
    QCOMPARE(fewer.motion.frameCount(), 1 + (clip.motion.frameCount() - 1 + step - 1) / step);
    for (int frame = 0; frame < fewer.motion.frameCount(); ++frame) {
        const int old = frame == 0 ? 0 : 1 + (frame - 1) * step;
        QVERIFY(std::ranges::equal(fewer.motion.frame(frame), clip.motion.frame(old)));
    }
    const UploadableClip made = makeUploadable(clip, rules, writeBvh(clip));
    QVERIFY(std::ranges::find(made.done, UploadRepair::FewerFrames) != made.done.end());
    QVERIFY2(made.verdict.passes(), codes(made.verdict));
    // A clip that is small enough is not changed.
    const Clip small = shaking(50);
    QCOMPARE(stepForUpload(small, rules), 1);
    QVERIFY(writeBvh(repairedForUpload(small, rules, UploadRepair::FewerFrames)) == writeBvh(small));
}

void UploadCheckTest::everyNthFrameIsKept_data()
{
    QTest::addColumn<int>("frames");
    QTest::addColumn<int>("step");
    QTest::addColumn<QList<int>>("kept");
    QTest::newRow("every frame") << 4 << 1 << QList<int>{0, 1, 2, 3};
    QTest::newRow("every second") << 7 << 2 << QList<int>{0, 1, 3, 5};
    QTest::newRow("every second of an even number") << 8 << 2 << QList<int>{0, 1, 3, 5, 7};
    QTest::newRow("every third") << 10 << 3 << QList<int>{0, 1, 4, 7};
    QTest::newRow("a frame before the end") << 9 << 3 << QList<int>{0, 1, 4, 7};
    QTest::newRow("a step to the end") << 8 << 3 << QList<int>{0, 1, 4, 7};
    QTest::newRow("more than there are") << 5 << 9 << QList<int>{0, 1};
    QTest::newRow("two frames") << 2 << 3 << QList<int>{0, 1};
}

void UploadCheckTest::everyNthFrameIsKept()
{
    QFETCH(int, frames);
    QFETCH(int, step);
    QFETCH(QList<int>, kept);
    Clip clip;
    clip.skeleton.addJoint({"hip", NoJoint, {}, {channels::Xrotation}, 0});
    clip.motion = Motion(frames, 1);
    clip.motion.setFrameTimeSeconds(0.125);
    for (int frame = 0; frame < frames; ++frame)
        clip.motion.setValue(frame, 0, frame);
    const Clip fewer = withEveryNthFrame(clip, step);
    QList<int> found;
    for (int frame = 0; frame < fewer.motion.frameCount(); ++frame)
        found << int(fewer.motion.value(frame, 0));
    QCOMPARE(found, kept);
    QCOMPARE(fewer.motion.frameTimeSeconds(), 0.125 * step);
    QCOMPARE(stepForUpload(clip, {}), 1);
}

QTEST_GUILESS_MAIN(UploadCheckTest)

} // namespace tst_uploadcheck

#include "tst_uploadcheck.moc"
