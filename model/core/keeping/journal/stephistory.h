#pragma once

#include "base/at.h"

#include <utility>
#include <vector>

namespace limber {

// The steps of a document's history as its journal records them. Undone steps stay until another step replaces them;
// edits that merged into one step stay together, in their order.
template <typename Edit>
class StepHistory
{
public:
    // Adds an edit. `after` is the number of steps in effect afterwards: one more than before, or the same number if
    // the edit merged into the last step. Returns false for any other number.
    [[nodiscard]] bool add(int after, Edit edit)
    {
        if (after < 1 || (after != m_index && after != m_index + 1))
            return false;
        m_steps.resize(static_cast<std::size_t>(m_index));
        if (after > m_index)
            m_steps.emplace_back();
        m_steps.back().push_back(std::move(edit));
        m_index = after;
        return true;
    }
    // Undoes or redoes steps. Returns false if there are not so many steps.
    [[nodiscard]] bool goTo(int index)
    {
        if (index < 0 || index > static_cast<int>(m_steps.size()))
            return false;
        m_index = index;
        return true;
    }
    // Returns how many steps are in effect.
    [[nodiscard]] int index() const { return m_index; }
    // Returns the edits of one step.
    [[nodiscard]] const std::vector<Edit> &step(int index) const { return at(m_steps, index); }

private:
    std::vector<std::vector<Edit>> m_steps;
    int m_index = 0;
};

} // namespace limber
