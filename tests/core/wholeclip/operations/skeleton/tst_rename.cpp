#include "bvh/write/bvhwriter.h"
#include "naming/namereplacement.h"
#include "naming/namestyle.h"
#include "naming/rolenames.h"
#include "support/namedposes.h"
#include "support/operationcalls.h"
#include "support/randommotion.h"
#include "support/walker.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <fstream>

namespace tst_rename {

using namespace limber;
using namespace limber::test;

namespace {

std::vector<std::string> namesOf(const Clip &clip)
{
    std::vector<std::string> names;
    for (const Joint &joint : clip.skeleton.joints())
        names.push_back(joint.name);
    return names;
}

Clip clipNamed(const std::vector<std::string> &names)
{
    Clip clip;
    for (std::size_t i = 0; i < names.size(); ++i)
        clip.skeleton.addJoint({.name = names[i], .parent = int(i) - 1, .channels = {channels::Xrotation}});
    clip.skeleton.addEndSite({.parent = int(names.size()) - 1});
    clip.motion = Motion(2, int(names.size()));
    return clip;
}

} // namespace

class RenameTest : public QObject
{
    Q_OBJECT

private slots:
    void textIsReplaced();
    void wildcardsFitWholeNames_data();
    void wildcardsFitWholeNames();
    void groupsOfExpressionsCanBeUsed();
    void wrongExpressionsAreRefused();
    void catastrophicExpressionsEnd();
    void stylesOfSidesAreConverted_data();
    void stylesOfSidesAreConverted();
    void vocabulariesConvertThereAndBack_data();
    void vocabulariesConvertThereAndBack();
    void motionKeepsItsBytes();
    void namesStayUniqueAndWritable();
    void otherEncodingsKeepTheirBytes();
    void onlyNamedJointsAreRenamed();
    void prefixesCanBeRemoved();
    void mappingsNameTheJoints();
    void mappingsThatDoNotFitAreRefused();
    void namesThatOtherProgramsRejectAreReported();
    void aJointThatSeveralFollowTakesTheFirstName();
    void sidesInNamesAreFoundByTheirWords_data();
    void sidesInNamesAreFoundByTheirWords();
    void laterFingerBonesAreNumbered_data();
    void laterFingerBonesAreNumbered();
};

void RenameTest::textIsReplaced()
{
    const Clip clip = clipNamed({"mixamorig:Hips", "mixamorig:Spine", "Head"});
    QCOMPARE(namesOf(applied("rename:from=\"mixamorig:\"", clip)), (std::vector<std::string>{"Hips", "Spine", "Head"}));
    QCOMPARE(namesOf(applied("rename:from=s,to=Z", clip)),
             (std::vector<std::string>{"mixamorig:HipZ", "mixamorig:Spine", "Head"}));
    QCOMPARE(namesOf(applied("rename:prefix=a_", clip))[2], std::string("a_Head"));
    QCOMPARE(int(test::apply("rename", clip).outcome), int(AppliedOperation::Outcome::Refused));
    QCOMPARE(int(test::apply("rename:to=a", clip).outcome), int(AppliedOperation::Outcome::Refused));
}

void RenameTest::wildcardsFitWholeNames_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("result");
    const auto row = [](const char *from, const char *to, const char *name, const char *result) {
        QTest::addRow("%s to %s: %s", from, to, name) << QString::fromLatin1(from) << QString::fromLatin1(to)
                                                      << QString::fromLatin1(name) << QString::fromLatin1(result);
    };
    row("Left*", "L_*", "LeftArm", "L_Arm");
    row("Left*", "L_*", "MyLeftArm", "");
    row("*_?", "?*", "Arm_L", "LArm");
    row("*_?", "*.?", "Upper_Arm_L", "Upper_Arm.L");
    row("*", "x*", "", "x");
    row("???", "?", "abc", "a");
    row("???", "?", "ab", "");
    row("a*b*c", "*-*", "aXXbYYc", "XX-YY");
    row("**", "*", "abc", "");
    row("*_L", "*?", "Arm_L", "Arm"); // the pattern has no ?
    row("L_*", "*-*", "L_Arm", "Arm-"); // and only one *
    row("?*?", "*??", "aXXb", "XXab");
}

