#include "mapping/mappingfile.h"

#include "base/at.h"
#include "mapping/jointkeys.h"
#include "messages/jsonmessages.h"
#include "json/jsonquoting.h"

#include <algorithm>
#include <charconv>
#include <unordered_map>

namespace limber {

namespace {

std::string listText(const std::vector<std::string> &texts)
{
    std::string list = "[";
    for (const std::string &text : texts)
        list += (list.size() > 1 ? ", " : "") + jsonQuoted(text);
    return list + "]";
}

std::string numberText(double value)
{
    std::array<char, 32> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value);
    return {digits.data(), end.ptr};
}

std::string valueText(const MappingFile::Value &value)
{
    if (const bool *truth = std::get_if<bool>(&value))
        return *truth ? "true" : "false";
    if (const double *number = std::get_if<double>(&value))
        return numberText(*number);
    return jsonQuoted(std::get<std::string>(value));
}

// Returns the members one per line, in braces or brackets; "{}" if there are none.
std::string blockText(const std::vector<std::string> &lines, char open, char close)
{
    std::string text(1, open);
    for (std::size_t i = 0; i < lines.size(); ++i)
        text += (i == 0 ? "\n    " : ",\n    ") + lines[i];
    return text + (lines.empty() ? "" : "\n  ") + close;
}

std::string pairsText(const MappingFile &file)
{
    std::vector<std::string> lines;
    for (const MappingFile::Pair &pair : file.mapping)
        lines.push_back(jsonQuoted(pair.target) + ": " + (pair.source ? jsonQuoted(*pair.source) : "null"));
    return blockText(lines, '{', '}');
}

std::string chainsText(const MappingFile &file)
{
    std::vector<std::string> lines;
    for (const MappingFile::Chain &chain : file.chains) {
        lines.push_back("{\"source\": " + listText(chain.source) + ", \"target\": " + listText(chain.target) +
                        ", \"mode\": " + jsonQuoted(chain.mode) + "}");
    }
    return blockText(lines, '[', ']');
}

std::string contactsText(const std::vector<MappingFile::Contact> &contacts)
{
    std::vector<std::string> lines;
    for (const MappingFile::Contact &contact : contacts) {
        std::string line = jsonQuoted(contact.joint) + ": [";
        const char *separator = "";
        for (const FrameInterval &interval : contact.intervals) {
            line += separator;
            line += '[' + std::to_string(interval.first) + ", " + std::to_string(interval.last) + "]";
            separator = ", ";
        }
        lines.push_back(line + "]");
    }
    return blockText(lines, '{', '}');
}

std::string settingsText(const MappingFile &file)
{
    std::vector<std::string> lines;
    for (const auto &[name, value] : file.settings)
        lines.push_back(jsonQuoted(name) + ": " + valueText(value));
    return blockText(lines, '{', '}');
}

// Finds joints by their keys.
class KeyIndex
{
public:
    explicit KeyIndex(const Skeleton &skeleton)
    {
        const std::vector<std::string> keys = jointKeys(skeleton);
        for (std::size_t joint = 0; joint < keys.size(); ++joint)
            m_joints.emplace(keys[joint], static_cast<int>(joint));
    }

    [[nodiscard]] int find(const std::string &key) const
    {
        const auto found = m_joints.find(key);
        return found == m_joints.end() ? NoJoint : found->second;
    }

private:
    std::unordered_map<std::string, int> m_joints;
};

Finding findingAt(Severity severity, const FilePosition &position, Message message)
{
    Finding finding;
    finding.severity = severity;
    finding.line = position.line;
    finding.column = position.column;
    finding.message = std::move(message);
    return finding;
}

// Fits the pairs one by one and reports those that do not fit.
class MappingFit
{
public:
    MappingFit(const Skeleton &source, const Skeleton &target)
        : m_sources(source), m_targets(target), m_source(source), m_target(target),
          m_pairOfSource(static_cast<std::size_t>(source.jointCount()))
    {
        m_mapping.matches.resize(static_cast<std::size_t>(target.jointCount()));
    }

