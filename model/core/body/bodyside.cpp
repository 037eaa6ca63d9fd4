#include "body/bodyside.h"

#include <algorithm>
#include <set>
#include <string>
#include <string_view>

namespace limber {

namespace {

bool isUpper(char c)
{
    return c >= 'A' && c <= 'Z';
}
bool isLower(char c)
{
    return c >= 'a' && c <= 'z';
}
bool isLetter(char c)
{
    return isUpper(c) || isLower(c);
}

// The words of a name in lower case: split at everything that is no letter and where the case shows a border
// (LeftArm, lShldr, IKLeft).
std::vector<std::string> wordsOf(std::string_view name)
{
    std::vector<std::string> words;
    std::string word;
    const auto finish = [&] {
        if (!word.empty())
            words.push_back(std::move(word));
        word.clear();
    };
    for (std::size_t i = 0; i < name.size(); ++i) {
        const char c = name[i];
        if (!isLetter(c)) {
            finish();
            continue;
        }
        const bool afterLower = i > 0 && isLower(name[i - 1]);
        const bool beforeLower = i + 1 < name.size() && isLower(name[i + 1]) && i > 0 && isUpper(name[i - 1]);
        if (isUpper(c) && (afterLower || beforeLower))
            finish();
        word.push_back(isUpper(c) ? static_cast<char>(c + ('a' - 'A')) : c);
    }
    finish();
    return words;
}

BodySide sideOfWord(const std::string &word)
{
    if (word == "l" || word.starts_with("left") || word.ends_with("left"))
        return BodySide::Left;
    if (word == "r" || word.starts_with("right") || word.ends_with("right"))
        return BodySide::Right;
    return BodySide::Centre;
}

// The first bytes of a character of two bytes in Shift-JIS; in UTF-8 none of these begins a character.
bool startsLikeShiftJis(std::string_view name)
{
    const auto first = static_cast<unsigned char>(name.front());
    return first >= 0x81 && first <= 0x9F;
}

BodySide sideOfName(std::string_view name)
{
    // What stands before a colon or bar is the rig's name, not the joint's.
    if (const auto prefix = name.find_last_of(":|"); prefix != std::string_view::npos)
        name.remove_prefix(prefix + 1);
    // 左 and 右 in UTF-8 and in Shift-JIS: a Japanese name begins with its side. First, because the second byte
    // of a Shift-JIS character may look like a letter.
    if (name.starts_with("\xE5\xB7\xA6") || name.starts_with("\x8D\xB6"))
        return BodySide::Left;
    if (name.starts_with("\xE5\x8F\xB3") || name.starts_with("\x89\x45"))
        return BodySide::Right;
    const bool isAscii = std::ranges::all_of(name, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
    if (!isAscii && startsLikeShiftJis(name))
        return BodySide::Centre;
    for (const std::string &word : wordsOf(name)) {
        if (const BodySide side = sideOfWord(word); side != BodySide::Centre)
            return side;
    }
    return BodySide::Centre;
}

// Joints whose names differ by their first letter alone, such as lhip and rhip. The letter is a side only where the
// other one is there too: else lumbar, lip, rib and ring would have one.
class FirstLetterPairs
{
public:
    explicit FirstLetterPairs(const Skeleton &skeleton)
    {
        for (const Joint &joint : skeleton.joints())
            m_names.insert(ofJoint(joint.name));
    }

    [[nodiscard]] BodySide sideOf(std::string_view name) const
    {
        constexpr std::size_t shortest = 4; // lhip, leye
        name = ofJoint(name);
        if (name.size() < shortest || !isLower(name[1]) || sameAsSideWord(name))
            return BodySide::Centre;
        const char first = name.front();
        const char other = first == 'l' ? 'r' : first == 'r' ? 'l' : first == 'L' ? 'R' : first == 'R' ? 'L' : '\0';
        std::string counterpart(name);
        counterpart.front() = other;
        if (other == '\0' || !m_names.contains(counterpart) || sameAsSideWord(counterpart))
            return BodySide::Centre;
        return first == 'l' || first == 'L' ? BodySide::Left : BodySide::Right;
    }

private:
    // Without the rig's name.
    static std::string_view ofJoint(std::string_view name) { return name.substr(name.find_last_of(":|") + 1); }
    // right has its counterpart in light.
    static bool sameAsSideWord(std::string_view name)
    {
        const std::string_view rest = name.substr(1);
        return rest.starts_with("ight") || rest.starts_with("eft");
    }

    std::set<std::string_view> m_names;
};

} // namespace

std::vector<BodySide> bodySides(const Skeleton &skeleton)
{
    std::vector<BodySide> sides;
    sides.reserve(static_cast<std::size_t>(skeleton.jointCount()));
    const FirstLetterPairs pairs(skeleton);
    for (const Joint &joint : skeleton.joints()) {
        BodySide side = sideOfName(joint.name);
        if (side == BodySide::Centre)
            side = pairs.sideOf(joint.name);
        if (side == BodySide::Centre && !joint.isRoot())
            side = sides[static_cast<std::size_t>(joint.parent)];
        sides.push_back(side);
    }
    return sides;
}

} // namespace limber