void RenameTest::wildcardsFitWholeNames()
{
    QFETCH(QString, from);
    QFETCH(QString, to);
    QFETCH(QString, name);
    QFETCH(QString, result);
    const auto replacement = NameReplacement::of(NameReplacement::Pattern::Text, from.toStdString(), to.toStdString());
    QCOMPARE(replacement->replaced(name.toStdString()).value_or(""), result.toStdString());
}

void RenameTest::groupsOfExpressionsCanBeUsed()
{
    const Clip clip = clipNamed({"Hips", "Arm_L", "Arm_R", "Hand12"});
    QCOMPARE(namesOf(applied("rename:from=\"^(.*)_([LR])$\",to=\"$2$1\",regex=yes", clip)),
             (std::vector<std::string>{"Hips", "LArm", "RArm", "Hand12"}));
    QCOMPARE(namesOf(applied("rename:from=\"[0-9]+\",regex=yes", clip))[3], std::string("Hand"));
}

void RenameTest::wrongExpressionsAreRefused()
{
    for (const char *call :
         {"rename:from=\"(\",regex=yes", "rename:from=\"[a\",regex=yes", "rename:from=\"*\",regex=yes"})
        QVERIFY2(test::apply(call, makeRandomClip()).outcome == AppliedOperation::Outcome::Refused, call);
}

void RenameTest::catastrophicExpressionsEnd()
{
    const Clip clip = clipNamed({std::string(200, 'a') + "!", std::string(5000, 'a')});
    QVERIFY(test::apply("rename:from=\"(a+)+$\",to=x,regex=yes", clip).isDone());
    QVERIFY(test::apply("rename:from=\"*a*a*a*a*a*a*a*a*a*b\",to=x", clip).isDone());
}

void RenameTest::stylesOfSidesAreConverted_data()
{
    QTest::addColumn<QString>("style");
    QTest::addColumn<QString>("left");
    QTest::addColumn<QString>("centre");
    const auto row = [](const char *style, const char *left, const char *centre) {
        QTest::newRow(style) << QString::fromLatin1(style) << QString::fromLatin1(left) << QString::fromLatin1(centre);
    };
    row("LeftX", "LeftForeArm", "Head");
    row("lX", "lForeArm", "Head");
    row("L_X", "L_ForeArm", "Head");
    row("X_L", "ForeArm_L", "Head");
    row("X.L", "ForeArm.L", "Head");
    row("X_l", "ForeArm_l", "Head");
    row("X.l", "ForeArm.l", "Head");
    row("snake", "left_fore_arm", "head");
    row("camel", "leftForeArm", "head");
    row("pascal", "LeftForeArm", "Head");
    row("lower", "leftforearm", "head");
    row("upper", "LEFTFOREARM", "HEAD");
}

void RenameTest::stylesOfSidesAreConverted()
{
    QFETCH(QString, style);
    QFETCH(QString, left);
    QFETCH(QString, centre);
    const Clip clip = makeWalker().clip;
    const Clip made = applied("rename:style=" + style.toStdString(), clip);
    QCOMPARE(QString::fromStdString(made.skeleton.joint(jointNamed(clip.skeleton, "LeftForeArm")).name), left);
    QCOMPARE(QString::fromStdString(made.skeleton.joint(jointNamed(clip.skeleton, "Head")).name), centre);
    QVERIFY(isWellFormed(made.skeleton));
    // Each style of sides can be converted back.
    if (style.contains(u'X'))
        QCOMPARE(namesOf(applied("rename:style=LeftX", made)), namesOf(clip));
}

void RenameTest::vocabulariesConvertThereAndBack_data()
{
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("second");
    for (const RoleVocabulary &first : roleVocabularies()) {
        for (const RoleVocabulary &second : roleVocabularies())
            QTest::addRow("%s by %s", std::string(first.word).c_str(), std::string(second.word).c_str())
                << QString::fromStdString(std::string(first.word)) << QString::fromStdString(std::string(second.word));
    }
}

