#pragma once

#include "filling/gapsearch.h"
#include "filling/othertake.h"
#include "operations/operationinput.h"
#include "operations/operationoutput.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace limber {

// The other clips from which Fill learns.
class FillTakes
{
public:
    explicit FillTakes(const OperationInput &input);

    // Returns why nothing can be learned from one of them; empty if all fit.
    [[nodiscard]] Message problemFor(const OperationInput &input) const;
    // Says what was read.
    void addNotes(const OperationInput &input, OperationOutput &output) const;
    // Finds what is lost in them. Returns false if the progress stopped it.
    bool findGaps(const Vocabulary &vocabulary, const Progress &progress);
    // Returns them for a gap; call it after findGaps().
    [[nodiscard]] std::vector<OtherTake> toLearnFrom(const Gap &gap) const;
    [[nodiscard]] bool isEmpty() const { return m_takes.empty(); }
    // Returns text that is another one for other clips.
    [[nodiscard]] std::string mark() const;

private:
    struct Take
    {
        std::string name;
        std::shared_ptr<const Clip> clip;
        PositionRules rules;
        UpAxis up;
        std::optional<std::vector<FoundGap>> found;
    };

    std::vector<Take> m_takes;
};

} // namespace limber
