#include "mapping/namelikeness.h"

#include "base/ascii.h"
#include "base/at.h"
#include "mapping/namematch.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <string>
#include <utility>

namespace limber {

namespace {

std::string withoutDigits(const std::string &stem)
{
    std::string letters = stem;
    std::erase_if(letters, [](char c) { return isDigit(c) || c == '-'; });
    return letters;
}

std::string digitsOf(const std::string &stem)
{
    std::string digits = stem;
    std::erase_if(digits, [](char c) { return !isDigit(c); });
    return digits;
}

// Returns how many changes of one letter turn one word into the other (Levenshtein 1966), for words of usual length.
int editDistance(std::string_view a, std::string_view b)
{
    std::vector<int> row(b.size() + 1);
    std::iota(row.begin(), row.end(), 0);
    for (std::size_t i = 0; i < a.size(); ++i) {
        int diagonal = std::exchange(row[0], static_cast<int>(i) + 1);
        for (std::size_t k = 0; k < b.size(); ++k) {
            const int change = diagonal + (a[i] == b[k] ? 0 : 1);
            diagonal = row[k + 1];
            row[k + 1] = std::min({change, row[k] + 1, row[k + 1] + 1});
        }
    }
    return row.back();
}

std::vector<int> freeSources(const MappedFigure &source, const MatchTable &table)
{
    std::vector<int> joints;
    for (int s = 0; s < source.skeleton.jointCount(); ++s) {
        if (table.isSourceFree(s) && !isMereCount(at(source.terms, s)))
            joints.push_back(s);
    }
    return joints;
}

// Returns whether a joint with a role has the same name but for its count, as the first of DEF-forearm.L and
// DEF-forearm.L.001: what is like the one is like the other, too.
bool isTwinOfAPart(const MappedFigure &figure, int joint)
{
    const JointTerm &term = at(figure.terms, joint);
    for (int other = 0; other < figure.skeleton.jointCount(); ++other) {
        if (figure.roles.of(other).part != BodyPart::None && at(figure.terms, other) == term)
            return true;
    }
    return false;
}

struct BesideWord
{
    std::string_view text; // with which a name begins or ends
    BesideBody what;
};

constexpr std::array<BesideWord, 24> besideWords{{
    {"hair", BesideBody::Hair},      {"bangs", BesideBody::Hair},    {"ponytail", BesideBody::Hair},
    {"eye", BesideBody::Eye},        {"eyes", BesideBody::Eye},      {"jaw", BesideBody::Face},
    {"teeth", BesideBody::Face},     {"tongue", BesideBody::Face},   {"mouth", BesideBody::Face},
    {"lip", BesideBody::Face},       {"cheek", BesideBody::Face},    {"brow", BesideBody::Face},
    {"nose", BesideBody::Face},      {"skirt", BesideBody::Clothes}, {"dress", BesideBody::Clothes},
    {"cape", BesideBody::Clothes},   {"cloak", BesideBody::Clothes}, {"coat", BesideBody::Clothes},
    {"sleeve", BesideBody::Clothes}, {"scarf", BesideBody::Clothes}, {"ribbon", BesideBody::Clothes},
    {"breast", BesideBody::Breast},  {"bust", BesideBody::Breast},   {"boob", BesideBody::Breast},
}};

struct LikePair
{
    double likeness = 0.0;
    int source = NoJoint;
    int target = NoJoint;
};

} // namespace

BesideBody besideBody(const JointTerm &term)
{
    const std::string stem = withoutDigits(term.stem);
    if (stem == "ear" || stem == "ears") // which other words end with
        return BesideBody::Ear;
    const auto word = std::ranges::find_if(besideWords, [&stem](const BesideWord &each) {
        return stem.starts_with(each.text) || stem.ends_with(each.text);
    });
    return word == besideWords.end() ? BesideBody::None : word->what;
}

double nameLikeness(const JointTerm &a, const JointTerm &b)
{
    constexpr std::size_t longest = 64;
    if (a.side != b.side || a.stem.size() > longest || b.stem.size() > longest || digitsOf(a.stem) != digitsOf(b.stem))
        return 0.0;
    const std::string first = withoutDigits(a.stem);
    const std::string second = withoutDigits(b.stem);
    const std::size_t length = std::max(first.size(), second.size());
    if (std::min(first.size(), second.size()) < 3)
        return 0.0;
    return 1.0 - static_cast<double>(editDistance(first, second)) / static_cast<double>(length);
}

bool isMereCount(const JointTerm &term)
{
    constexpr std::array<std::string_view, 14> words = {"",     "node", "joint", "bone",   "jnt", "object", "b",
                                                        "null", "item", "j",     "marker", "n",   "limb",   "obj"};
    const std::string letters = withoutDigits(term.stem);
    return std::ranges::find(words, letters) != words.end();
}

void matchByLikeNames(const MappedFigure &source, const MappedFigure &target, MatchTable &table)
{
    constexpr double enough = 0.7;
    constexpr std::size_t mostPairs = 1'000'000;
    const std::vector<int> sources = freeSources(source, table);
    std::vector<LikePair> pairs;
    for (int t = 0; t < target.skeleton.jointCount(); ++t) {
        const bool isOpen =
            table.isTargetFree(t) && target.roles.of(t).part == BodyPart::None && !isTwinOfAPart(target, t);
        if (!isOpen || sources.size() * static_cast<std::size_t>(t) > mostPairs)
            continue;
        for (const int s : sources) {
            const double like = nameLikeness(at(source.terms, s), at(target.terms, t));
            if (like >= enough)
                pairs.push_back({like, s, t});
        }
    }
    std::ranges::stable_sort(pairs, [](const LikePair &a, const LikePair &b) { return a.likeness > b.likeness; });
    for (const LikePair &pair : pairs) {
        const bool isOnly = std::ranges::none_of(pairs, [&](const LikePair &other) {
            return other.likeness >= pair.likeness && (other.source == pair.source) != (other.target == pair.target);
        });
        if (isOnly)
            table.add(pair.source, pair.target, scoreOfLikeNames, MatchReason::Name);
    }
}

} // namespace limber
