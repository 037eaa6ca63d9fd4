#include "secondlife/upload/uploadfinding.h"

#include <algorithm>

namespace limber {

void UploadFindings::add(UploadFinding finding)
{
    constexpr int mostOfARule = 20;
    if (std::ranges::count(m_list, finding.rule, &UploadFinding::rule) < mostOfARule)
        m_list.push_back(std::move(finding));
}

} // namespace limber
