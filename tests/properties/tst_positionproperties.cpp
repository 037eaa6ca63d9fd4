#include "bvh/read/bvhreader.h"
#include "bvh/write/bvhwriter.h"
#include "channels/channeledit.h"
#include "channels/normalise.h"
#include "pose/pose.h"
#include "pose/settledpositions.h"
#include "proportions/offsetretarget.h"
#include "retarget/retargeter.h"

#include <rapidcheck.h>

#include <QTest>

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <random>

namespace tst_positionproperties {

using namespace limber;

namespace {

// Random figures whose position channels relate to their OFFSETs in every way: no channels, values near zero, whole
// positions, values far from both.
class FigureMaker
{
public:
    explicit FigureMaker(unsigned seed, bool isFree = false) : m_random(seed), m_isFree(isFree) {}

    Clip make()
    {
        Clip clip;
        const int count = 1 + static_cast<int>(m_random() % 12);
        for (int index = 0; index < count; ++index)
            clip.skeleton.addJoint(joint(index));
        const int frames = 1 + static_cast<int>(m_random() % 80);
        clip.motion = Motion(frames, clip.skeleton.columnCount());
        for (const Joint &each : clip.skeleton.joints())
            fill(each, clip.motion);
        return clip;
    }

    std::vector<Channel> someChannels()
    {
        std::vector<Channel> channels;
        for (const Channel channel : allChannels) {
            if (m_isFree || m_random() % 3 != 0)
                channels.push_back(channel);
        }
        std::shuffle(channels.begin(), channels.end(), m_random);
        return channels;
    }

    glm::dvec3 place(double size) { return size * glm::dvec3(uniform(), uniform(), uniform()); }
    unsigned number() { return static_cast<unsigned>(m_random()); }

private:
    double uniform() { return std::uniform_real_distribution<double>(-1.0, 1.0)(m_random); }
    double anySize() { return m_random() % 4 == 0 ? 0.0 : std::pow(10.0, 3.0 * uniform()); }

    Joint joint(int index)
    {
        Joint joint;
        joint.name = "joint" + std::to_string(index);
        joint.parent = index == 0 || m_random() % 10 == 0 ? NoJoint : index - 1;
        joint.offset = place(anySize());
        joint.channels = someChannels();
        if (index == 0 && joint.channels.empty())
            joint.channels = {channels::Yposition};
        return joint;
    }

    // Zeros, displacements, whole positions or other values; the same kind in all frames of a joint.
    void fill(const Joint &joint, Motion &motion)
    {
        const unsigned kind = m_random() % 4;
        const double size = anySize() * (kind == 1 ? 0.01 : 1.0);
        for (int frame = 0; frame < motion.frameCount(); ++frame) {
            for (int i = 0; i < joint.columnCount(); ++i) {
                const Channel channel = joint.channels[static_cast<std::size_t>(i)];
                double value = kind == 0 ? 0.0 : size * uniform();
                if (channel.isPosition() && kind == 2)
                    value += joint.offset[channel.axisIndex()];
                motion.setValue(frame, joint.firstColumn + i, value);
            }
        }
    }

    std::mt19937 m_random;
    bool m_isFree; // every joint may have any position
};

// The clip read back from its text; exact, except for its position rules.
Clip openedAgain(const Clip &clip)
{
    WriteOptions options;
    options.digits = WriteOptions::Shortest;
    ReadResult result = readBvh(writeBvh(clip, options));
    if (!result.clip)
        RC_FAIL(result.error()->toString("refused"));
    return std::move(*result.clip);
}

// Requires that all joints keep their positions when the rule is found from the numbers alone.
void requireSamePlaces(const Clip &before, const PositionRules &rules, const Clip &after)
{
    const Clip opened = openedAgain(after);
    const PositionRules found = decidePositionRules(opened.skeleton, opened.motion);
    RC_ASSERT(opened.motion.frameCount() == before.motion.frameCount());
    for (int frame = 0; frame < before.motion.frameCount(); ++frame) {
        const Pose was = poseAt(before, frame, rules);
        const Pose is = poseAt(opened, frame, found);
        for (std::size_t joint = 0; joint < was.jointPositions.size(); ++joint) {
            const double size = 1.0 + glm::length(was.jointPositions[joint]);
            RC_ASSERT(glm::distance(was.jointPositions[joint], is.jointPositions[joint]) < 1e-6 * size);
        }
    }
}

PositionRules anyRules(unsigned number)
{
    const auto rule = [](bool adds) { return adds ? PositionRule::Add : PositionRule::Replace; };
    return {rule(number & 1U), rule(number & 2U), {}};
}

} // namespace

// Whatever Limber writes is read as it is meant, whatever skeleton and frames it started from.
class PositionProperties : public QObject
{
    Q_OBJECT

private slots:
    void settledClipsAreReadAsMeant()
    {
        QVERIFY(rc::check([] {
            FigureMaker maker(*rc::gen::arbitrary<unsigned>());
            const Clip clip = maker.make();
            const PositionRules rules = anyRules(maker.number());
            Clip settled = clip;
            const SettledPositions how = settlePositions(settled, rules);
            RC_ASSERT(isReadBy(how.rules, settled.skeleton, settled.motion));
            requireSamePlaces(clip, rules, settled);
        }));
    }

