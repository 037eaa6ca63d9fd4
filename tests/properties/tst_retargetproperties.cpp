#include "geometry/geometry.h"
#include "pose/eulerangles.h"
#include "pose/poserun.h"
#include "retarget/retargeter.h"

#include <rapidcheck.h>

#include <QTest>

#include <glm/geometric.hpp>
#include <glm/matrix.hpp>

#include <cmath>
#include <numeric>
#include <random>

namespace tst_retargetproperties {

using namespace limber;

namespace {

// A clip and its pair: the same motion on a skeleton whose joints are rotated at rest, scaled and ordered differently.
// Every joint of one has the position of the other's joint, except for the scale.
struct Pair
{
    Clip source;
    Clip target; // one frame at rest
    Clip truth;
    JointMapping mapping;
    double scale = 1.0;
};

class PairMaker
{
public:
    explicit PairMaker(unsigned seed) : m_random(seed) {}

    Pair make()
    {
        grow();
        Pair pair;
        pair.scale = std::exp(uniform(-4.0, 4.0));
        shuffle();
        const int frames = 1 + static_cast<int>(m_random() % 4);
        pair.source = clip(frames, {}, 1.0);
        pair.truth = clip(frames, m_turns, pair.scale);
        pair.target.skeleton = pair.truth.skeleton;
        pair.target.motion = Motion(1, pair.target.skeleton.columnCount());
        pair.mapping.matches.resize(m_order.size());
        for (std::size_t i = 0; i < m_order.size(); ++i)
            pair.mapping.matches[i] = {m_order[i], 1.0, MatchReason::User};
        return pair;
    }

private:
    double uniform(double low, double high) { return std::uniform_real_distribution<double>(low, high)(m_random); }
    glm::dvec3 direction()
    {
        return glm::normalize(glm::dvec3(uniform(-1, 1), uniform(-1, 1), uniform(-1, 1)) + glm::dvec3(1e-3));
    }
    glm::dmat3 rotation(double most) { return rotationAboutAxis(direction(), uniform(0.0, most)); }

    void grow()
    {
        const int count = 5 + static_cast<int>(m_random() % 76);
        m_parents = {NoJoint};
        for (int joint = 1; joint < count; ++joint)
            m_parents.push_back(static_cast<int>(m_random() % static_cast<unsigned>(joint)));
        for (int joint = 0; joint < count; ++joint) {
            m_offsets.push_back(direction() * uniform(0.05, 3.0));
            m_turns.push_back(rotation(3.1));
        }
        m_offsets[0] = glm::dvec3(0.0);
        sortDepthFirst(m_parents, m_offsets);
    }

    // The joints of a file are in depth-first order.
    static void sortDepthFirst(std::vector<int> &parents, std::vector<glm::dvec3> &offsets)
    {
        std::vector<int> order;
        visit(0, parents, order, nullptr);
        apply(order, parents, offsets);
    }
    static void visit(int joint, const std::vector<int> &parents, std::vector<int> &order, std::mt19937 *random)
    {
        order.push_back(joint);
        std::vector<int> children;
        for (int child = 0; child < static_cast<int>(parents.size()); ++child) {
            if (parents[static_cast<std::size_t>(child)] == joint)
                children.push_back(child);
        }
        if (random != nullptr)
            std::shuffle(children.begin(), children.end(), *random);
        for (const int child : children)
            visit(child, parents, order, random);
    }
    static void apply(const std::vector<int> &order, std::vector<int> &parents, std::vector<glm::dvec3> &offsets)
    {
        std::vector<int> place(order.size());
        for (std::size_t i = 0; i < order.size(); ++i)
            place[static_cast<std::size_t>(order[i])] = static_cast<int>(i);
        std::vector<int> newParents;
        std::vector<glm::dvec3> newOffsets;
        for (const int old : order) {
            const int parent = parents[static_cast<std::size_t>(old)];
            newParents.push_back(parent == NoJoint ? NoJoint : place[static_cast<std::size_t>(parent)]);
            newOffsets.push_back(offsets[static_cast<std::size_t>(old)]);
        }
        parents = std::move(newParents);
        offsets = std::move(newOffsets);
    }

    void shuffle() { visit(0, m_parents, m_order, &m_random); }

    RotationOrder randomOrder()
    {
        RotationOrder order{Axis::X, Axis::Y, Axis::Z};
        std::shuffle(order.begin(), order.end(), m_random);
        return order;
    }

    // The motion on rest frames rotated by `turns` (unchanged if there are none), in the shuffled order if they are
    // given.
    Clip clip(int frames, const std::vector<glm::dmat3> &turns, double scale)
    {
        const bool isTarget = !turns.empty();
        std::vector<int> order(m_parents.size());
        std::iota(order.begin(), order.end(), 0);
        if (isTarget)
            order = m_order;
        std::vector<int> place(order.size());
        Clip clip;
        for (std::size_t i = 0; i < order.size(); ++i) {
            const auto old = static_cast<std::size_t>(order[i]);
            place[old] = static_cast<int>(i);
            Joint joint;
            joint.name = "joint" + std::to_string(i);
            joint.parent = m_parents[old] == NoJoint ? NoJoint : place[static_cast<std::size_t>(m_parents[old])];
            joint.offset = scale * (turnOf(turns, m_parents[old]) * m_offsets[old]);
            if (joint.isRoot())
                joint.channels.assign(allChannels.begin(), allChannels.begin() + 3);
            for (const Axis axis : randomOrder())
                joint.channels.push_back({ChannelKind::Rotation, axis});
            clip.skeleton.addJoint(joint);
        }
        clip.motion = Motion(frames, clip.skeleton.columnCount());
        std::mt19937 sameForBoth(7);
        for (int frame = 0; frame < frames; ++frame)
            fill(clip, order, turns, scale, frame, sameForBoth);
        return clip;
    }

