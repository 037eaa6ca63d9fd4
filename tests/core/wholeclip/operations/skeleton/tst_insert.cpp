#include "bvh/read/bvhreader.h"
#include "bvh/write/bvhwriter.h"
#include "support/namedposes.h"
#include "support/operationcalls.h"
#include "support/randommotion.h"
#include "support/walker.h"

#include <QTest>

namespace tst_insert {

using namespace limber;
using namespace limber::test;

namespace {

// The rows of a clip's text, without the values of joints that the other clip does not have.
QStringList rowsOf(const Clip &clip)
{
    const QString text = QString::fromStdString(writeBvh(clip));
    return text.mid(text.indexOf(QStringLiteral("Frame Time"))).split(u'\n');
}

} // namespace

class InsertTest : public QObject
{
    Q_OBJECT

private slots:
    void theOtherJointsKeepTheirPoses();
    void aJointCanBeInsertedAboveARoot();
    void sharedRotationKeepsOrientations();
    void theTextOfOtherRowsIsKept();
    void theOffsetTextOfOtherJointsIsKept();
    void namesAreUnique();
    void impossibleInsertionsAreRefused();
};

void InsertTest::theOtherJointsKeepTheirPoses()
{
    for (unsigned seed = 1; seed < 8; ++seed) {
        const Clip clip = makeRandomClip({.seed = seed});
        const std::string joint = clip.skeleton.joint(int(seed) * 2 + 1).name;
        const Clip made = applied("insert:above=" + joint + ",at=0.3,name=new", clip);
        QCOMPARE(made.skeleton.jointCount(), clip.skeleton.jointCount() + 1);
        QVERIFY(isWellFormed(made.skeleton));
        const NamedPoseError error = namedPoseError(clip, made);
        QCOMPARE(error.joints, clip.skeleton.jointCount());
        QVERIFY2(error.units <= 1e-9 && error.degrees <= 1e-6, qPrintable(QString::number(error.units)));
    }
}

void InsertTest::aJointCanBeInsertedAboveARoot()
{
    for (const char *rule : {"replace", "add"}) {
        Clip clip = makeRandomClip({.seed = 5});
        OperationContext context;
        context.positionRule = *rule == 'a' ? PositionRuleChoice::Add : PositionRuleChoice::Replace;
        const Clip made = applied("insert:above=j0,name=Reference", clip, context);
        QVERIFY(made.skeleton.joint(0).isRoot());
        QCOMPARE(made.skeleton.joint(0).name, std::string("Reference"));
        QCOMPARE(made.skeleton.joint(1).parent, 0);
    }
    const Clip clip = makeWalker().clip;
    QVERIFY(namedPoseError(clip, applied("insert:above=Hips,name=Reference", clip)).units <= 1e-9);
}

void InsertTest::sharedRotationKeepsOrientations()
{
    const Clip clip = makeWalker().clip;
    const AppliedOperation result = test::apply("insert:above=LeftForeArm,share=0.5", clip);
    QVERIFY(result.isDone());
    QVERIFY(!result.warnings.empty());
    QVERIFY(namedPoseError(clip, result.clip).degrees < 1e-6);
    QVERIFY(namedPoseError(clip, result.clip).units > 1e-3);
    const Clip whole = applied("insert:above=LeftForeArm,share=1", clip);
    const Joint &arm = whole.skeleton.joint(jointNamed(whole.skeleton, "LeftForeArm"));
    for (int channel = 0; channel < 3; ++channel)
        QVERIFY(std::abs(whole.motion.value(9, arm.firstColumn + channel)) < 1e-9);
}

void InsertTest::theTextOfOtherRowsIsKept()
{
    const Clip clip = makeRandomClip({.seed = 6, .hasOddChannels = false});
    const Clip made = applied("insert:above=j5", clip);
    const QStringList before = rowsOf(clip);
    const QStringList after = rowsOf(made);
    const int column = made.skeleton.joint(5).firstColumn;
    for (int frame = 1; frame < 5; ++frame) {
        QStringList words = after.at(frame).split(u' ', Qt::SkipEmptyParts);
        for (int i = 0; i < 3; ++i)
            words.removeAt(column);
        QCOMPARE(words, before.at(frame).split(u' ', Qt::SkipEmptyParts));
    }
    // After the joint is taken out again, all rows are as before.
    QCOMPARE(rowsOf(applied("collapse:joint=" + made.skeleton.joint(5).name, made)), before);
}

void InsertTest::theOffsetTextOfOtherJointsIsKept()
{
    const Clip clip =
        *readBvh("HIERARCHY\nROOT a\n{\n OFFSET 0.10 0.200 3e0\n CHANNELS 3 Xposition Yposition Zposition\n"
                 " JOINT b\n {\n  OFFSET 1.0 2.0 4.0\n  CHANNELS 3 Zrotation Xrotation Yrotation\n"
                 "  End Site\n  {\n   OFFSET 00.5 1 0\n  }\n }\n}\nMOTION\nFrames: 1\nFrame Time: 0.1\n"
                 "1.00 2.0 3 4.5 5 6\n")
             .clip;
    const std::string text = writeBvh(applied("insert:above=b,at=0.5,name=m", clip));
    for (const char *part : {"OFFSET 0.10 0.200 3e0", "OFFSET 00.5 1 0", "1.00 2.0 3 0"})
        QVERIFY2(text.find(part) != std::string::npos, text.c_str());
    const ReadResult again = readBvh(text);
    QVERIFY(again.clip.has_value());
    QCOMPARE(again.clip->skeleton.joint(1).name, std::string("m"));
}

void InsertTest::namesAreUnique()
{
    const Clip clip = makeWalker().clip;
    const Clip made = applied("insert:above=Spine", applied("insert:above=Spine", clip));
    QVERIFY(isWellFormed(made.skeleton));
    const AppliedOperation taken = test::apply("insert:above=Spine,name=Head", clip);
    QVERIFY(isWellFormed(taken.clip.skeleton));
    QVERIFY(taken.notes.size() >= 2);
}

void InsertTest::impossibleInsertionsAreRefused()
{
    const Clip clip = makeWalker().clip;
    QCOMPARE(int(test::apply("insert", clip).outcome), int(AppliedOperation::Outcome::WrongCall));
    QCOMPARE(int(test::apply("insert:above=Nobody", clip).outcome), int(AppliedOperation::Outcome::WrongCall));
    QCOMPARE(int(test::apply("insert:above=Spine,at=2", clip).outcome), int(AppliedOperation::Outcome::WrongCall));
    QCOMPARE(int(test::apply("insert:above=Spine,name=\"a{b\"", clip).outcome),
             int(AppliedOperation::Outcome::Refused));
}

QTEST_GUILESS_MAIN(InsertTest)

} // namespace tst_insert

#include "tst_insert.moc"
