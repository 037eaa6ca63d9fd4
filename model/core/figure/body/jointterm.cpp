#include "body/jointterm.h"

#include "base/ascii.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <unordered_set>

namespace limber {

bool isNameSeparator(char c)
{
    constexpr std::string_view separators = "_.- \t,/()[]";
    return separators.find(c) != std::string_view::npos;
}

namespace {

bool startsWithInAnyCase(std::string_view text, std::string_view lowerCase)
{
    return text.size() >= lowerCase.size() &&
           std::equal(lowerCase.begin(), lowerCase.end(), text.begin(), [](char a, char b) { return a == lowered(b); });
}

// The prefixes that rigs and exporters put before all names; each is followed by digits, if any, and a separator.
constexpr std::array<std::string_view, 22> rigPrefixes = {
    "mixamorig", "bip",   "biped", "valvebiped", "def",  "org",       "mch", "cc_base", "ccbase", "j_bip", "j_sec",
    "j_adj",     "j_opt", "skel",  "rig",        "char", "character", "jnt", "bn",      "bone",   "joint", "drv"};

// Returns the length of one rig prefix with its separators, or 0 if the name begins with none.
std::size_t rigPrefixLength(std::string_view name)
{
    for (const std::string_view prefix : rigPrefixes) {
        if (!startsWithInAnyCase(name, prefix))
            continue;
        std::size_t end = prefix.size();
        while (end < name.size() && isDigit(name[end]))
            ++end;
        const std::size_t digitsEnd = end;
        while (end < name.size() && isNameSeparator(name[end]))
            ++end;
        if (end > digitsEnd && end < name.size())
            return end;
    }
    return 0;
}

// Removes a prefix without a separator, which one program loses: mixamorigHips, mixamorig1Hips.
std::string_view withoutGluedPrefix(std::string_view name)
{
    constexpr std::string_view prefix = "mixamorig";
    if (!startsWithInAnyCase(name, prefix))
        return name;
    std::size_t end = prefix.size();
    while (end < name.size() && isDigit(name[end]))
        ++end;
    return end < name.size() && isUpper(name[end]) ? name.substr(end) : name;
}

std::string_view withoutRigPrefixes(std::string_view name)
{
    if (const auto prefix = name.find_last_of(":|"); prefix != std::string_view::npos && prefix + 1 < name.size())
        name.remove_prefix(prefix + 1);
    while (!name.empty() && isNameSeparator(name.front()))
        name.remove_prefix(1);
    while (const std::size_t length = rigPrefixLength(name))
        name.remove_prefix(length);
    return withoutGluedPrefix(name);
}

// Takes the side off a Japanese name, which begins with it: 左 and 右 in UTF-8 and in Shift-JIS.
std::optional<BodySide> takeJapaneseSide(std::string_view &name)
{
    struct Sign
    {
        std::string_view bytes;
        BodySide side;
    };
    constexpr std::array<Sign, 4> signs = {{{"\xE5\xB7\xA6", BodySide::Left},
                                            {"\x8D\xB6", BodySide::Left},
                                            {"\xE5\x8F\xB3", BodySide::Right},
                                            {"\x89\x45", BodySide::Right}}};
    for (const Sign &sign : signs) {
        if (name.starts_with(sign.bytes)) {
            name.remove_prefix(sign.bytes.size());
            return sign.side;
        }
    }
    return std::nullopt;
}

// Returns the name with the wide digits of Japanese names as plain ones.
std::string withPlainDigits(std::string_view name)
{
    std::string plain;
    for (std::size_t i = 0; i < name.size(); ++i) {
        const bool isWide = name.substr(i).starts_with("\xEF\xBC") && i + 2 < name.size();
        const int digit = isWide ? static_cast<unsigned char>(name[i + 2]) - 0x90 : -1;
        if (digit >= 0 && digit <= 9) {
            plain.push_back(static_cast<char>('0' + digit));
            i += 2;
        } else {
            plain.push_back(name[i]);
        }
    }
    return plain;
}

// Returns the words of a name in lower case: split at separators and where the letter case changes (LeftArm, IKLeft).
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
        if (isNameSeparator(c)) {
            finish();
            continue;
        }
        const bool afterWord = i > 0 && (isLower(name[i - 1]) || isDigit(name[i - 1]));
        const bool beforeLower = i + 1 < name.size() && isLower(name[i + 1]) && i > 0 && isUpper(name[i - 1]);
        if (isUpper(c) && (afterWord || beforeLower))
            finish();
        word.push_back(lowered(c));
    }
    finish();
    return words;
}

