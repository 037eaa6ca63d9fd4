#include "edits/edit.h"

#include "bvh/read/bvhreader.h"
#include "bvh/write/bvhwriter.h"
#include "output/messages.h"
#include "words/jointaddress.h"

#include <algorithm>
#include <string>

namespace limber::cli {

namespace {

struct Renaming
{
    int joint = NoJoint;
    std::string name;
};

// Returns why a name cannot be in a file at all; empty if it can.
std::string fault(std::string_view name)
{
    const auto isControl = [](char c) { return (c >= 0 && c < ' ') || c == '\x7f'; };
    if (name.empty())
        return "it is empty";
    if (std::ranges::any_of(name, isControl))
        return "it has line ends or other control characters";
    if (name.front() == ' ' || name.back() == ' ')
        return "it begins or ends with a space";
    if (name.find_first_of("{}") != std::string_view::npos)
        return "it has a brace";
    return {};
}

// Returns whether a file with this name would be read back with it. The reader itself knows best what else in a name
// could break the text, such as a word that starts a comment.
bool isReadBack(const Skeleton &skeleton, const Renaming &renaming)
{
    Clip probe{skeleton, Motion(0, skeleton.columnCount()), nullptr};
    probe.skeleton.setName(renaming.joint, renaming.name);
    const ReadResult result = readBvh(writeBvh(probe));
    return result.clip && result.clip->skeleton.hasSameLayoutAs(skeleton) &&
           result.clip->skeleton.joint(renaming.joint).name == renaming.name;
}

// Names may contain '='. The longest OLD that exists in the file counts; JOINT#1=NEW names a shorter one.
Outcome<Renaming> readRenaming(const Skeleton &skeleton, std::string_view word)
{
    for (std::size_t equals = word.rfind('='); equals != std::string_view::npos;) {
        const auto joint = findJoint(skeleton, word.substr(0, equals));
        if (joint)
            return Outcome<Renaming>::success({*joint.value, std::string(word.substr(equals + 1))});
        equals = equals == 0 ? std::string_view::npos : word.rfind('=', equals - 1);
    }
    return Outcome<Renaming>::failure(findJoint(skeleton, word.substr(0, word.find('='))).problem);
}

Outcome<ReadyEdit> fit(const std::string &word, const Clip &clip)
{
    const auto understood = readRenaming(clip.skeleton, word);
    if (!understood)
        return Outcome<ReadyEdit>::failure(understood.problem);
    const Renaming &renaming = *understood.value;
    std::string problem = fault(renaming.name);
    if (problem.empty() && !isReadBack(clip.skeleton, renaming))
        problem = "a file with it would not be read back the same";
    if (!problem.empty())
        return Outcome<ReadyEdit>::failure(inQuotes(renaming.name) + " cannot be a joint's name: " + problem);
    return Outcome<ReadyEdit>::success(
        {[renaming](Clip &changed) { changed.skeleton.setName(renaming.joint, renaming.name); }, {}, {}});
}

} // namespace

Outcome<Edit> parseRenameEdit(std::string_view word)
{
    if (word.find('=') == std::string_view::npos)
        return Outcome<Edit>::failure("expected OLD=NEW for --rename, found " + inQuotes(word));
    return Outcome<Edit>::success([word = std::string(word)](const Clip &clip) { return fit(word, clip); });
}

} // namespace limber::cli