void RenameTest::vocabulariesConvertThereAndBack()
{
    QFETCH(QString, first);
    QFETCH(QString, second);
    Clip walker = applied("insert:above=Head,name=Neck2", applied("insert:above=Neck,name=Chest", makeWalker().clip));
    // The thumbs of Biped (Finger01) cannot be distinguished from its index fingers (Finger1).
    const bool hasFingers = first != QStringLiteral("biped") && second != QStringLiteral("biped");
    for (const char *finger : {"Thumb", "Index", "Middle", "Ring", "Pinky"}) {
        for (const char *side : {"Left", "Right"}) {
            if (!hasFingers)
                continue;
            std::string parent = std::string(side) + "Hand";
            for (const char *number : {"1", "2", "3"}) {
                const std::string name = std::string(side) + "Hand" + finger + number;
                walker = applied("addleaf:offset=1+0+0,parent=" + parent + ",name=" + name, walker);
                parent = name;
            }
        }
    }
    const Clip one = applied("rename:vocabulary=" + first.toStdString(), walker);
    QVERIFY(isWellFormed(one.skeleton));
    const Clip two = applied("rename:vocabulary=" + second.toStdString(), one);
    QVERIFY(isWellFormed(two.skeleton));
    const std::vector<std::string> back = namesOf(applied("rename:vocabulary=" + first.toStdString(), two));
    for (std::size_t joint = 0; joint < back.size(); ++joint)
        QVERIFY2(back[joint] == one.skeleton.joint(int(joint)).name,
                 (back[joint] + " from " + two.skeleton.joint(int(joint)).name).c_str());
}

void RenameTest::motionKeepsItsBytes()
{
    const Clip clip = makeRandomClip();
    const auto rows = [](const Clip &which) {
        const std::string text = writeBvh(which);
        return text.substr(text.find("MOTION"));
    };
    const Clip made = applied("rename:prefix=x", clip);
    QVERIFY(rows(made) == rows(clip));
    QCOMPARE(writeBvh(applied("rename:from=xj,to=j", made)), writeBvh(clip));
}

void RenameTest::namesStayUniqueAndWritable()
{
    const Clip clip = makeWalker().clip;
    const AppliedOperation same = test::apply("rename:from=*,to=x", clip);
    QVERIFY(same.isDone());
    QVERIFY(isWellFormed(same.clip.skeleton));
    QVERIFY(!same.warnings.empty());
    // Names may be exchanged with each other.
    const Clip swapped = applied("rename:from=\"^(Left|Right)(.*)$\",to=\"$2$1\",regex=yes", clip);
    QVERIFY(isWellFormed(swapped.skeleton));
    const AppliedOperation empty = test::apply("rename:from=*", clip);
    QVERIFY(empty.isDone());
    QCOMPARE(namesOf(empty.clip), namesOf(clip));
    QVERIFY(test::apply("rename:from=Head,to=\"a{\"", clip).warnings.size() == 1);
    QVERIFY(test::apply("rename:from=Head,to=\"a: b\"", clip).warnings.size() == 1);
}

void RenameTest::otherEncodingsKeepTheirBytes()
{
    const std::string shiftJis = "\x8D\xB6\x91\x41_\x8E\x5F"; // with bytes that look like A and _
    const Clip clip = clipNamed({"Hips", shiftJis});
    for (const NamedStyle &style : namedStyles())
        QCOMPARE(namesOf(applied("rename:style=" + std::string(style.word), clip))[1], shiftJis);
}

void RenameTest::onlyNamedJointsAreRenamed()
{
    const Clip clip = makeWalker().clip;
    const Clip made = applied("rename:prefix=x,joints=Head+Neck", clip);
    for (const Joint &joint : made.skeleton.joints())
        QCOMPARE(joint.name.starts_with("x"), joint.name == "xHead" || joint.name == "xNeck");
}

void RenameTest::prefixesCanBeRemoved()
{
    const Clip clip = clipNamed({"rig:Hips", "Spine", "rig:rig:Head"});
    QCOMPARE(namesOf(applied("rename:strip=\"rig:\"", clip)), (std::vector<std::string>{"Hips", "Spine", "rig:Head"}));
    QCOMPARE(namesOf(applied("rename:strip=\"rig:\",prefix=a_", clip))[0], std::string("a_Hips"));
    const AppliedOperation whole = test::apply("rename:strip=Spine", clip);
    QCOMPARE(namesOf(whole.clip)[1], std::string("Spine"));
    QCOMPARE(whole.warnings.size(), std::size_t(1)); // nothing would remain of this name
}

