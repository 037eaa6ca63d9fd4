#include "bvh/read/bvhreader.h"
#include "bvh/write/bvhwriter.h"
#include "support/namedposes.h"
#include "support/operationcalls.h"
#include "support/randommotion.h"
#include "support/walker.h"

#include <QTest>

#include <random>

namespace tst_reroot {

using namespace limber;
using namespace limber::test;

namespace {

// A random change that the skeleton allows, as the text of a call.
std::string randomSurgery(const Skeleton &skeleton, std::mt19937 &random)
{
    const auto number = [&](int from, int to) { return std::uniform_int_distribution<int>(from, to)(random); };
    const auto name = [&] { return skeleton.joint(number(0, skeleton.jointCount() - 1)).name; };
    switch (number(0, 5)) {
    case 0:
        return "insert:at=0.4,above=" + name();
    case 1:
        return "addleaf:offset=1+2+3,parent=" + name();
    case 2:
        return "collapse:loss=positions,joint=" + name();
    case 3:
        return skeleton.jointCount() > 12 ? "remove:joint=" + name() : "addleaf:offset=3+1+1,parent=" + name();
    case 4:
        return "reparent:joint=" + name() + ",to=" + name();
    default:
        return "reroot:joint=" + name();
    }
}

} // namespace

class RerootTest : public QObject
{
    Q_OBJECT

private slots:
    void allJointsKeepTheirPoses();
    void rootHasSixChannels();
    void reportsHowManyJointsAreReversed();
    void aRootAsTheNewRootChangesNothing();
    void fiftySurgeriesKeepThePose_data();
    void fiftySurgeriesKeepThePose();
    void surgeriesKeepTheRowsOfOtherJoints();
};

void RerootTest::allJointsKeepTheirPoses()
{
    for (unsigned seed = 1; seed < 8; ++seed) {
        const Clip clip = makeRandomClip({.seed = seed});
        for (const int joint : {1, 7, clip.skeleton.jointCount() - 1}) {
            const Clip made = applied("reroot:joint=" + clip.skeleton.joint(joint).name, clip);
            QVERIFY(isWellFormed(made.skeleton));
            QCOMPARE(made.skeleton.joint(0).name, clip.skeleton.joint(joint).name);
            const NamedPoseError error = namedPoseError(clip, made);
            QCOMPARE(error.joints, clip.skeleton.jointCount());
            QVERIFY2(error.units <= 1e-9 && error.degrees <= 1e-6, qPrintable(QString::number(error.units)));
        }
    }
}

void RerootTest::rootHasSixChannels()
{
    const Clip made = applied("reroot:joint=Spine", makeWalker().clip);
    QCOMPARE(made.skeleton.joint(0).columnCount(), 6);
    QCOMPARE(made.skeleton.joint(0).offset, glm::dvec3(0.0));
    QCOMPARE(made.skeleton.roots().size(), std::size_t(1));
}

void RerootTest::reportsHowManyJointsAreReversed()
{
    const auto note = [](const char *joint) {
        return test::apply(std::string("reroot:joint=") + joint, makeWalker().clip).notes.front().text();
    };
    QCOMPARE(note("Spine"), std::string("“Spine” is now the root; 1 joint has changed places with its parent"));
    QCOMPARE(note("LeftLeg"),
             std::string("“LeftLeg” is now the root; 2 joints have changed places with their parents"));
}

void RerootTest::aRootAsTheNewRootChangesNothing()
{
    const AppliedOperation result = test::apply("reroot:joint=Hips", makeWalker().clip);
    QVERIFY(result.isDone() && !result.changes.isAnyChange && !result.notes.empty());
}

void RerootTest::fiftySurgeriesKeepThePose_data()
{
    QTest::addColumn<unsigned>("seed");
    for (unsigned seed = 1; seed <= 8; ++seed)
        QTest::addRow("%u", seed) << seed;
}

void RerootTest::fiftySurgeriesKeepThePose()
{
    QFETCH(unsigned, seed);
    std::mt19937 random(seed);
    const Clip first = makeRandomClip({.seed = seed, .frames = 20});
    const std::string text = writeBvh(first);
    std::vector<Clip> history{first};
    for (int step = 0; step < 50; ++step) {
        const Clip &before = history.back();
        const std::string call = randomSurgery(before.skeleton, random);
        const AppliedOperation result = test::apply(call, before);
        QVERIFY2(result.isDone() || result.outcome == AppliedOperation::Outcome::Refused,
                 (call + ": " + result.problem.text()).c_str());
        if (!result.isDone())
            continue;
        QVERIFY2(isWellFormed(result.clip.skeleton), call.c_str());
        const NamedPoseError error = namedPoseError(before, result.clip);
        QVERIFY2(error.units <= 1e-8 && error.degrees <= 1e-6,
                 (call + ": " + std::to_string(error.units) + " " + std::to_string(error.degrees)).c_str());
        const ReadResult again = readBvh(writeBvh(result.clip));
        QVERIFY2(again.clip.has_value(), call.c_str());
        QVERIFY2(again.clip->skeleton.hasSameLayoutAs(result.clip.skeleton), call.c_str());
        QVERIFY(namedPoseError(*again.clip, result.clip).units < 1e-3);
        history.push_back(result.clip);
    }
    QVERIFY(history.size() > 25);
    QVERIFY(writeBvh(history.front()) == text);
}

void RerootTest::surgeriesKeepTheRowsOfOtherJoints()
{
    // Joints that no change touches keep the bytes of their numbers.
    const Clip clip = makeRandomClip({.seed = 30, .frames = 5});
    const Clip made = applied("reroot:joint=j1", applied("insert:above=j4", clip));
    const int joint = jointNamed(made.skeleton, "j10");
    const Joint &after = made.skeleton.joint(joint);
    const Joint &before = clip.skeleton.joint(jointNamed(clip.skeleton, "j10"));
    const auto words = [](const Clip &which, int frame) {
        const QString text = QString::fromStdString(writeBvh(which));
        return text.mid(text.indexOf(QStringLiteral("Frame Time"))).split(u'\n').at(frame + 1).split(u' ');
    };
    for (int i = 0; i < before.columnCount(); ++i)
        QCOMPARE(words(made, 3).at(after.firstColumn + i), words(clip, 3).at(before.firstColumn + i));
}

QTEST_GUILESS_MAIN(RerootTest)

} // namespace tst_reroot

#include "tst_reroot.moc"
