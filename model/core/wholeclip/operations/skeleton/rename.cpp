#include "base/ascii.h"
#include "base/at.h"
#include "base/finding.h"
#include "body/jointterm.h"
#include "mapping/jointkeys.h"
#include "mapping/mappingfile.h"
#include "mapping/mappingreader.h"
#include "messages/operationmessages.h"
#include "messages/skeletonmessages.h"
#include "motion/writablename.h"
#include "naming/namereplacement.h"
#include "naming/namestyle.h"
#include "naming/rolenames.h"
#include "operations/operation.h"
#include "system/smallfile.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>
#include <string>

namespace limber {

Operation renameOperation();

namespace {

constexpr std::size_t mostRenames = 5; // in one note
constexpr std::array<std::string_view, 6> waysToRename{"from", "map", "style", "vocabulary", "strip", "prefix"};

// Returns whether some programs refuse or change the name: for many a space ends a name, a colon begins a namespace,
// | and / are paths, and a name must not begin with a digit.
bool isOddName(std::string_view name)
{
    const auto isOdd = [](char c) { return std::string_view(" \t\v\f:|/\\\"'#").find(c) != std::string_view::npos; };
    const auto isAscii = [](char c) { return static_cast<unsigned char>(c) < 0x80; };
    return name.empty() || isDigit(name.front()) || std::ranges::any_of(name, isOdd) ||
           !std::ranges::all_of(name, isAscii);
}

// Gives the joints of one skeleton other names.
class JointRenaming
{
public:
    explicit JointRenaming(const OperationInput &input) : m_input(input), m_output{.clip = input.clip} {}

    OperationOutput run()
    {
        const ParameterValues &values = m_input.values;
        if (std::ranges::none_of(waysToRename, [&](std::string_view way) { return values.has(way); }))
            return OperationOutput::refused(messages::renameExpected());
        if (values.has("from") && !prepareReplacement())
            return OperationOutput::refused(messages::badExpression(nameArgument(values.text("from"))));
        for (const int joint : m_input.joints)
            m_wanted[joint] = m_input.clip.skeleton.joint(joint).name;
        if (values.has("map")) {
            if (Message problem = nameByMapping(); !problem.isEmpty())
                return OperationOutput::refused(std::move(problem));
        }
        if (values.has("strip"))
            stripPrefix();
        if (m_replacement)
            replace();
        if (values.has("vocabulary"))
            nameByRoles();
        if (values.has("style"))
            applyStyle();
        if (values.has("prefix"))
            addPrefix();
        write();
        return std::move(m_output);
    }

private:
    bool prepareReplacement()
    {
        const ParameterValues &values = m_input.values;
        const auto pattern =
            values.flag("regex") ? NameReplacement::Pattern::Expression : NameReplacement::Pattern::Text;
        m_replacement = NameReplacement::of(pattern, values.text("from"), values.has("to") ? values.text("to") : "");
        return m_replacement.has_value();
    }

    // The keys name joints of the file, each joint once.
    Message nameByMapping()
    {
        const SmallFile file = readSmallFile(m_input.values.text("map"));
        if (!file.text)
            return file.problem;
        const Reading<MappingFile> reading = readMapping(*file.text);
        if (const Finding *error = reading.error())
            return messages::lineAndColumn(error->line, error->column, error->message);
        const bool isReversed = m_input.values.flag("reverse");
        const std::map<std::string, std::string> newNames = namesInMapping(*reading.value, isReversed);
        const std::vector<std::string> keys = jointKeys(m_input.clip.skeleton);
        std::size_t unknown = 0;
        for (auto &[joint, name] : m_wanted) {
            const auto found = newNames.find(at(keys, joint));
            unknown += found == newNames.end() ? 1 : 0;
            name = found == newNames.end() ? name : found->second;
        }
        if (unknown == m_wanted.size())
            return isReversed ? messages::mapWithoutNamesReversed() : messages::mapWithoutNames();
        if (unknown > 0)
            m_output.notes.push_back(messages::namesNotInMap(unknown));
        return {};
    }

