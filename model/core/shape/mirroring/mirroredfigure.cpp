#include "mirroring/mirroredfigure.h"

#include "anatomy/anatomicalframes.h"
#include "anatomy/bodymarks.h"
#include "base/at.h"
#include "body/bodymeasure.h"
#include "body/bonelengths.h"
#include "body/jointterm.h"
#include "geometry/geometry.h"
#include "mirroring/imageframes.h"
#include "pose/localrotation.h"
#include "pose/pose.h"

#include <glm/geometric.hpp>
#include <glm/matrix.hpp>

#include <algorithm>

namespace limber {

namespace {

// Fractions of the body's length: how far off an image may be in a pose, and how far bones may differ that count as the
// same.
constexpr double posedTolerance = 0.15;
constexpr double sameFraction = 1e-5;
constexpr double leastConfidence = 0.3;

glm::dmat3 reflectionAlong(Axis axis)
{
    const glm::dvec3 normal = directionOf(axis);
    return glm::dmat3(1.0) - 2.0 * glm::outerProduct(normal, normal);
}

// Examines one figure.
class SideSearch
{
public:
    SideSearch(const Clip &clip, const PositionRules &rules, const BodyRoles &roles, const std::vector<bool> &travels)
        : m_clip(clip), m_rules(rules), m_roles(roles), m_shape(figureShape(clip, rules)),
          m_anatomy(anatomicalFrames(clip, rules, roles, m_shape, {})),
          m_length(bodyLength(clip.skeleton, m_shape, roles))
    {
        m_result.translations = usualTranslations(clip, rules);
        // Where a figure usually is on its way says nothing about its sides.
        for (std::size_t joint = 0; joint < travels.size(); ++joint) {
            if (travels[joint])
                m_result.translations[joint] = glm::dvec3(0.0);
        }
    }

    MirroredFigure find(Axis up, const std::vector<bool> &travels, MirrorRequest request)
    {
        addPairsOfRoles(request);
        if (!pairInPose(request) && pairAtRest(up, request)) {
            m_result.frames.assign(static_cast<std::size_t>(m_clip.skeleton.jointCount()),
                                   reflectionAlong(*m_result.axis));
            return std::move(m_result);
        }
        m_result.frames = imageFrames({m_clip.skeleton, m_result.pairs, m_result.translations, travels,
                                       anatomicalReflections(), meanRotationsBack(), sameFraction * m_length});
        m_result.axis = commonAxis();
        measure(travels);
        return std::move(m_result);
    }

private:
    // Pairs joints whose names tell no side by what they are in the body, and those between them and the middle.
    void addPairsOfRoles(MirrorRequest &request) const
    {
        const Skeleton &skeleton = m_clip.skeleton;
        const std::vector<JointTerm> terms = jointTerms(skeleton);
        const auto isUnnamed = [&](int joint) { return at(terms, joint).side == BodySide::Centre; };
        for (int joint = 0; joint < skeleton.jointCount(); ++joint) {
            const auto &[part, side, number] = m_roles.of(joint);
            int left = joint;
            int right = side == BodySide::Left ? m_roles.find(part, BodySide::Right, number) : NoJoint;
            while (right != NoJoint && left != NoJoint && !skeleton.isInSubtree(left, right) &&
                   !skeleton.isInSubtree(right, left)) {
                if (isUnnamed(left) && isUnnamed(right))
                    request.pairs.emplace_back(left, right);
                left = skeleton.joint(left).parent;
                right = skeleton.joint(right).parent;
            }
        }
    }

    // Returns whether the sides are each other's images at rest.
    bool pairAtRest(Axis up, const MirrorRequest &request)
    {
        BestMirror best;
        if (request.axis) {
            best.axis = *request.axis;
            best.pairs = mirrorPairs(m_clip.skeleton, m_result.translations, best.axis, mirrorTolerance * m_length,
                                     request.pairs);
        } else {
            best = bestMirror(m_clip.skeleton, m_result.translations, up, m_length, request.pairs);
        }
        m_result.axis = best.axis;
        m_result.pairs = std::move(best.pairs);
        return m_result.pairs.asymmetry <= mirrorTolerance * m_length;
    }

