#include "scene/clip/scenechoice.h"

#include "base/at.h"
#include "scene/clip/scenesamples.h"

#include <algorithm>

namespace limber {

namespace {

constexpr double stillTolerance = 1e-5; // of the numbers of a track; seven digits are there

bool isBare(const SceneNode &node)
{
    return !node.hasMesh && !node.isCamera && !node.isLight;
}

// Marks nodes; a flag for each, since parents stand before children.
class JointChooser
{
public:
    explicit JointChooser(const Scene &scene) : m_scene(scene), m_chosen(scene.nodes.size(), 0) {}

    std::vector<int> choose()
    {
        if (!chooseOwn()) {
            markSkinsAndMotion();
            if (std::ranges::find(m_chosen, 1) == m_chosen.end())
                markBare();
            else
                addBetween();
            addBelow();
        }
        return inOrder();
    }

private:
    [[nodiscard]] int nodeCount() const { return static_cast<int>(m_scene.nodes.size()); }
    [[nodiscard]] const SceneNode &node(int index) const { return at(m_scene.nodes, index); }

    // What Limber's own export wrote.
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
            at(m_chosen, i) = node(i).isSkinJoint ? 1 : 0;
        for (const SceneAnimation &animation : m_scene.animations) {
            for (const SceneTrack &track : animation.tracks) {
                const SceneNode &moved = node(track.node);
                // Where there are skins, a mesh that moves is a thing beside the figure.
                const bool isThing = moved.isCamera || moved.isLight || (hasSkins && moved.hasMesh);
                if (!isThing && leavesRest(track, moved.rest, stillTolerance))
                    at(m_chosen, track.node) = 1;
            }
        }
    }

    // Of a file without skins and animations: what could be a skeleton. What stands for the file is none.
    void markBare()
    {
        std::vector<char> leadsToBare(m_chosen.size(), 0);
        for (int i = nodeCount() - 1; i >= 0; --i) {
            const bool leads = isBare(node(i)) || at(leadsToBare, i) != 0;
            at(m_chosen, i) = leads && !node(i).isWholeScene ? 1 : 0;
            if (leads && node(i).parent >= 0)
                at(leadsToBare, node(i).parent) = 1;
        }
    }

    // A node with chosen ones below it is chosen where there is a chosen one above it, too, or where it is the first
    // that all of its tree have in common.
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
            if (parent >= 0 && at(m_chosen, parent) != 0 && isBare(node(i)))
                at(m_chosen, i) = 1;
        }
    }

    // Parents before children, each followed by all below it, which a list of nodes need not be.
    [[nodiscard]] std::vector<int> inOrder() const
    {
        std::vector<std::vector<int>> children(m_scene.nodes.size() + 1); // the last: of nothing
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

} // namespace limber
