#pragma once

#include "base/at.h"
#include "motion/frameinterval.h"
#include "motion/skeleton.h"

#include <glm/vec3.hpp>

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace limber {

// Puts the lines of a project file together and passes them on.
class ProjectLines
{
public:
    // Takes a sink that returns whether to continue.
    ProjectLines(const Skeleton &skeleton, const std::function<bool(std::string_view)> &sink);

    void add(std::string_view text);
    void flush();
    [[nodiscard]] bool isStopped() const { return m_isStopped; }
    // Returns the key of a joint in quotes (see jointKeys).
    [[nodiscard]] const std::string &keyOf(int joint) const { return at(m_keys, joint); }

    // Returns the members that name a joint or an end site.
    [[nodiscard]] std::string nodeText(NodeId node) const;

    // Writes a line for each item between two brackets.
    template <typename Range, typename Write>
    void addLines(const Range &items, std::string_view indent, const Write &write)
    {
        bool isFirst = true;
        for (const auto &item : items) {
            if (m_isStopped)
                return;
            add(isFirst ? "\n" : ",\n");
            add(indent);
            write(item);
            isFirst = false;
        }
        if (!isFirst) {
            add("\n");
            add(indent.substr(1));
        }
    }

private:
    [[nodiscard]] std::string endNumberText(int endSite) const;

    const Skeleton &m_skeleton;
    const std::function<bool(std::string_view)> &m_sink;
    std::vector<std::string> m_keys; // of the joints, in quotes
    std::string m_text; // not yet passed on
    bool m_isStopped = false;
};

// Returns them as lists of numbers.
[[nodiscard]] std::string vectorText(const glm::dvec3 &vector);
[[nodiscard]] std::string intervalText(const FrameInterval &interval);

} // namespace limber