    void addedChannelsKeepThePositions()
    {
        QVERIFY(rc::check([] {
            FigureMaker maker(*rc::gen::arbitrary<unsigned>());
            const Clip clip = maker.make();
            const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
            RC_PRE(isReadBy(rules, clip.skeleton, clip.motion));
            const int joint = static_cast<int>(maker.number() % static_cast<unsigned>(clip.skeleton.jointCount()));
            std::vector<Channel> channels = clip.skeleton.joint(joint).channels;
            for (const Channel channel : allChannels) {
                if (std::find(channels.begin(), channels.end(), channel) == channels.end())
                    channels.push_back(channel);
            }
            requireSamePlaces(clip, rules, withChannels(clip, rules, joint, channels));
        }));
    }

    void laidOutRootsKeepThePositions()
    {
        QVERIFY(rc::check([] {
            FigureMaker maker(*rc::gen::arbitrary<unsigned>());
            const Clip clip = maker.make();
            const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
            RC_PRE(isReadBy(rules, clip.skeleton, clip.motion));
            NormaliseOptions options;
            options.channels.rootSix = true;
            options.text.digits = WriteOptions::Shortest;
            const NormaliseResult result = normalise(clip, PositionRuleChoice::Auto, options);
            RC_PRE(result.jointsWithoutPositions.empty());
            requireSamePlaces(clip, rules, result.clip);
        }));
    }

    void retargetedClipsHaveTheIntendedPositions()
    {
        QVERIFY(rc::check([] {
            FigureMaker maker(*rc::gen::arbitrary<unsigned>(), true);
            RetargetInput input;
            input.source = maker.make();
            input.sourceRules = decidePositionRules(input.source.skeleton, input.source.motion);
            input.target = input.source;
            const int frames = static_cast<int>(maker.number() % 3);
            input.target.motion = Motion(frames, input.source.skeleton.columnCount()); // all zeros
            for (int joint = 0; joint < input.target.skeleton.jointCount() && maker.number() % 2 == 0; ++joint)
                input.target.skeleton.setOffset(NodeId::joint(joint), maker.place(100.0));
            input.targetRules = decidePositionRules(input.target.skeleton, input.target.motion);
            input.sourceRoles =
                BodyRoles(std::vector<JointRole>(static_cast<std::size_t>(input.source.skeleton.jointCount())));
            for (int joint = 0; joint < input.source.skeleton.jointCount(); ++joint)
                input.mapping.matches.push_back({joint, 1.0, MatchReason::User});
            Retargeter retargeter(input);
            RC_ASSERT(retargeter.prepare());
            const RetargetedClip result = retargeter.write().value();
            requireSamePlaces(result.clip, result.rules, result.clip);
            const PositionRules found = decidePositionRules(result.clip.skeleton, result.clip.motion);
            for (int frame = 0; frame < result.clip.motion.frameCount(); ++frame) {
                TransferredPose meant;
                retargeter.evaluate(frame, meant);
                const Pose is = poseAt(result.clip, frame, found);
                for (std::size_t joint = 0; joint < is.jointPositions.size(); ++joint) {
                    RC_ASSERT(glm::distance(is.jointPositions[joint], meant.pose.jointPositions[joint]) <
                              1e-9 * (1.0 + glm::length(is.jointPositions[joint])));
                }
            }
        }));
    }

    void keptPositionsSurviveNewOffsets()
    {
        QVERIFY(rc::check([] {
            FigureMaker maker(*rc::gen::arbitrary<unsigned>());
            const Clip clip = maker.make();
            const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
            RC_PRE(isReadBy(rules, clip.skeleton, clip.motion));
            std::vector<NodeOffset> offsets;
            for (int joint = 0; joint < clip.skeleton.jointCount(); ++joint) {
                if (maker.number() % 2 == 0)
                    offsets.push_back({NodeId::joint(joint), maker.place(50.0)});
            }
            OffsetSettings settings;
            settings.motion = OffsetMotion::KeepPositions;
            const auto changed = withOffsets(clip, rules, offsets, settings);
            RC_ASSERT(changed.has_value());
            requireSamePlaces(changed->clip, changed->rules, changed->clip);
            RC_ASSERT(isReadBy(changed->rules, changed->clip.skeleton, changed->clip.motion));
        }));
    }
};

QTEST_APPLESS_MAIN(PositionProperties)

} // namespace tst_positionproperties

#include "tst_positionproperties.moc"
