#include "edit.h"

#include "bvh/bvhreader.h"
#include "bvh/bvhwriter.h"
#include "jointaddress.h"
#include "messages.h"

#include <algorithm>
#include <string>
#include <vector>

namespace limber::cli {

namespace {

struct Renaming
{
    int joint = NoJoint;
    std::string name;
};

// Why a name cannot stand in a file at all; empty where it can.
std::string fault(std::string_view name)
{
    const auto isControl = [](char c) { return (c >= 0 && c < ' ') || c == '\x7f'; };
    if (name.empty())
        return "it is empty";
    if (std::any_of(name.begin(), name.end(), isControl))
        return "it has line ends or other control characters";
    if (name.front() == ' ' || name.back() == ' ')
        return "it begins or ends with a blank";
    if (name.find_first_of("{}") != std::string_view::npos)
        return "it has a brace";
    return {};
}

// Whether a file with this name would be read back with it. What else a name could break in the text, such as
// a word that starts a comment, the reader itself knows best.
bool isReadBack(const Skeleton &skeleton, const Renaming &renaming)
{
    Clip probe{skeleton, Motion(0, skeleton.columnCount()), nullptr};
    probe.skeleton.setName(renaming.joint, renaming.name);
    const ReadResult result = readBvh(writeBvh(probe));
    return result.clip && result.clip->skeleton.hasSameLayoutAs(skeleton) &&
           result.clip->skeleton.joint(renaming.joint).name == renaming.name;
}

// OLD=NEW can be read in several ways where names have '=' themselves: all that name a joint of the file.
std::vector<Renaming> readings(const Skeleton &skeleton, std::string_view word)
{
    std::vector<Renaming> found;
    for (std::size_t equals = word.find('='); equals != std::string_view::npos; equals = word.find('=', equals + 1)) {
        if (const auto joint = findJoint(skeleton, word.substr(0, equals)))
            found.push_back({*joint.value, std::string(word.substr(equals + 1))});
    }
    return found;
}

Outcome<ReadyEdit> fit(const std::string &word, const Clip &clip)
{
    const std::vector<Renaming> found = readings(clip.skeleton, word);
    if (found.empty())
        return Outcome<ReadyEdit>::failure(findJoint(clip.skeleton, word.substr(0, word.find('='))).problem);
    if (found.size() > 1)
        return Outcome<ReadyEdit>::failure(quoted(word) + " can be read in two ways: write JOINT#1=NEW");
    const Renaming &renaming = found.front();
    std::string problem = fault(renaming.name);
    if (problem.empty() && !isReadBack(clip.skeleton, renaming))
        problem = "a file with it would not be read back the same";
    if (!problem.empty())
        return Outcome<ReadyEdit>::failure(quoted(renaming.name) + " cannot be a joint's name: " + problem);
    return Outcome<ReadyEdit>::success(
        [renaming](Clip &changed) { changed.skeleton.setName(renaming.joint, renaming.name); });
}

} // namespace

Outcome<Edit> parseRenameEdit(std::string_view word)
{
    if (word.find('=') == std::string_view::npos)
        return Outcome<Edit>::failure("expected OLD=NEW for --rename, found " + quoted(word));
    return Outcome<Edit>::success([word = std::string(word)](const Clip &clip) { return fit(word, clip); });
}

} // namespace limber::cli
