#pragma once

#include "motion/skeleton.h"
#include "secondlife/upload/uploadrule.h"

#include <vector>

namespace limber {

// A rule that a file breaks.
struct UploadFinding
{
    UploadRule rule = UploadRule::UnexpectedLine;
    ViewerError error = ViewerError::None; // what the viewer says; None if it accepts the file anyway
    int line = 0; // from 1; 0 if it is about no single line
    int joint = NoJoint; // of the clip; NoJoint if it is about no joint
    Message message; // what was expected and what was found

    [[nodiscard]] UploadSeverity severity() const { return severityOf(rule); }
};

// Collects findings about a text: only the first ones for each rule, so that the list for a text that is wrong
// everywhere stays readable.
class UploadFindings
{
public:
    void add(UploadFinding finding);
    [[nodiscard]] std::vector<UploadFinding> take() { return std::move(m_list); }

private:
    std::vector<UploadFinding> m_list;
};

} // namespace limber