std::optional<BodySide> sideOfWholeWord(std::string_view word)
{
    // English, German and Dutch, French, Spanish, Italian, Portuguese.
    constexpr std::array<std::string_view, 14> left = {"l",        "left",      "lft",       "links",   "linke",
                                                       "gauche",   "izquierda", "izquierdo", "izq",     "sinistra",
                                                       "sinistro", "sx",        "esquerda",  "esquerdo"};
    constexpr std::array<std::string_view, 16> right = {"r",       "right",   "rgt",     "rechts", "rechte", "droite",
                                                        "droit",   "derecha", "derecho", "destra", "destro", "dx",
                                                        "direita", "direito", "der",     "dcha"};
    if (std::ranges::find(left, word) != left.end())
        return BodySide::Left;
    if (std::ranges::find(right, word) != right.end())
        return BodySide::Right;
    return std::nullopt;
}

// Takes the side out of words such as leftarm and armright.
std::optional<BodySide> takeSideFrom(std::string &word)
{
    for (const auto &[text, side] :
         {std::pair{std::string_view("left"), BodySide::Left}, std::pair{std::string_view("right"), BodySide::Right}}) {
        if (word.starts_with(text))
            word.erase(0, text.size());
        else if (word.ends_with(text))
            word.erase(word.size() - text.size());
        else
            continue;
        return side;
    }
    return std::nullopt;
}

BodySide takeSide(std::vector<std::string> &words)
{
    for (auto word = words.begin(); word != words.end(); ++word) {
        if (const auto side = sideOfWholeWord(*word)) {
            words.erase(word);
            return *side;
        }
    }
    for (std::string &word : words) {
        if (const auto side = takeSideFrom(word))
            return *side;
    }
    return BodySide::Centre;
}

// Joins the words "hip joint", which name a joint of its own; elsewhere the word joint means nothing.
void joinHipJoint(std::vector<std::string> &words)
{
    for (std::size_t i = 1; i < words.size(); ++i) {
        if (words[i - 1] == "hip" && words[i] == "joint") {
            words[i - 1] = "hipjoint";
            words.erase(words.begin() + static_cast<std::ptrdiff_t>(i));
            return;
        }
    }
}

bool isEmptyWord(std::string_view word)
{
    constexpr std::array<std::string_view, 7> empty = {"c", "m", "jnt", "joint", "bone", "jt", "mixamorig"};
    const bool isCounter = word.size() == 3 && word[0] == '0' && std::ranges::all_of(word, isDigit);
    return isCounter || std::ranges::find(empty, word) != empty.end();
}

// Removes leading zeros: spine01 and spine1 are the same, and so are spine_00 and spine0.
std::string withoutLeadingZeros(const std::string &word)
{
    std::string text;
    for (std::size_t i = 0; i < word.size(); ++i) {
        const bool startsNumber = word[i] == '0' && (i == 0 || !isDigit(word[i - 1]));
        if (!startsNumber || i + 1 == word.size() || !isDigit(word[i + 1])) {
            text.push_back(word[i]);
            continue;
        }
        while (i + 2 < word.size() && word[i + 1] == '0' && isDigit(word[i + 2]))
            ++i;
    }
    return text;
}

