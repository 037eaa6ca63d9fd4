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

// The meaning of joint names in the usual naming systems: stems of terms and the parts of the body that they stand for,
// with rules for words that mean different things in different systems. It is a value; Limber has a built-in one, to
// which users can add.
class Vocabulary
{
public:
    // A meaning that a stem may have.
    struct Meaning
    {
        BodyPart part = BodyPart::None; // None if the word is known and is not a part of the body
        int number = 0; // in a chain; 0 if the name has none and the hierarchy counts
        int rank = 0; // index in the part's list; if several joints claim a part, the lowest rank gets it
    };

    Vocabulary() = default;
    // Returns the one that is built into Limber.
    [[nodiscard]] static Vocabulary builtIn();
    // Reads {"limber-joint-names": 1, "joints": {PART: [STEM, …], …}, "rules": [{"name": STEM, "is": PART, "with":
    // [STEM, …], "without": [STEM, …]}, …]}. A # at the end of a stem means a number, a number after a part means its
    // position in the chain. Unknown members are skipped with a warning.
    [[nodiscard]] static Reading<Vocabulary> fromJson(std::string_view text);

    // Adds the entries of `more` before the present ones.
    void add(const Vocabulary &more);

    // Returns what a stem may mean in a list with these terms, the likeliest first; empty for words that it does not
    // know.
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
    std::vector<Rule> m_rules; // the first rule that fits counts
};

// Returns the text of the built-in vocabulary, as an example for users' own.
[[nodiscard]] std::string_view builtInVocabulary();

} // namespace limber