    Reading<JointMapping> fit(const MappingFile &file)
    {
        for (const MappingFile::Pair &pair : file.mapping)
            take(pair);
        for (const MappingFile::Pair *pair : m_taken)
            checkOrder(*pair);
        if (m_isRefused)
            return {std::nullopt, std::move(m_findings)};
        return {std::move(m_mapping), std::move(m_findings)};
    }

private:
    void take(const MappingFile::Pair &pair)
    {
        const int target = m_targets.find(pair.target);
        const int source = pair.source ? m_sources.find(*pair.source) : NoJoint;
        if (target == NoJoint)
            refuse(pair, messages::noTargetJoint(wordArgument(pair.target)));
        if (pair.source && source == NoJoint)
            refuse(pair, messages::noSourceJoint(wordArgument(*pair.source)));
        if (target == NoJoint || source == NoJoint)
            return;
        const MappingFile::Pair *&other = at(m_pairOfSource, source);
        if (other != nullptr) {
            refuse(pair, messages::sourceJointTwice(wordArgument(*pair.source), wordArgument(pair.target),
                                                    wordArgument(other->target)));
            return;
        }
        other = &pair;
        at(m_mapping.matches, target) = {source, 1.0, MatchReason::File};
        m_taken.push_back(&pair);
    }

    // Reports a joint above this one that follows a joint below the one that this joint follows.
    void checkOrder(const MappingFile::Pair &pair)
    {
        const int target = m_targets.find(pair.target);
        const int source = m_mapping.sourceOf(target);
        for (int above = m_target.joint(target).parent; above != NoJoint; above = m_target.joint(above).parent) {
            const int followed = m_mapping.sourceOf(above);
            if (followed == NoJoint || !m_source.isInSubtree(followed, source))
                continue;
            const MappingFile::Pair &other = *at(m_pairOfSource, followed);
            refuse(pair, messages::pairsOutOfOrder(wordArgument(other.target), wordArgument(pair.target),
                                                   wordArgument(*other.source), wordArgument(*pair.source)));
            return;
        }
    }

    void refuse(const MappingFile::Pair &pair, Message message)
    {
        m_isRefused = true;
        report(Severity::Error, pair, std::move(message));
    }
    void report(Severity severity, const MappingFile::Pair &pair, Message message)
    {
        m_findings.push_back(findingAt(severity, pair.position, std::move(message)));
    }

    KeyIndex m_sources;
    KeyIndex m_targets;
    const Skeleton &m_source;
    const Skeleton &m_target;
    JointMapping m_mapping;
    std::vector<const MappingFile::Pair *> m_pairOfSource;
    std::vector<const MappingFile::Pair *> m_taken;
    std::vector<Finding> m_findings;
    bool m_isRefused = false;
};

} // namespace

std::string mappingText(const MappingFile &file)
{
    std::string text = "{\n  \"limber-mapping\": 1,\n";
    text += "  \"source\": {\"joints\": " + listText(file.sourceJoints) + "},\n";
    text += "  \"target\": {\"joints\": " + listText(file.targetJoints) + "},\n";
    text += "  \"mapping\": " + pairsText(file) + ",\n";
    text += "  \"chains\": " + chainsText(file) + ",\n";
    text += "  \"rest\": " + jsonQuoted(file.rest) + ",\n";
    if (file.contacts)
        text += "  \"contacts\": " + contactsText(*file.contacts) + ",\n";
    if (!file.settings.empty())
        text += "  \"settings\": " + settingsText(file) + ",\n";
    return text + "  \"notes\": " + jsonQuoted(file.notes) + "\n}\n";
}

MappingFile mappingFileOf(const JointMapping &mapping, const Skeleton &source, const Skeleton &target)
{
    MappingFile file;
    file.sourceJoints = jointKeys(source);
    file.targetJoints = jointKeys(target);
    for (int joint = 0; joint < target.jointCount(); ++joint) {
        const JointMatch &match = at(mapping.matches, joint);
        MappingFile::Pair pair{at(file.targetJoints, joint), std::nullopt, {}};
        if (match.source != NoJoint && match.score >= JointMapping::Sure)
            pair.source = at(file.sourceJoints, match.source);
        file.mapping.push_back(std::move(pair));
    }
    return file;
}

Reading<JointMapping> fitMapping(const MappingFile &file, const Skeleton &source, const Skeleton &target)
{
    return MappingFit(source, target).fit(file);
}

Contacts fitContacts(const MappingFile &file, const Skeleton &source, std::vector<Finding> &findings)
{
    const KeyIndex joints(source);
    Contacts contacts;
    for (const MappingFile::Contact &contact : file.contacts.value_or(std::vector<MappingFile::Contact>())) {
        const int joint = joints.find(contact.joint);
        if (joint != NoJoint)
            contacts.push_back({joint, contact.intervals});
        else
            findings.push_back(
                findingAt(Severity::Error, contact.position, messages::noSourceJoint(wordArgument(contact.joint))));
    }
    std::ranges::stable_sort(contacts,
                             [](const JointContacts &a, const JointContacts &b) { return a.joint < b.joint; });
    return contacts;
}

} // namespace limber
