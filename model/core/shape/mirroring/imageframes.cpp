#include "mirroring/imageframes.h"

#include "base/at.h"
#include "geometry/directionfit.h"
#include "geometry/geometry.h"
#include "motion/childjoints.h"

#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>
#include <glm/matrix.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace limber {

namespace {

// How much a clue counts: square radians are added with these factors.
constexpr double boneWeight = 1.0;
constexpr double anatomyWeight = 1.0;
constexpr double aboveWeight = 0.02;
constexpr double farFromAnatomy = 40.0 / degreesPerRadian;
constexpr double farFromBones = 40.0 / degreesPerRadian;
constexpr double leastCarried = 0.5; // length of a mean direction that still says something
constexpr double openSpread = 0.02; // of the weights: how far bones must fan out to leave no twist open

// A bone of a joint and the bone of the partner to which it belongs, in the coordinates of both.
struct BonePair
{
    glm::dvec3 own{0.0};
    glm::dvec3 others{0.0};
};

// Returns the 24 reflections that carry axes to axes.
std::vector<glm::dmat3> axisReflections()
{
    std::vector<glm::dmat3> reflections;
    std::array<int, 3> order{0, 1, 2};
    do {
        for (int signs = 0; signs < 8; ++signs) {
            glm::dmat3 matrix(0.0);
            for (int column = 0; column < 3; ++column)
                matrix[column][at(order, column)] = (signs >> column) % 2 == 0 ? 1.0 : -1.0;
            if (glm::determinant(matrix) < 0.0)
                reflections.push_back(matrix);
        }
    } while (std::next_permutation(order.begin(), order.end()));
    return reflections;
}

double angleBetween(const glm::dmat3 &a, const glm::dmat3 &b)
{
    return angleOf(a * glm::transpose(b));
}

double angleBetween(const glm::dvec3 &a, const glm::dvec3 &b)
{
    return std::atan2(glm::length(glm::cross(a, b)), glm::dot(a, b));
}

class ImageFrameFinder
{
public:
    explicit ImageFrameFinder(const SidedFigure &figure) : m_figure(figure), m_candidates(axisReflections())
    {
        m_frames.assign(static_cast<std::size_t>(figure.skeleton.jointCount()), glm::dmat3(1.0));
    }

    std::vector<glm::dmat3> find()
    {
        for (int joint = 0; joint < m_figure.skeleton.jointCount(); ++joint) {
            const int partner = at(m_figure.pairs.partner, joint);
            if (partner < joint)
                at(m_frames, joint) = glm::transpose(at(m_frames, partner));
            else
                at(m_frames, joint) = partner == joint ? ofMiddle(joint) : ofSides(joint);
        }
        return std::move(m_frames);
    }

private:
    // Pairs the bones below a joint with those below its partner.
    [[nodiscard]] std::vector<BonePair> bonesOf(int joint) const
    {
        std::vector<BonePair> bones;
        const int partner = at(m_figure.pairs.partner, joint);
        for (const int child : ChildJoints(m_figure.skeleton, joint)) {
            const int image = at(m_figure.pairs.partner, child);
            // A joint without a partner shows nothing about the mirror.
            const bool isAlone = std::ranges::find(m_figure.pairs.alone, child) != m_figure.pairs.alone.end();
            const bool isBone =
                !isAlone && !at(m_figure.travels, child) && m_figure.skeleton.joint(image).parent == partner;
            if (isBone)
                addTo(bones, at(m_figure.translations, child), at(m_figure.translations, image));
        }
        if (bones.empty())
            addEndSites(joint, partner, bones);
        return bones;
    }

    void addEndSites(int joint, int partner, std::vector<BonePair> &bones) const
    {
        const glm::dvec3 *own = nullptr;
        const glm::dvec3 *others = nullptr;
        for (const EndSite &site : m_figure.skeleton.endSites()) {
            own = site.parent == joint && own == nullptr ? &site.offset : own;
            others = site.parent == partner && others == nullptr ? &site.offset : others;
        }
        if (own != nullptr && others != nullptr)
            addTo(bones, *own, *others);
    }

    static void addTo(std::vector<BonePair> &bones, const glm::dvec3 &own, const glm::dvec3 &others)
    {
        constexpr double shortest = 1e-9;
        if (glm::length(own) > shortest && glm::length(others) > shortest)
            bones.push_back({own, others});
    }

    // Returns the mean squared angle between the images of bones and what they should be, by their lengths.
    static double boneError(const glm::dmat3 &reflection, const std::vector<BonePair> &bones)
    {
        double sum = 0.0;
        double weights = 0.0;
        for (const BonePair &bone : bones) {
            const double angle = angleBetween(reflection * bone.own, bone.others);
            sum += glm::length(bone.own) * angle * angle;
            weights += glm::length(bone.own);
        }
        return weights > 0.0 ? sum / weights : 0.0;
    }

    [[nodiscard]] bool fits(const glm::dmat3 &reflection, const std::vector<BonePair> &bones) const
    {
        return std::ranges::all_of(bones, [&](const BonePair &bone) {
            return glm::distance(reflection * bone.own, bone.others) <= m_figure.sameLength;
        });
    }

    [[nodiscard]] std::optional<glm::dmat3> above(int joint) const
    {
        const int parent = m_figure.skeleton.joint(joint).parent;
        return parent == NoJoint ? std::nullopt : std::optional(at(m_frames, parent));
    }