std::string joined(const std::vector<std::string> &words)
{
    std::string stem;
    for (const std::string &word : words) {
        if (words.size() > 1 && isEmptyWord(word))
            continue;
        if (!stem.empty() && isDigit(stem.back()) && isDigit(word.front()))
            stem.push_back('-');
        stem += withoutLeadingZeros(word);
    }
    return stem;
}

// Returns the first word of a name with its separators, if it has some.
std::string_view firstWordOf(std::string_view name)
{
    const auto end = std::ranges::find_if(name, isNameSeparator);
    const auto next = std::find_if_not(end, name.end(), isNameSeparator);
    return next == name.end() ? std::string_view() : name.substr(0, static_cast<std::size_t>(next - name.begin()));
}

// Returns the last word of a name with the separators before it, if it has some.
std::string_view lastWordOf(std::string_view name)
{
    const auto begin = std::find_if(name.rbegin(), name.rend(), isNameSeparator);
    const auto before = std::find_if_not(begin, name.rend(), isNameSeparator);
    const auto length = static_cast<std::size_t>(before - name.rbegin());
    return before == name.rend() ? std::string_view() : name.substr(name.size() - length);
}

// Returns the small letters before the first capital, as in simLeftArm, if there are some. A side is no such word.
std::string_view smallLettersOf(std::string_view name)
{
    constexpr std::size_t fewest = 2;
    const auto end = std::ranges::find_if_not(name, isLower);
    const std::string_view word = name.substr(0, static_cast<std::size_t>(end - name.begin()));
    const bool isWord = word.size() >= fewest && end != name.end() && isUpper(*end) && !sideOfWholeWord(word);
    return isWord ? word : std::string_view();
}

// The names of one figure: those below one root. Two actors in a file have words of their own.
class FigureNames
{
public:
    FigureNames(const Skeleton &skeleton, int root)
    {
        for (int joint = root; joint < skeleton.subtreeEnd(root); ++joint)
            m_names.push_back(skeleton.joint(joint).name);
    }

    // Removes the words that say nothing of the joints.
    void shorten()
    {
        const std::string_view prefix = commonWord(firstWordOf);
        for (std::string_view &name : m_names) {
            if (!prefix.empty() && name.starts_with(prefix) && name.size() > prefix.size())
                name.remove_prefix(prefix.size());
        }
        const std::string_view small = commonWord(smallLettersOf);
        for (std::string_view &name : m_names) {
            if (!small.empty() && smallLettersOf(name) == small)
                name.remove_prefix(small.size());
        }
        const std::string_view suffix = commonWord(lastWordOf);
        const bool isOwn = haveOwnLastWords();
        for (std::string_view &name : m_names) {
            if (isOwn || (!suffix.empty() && name.ends_with(suffix)))
                name.remove_suffix(lastWordOf(name).size());
        }
        dropAxesOfHinges();
    }

    [[nodiscard]] const std::vector<std::string_view> &names() const { return m_names; }

private:
    static constexpr std::size_t fewest = 6;

    [[nodiscard]] bool isNearlyAll(std::size_t count) const
    {
        return count >= fewest && count * 5 >= m_names.size() * 4;
    }

    [[nodiscard]] static bool isOfOneSide(std::string_view name)
    {
        std::vector<std::string> words = wordsOf(name);
        return takeSide(words) != BodySide::Centre;
    }

    // The joints of robots are hinges, several of which are one joint of a limb: hip pitch, hip roll and hip yaw. Other
    // rigs call twist bones roll.
    void dropAxesOfHinges()
    {
        constexpr std::array<std::string_view, 3> axes = {"pitch", "roll", "yaw"};
        std::array<std::size_t, 3> counts{};
        const auto axisOf = [&axes](std::string_view name) {
            std::string word;
            for (const char c : lastWordOf(name)) {
                if (!isNameSeparator(c))
                    word.push_back(lowered(c));
            }
            return static_cast<std::size_t>(std::ranges::find(axes, word) - axes.begin());
        };
        for (const std::string_view name : m_names) {
            if (const std::size_t axis = axisOf(name); axis < axes.size())
                ++counts[axis];
        }
        if (std::ranges::find(counts, std::size_t(0)) != counts.end())
            return;
        for (std::string_view &name : m_names) {
            if (axisOf(name) < axes.size() && isOfOneSide(name))
                name.remove_suffix(lastWordOf(name).size());
        }
    }

