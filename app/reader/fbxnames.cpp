#include "fbxnames.h"

#include "fbxrecord.h"

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

namespace limber::reader {

namespace {

constexpr std::string_view letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_";

// Where a name is in the file.
struct PlacedName
{
    std::size_t offset = 0;
    std::string text;
};

std::vector<PlacedName> nodeNames(std::string_view bytes)
{
    std::vector<PlacedName> names;
    const FbxRecordReader reader(bytes);
    for (const FbxRecord &list : reader.records()) {
        if (list.name != "Objects")
            continue;
        for (const FbxRecord &object : reader.below(list)) {
            const auto properties = object.firstProperties(2);
            const auto text = object.name == "Model" && properties.size() == 2 ? properties[1].text() : std::nullopt;
            if (text)
                names.push_back({static_cast<std::size_t>(text->data() - bytes.data()),
                                 std::string(text->substr(0, text->find('\0')))});
        }
    }
    return names;
}

// Returns a name that is not taken and differs only in the last letters; the name itself if there is none. `count` is
// where to begin, so that many equal names do not take longer and longer.
std::string otherName(const std::string &name, const std::set<std::string> &taken, std::size_t &count)
{
    const std::size_t changed = std::min<std::size_t>(name.size(), 4);
    std::size_t most = 1;
    for (std::size_t i = 0; i < changed; ++i)
        most *= letters.size();
    while (count < most) {
        std::string other = name;
        std::size_t rest = count++;
        for (std::size_t i = 0; i < changed; ++i, rest /= letters.size())
            other[other.size() - 1 - i] = letters[rest % letters.size()];
        if (!taken.contains(other))
            return other;
    }
    return name;
}

} // namespace

UniqueNames withUniqueNames(std::string_view bytes)
{
    const std::vector<PlacedName> names = nodeNames(bytes);
    std::set<std::string> taken;
    for (const PlacedName &name : names)
        taken.insert(name.text);
    UniqueNames result;
    if (taken.size() == names.size())
        return result;
    result.bytes = bytes;
    std::set<std::string> seen;
    std::map<std::string, std::size_t> counts; // by name
    for (const PlacedName &name : names) {
        if (seen.insert(name.text).second)
            continue;
        std::string other = otherName(name.text, taken, counts[name.text]);
        if (other == name.text)
            continue;
        std::ranges::copy(other, result.bytes.begin() + static_cast<std::ptrdiff_t>(name.offset));
        taken.insert(other);
        result.originals.emplace(std::move(other), name.text);
    }
    return result;
}

} // namespace limber::reader
