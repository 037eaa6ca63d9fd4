#include "scene/clip/scenenames.h"

#include "base/at.h"
#include "motion/writablename.h"

#include <unordered_map>
#include <unordered_set>

namespace limber {

namespace {

// Returns names that it has not returned before.
class UniqueNames
{
public:
    std::string next(const std::string &wanted)
    {
        std::string name = wanted;
        // It starts from the last free number, since a file may have one name a hundred thousand times.
        for (int &copy = m_lastCopy[wanted]; !m_taken.insert(name).second;) {
            copy = copy < 2 ? 2 : copy + 1;
            name = wanted + '#' + std::to_string(copy);
        }
        return name;
    }

private:
    std::unordered_set<std::string> m_taken;
    std::unordered_map<std::string, int> m_lastCopy;
};

std::string writable(const std::string &name)
{
    std::string result;
    for (const char c : name)
        result += isWritableName(std::string(1, c)) || c == ' ' ? c : '_';
    const std::size_t first = result.find_first_not_of(' ');
    if (first == std::string::npos)
        return "joint";
    return result.substr(first, result.find_last_not_of(' ') - first + 1);
}

} // namespace

SceneNames jointNames(const Scene &scene, std::span<const int> nodes)
{
    SceneNames result;
    UniqueNames unique;
    for (const int index : nodes) {
        const SceneNode &node = at(scene.nodes, index);
        if (node.bvh && isWritableName(node.bvh->name)) {
            result.names.push_back(node.bvh->name);
            continue;
        }
        result.names.push_back(unique.next(writable(node.name)));
        if (result.names.back() != node.name)
            ++result.renamed;
    }
    return result;
}

std::vector<std::string> animationNames(const Scene &scene)
{
    std::vector<std::string> names;
    UniqueNames unique;
    for (const SceneAnimation &animation : scene.animations) {
        const std::string number = std::to_string(names.size() + 1);
        names.push_back(unique.next(animation.name.empty() ? "animation " + number : animation.name));
    }
    return names;
}

} // namespace limber
