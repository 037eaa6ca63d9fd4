#include "scene/clip/scenechoice.h"

#include "base/at.h"
#include "scene/clip/scenesamples.h"

#include <algorithm>

namespace limber {

namespace {

constexpr double stillTolerance = 1e-5; // relative to the numbers of a track, which have seven digits

// Marks nodes with one flag each; this works since parents come before children.
class JointChooser
{
public:
    explicit JointChooser(const Scene &scene) : m_scene(scene), m_chosen(scene.nodes.size(), 0) {}

    std::vector<int> choose()
    {
        if (!chooseOwn()) {
            markSkinsAndMotion();
            if (std::ranges::find(m_chosen, 1) == m_chosen.end())
                markBareAndParts();
            else
                addBetween();
            addBelow();
            for (const int tip : tipsOfBones(m_scene)) {
                if (tip >= 0)
                    at(m_chosen, tip) = 0;
            }
        }
        return inOrder();
    }

private:
    [[nodiscard]] int nodeCount() const { return static_cast<int>(m_scene.nodes.size()); }
    [[nodiscard]] const SceneNode &node(int index) const { return at(m_scene.nodes, index); }

    // Marks the joints that Limber's own export wrote.
    bool chooseOwn()
    {
        for (int i = 0; i < nodeCount(); ++i)
            at(m_chosen, i) = node(i).bvh ? 1 : 0;
        return std::ranges::find(m_chosen, 1) != m_chosen.end();
    }

    void markSkinsAndMotion()
    {
        const bool hasSkins = std::ranges::any_of(m_scene.nodes, &SceneNode::isSkinJoint);
        for (int i = 0; i < nodeCount(); ++i)
            at(m_chosen, i) = node(i).isSkinJoint || !node(i).humanBone.empty() ? 1 : 0;
        for (const SceneAnimation &animation : m_scene.animations) {
            for (const SceneTrack &track : animation.tracks) {
                const SceneNode &moved = node(track.node);
                // If there are skins, a mesh that moves is an object beside the figure.
                const bool isThing = moved.isCamera || moved.isLight || (hasSkins && moved.hasMesh);
                if (!isThing && leavesRest(track, moved.rest, stillTolerance))
                    at(m_chosen, track.node) = 1;
            }
        }
    }

    // Marks the nodes that could be a skeleton, in a file without skins and animations. A node that stands for the file
    // is not one.
    void markBareAndParts()
    {
        const std::vector<bool> isPart = partsOfRobot(m_scene.nodes);
        std::vector<char> leadsToBare(m_chosen.size(), 0);
        for (int i = nodeCount() - 1; i >= 0; --i) {
            const bool leads = node(i).isBare() || at(isPart, i) || at(leadsToBare, i) != 0;
            at(m_chosen, i) = leads && !node(i).isWholeScene ? 1 : 0;
            if (leads && node(i).parent >= 0)
                at(leadsToBare, node(i).parent) = 1;
        }
    }

    // Marks each node that has marked nodes below it and also one above it, or that is the first that all marked nodes
    // of its tree have in common.
    void addBetween()
    {
        std::vector<int> below(m_chosen.size(), 0); // chosen nodes in the subtree
        for (int i = nodeCount() - 1; i >= 0; --i) {
            at(below, i) += at(m_chosen, i);
            if (node(i).parent >= 0)
                at(below, node(i).parent) += at(below, i);
        }
        std::vector<int> ofTree(m_chosen.size(), 0);
        std::vector<int> branches(m_chosen.size(), 0); // children with chosen nodes
        for (int i = 0; i < nodeCount(); ++i) {
            const int parent = node(i).parent;
            at(ofTree, i) = parent < 0 ? at(below, i) : at(ofTree, parent);
            if (parent >= 0 && at(below, i) > 0)
                ++at(branches, parent);
        }
        std::vector<char> isInside(m_chosen.size(), 0);
        for (int i = 0; i < nodeCount(); ++i) {
            const int parent = node(i).parent;
            const bool isFork = at(below, i) == at(ofTree, i) && at(branches, i) > 1 && !node(i).isWholeScene;
            const bool isBelowOne = parent >= 0 && at(isInside, parent) != 0;
            at(isInside, i) = isBelowOne || isFork || at(m_chosen, i) != 0 ? 1 : 0;
            if (at(isInside, i) != 0 && at(below, i) > 0)
                at(m_chosen, i) = 1;
        }
    }

    void addBelow()
    {
        for (int i = 0; i < nodeCount(); ++i) {
            const int parent = node(i).parent;
            if (parent >= 0 && at(m_chosen, parent) != 0 && node(i).isBare())
                at(m_chosen, i) = 1;
        }
    }

    // Returns the nodes with parents before children, each followed by all nodes below it, which need not be so in the
    // scene.
    [[nodiscard]] std::vector<int> inOrder() const
    {
        // The last list has the nodes without a parent.
        std::vector<std::vector<int>> children(m_scene.nodes.size() + 1);
        for (int i = 0; i < nodeCount(); ++i)
            (node(i).parent < 0 ? children.back() : at(children, node(i).parent)).push_back(i);
        std::vector<int> order;
        std::vector<int> open(children.back().rbegin(), children.back().rend());
        while (!open.empty()) {
            const int index = open.back();
            open.pop_back();
            if (at(m_chosen, index) != 0)
                order.push_back(index);
            open.insert(open.end(), at(children, index).rbegin(), at(children, index).rend());
        }
        return order;
    }

    const Scene &m_scene;
    std::vector<char> m_chosen;
};

} // namespace

std::vector<int> chooseJoints(const Scene &scene)
{
    return JointChooser(scene).choose();
}

std::vector<int> tipsOfBones(const Scene &scene)
{
    const auto count = static_cast<int>(scene.nodes.size());
    std::vector<int> below(scene.nodes.size(), 0); // nodes below each that could be joints
    std::vector<bool> isNoTip(scene.nodes.size());
    for (const SceneNode &node : scene.nodes) {
        if (node.parent < 0)
            continue;
        isNoTip[static_cast<std::size_t>(node.parent)] = true; // something hangs on it
        at(below, node.parent) += node.isBare() ? 1 : 0;
    }
    for (const SceneAnimation &animation : scene.animations) {
        for (const SceneTrack &track : animation.tracks) {
            if (leavesRest(track, at(scene.nodes, track.node).rest, stillTolerance))
                isNoTip[static_cast<std::size_t>(track.node)] = true;
        }
    }
    std::vector<int> tips(scene.nodes.size(), -1);
    for (int i = 0; i < count; ++i) {
        const SceneNode &node = at(scene.nodes, i);
        const bool isLone = node.parent >= 0 && at(below, node.parent) == 1 && node.isBare() && !at(isNoTip, i);
        if (isLone && !node.isSkinJoint && node.humanBone.empty() &&
            node.name == at(scene.nodes, node.parent).name + "_end")
            at(tips, node.parent) = i;
    }
    return tips;
}

} // namespace limber