    // Returns what is known of a joint beside its bones. For one in the middle that is the mirror of the joint above,
    // as the motion carries it down: mirrored rotations carry the same one, so that mirroring twice changes nothing
    // even where the figure is uneven. What its anatomy shows would differ then.
    [[nodiscard]] std::optional<glm::dmat3> clueTo(int joint, bool isMiddle) const
    {
        const std::optional<glm::dmat3> parent = above(joint);
        const bool isCarried = isMiddle && parent && *parent == glm::transpose(*parent) &&
                               *parent != glm::dmat3(-1.0) && !m_figure.jointFromParent.empty();
        if (!isCarried)
            return at(m_figure.anatomical, joint);
        const glm::dvec3 carried = at(m_figure.jointFromParent, joint) * normalOf(*parent);
        if (glm::length(carried) < leastCarried)
            return at(m_figure.anatomical, joint);
        const glm::dvec3 normal = glm::normalize(carried);
        return glm::dmat3(1.0) - 2.0 * glm::outerProduct(normal, normal);
    }

    // Returns the reflection of axes that agrees best with bones, anatomy and the joint above, in this order; or what
    // is known of the joint, if none of them is near it.
    [[nodiscard]] glm::dmat3 nearest(int joint, const std::vector<BonePair> &bones, bool isMiddle) const
    {
        const std::optional<glm::dmat3> anatomical = clueTo(joint, isMiddle);
        const std::optional<glm::dmat3> parent = above(joint);
        glm::dmat3 best(1.0);
        double least = std::numeric_limits<double>::infinity();
        for (const glm::dmat3 &candidate : m_candidates) {
            if (isMiddle && (candidate != glm::transpose(candidate) || candidate == glm::dmat3(-1.0)))
                continue;
            double cost = boneWeight * boneError(candidate, bones);
            if (anatomical)
                cost += anatomyWeight * std::pow(angleBetween(candidate, *anatomical), 2.0);
            if (parent)
                cost += aboveWeight * std::pow(angleBetween(candidate, *parent), 2.0);
            if (cost < least) {
                least = cost;
                best = candidate;
            }
        }
        const bool isUsable = parent && (!isMiddle || *parent == glm::transpose(*parent));
        const glm::dmat3 known = anatomical ? *anatomical : isUsable ? *parent : best;
        const bool isFar = anatomical && angleBetween(best, *anatomical) > farFromAnatomy;
        return isFar || boneError(best, bones) > farFromBones * farFromBones ? known : best;
    }

    // Turns a reflection by no more than is needed to carry the bones to those of the partner.
    [[nodiscard]] glm::dmat3 ofSides(int joint) const
    {
        const std::vector<BonePair> bones = bonesOf(joint);
        const glm::dmat3 base = nearest(joint, bones, false);
        if (bones.empty() || fits(base, bones))
            return base;
        std::vector<DirectionPair> pairs;
        glm::dvec3 from(0.0);
        glm::dvec3 to(0.0);
        double weights = 0.0;
        for (const BonePair &bone : bones) {
            // The same weight in both directions makes the partner's reflection the inverse.
            const double weight = std::sqrt(glm::length(bone.own) * glm::length(bone.others));
            pairs.push_back({directionOf(base * bone.own), directionOf(bone.others), weight});
            from += weight * pairs.back().from;
            to += weight * pairs.back().to;
            weights += weight;
        }
        const DirectionFit fit = nearestRotation(pairs);
        return (fit.spread > openSpread * weights ? fit.rotation : arc(from, to)) * base;
    }

    // A joint in the middle is its own partner: its mirror is normal to one direction, along which the bones of both
    // sides differ and across which those in the middle lie.
    [[nodiscard]] glm::dmat3 ofMiddle(int joint) const
    {
        const std::vector<BonePair> bones = bonesOf(joint);
        const glm::dmat3 base = nearest(joint, bones, true);
        if (bones.empty() || fits(base, bones))
            return base;
        const glm::dvec3 normal = refinedNormal(normalOf(base), bones);
        return glm::dmat3(1.0) - 2.0 * glm::outerProduct(normal, normal);
    }

    static glm::dvec3 normalOf(const glm::dmat3 &reflection)
    {
        const glm::dmat3 projection = 0.5 * (glm::dmat3(1.0) - reflection);
        glm::dvec3 longest = projection[0];
        for (int column = 1; column < 3; ++column) {
            if (glm::length(projection[column]) > glm::length(longest))
                longest = projection[column];
        }
        return glm::normalize(longest);
    }

    // Returns the n that minimises sum |C a - b|² over the bones for C = 1 - 2 n nT: the largest eigenvector, by
    // power iteration from the start, so that what the bones leave open stays.
    static glm::dvec3 refinedNormal(const glm::dvec3 &start, const std::vector<BonePair> &bones)
    {
        constexpr int iterations = 200;
        glm::dmat3 matrix(0.0);
        double squares = 0.0;
        for (const BonePair &bone : bones) {
            matrix -= 0.5 * (glm::outerProduct(bone.own, bone.others) + glm::outerProduct(bone.others, bone.own));
            squares += glm::length(bone.own) * glm::length(bone.others);
        }
        matrix += squares * glm::dmat3(1.0);
        glm::dvec3 normal = start;
        for (int i = 0; i < iterations; ++i)
            normal = glm::normalize(matrix * normal);
        return normal;
    }

    const SidedFigure &m_figure;
    std::vector<glm::dmat3> m_candidates;
    std::vector<glm::dmat3> m_frames;
};

} // namespace

std::vector<glm::dmat3> imageFrames(const SidedFigure &figure)
{
    return ImageFrameFinder(figure).find();
}

} // namespace limber
