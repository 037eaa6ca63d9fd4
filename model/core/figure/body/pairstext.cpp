#include "body/pairstext.h"

#include "messages/skeletonmessages.h"
#include "motion/nodeaddress.h"

#include <algorithm>
#include <optional>

namespace limber {

namespace {

std::string_view withoutBlanksAround(std::string_view text)
{
    constexpr std::string_view spaces = " \t\r";
    const std::size_t begin = text.find_first_not_of(spaces);
    if (begin == std::string_view::npos)
        return {};
    return text.substr(begin, text.find_last_not_of(spaces) - begin + 1);
}

bool isUsed(const std::vector<std::pair<int, int>> &pairs, int joint)
{
    return std::ranges::any_of(pairs,
                               [joint](const auto &pair) { return pair.first == joint || pair.second == joint; });
}

} // namespace

PairsFromText pairsFromText(std::string_view text, const Skeleton &skeleton)
{
    PairsFromText result;
    for (int line = 1; !text.empty(); ++line) {
        const std::size_t end = text.find('\n');
        const std::string_view content = withoutBlanksAround(text.substr(0, end));
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        if (content.empty() || content.front() == '#')
            continue;
        const std::size_t equals = content.find('=');
        if (equals == std::string_view::npos)
            return {{}, messages::pairExpected(line, nameArgument(content))};
        int joints[2];
        for (const int side : {0, 1}) {
            const std::string_view name =
                withoutBlanksAround(side == 0 ? content.substr(0, equals) : content.substr(equals + 1));
            const std::optional<int> joint = jointAt(skeleton, name);
            if (!joint)
                return {{}, messages::noSuchJointInLine(line, nameArgument(name))};
            if (isUsed(result.pairs, *joint))
                return {{}, messages::jointTwiceInPairs(line, nameArgument(name))};
            joints[side] = *joint;
        }
        result.pairs.emplace_back(joints[0], joints[1]);
    }
    return result;
}

} // namespace limber