void RenameTest::mappingsNameTheJoints()
{
    const QTemporaryDir folder;
    const std::string name = folder.filePath(QStringLiteral("a map.json")).toStdString();
    std::ofstream(name) << R"({"mapping": {"Hips": "pelvis", "Chest": "spine", "Head": null, "Arm": "arm#2"}})";
    const Clip source = clipNamed({"pelvis", "spine", "arm", "arm", "tail"});
    const AppliedOperation forwards = test::apply("rename:map=\"" + name + "\"", source);
    QVERIFY2(forwards.isDone(), forwards.problem.text().c_str());
    QCOMPARE(namesOf(forwards.clip), (std::vector<std::string>{"Hips", "Chest", "arm", "Arm", "tail"}));
    const AppliedOperation back = test::apply("rename:map=\"" + name + "\",reverse=yes", forwards.clip);
    QVERIFY(back.isDone());
    QCOMPARE(namesOf(back.clip), (std::vector<std::string>{"pelvis", "spine", "arm", "arm#2", "tail"}));
    QVERIFY(std::ranges::any_of(back.notes, [](const Message &note) {
        return note.text().find("not in the mapping file") != std::string::npos;
    }));
    QCOMPARE(namesOf(applied("rename:joints=spine,map=\"" + name + "\"", source))[0], std::string("pelvis"));
}

void RenameTest::mappingsThatDoNotFitAreRefused()
{
    const QTemporaryDir folder;
    const std::string name = folder.filePath(QStringLiteral("map.json")).toStdString();
    const auto problem = [&](const std::string &text) {
        std::ofstream(name) << text;
        const AppliedOperation result = test::apply("rename:map=\"" + name + "\"", clipNamed({"a", "b"}));
        return result.outcome == AppliedOperation::Outcome::Refused ? result.problem.text() : std::string();
    };
    QVERIFY(problem(R"({"mapping": {"a": "x"}})").find("reverse=yes") != std::string::npos);
    QVERIFY(problem("{\n\"mapping\": 3}").find("line 2") != std::string::npos);
    QVERIFY(!problem("").empty());
    QCOMPARE(problem(R"({"mapping": {"x": "a"}})"), std::string());
    QVERIFY(!test::apply("rename:map=\"" + name + "x\"", clipNamed({"a"})).isDone());
}

void RenameTest::namesThatOtherProgramsRejectAreReported()
{
    const auto warnings = [](const std::string &prefix) {
        return test::apply("rename:prefix=\"" + prefix + "\"", clipNamed({"a", "b"})).warnings;
    };
    for (const char *prefix : {"a b", "rig:", "1", "a/", "a|", "#", "\xc3\xa4"}) {
        QVERIFY2(warnings(prefix).size() == 1, prefix);
        QVERIFY(warnings(prefix).front().text().starts_with("2 new names"));
    }
    for (const char *prefix : {"a_", "a.", "a-", "A1"})
        QVERIFY2(warnings(prefix).empty(), prefix);
}

void RenameTest::aJointThatSeveralFollowTakesTheFirstName()
{
    const QTemporaryDir folder;
    const std::string name = folder.filePath(QStringLiteral("map.json")).toStdString();
    std::ofstream(name) << R"({"mapping": {"Hips": "pelvis", "Body": "pelvis", "Chest": "spine", "Head": null}})";
    const AppliedOperation result = test::apply("rename:map=\"" + name + "\"", clipNamed({"pelvis", "spine"}));
    QVERIFY(result.isDone());
    QCOMPARE(namesOf(result.clip), (std::vector<std::string>{"Hips", "Chest"}));
    QCOMPARE(result.warnings.size(), std::size_t(1));
    QCOMPARE(result.warnings.front().text(),
             std::string("several joints follow “pelvis” in the mapping file: the first one's name is taken"));
    // The other way round, each joint has a name of its own or the same as another one.
    const AppliedOperation back = test::apply("rename:map=\"" + name + "\",reverse=yes", clipNamed({"Body", "Chest"}));
    QCOMPARE(namesOf(back.clip), (std::vector<std::string>{"pelvis", "spine"}));
    QVERIFY(back.warnings.empty());
}

