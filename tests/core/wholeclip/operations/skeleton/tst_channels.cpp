#include "bvh/write/bvhwriter.h"
#include "channels/channeledit.h"
#include "support/operationcalls.h"
#include "support/randommotion.h"
#include "support/walker.h"

#include <QTest>

namespace tst_channels {

using namespace limber;
using namespace limber::test;

// Changes the channels of several joints at once.
class ChannelsTest : public QObject
{
    Q_OBJECT

private slots:
    void sixChannelsKeepThePose();
    void oneJointIsChangedAsByTheEdit();
    void lossesAreReported();
    void settingTheSameChannelsChangesNothing();
    void wrongChannelsAreRefused_data();
    void wrongChannelsAreRefused();
    void theLastChannelsCannotBeRemoved();
};

void ChannelsTest::sixChannelsKeepThePose()
{
    const Clip clip = makeWalker().clip;
    const AppliedOperation result =
        test::apply("channels:to=Xposition+Yposition+Zposition+Yrotation+Xrotation+Zrotation", clip);
    QVERIFY(result.isDone() && result.warnings.empty());
    QCOMPARE(result.clip.skeleton.columnCount(), 6 * clip.skeleton.jointCount());
    QVERIFY(poseError(clip, result.clip).units < 1e-9);
    QVERIFY(poseError(clip, result.clip).degrees < 1e-9);
}

void ChannelsTest::oneJointIsChangedAsByTheEdit()
{
    const Clip clip = makeWalker().clip;
    const int joint = jointNamed(clip.skeleton, "LeftArm");
    const Clip after = applied("channels:joints=LeftArm,to=Yrotation", clip);
    QCOMPARE(writeBvh(after), writeBvh(withChannels(clip, {}, joint, {channels::Yrotation})));
}

void ChannelsTest::lossesAreReported()
{
    const Clip clip = makeWalker().clip;
    const AppliedOperation still = test::apply("channels:joints=Hips,to=Zrotation+Xrotation+Yrotation", clip);
    QVERIFY(still.isDone() && still.warnings.size() == 1);
    QVERIFY(still.warnings.front().text().find("Hips") != std::string::npos);
    QVERIFY(still.warnings.front().text().find("units") != std::string::npos);
    const AppliedOperation none = test::apply("channels:joints=LeftLeg+LeftUpLeg,to=none", clip);
    QVERIFY(none.isDone() && none.warnings.size() == 2);
    QVERIFY(none.warnings.front().text().find("°") != std::string::npos);
}

void ChannelsTest::settingTheSameChannelsChangesNothing()
{
    const Clip clip = makeRandomClip({.hasOddChannels = false});
    std::string words;
    for (const Channel channel : clip.skeleton.joint(1).channels)
        words += (words.empty() ? "" : "+") + std::string(channelName(channel));
    const AppliedOperation result =
        test::apply("channels:to=" + words + ",joints=\"" + clip.skeleton.joint(1).name + "\"", clip);
    QVERIFY(result.isDone() && !result.changes.isAnyChange && result.notes.empty());
    QCOMPARE(writeBvh(result.clip), writeBvh(clip));
}

void ChannelsTest::wrongChannelsAreRefused_data()
{
    QTest::addColumn<QString>("to");
    for (const char *to : {"something", "Xrotation+", "+Xrotation", "Xrotation+Xrotation", "Wrotation",
                           "Xrotation Yrotation", "none+Xrotation"})
        QTest::newRow(to) << QString::fromLatin1(to);
}

void ChannelsTest::wrongChannelsAreRefused()
{
    QFETCH(QString, to);
    const AppliedOperation result = test::apply("channels:to=\"" + to.toStdString() + "\"", makeRandomClip());
    QCOMPARE(int(result.outcome), int(AppliedOperation::Outcome::Refused));
    QVERIFY(result.problem.text().find(to.toStdString()) != std::string::npos);
}

void ChannelsTest::theLastChannelsCannotBeRemoved()
{
    const Clip clip = makeWalker().clip;
    QCOMPARE(int(test::apply("channels:to=none", clip).outcome), int(AppliedOperation::Outcome::Refused));
    QVERIFY(test::apply("channels:to=none,joints=LeftArm", clip).isDone());
    QVERIFY(test::apply("channels:to=Xrotation", clip).isDone());
}

QTEST_GUILESS_MAIN(ChannelsTest)

} // namespace tst_channels

#include "tst_channels.moc"