    void fill(Clip &clip, const std::vector<int> &order, const std::vector<glm::dmat3> &turns, double scale, int frame,
              std::mt19937 &random)
    {
        std::uniform_real_distribution<double> number(-1.0, 1.0);
        std::vector<glm::dmat3> locals(order.size());
        for (glm::dmat3 &local : locals)
            local = rotationAboutAxis(
                glm::normalize(glm::dvec3{number(random), number(random), number(random)} + glm::dvec3(1e-3)),
                3.0 * number(random));
        const glm::dvec3 root = 5.0 * glm::dvec3{number(random), number(random), number(random)};
        for (std::size_t i = 0; i < order.size(); ++i) {
            const auto old = static_cast<std::size_t>(order[i]);
            const Joint &joint = clip.skeleton.joint(static_cast<int>(i));
            const glm::dmat3 local =
                turnOf(turns, m_parents[old]) * locals[old] * glm::transpose(turnOf(turns, order[i]));
            RotationOrder axes{};
            std::size_t found = 0;
            for (const Channel channel : joint.channels) {
                if (channel.isRotation())
                    axes[found++] = channel.axis;
            }
            const glm::dvec3 angles = eulerAngles(local, axes, glm::dvec3(0.0));
            int rotation = 0;
            for (int column = 0; column < joint.columnCount(); ++column) {
                const Channel channel = joint.channels[static_cast<std::size_t>(column)];
                clip.motion.setValue(frame, joint.firstColumn + column,
                                     channel.isPosition() ? scale * root[channel.axisIndex()] : angles[rotation++]);
            }
        }
    }

    static glm::dmat3 turnOf(const std::vector<glm::dmat3> &turns, int joint)
    {
        return turns.empty() || joint == NoJoint ? glm::dmat3(1.0) : turns[static_cast<std::size_t>(joint)];
    }

    std::mt19937 m_random;
    std::vector<int> m_parents;
    std::vector<glm::dvec3> m_offsets;
    std::vector<glm::dmat3> m_turns;
    std::vector<int> m_order; // order of the target: the source joint of each of its joints
};

const PositionRules adding{PositionRule::Add, PositionRule::Add, {}};

Clip retarget(const Clip &source, const Clip &target, const JointMapping &mapping)
{
    RetargetInput input;
    input.source = source;
    input.target = target;
    input.sourceRules = adding;
    input.targetRules = adding;
    input.sourceRoles = BodyRoles(std::vector<JointRole>(static_cast<std::size_t>(source.skeleton.jointCount())));
    input.mapping = mapping;
    input.settings.rest = RestMode::Match;
    input.settings.targetUp = UpAxisChoice::Y;
    Retargeter retargeter(input);
    RC_ASSERT(retargeter.prepare());
    return retargeter.write()->clip;
}

// The largest distance between two clips of one skeleton, as a fraction of its size.
double difference(const Clip &a, const Clip &b)
{
    double largest = 0.0;
    double reach = 0.0;
    for (int frame = 0; frame < a.motion.frameCount(); ++frame) {
        const Pose here = poseAt(a, frame, adding);
        const Pose there = poseAt(b, frame, adding);
        for (std::size_t joint = 0; joint < here.jointPositions.size(); ++joint) {
            largest = std::max(largest, glm::distance(here.jointPositions[joint], there.jointPositions[joint]));
            reach = std::max(reach, glm::distance(here.jointPositions[joint], here.jointPositions[0]));
        }
    }
    return largest / reach;
}

JointMapping inverse(const JointMapping &mapping)
{
    JointMapping result;
    result.matches.resize(mapping.matches.size());
    for (std::size_t joint = 0; joint < mapping.matches.size(); ++joint)
        result.matches[static_cast<std::size_t>(mapping.matches[joint].source)] = {static_cast<int>(joint), 1.0,
                                                                                   MatchReason::User};
    return result;
}

} // namespace

// Properties of every pair of skeletons of one body, whatever its tree, rest pose, rotation orders and units.
class RetargetProperties : public QObject
{
    Q_OBJECT

private slots:
    void rotatedScaledAndReorderedSkeletonsGetTheSamePoses()
    {
        QVERIFY(rc::check([] {
            const Pair pair = PairMaker(*rc::gen::arbitrary<unsigned>()).make();
            RC_ASSERT(difference(retarget(pair.source, pair.target, pair.mapping), pair.truth) < 1e-9);
        }));
    }

    void retargetingThereAndBackGivesTheSame()
    {
        QVERIFY(rc::check([] {
            const Pair pair = PairMaker(*rc::gen::arbitrary<unsigned>()).make();
            const Clip there = retarget(pair.source, pair.target, pair.mapping);
            Clip rest = pair.source;
            rest.motion = Motion(1, rest.skeleton.columnCount());
            RC_ASSERT(difference(retarget(there, rest, inverse(pair.mapping)), pair.source) < 1e-9);
        }));
    }
};

QTEST_APPLESS_MAIN(RetargetProperties)

} // namespace tst_retargetproperties

#include "tst_retargetproperties.moc"
