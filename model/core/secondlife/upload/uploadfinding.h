#pragma once

#include "motion/skeleton.h"
#include "secondlife/upload/uploadrule.h"

#include <vector>

namespace limber {

// A rule that a file does not keep.
struct UploadFinding
{
    UploadRule rule = UploadRule::UnexpectedLine;
    ViewerError error = ViewerError::None; // what the viewer says; None where it takes the file all the same
    int line = 0; // from 1; 0 where no line is meant
    int joint = NoJoint; // of the clip; NoJoint where none is meant
    Message message; // what was expected, and found

    [[nodiscard]] UploadSeverity severity() const { return severityOf(rule); }
};

// Takes findings of a text: of each rule the first ones only, so that a text that is wrong everywhere stays readable.
class UploadFindings
{
public:
    void add(UploadFinding finding);
    [[nodiscard]] std::vector<UploadFinding> take() { return std::move(m_list); }

private:
    std::vector<UploadFinding> m_list;
};

} // namespace limber
