#include "body/vocabulary.h"
#include "mapping/automaticmapping.h"
#include "mapping/mappingfile.h"
#include "mapping/mappingreader.h"
#include "support/disguise.h"

#include <rapidcheck.h>

#include <QTest>

#include <functional>
#include <random>

namespace tst_mappingproperties {

using namespace limber;
using namespace limber::test;

namespace {

// Any tree with bones of any length and direction; its joints are in depth-first order.
Clip randomFigure(unsigned seed, int mostJoints)
{
    std::mt19937 random(seed);
    const auto uniform = [&](double low, double high) {
        return std::uniform_real_distribution<double>(low, high)(random);
    };
    const int count = 4 + static_cast<int>(random() % static_cast<unsigned>(mostJoints - 3));
    std::vector<std::vector<int>> children(static_cast<std::size_t>(count));
    for (int joint = 1; joint < count; ++joint)
        children[random() % static_cast<unsigned>(joint)].push_back(joint);
    Clip clip;
    const std::function<void(int, int)> visit = [&](int joint, int parent) {
        const glm::dvec3 offset(uniform(-5.0, 5.0), uniform(-5.0, 5.0), uniform(-5.0, 5.0));
        const int made = clip.skeleton.addJoint({"bone " + std::to_string(joint), parent, offset, {}, 0});
        for (const int child : children[static_cast<std::size_t>(joint)])
            visit(child, made);
    };
    visit(0, NoJoint);
    clip.motion = Motion(1, 0);
    return clip;
}

Disguise randomDisguise(unsigned seed)
{
    std::mt19937 random(seed);
    const auto chance = [&] { return random() % 2 == 0; };
    return {.seed = seed,
            .scramblesNames = chance(),
            .restDegrees = chance() ? 175.0 : 0.0,
            .scale = chance() ? 0.0254 : 1.0,
            .standsOnZ = chance(),
            .hasFloorRoot = chance()};
}

// Each source joint is used once, and no joint above another one follows a source joint below the one that the other
// follows.
void assertIsMapping(const JointMapping &mapping, const Skeleton &source, const Skeleton &target)
{
    RC_ASSERT(mapping.matches.size() == static_cast<std::size_t>(target.jointCount()));
    std::vector<bool> isUsed(static_cast<std::size_t>(source.jointCount()), false);
    for (int joint = 0; joint < target.jointCount(); ++joint) {
        const JointMatch &match = mapping.matches[static_cast<std::size_t>(joint)];
        if (match.source == NoJoint)
            continue;
        RC_ASSERT(match.score > 0.0 && match.score <= 1.0 && match.reason != MatchReason::None);
        RC_ASSERT(!isUsed[static_cast<std::size_t>(match.source)]);
        isUsed[static_cast<std::size_t>(match.source)] = true;
        for (int above = target.joint(joint).parent; above != NoJoint; above = target.joint(above).parent) {
            const int followed = mapping.sourceOf(above);
            RC_ASSERT(followed == NoJoint || !source.isInSubtree(followed, match.source));
        }
    }
}

JointMapping map(const Clip &source, const Clip &target)
{
    return mapJoints(source, {}, target, {}, Vocabulary::builtIn());
}

} // namespace

class MappingPropertiesTest : public QObject
{
    Q_OBJECT

private slots:
    void recognisesAnyFigureInAnyDisguise();
    void mapsAnyTwoFiguresWithoutContradiction();
    void readsBackWhatItWrote();
};

void MappingPropertiesTest::recognisesAnyFigureInAnyDisguise()
{
    QVERIFY(rc::check("a figure and its disguised copy", [](unsigned seed) {
        const Clip figure = randomFigure(seed, 60);
        const Disguised copy = disguised(figure.skeleton, randomDisguise(seed + 1));
        const JointMapping mapping = map(figure, copy.clip);
        assertIsMapping(mapping, figure.skeleton, copy.clip.skeleton);
        const JointMapping sure = mapping.sureOnly();
        int right = 0;
        for (std::size_t joint = 0; joint < copy.originals.size(); ++joint) {
            const int source = sure.matches[joint].source;
            RC_ASSERT(source == NoJoint || source == copy.originals[joint]);
            right += source != NoJoint ? 1 : 0;
        }
        RC_ASSERT(20 * right >= 19 * figure.skeleton.jointCount());
    }));
}

void MappingPropertiesTest::mapsAnyTwoFiguresWithoutContradiction()
{
    QVERIFY(rc::check("two figures", [](unsigned first, unsigned second) {
        const Clip source = randomFigure(first, 40);
        const Clip target = randomFigure(second, 40);
        const JointMapping mapping = map(source, target);
        assertIsMapping(mapping, source.skeleton, target.skeleton);
        for (unsigned answers = 0; answers < 4 && !mapping.questions.empty(); ++answers) {
            JointMapping answered = mapping;
            for (unsigned question = 0; !answered.questions.empty(); ++question)
                answered = answered.answered(0, (answers >> (question % 2)) & 1U);
            assertIsMapping(answered, source.skeleton, target.skeleton);
        }
    }));
}

void MappingPropertiesTest::readsBackWhatItWrote()
{
    QVERIFY(rc::check("a mapping, written and read", [](unsigned first, unsigned second) {
        const Clip source = randomFigure(first, 40);
        const Clip target = randomFigure(second, 40);
        const JointMapping mapping = map(source, target).sureOnly();
        const MappingFile file = mappingFileOf(mapping, source.skeleton, target.skeleton);
        const Reading<MappingFile> reading = readMapping(mappingText(file));
        RC_ASSERT(reading.value && reading.findings.empty());
        const Reading<JointMapping> fit = fitMapping(*reading.value, source.skeleton, target.skeleton);
        RC_ASSERT(fit.value && fit.findings.empty());
        for (int joint = 0; joint < target.skeleton.jointCount(); ++joint)
            RC_ASSERT(fit.value->sourceOf(joint) == mapping.sourceOf(joint));
    }));
}

QTEST_APPLESS_MAIN(MappingPropertiesTest)

} // namespace tst_mappingproperties

#include "tst_mappingproperties.moc"
