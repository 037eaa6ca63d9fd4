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

// What joint names mean in the usual naming systems: stems of terms and the parts of the body they stand for, with
// rules for words that mean different things in different systems. A value; Limber has one built in, users can add
// to it.
class Vocabulary
{
public:
    // A meaning that a stem may have.
    struct Meaning
    {
        BodyPart part = BodyPart::None; // None: the word is known and means no part of the body
        int number = 0; // in a chain; 0 where the name has none and the hierarchy counts
        int rank = 0; // index in the part's list: if several joints claim a part, the lowest rank gets it
    };

    Vocabulary() = default;
    // The one that is built into Limber.
    [[nodiscard]] static Vocabulary builtIn();
    // Reads {"limber-joint-names": 1, "joints": {PART: [STEM, …], …}, "rules": [{"name": STEM, "is": PART, "with":
    // [STEM, …], "without": [STEM, …]}, …]}. A # at the end of a stem stands for a number, a number after a part
    // for its position in the chain. Unknown members are skipped with a warning.
    [[nodiscard]] static Reading<Vocabulary> fromJson(std::string_view text);

    // Entries of `more` come before the present ones.
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

// The text of the built-in vocabulary: an example for users' own.
[[nodiscard]] std::string_view builtInVocabulary();

} // namespace limber
