#include "mapping/jointkeys.h"

#include "base/finding.h"

#include <string_view>
#include <unordered_map>
#include <unordered_set>

namespace limber {

namespace {

// Returns the length of the UTF-8 character that `bytes` begins with, or 0 if it does not begin with one.
std::size_t characterLength(std::string_view bytes)
{
    for (std::size_t length = 1; length <= 4 && length <= bytes.size(); ++length) {
        if (isUtf8(bytes.substr(0, length)))
            return length;
    }
    return 0;
}

std::string escaped(std::string_view name)
{
    constexpr std::string_view hex = "0123456789ABCDEF";
    if (isUtf8(name))
        return std::string(name);
    std::string text;
    while (!name.empty()) {
        const std::size_t length = characterLength(name);
        if (length > 0) {
            text += name.substr(0, length);
        } else {
            const auto byte = static_cast<unsigned char>(name.front());
            text += {'\\', 'x', hex[byte / 16], hex[byte % 16]};
        }
        name.remove_prefix(length > 0 ? length : 1);
    }
    return text;
}

} // namespace

std::vector<std::string> jointKeys(const Skeleton &skeleton)
{
    std::vector<std::string> keys;
    std::unordered_set<std::string> taken;
    for (const Joint &joint : skeleton.joints()) {
        keys.push_back(escaped(joint.name));
        taken.insert(keys.back());
    }
    std::unordered_map<std::string, int> counts; // joints with each name so far
    for (std::string &key : keys) {
        int &count = counts[key];
        if (++count == 1)
            continue;
        std::string numbered = key + '#' + std::to_string(count);
        while (!taken.insert(numbered).second)
            numbered = key + '#' + std::to_string(++count);
        key = std::move(numbered);
    }
    return keys;
}

} // namespace limber
