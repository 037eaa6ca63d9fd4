#pragma once

#include "base/reading.h"
#include "body/bodyroles.h"
#include "body/jointterm.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace limber {

// What the joints of the usual systems of names mean: stems of terms and the parts of the body they stand for, with
// rules for the words that mean different things in different systems. A value; Limber brings one along, users can add
// to it.
class Vocabulary
{
public:
    // A meaning that a stem may have.
    struct Meaning
    {
        BodyPart part = BodyPart::None; // None: the word is known and means no part of the body
        int number = 0; // in a chain; 0 where the name has none and the hierarchy counts
        int rank = 0; // index in the part's list: where several joints claim a part, the lowest has it
    };

    Vocabulary() = default;
    // The one that Limber brings along.
    [[nodiscard]] static Vocabulary builtIn();
    // Reads {"limber-joint-names": 1, "joints": {PART: [STEM, …], …}, "rules": [{"name": STEM, "is": PART, "with":
    // [STEM, …], "without": [STEM, …]}, …]}. A # at the end of a stem stands for a number, a number after a part
    // for its position in the chain. Unknown members are passed over with a warning.
    [[nodiscard]] static Reading<Vocabulary> fromJson(std::string_view text);

    // Entries of `more` come before those that are there.
    void add(const Vocabulary &more);

    // What a stem may mean in a list with these terms, the likeliest first; nothing for words that it does not know.
    [[nodiscard]] std::vector<Meaning> meaningsOf(const JointTerm &term, const std::vector<std::string> &stems) const;

private:
    struct Rule
    {
        std::string stem;
        Meaning meaning;
        std::vector<std::string> with;
        std::vector<std::string> without;
    };
    friend class VocabularyParser;

    std::map<std::string, std::vector<Meaning>, std::less<>> m_meanings; // by stem, with # for a number
    std::vector<Rule> m_rules; // the first that fits counts
};

// The text of the vocabulary that Limber brings along: an example for users' own.
[[nodiscard]] std::string_view builtInVocabulary();

} // namespace limber