    // Returns a word that nearly all names have: the name of the figure or of the rig.
    [[nodiscard]] std::string_view commonWord(std::string_view (*wordOf)(std::string_view)) const
    {
        std::map<std::string_view, std::size_t> counts;
        for (const std::string_view name : m_names) {
            if (const std::string_view word = wordOf(name); !word.empty())
                ++counts[word];
        }
        for (const auto &[word, count] : counts) {
            if (isNearlyAll(count))
                return word;
        }
        return {};
    }

    // Returns whether nearly every name ends in a word that no other has, and is a name of its own without it.
    [[nodiscard]] bool haveOwnLastWords() const
    {
        std::unordered_set<std::string_view> words;
        std::unordered_set<std::string_view> rests;
        std::size_t count = 0;
        for (const std::string_view name : m_names) {
            const std::string_view word = lastWordOf(name);
            if (word.empty())
                continue;
            ++count;
            words.insert(word);
            rests.insert(name.substr(0, name.size() - word.size()));
        }
        return isNearlyAll(count) && words.size() * 10 >= count * 9 && rests.size() * 5 >= count * 4;
    }

    std::vector<std::string_view> m_names; // in the order of the joints
};

// Splits "lhand" and "rhand", which have no change of letter case, if the list has both.
void splitPairs(std::vector<JointTerm> &terms)
{
    std::unordered_set<std::string> stems;
    for (const JointTerm &term : terms) {
        if (term.side == BodySide::Centre)
            stems.insert(term.stem);
    }
    for (JointTerm &term : terms) {
        if (term.side != BodySide::Centre || term.stem.size() < 4 || (term.stem[0] != 'l' && term.stem[0] != 'r'))
            continue;
        std::string other = term.stem;
        other[0] = term.stem[0] == 'l' ? 'r' : 'l';
        if (stems.contains(other))
            term = {term.stem[0] == 'l' ? BodySide::Left : BodySide::Right, term.stem.substr(1)};
    }
}

} // namespace

bool isControlName(std::string_view name)
{
    const std::vector<std::string> words = wordsOf(withPlainDigits(withoutRigPrefixes(name)));
    return words.size() > 1 && std::ranges::any_of(words, [](const std::string &word) {
               return word == "ik" || word == "pole" || word == "poletarget";
           });
}

JointTerm jointTerm(std::string_view name)
{
    std::string_view rest = withoutRigPrefixes(name);
    const auto japaneseSide = takeJapaneseSide(rest);
    std::vector<std::string> words = wordsOf(withPlainDigits(rest));
    joinHipJoint(words);
    const BodySide side = japaneseSide ? *japaneseSide : takeSide(words);
    std::erase(words, std::string());
    std::string stem = joined(words);
    // If all words of a name are empty words, the whole name is its word.
    if (stem.empty() && words.empty())
        std::ranges::transform(name, std::back_inserter(stem), lowered);
    else if (stem.empty())
        stem = words.front();
    return {side, std::move(stem)};
}

std::vector<JointTerm> jointTerms(const Skeleton &skeleton)
{
    std::vector<JointTerm> terms;
    terms.reserve(static_cast<std::size_t>(skeleton.jointCount()));
    for (int root = 0; root < skeleton.jointCount(); root = skeleton.subtreeEnd(root)) {
        FigureNames figure(skeleton, root);
        figure.shorten();
        for (const std::string_view name : figure.names())
            terms.push_back(jointTerm(name));
    }
    splitPairs(terms);
    return terms;
}

} // namespace limber