    // Pairs joints in the frame that stands best; returns false if the rest pose is as good.
    bool pairInPose(const MirrorRequest &request)
    {
        const std::optional<int> frame = m_anatomy.reference.frame;
        if (!frame)
            return false;
        const Pose pose = poseAt(m_clip, *frame, m_rules);
        const auto axes = bodyAxes(BodyMarks(m_clip.skeleton, m_roles), pose);
        if (!axes)
            return false;
        const glm::dmat3 worldFromBody(axes->left, axes->up, axes->front);
        std::vector<glm::dvec3> translations;
        for (int joint = 0; joint < m_clip.skeleton.jointCount(); ++joint) {
            const int parent = m_clip.skeleton.joint(joint).parent;
            const glm::dvec3 origin = parent == NoJoint ? glm::dvec3(0.0) : at(pose.jointPositions, parent);
            translations.push_back(glm::transpose(worldFromBody) * (at(pose.jointPositions, joint) - origin));
        }
        m_result.pairs = mirrorPairs(m_clip.skeleton, translations, Axis::X, posedTolerance * m_length, request.pairs,
                                     Likeness::Posed);
        m_result.referenceFrame = frame;
        return true;
    }

    // What carries an anatomical frame to that of the partner: side changes its sign, as an axis of rotation does in a
    // mirror.
    [[nodiscard]] std::vector<std::optional<glm::dmat3>> anatomicalReflections() const
    {
        std::vector<std::optional<glm::dmat3>> reflections;
        for (int joint = 0; joint < m_clip.skeleton.jointCount(); ++joint) {
            const AnatomicalFrame &own = m_anatomy.of(joint);
            const AnatomicalFrame &others = m_anatomy.of(at(m_result.pairs.partner, joint));
            const bool isKnown =
                own.isKnown() && others.isKnown() && std::min(own.confidence, others.confidence) >= leastConfidence;
            reflections.push_back(isKnown ? std::optional(others.jointFromBody * reflectionAlong(Axis::X) *
                                                          glm::transpose(own.jointFromBody))
                                          : std::nullopt);
        }
        return reflections;
    }

    // Returns for each joint the mean of the inverse of its rotation.
    [[nodiscard]] std::vector<glm::dmat3> meanRotationsBack() const
    {
        constexpr int mostSamples = 256;
        const int frames = m_clip.motion.frameCount();
        const int step = std::max(1, frames / mostSamples);
        std::vector<glm::dmat3> means;
        for (int joint = 0; joint < m_clip.skeleton.jointCount() && frames > 0; ++joint) {
            glm::dmat3 sum(0.0);
            int count = 0;
            for (int frame = 0; frame < frames; frame += step, ++count)
                sum += localRotation(m_clip.skeleton.joint(joint), m_clip.motion.frame(frame));
            means.push_back(glm::transpose(sum) * (1.0 / count));
        }
        return means;
    }

    [[nodiscard]] std::optional<Axis> commonAxis() const
    {
        for (const Axis axis : {Axis::X, Axis::Y, Axis::Z}) {
            if (std::ranges::all_of(m_result.frames,
                                    [&](const glm::dmat3 &frame) { return frame == reflectionAlong(axis); }))
                return axis;
        }
        return std::nullopt;
    }

    // Measures again how far bones differ from the images of their partners.
    void measure(const std::vector<bool> &travels)
    {
        m_result.pairs.asymmetry = 0.0;
        m_result.pairs.worst = NoJoint;
        for (int joint = 0; joint < m_clip.skeleton.jointCount(); ++joint) {
            const int parent = m_clip.skeleton.joint(joint).parent;
            if (parent == NoJoint || at(travels, joint))
                continue;
            const glm::dvec3 image = at(m_result.frames, parent) * at(m_result.translations, joint);
            const double off = glm::distance(image, at(m_result.translations, at(m_result.pairs.partner, joint)));
            if (off > m_result.pairs.asymmetry) {
                m_result.pairs.asymmetry = off;
                m_result.pairs.worst = joint;
            }
        }
    }

    const Clip &m_clip;
    const PositionRules &m_rules;
    const BodyRoles &m_roles;
    FigureShape m_shape;
    AnatomicalFrames m_anatomy;
    double m_length;
    MirroredFigure m_result;
};

} // namespace

MirroredFigure mirroredFigure(const Clip &clip, const PositionRules &rules, const BodyRoles &roles, Axis up,
                              const std::vector<bool> &travels, const MirrorRequest &request)
{
    return SideSearch(clip, rules, roles, travels).find(up, travels, request);
}

} // namespace limber
