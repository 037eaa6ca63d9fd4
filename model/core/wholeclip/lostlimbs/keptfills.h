#pragma once

#include "filling/gapfill.h"
#include "filling/gapsearch.h"
#include "operations/operationinput.h"

#include <memory>
#include <string>
#include <vector>

namespace limber {

// What Fill found out about a clip in its last call. A call for the same clip with another method takes it from there.
class KeptFills
{
public:
    // Returns what the memory of a call keeps about its clip; null if there is nothing.
    [[nodiscard]] static std::shared_ptr<const KeptFills> of(const OperationInput &input);

    KeptFills(const OperationInput &input, std::vector<FoundGap> found);

    [[nodiscard]] const std::vector<FoundGap> &found() const { return m_found; }
    // Returns the ways to fill a gap with these settings; null if they are not known.
    [[nodiscard]] std::shared_ptr<const GapFills> fillsOf(const Gap &gap, const std::string &settings) const;
    // Adds them; `settings` is text about all on which they depend besides the clip and the gap.
    void add(const Gap &gap, const std::string &settings, std::shared_ptr<const GapFills> fills);

private:
    struct Entry
    {
        Gap gap;
        std::string settings;
        std::shared_ptr<const GapFills> fills;
    };

    [[nodiscard]] bool isAbout(const OperationInput &input) const;

    Clip m_clip;
    PositionRules m_rules;
    UpAxis m_up;
    const Vocabulary *m_vocabulary;
    std::vector<FoundGap> m_found;
    std::vector<Entry> m_entries;
};

} // namespace limber