    // Returns the new name for each key.
    std::map<std::string, std::string> namesInMapping(const MappingFile &file, bool isReversed)
    {
        std::map<std::string, std::string> names;
        for (const MappingFile::Pair &pair : file.mapping) {
            if (!pair.source)
                continue;
            const std::string &from = isReversed ? pair.target : *pair.source;
            if (!names.emplace(from, isReversed ? *pair.source : pair.target).second)
                m_output.warnings.push_back(messages::mapFollowedTwice(nameArgument(from)));
        }
        return names;
    }

    void stripPrefix()
    {
        const std::string &prefix = m_input.values.text("strip");
        for (auto &[joint, name] : m_wanted) {
            if (name.starts_with(prefix))
                name.erase(0, prefix.size());
        }
    }

    void replace()
    {
        for (auto &[joint, name] : m_wanted) {
            if (const auto replaced = m_replacement->replaced(name))
                name = *replaced;
        }
    }

    void nameByRoles()
    {
        const BodyRoles roles = m_input.roles();
        int unknown = 0;
        for (auto &[joint, name] : m_wanted) {
            const std::string known = nameOfRole(roles.of(joint), m_input.values.text("vocabulary"));
            unknown += known.empty() ? 1 : 0;
            name = known.empty() ? name : known;
        }
        if (unknown > 0)
            m_output.notes.push_back(messages::namesWithoutRole(unknown));
    }

    // Applies a style. Names show their sides only together: "lhand" is a left hand if there is an "rhand".
    void applyStyle()
    {
        Skeleton renamed = m_input.clip.skeleton;
        for (const auto &[joint, name] : m_wanted)
            renamed.setName(joint, name);
        const std::vector<JointTerm> terms = jointTerms(renamed);
        for (auto &[joint, name] : m_wanted) {
            if (!isUtf8(name))
                continue; // bytes of other encodings may look like letters
            for (const NamedStyle &style : namedStyles()) {
                if (style.word == m_input.values.text("style"))
                    name = styled(name, at(terms, joint).side, style.style);
            }
        }
    }

    void addPrefix()
    {
        for (auto &[joint, name] : m_wanted)
            name = m_input.values.text("prefix") + name;
    }

    void write()
    {
        std::set<std::string> taken;
        for (int joint = 0; joint < m_input.clip.skeleton.jointCount(); ++joint) {
            const std::string &before = m_input.clip.skeleton.joint(joint).name;
            if (!m_wanted.contains(joint) || m_wanted[joint] == before)
                taken.insert(before);
        }
        std::size_t renamed = 0;
        for (const auto &[joint, wanted] : m_wanted) {
            const std::string &before = m_input.clip.skeleton.joint(joint).name;
            if (wanted == before)
                continue;
            if (!isWritableName(wanted)) {
                m_output.warnings.push_back(
                    messages::staysSinceNotWritable(nameArgument(before), nameArgument(wanted)));
                taken.insert(before);
                continue;
            }
            const std::string name = unique(wanted, taken);
            taken.insert(name);
            m_output.clip.skeleton.setName(joint, name);
            if (renamed++ < mostRenames)
                m_output.notes.push_back(messages::jointRenamed(nameArgument(before), nameArgument(name)));
        }
        if (renamed > mostRenames)
            m_output.notes.push_back(messages::moreRenamed(renamed - mostRenames));
        warnOfOddNames();
    }

    std::string unique(const std::string &wanted, const std::set<std::string> &taken)
    {
        std::string name = wanted;
        for (int number = 2; taken.contains(name); ++number)
            name = wanted + "_" + std::to_string(number);
        if (name != wanted)
            m_output.warnings.push_back(messages::nameWasTaken(nameArgument(wanted), nameArgument(name)));
        return name;
    }

