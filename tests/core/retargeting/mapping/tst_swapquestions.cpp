#include "mapping/swapquestions.h"

#include <QTest>

#include <algorithm>

namespace tst_swapquestions {

using namespace limber;

namespace {

// A long spine with a head that has a branch of the same length on each side.
Clip face()
{
    Clip clip;
    int parent = NoJoint;
    for (int joint = 0; joint < 50; ++joint) {
        Joint next;
        next.parent = parent;
        next.offset = {0.0, 1.0, 0.0};
        parent = clip.skeleton.addJoint(next);
    }
    for (const double side : {1.0, -1.0}) {
        Joint brow;
        brow.parent = parent;
        brow.offset = {side, 0.2, 0.3};
        Joint tip;
        tip.parent = clip.skeleton.addJoint(brow);
        tip.offset = {0.0, 0.0, 0.5};
        clip.skeleton.addJoint(tip);
    }
    return clip;
}

JointMapping mapping(const Clip &clip, bool swapped, MatchReason reason)
{
    JointMapping result;
    for (int joint = 0; joint < clip.skeleton.jointCount(); ++joint) {
        const int other = joint < 50 ? joint : (joint < 52 ? joint + 2 : joint - 2);
        result.matches.push_back({swapped ? other : joint, 0.9, reason});
    }
    return result;
}

int questions(const JointMapping &mapping)
{
    return static_cast<int>(std::count_if(mapping.matches.begin(), mapping.matches.end(),
                                          [](const JointMatch &match) { return match.score < JointMapping::Sure; }));
}

JointMapping questioned(JointMapping mapping, const Clip &target = face())
{
    const Clip source = face();
    questionSwappedBranches(source.skeleton, figureShape(source, {}), target.skeleton, figureShape(target, {}),
                            mapping);
    return mapping;
}

} // namespace

class SwapQuestionsTest : public QObject
{
    Q_OBJECT

private slots:
    void swappedBranchesAreAskedAbout()
    {
        const JointMapping result = questioned(mapping(face(), true, MatchReason::Structure));
        QCOMPARE(questions(result), 4); // both branches with their tips
        QVERIFY(result.matches[50].score < JointMapping::Sure);
        QVERIFY(result.matches[49].score > JointMapping::Sure);
    }
    void correctBranchesAreNotAskedAbout()
    {
        QCOMPARE(questions(questioned(mapping(face(), false, MatchReason::Structure))), 0);
    }
    void matchesByNameAreNotAskedAbout()
    {
        QCOMPARE(questions(questioned(mapping(face(), true, MatchReason::Name))), 0);
    }
    void otherRestPosesRaiseNoQuestions()
    {
        Clip lying = face();
        for (int joint = 0; joint < 50; ++joint)
            lying.skeleton.setOffset(NodeId::joint(joint), {1.0, 0.0, 0.0});
        QCOMPARE(questions(questioned(mapping(face(), true, MatchReason::Structure), lying)), 0);
    }
    void anEmptyMappingRaisesNoQuestions()
    {
        JointMapping none;
        none.matches.resize(54);
        QCOMPARE(questions(questioned(none)), 54);
    }
};

QTEST_APPLESS_MAIN(SwapQuestionsTest)

} // namespace tst_swapquestions

#include "tst_swapquestions.moc"