void RenameTest::sidesInNamesAreFoundByTheirWords_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("isLeft");
    QTest::addColumn<QString>("word"); // LeftX
    QTest::addColumn<QString>("letter"); // X_L
    const auto row = [](const char *name, bool isLeft, const char *word, const char *letter) {
        QTest::newRow(name) << QString::fromLatin1(name) << isLeft << QString::fromLatin1(word)
                            << QString::fromLatin1(letter);
    };
    row("lhand", true, "LeftHand", "hand_L");
    row("rhand", false, "RightHand", "hand_R");
    row("hand", true, "hand", "hand"); // no part of it is known to show a side
    row("hand", false, "hand", "hand");
    row("rig", true, "rig", "rig");
    row("L", true, "L", "L"); // nothing would remain
    row("", true, "", "");
    row("Arm_Lft", true, "LeftArm", "Arm_L");
    row("rt-arm", false, "RightArm", "arm_R");
    row("Lower_Arm_L", true, "LeftLower_Arm", "Lower_Arm_L");
    row("upper.right.arm", false, "RightUpper.arm", "upper.arm_R");
    row("ns:lFoot", true, "ns:LeftFoot", "ns:Foot_L");
}

void RenameTest::sidesInNamesAreFoundByTheirWords()
{
    QFETCH(QString, name);
    QFETCH(bool, isLeft);
    QFETCH(QString, word);
    QFETCH(QString, letter);
    const BodySide side = isLeft ? BodySide::Left : BodySide::Right;
    const auto made = [&](NameStyle style) { return QString::fromStdString(styled(name.toStdString(), side, style)); };
    QCOMPARE(made(NameStyle::LeftWord), word);
    QCOMPARE(made(NameStyle::LetterLastUnderscore), letter);
    QCOMPARE(styled(name.toStdString(), BodySide::Centre, NameStyle::LeftWord), name.toStdString());
    const QStringList words{QStringLiteral("Left"), QStringLiteral("Right")};
    word.replace(words[isLeft ? 0 : 1], words[isLeft ? 1 : 0]);
    QCOMPARE(QString::fromStdString(nameOnOtherSide(name.toStdString(), side)), word);
    QCOMPARE(nameOnOtherSide(name.toStdString(), BodySide::Centre), name.toStdString());
}

void RenameTest::laterFingerBonesAreNumbered_data()
{
    QTest::addColumn<int>("number");
    QTest::addColumn<QString>("finger"); // in the names of Unity
    QTest::addColumn<QString>("spine");
    QTest::addColumn<QString>("biped");
    QTest::newRow("1") << 1 << QStringLiteral("LeftIndexProximal") << QStringLiteral("Spine")
                       << QStringLiteral("Bip01 L Finger1");
    QTest::newRow("2") << 2 << QStringLiteral("LeftIndexIntermediate") << QStringLiteral("Chest")
                       << QStringLiteral("Bip01 L Finger11");
    QTest::newRow("3") << 3 << QStringLiteral("LeftIndexDistal") << QStringLiteral("UpperChest")
                       << QStringLiteral("Bip01 L Finger12");
    QTest::newRow("4") << 4 << QStringLiteral("LeftIndex4") << QStringLiteral("Spine4")
                       << QStringLiteral("Bip01 L Finger13");
}

void RenameTest::laterFingerBonesAreNumbered()
{
    QFETCH(int, number);
    QFETCH(QString, finger);
    QFETCH(QString, spine);
    QFETCH(QString, biped);
    const auto nameOf = [&](BodyPart part, BodySide side, const char *vocabulary) {
        return QString::fromStdString(nameOfRole({part, side, number}, vocabulary));
    };
    QCOMPARE(nameOf(BodyPart::IndexFinger, BodySide::Left, "unity"), finger);
    QCOMPARE(nameOf(BodyPart::Spine, BodySide::Centre, "unity"), spine);
    QCOMPARE(nameOf(BodyPart::IndexFinger, BodySide::Left, "biped"), biped);
    QCOMPARE(nameOf(BodyPart::IndexFinger, BodySide::Centre, "unity"), QString());
}

QTEST_GUILESS_MAIN(RenameTest)

} // namespace tst_rename

#include "tst_rename.moc"