    void warnOfOddNames()
    {
        int odd = 0;
        for (const auto &[joint, wanted] : m_wanted) {
            const std::string &name = m_output.clip.skeleton.joint(joint).name;
            odd += name != m_input.clip.skeleton.joint(joint).name && isOddName(name);
        }
        if (odd > 0)
            m_output.warnings.push_back(messages::oddNames(odd));
    }

    const OperationInput &m_input;
    OperationOutput m_output;
    std::optional<NameReplacement> m_replacement;
    std::map<int, std::string> m_wanted; // by joint
};

OperationOutput runRename(const OperationInput &input)
{
    return JointRenaming(input).run();
}

std::vector<ParameterWord> styleWords()
{
    std::vector<ParameterWord> words;
    for (const NamedStyle &style : namedStyles())
        words.push_back({style.word, style.title});
    return words;
}

std::vector<ParameterWord> vocabularyWords()
{
    std::vector<ParameterWord> words;
    for (const RoleVocabulary &vocabulary : roleVocabularies())
        words.push_back({vocabulary.word, vocabulary.title});
    return words;
}

std::vector<Parameter> renameParameters()
{
    return {
        {.name = "from",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Replace"),
         .help =
             QT_TRANSLATE_NOOP("limber::Operation",
                               "The text to replace wherever it occurs; with * or ? it has to match the whole name."),
         .kind = Parameter::Kind::Text},
        {.name = "to",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "With"),
         .help = QT_TRANSLATE_NOOP(
             "limber::Operation",
             "The replacement, in which * stands for the text that * matched; if empty, the text is removed."),
         .kind = Parameter::Kind::Text},
        {.name = "regex",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Regular expression"),
         .help = QT_TRANSLATE_NOOP("limber::Operation",
                                   "Treats the text to replace as a regular expression; $1 is its first group."),
         .kind = Parameter::Kind::Flag,
         .standard = "no"},
        {.name = "style",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Style"),
         .help =
             QT_TRANSLATE_NOOP("limber::Operation", "How names mark left and right, or how their words are written."),
         .kind = Parameter::Kind::Word,
         .words = styleWords()},
        {.name = "vocabulary",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Names of"),
         .help = QT_TRANSLATE_NOOP("limber::Operation", "Renames the parts of the body as another program names them."),
         .kind = Parameter::Kind::Word,
         .words = vocabularyWords()},
        {.name = "map",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Mapping file"),
         .help =
             QT_TRANSLATE_NOOP("limber::Operation", "Renames joints of the mapping's source to those of its target."),
         .kind = Parameter::Kind::File},
        {.name = "reverse",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Mapping reversed"),
         .help = QT_TRANSLATE_NOOP("limber::Operation", "Renames joints of the target to those of the source instead."),
         .kind = Parameter::Kind::Flag,
         .standard = "no"},
        {.name = "strip",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Prefix to remove"),
         .help = QT_TRANSLATE_NOOP("limber::Operation", "The text to remove from the beginning of names that have it."),
         .kind = Parameter::Kind::Text},
        {.name = "prefix",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Prefix"),
         .help = QT_TRANSLATE_NOOP("limber::Operation", "The text to put before every name."),
         .kind = Parameter::Kind::Text},
    };
}

} // namespace

Operation renameOperation()
{
    return {.name = "rename",
            .title = QT_TRANSLATE_NOOP("limber::Operation", "Rename"),
            .group = OperationGroup::Skeleton,
            .help =
                QT_TRANSLATE_NOOP("limber::Operation", "Renames joints: replaces text, changes the style, or uses the "
                                                       "names of another program or of a mapping. The motion stays."),
            .searchWords = QT_TRANSLATE_NOOP(
                "limber::Operation", "name names bone bones joint joints prefix namespace replace regex find mixamo "
                                     "unreal unity"),
            .takesJoints = true,
            .changesSkeleton = true,
            .keepsPose = true,
            .parameters = renameParameters(),
            .run = runRename};
}

} // namespace limber
