#include "project/projectreader.h"

#include "additions/additionkind.h"
#include "mapping/jointkeys.h"
#include "messages/jsonmessages.h"
#include "project/additionreader.h"
#include "project/besidereader.h"
#include "project/projecthead.h"
#include "project/viewreader.h"
#include "json/jsonfindings.h"
#include "json/jsonpieces.h"

#include <algorithm>
#include <memory>
#include <tuple>
#include <utility>

namespace limber {

namespace {

using Kind = JsonNode::Kind;

// The depth at which rows are, of which there are very many.
constexpr std::size_t levelsOfRows = 8;

JointsByKey jointsByKey(const Skeleton &skeleton)
{
    JointsByKey joints;
    int joint = 0;
    for (std::string &key : jointKeys(skeleton))
        joints.emplace(std::move(key), joint++);
    return joints;
}

// Takes the pieces of a project's text and keeps those that fit the clip.
class ProjectReader
{
public:
    ProjectReader(std::string_view text, const Skeleton &skeleton, int frameCount)
        : m_skeleton(skeleton), m_frameCount(frameCount), m_joints(jointsByKey(skeleton)), m_trouble(text)
    {
        const ProjectReaderInput input{
            skeleton, frameCount, m_joints, m_trouble,
            [this](const JsonNode &node, const MessageForm<1> &leftOut) { return nodeNamed(node, leftOut); }};
        for (const auto &kind : additionKinds())
            m_additions.emplace_back(kind->name(), kind->reader(input));
    }

    JsonPiece take(JsonNode &piece, std::span<const JsonLevel> above)
    {
        if (above.empty()) {
            finishRoot(piece);
            return JsonPiece::Keep;
        }
        if (!above[0].node.is(Kind::Object))
            return JsonPiece::Drop; // not a project, see readProjectHead()
        const std::string &member = above.size() == 1 ? piece.key : above[1].node.key;
        if (AdditionReader *reader = above.size() > 1 ? additionReader(member) : nullptr)
            return reader->take(piece, above);
        if (above.size() == 2)
            return takeItem(piece, member);
        if (above.size() > 1)
            return JsonPiece::Keep;
        finishMember(piece);
        return JsonPiece::Drop;
    }

    [[nodiscard]] ProjectReading finish(std::optional<Finding> damage)
    {
        ProjectReading reading{std::move(m_project), m_trouble.takeFindings(), std::nullopt, false};
        for (const auto &[member, reader] : m_additions)
            reader->giveTo(reading.project.additions);
        if (damage) {
            damage->severity = Severity::Warning;
            damage->message = messages::damagedProject(damage->message);
            reading.findings.push_back(*damage);
            reading.damage = std::move(damage);
        }
        const auto position = [](const Finding &finding) {
            return std::tuple(finding.line == 0, finding.line, finding.column);
        };
        std::ranges::stable_sort(reading.findings, {}, position);
        return reading;
    }

private:
    [[nodiscard]] AdditionReader *additionReader(std::string_view member) const
    {
        const auto found = std::ranges::find(m_additions, member, [](const auto &each) { return each.first; });
        return found == m_additions.end() ? nullptr : found->second.get();
    }

    // Takes a list or an object in one of the members of the project.
    JsonPiece takeItem(JsonNode &piece, std::string_view member)
    {
        if (!isList(member))
            return JsonPiece::Keep;
        if (piece.isWhole)
            takeEntry(piece, member);
        return JsonPiece::Drop;
    }

    [[nodiscard]] static bool isList(std::string_view member)
    {
        return member == "pins" || member == "hidden" || member == "locked" || member == "sets" || member == "views" ||
               member == "cameras" || member == "beside";
    }

    void takeEntry(const JsonNode &entry, std::string_view member)
    {
        if (member == "pins")
            takePin(entry);
        else if (member == "sets")
            takeSet(entry);
        else if (member == "views")
            readSideCamera(entry, m_trouble, m_project.view);
        else if (member == "cameras")
            readSavedView(entry, m_trouble, m_project.savedViews);
        else if (member == "beside")
            takeClipBeside(entry);
        else
            takeNode(entry, member == "hidden" ? m_project.hidden : m_project.locked);
    }

    // The member now holds only values that are neither lists nor objects.
    void finishMember(const JsonNode &member)
    {
        if (member.key == "view")
            return member.is(Kind::Object)
                       ? readView(member, m_frameCount, m_trouble, m_project.view)
                       : m_trouble.leaveOut(member, messages::partLeftOut, messages::expectedObject);
        if (AdditionReader *reader = additionReader(member.key))
            return reader->finish(member);
        if (isList(member.key))
            return m_trouble.leaveOutRest(member);
        if (member.key != "motion") // see readProjectHead()
            m_trouble.passOver(member);
    }

    // The root still holds members that are neither lists nor objects.
    void finishRoot(const JsonNode &root)
    {
        for (const JsonNode &member : root.children) {
            if (member.key != "limber-project")
                finishMember(member);
            else if (const int version = wholeNumber(member).value_or(0); version > projectVersion)
                m_trouble.leaveNote(member.offset, messages::newerProject(version));
        }
    }

    // Returns the joint or end site that a node names; if there is none, reports what is left out.
    [[nodiscard]] std::optional<NodeId> nodeNamed(const JsonNode &node, const MessageForm<1> &leftOut)
    {
        const JsonNode *joint = node.member("joint");
        const JsonNode *named = joint != nullptr ? joint : node.member("end");
        if (named == nullptr || !named->is(Kind::String)) {
            m_trouble.leaveOut(node.offset, leftOut, messages::expectedPinnedNode());
            return std::nullopt;
        }
        const auto found = m_joints.find(named->text);
        if (found == m_joints.end()) {
            m_trouble.leaveOut(named->offset, leftOut, messages::expectedJointOfClip(wordArgument(named->text)));
            return std::nullopt;
        }
        const JsonNode *number = node.member("number");
        const NodeId id = joint != nullptr
                              ? NodeId::joint(found->second)
                              : endSiteOf(found->second, number == nullptr ? 1 : wholeNumber(*number).value_or(0));
        if (id.isValid())
            return id;
        m_trouble.leaveOut(named->offset, leftOut, messages::expectedEndSite(wordArgument(named->text)));
        return std::nullopt;
    }

    void takePin(const JsonNode &node)
    {
        const std::optional<NodeId> pinned = nodeNamed(node, messages::pinLeftOut);
        const JsonNode *rotation = node.member("rotation");
        if (!pinned)
            return;
        if (rotation != nullptr && !truth(*rotation))
            return m_trouble.leaveOut(*rotation, messages::pinLeftOut, messages::expectedTruth);
        int space = NoJoint;
        if (const JsonNode *on = node.member("on")) {
            const auto found = on->is(Kind::String) ? m_joints.find(on->text) : m_joints.end();
            if (found == m_joints.end())
                return m_trouble.leaveOut(on->offset, messages::pinLeftOut,
                                          messages::expectedJointOfClip(wordArgument(on->text)));
            space = found->second;
        }
        if (std::ranges::find(m_project.pins, *pinned, &ProjectPin::node) == m_project.pins.end())
            m_project.pins.push_back({*pinned, rotation != nullptr && *truth(*rotation), space});
    }

    void takeNode(const JsonNode &node, std::vector<NodeId> &nodes)
    {
        const std::optional<NodeId> named = nodeNamed(node, messages::jointLeftOut);
        if (named && std::ranges::find(nodes, *named) == nodes.end())
            nodes.push_back(*named);
    }

    void takeSet(const JsonNode &node)
    {
        const JsonNode *name = node.member("name");
        const JsonNode *nodes = node.member("nodes");
        if (name == nullptr || !name->is(Kind::String))
            return m_trouble.leaveOut(node.offset, messages::setLeftOut,
                                      messages::expectedMember(wordArgument("name")));
        if (nodes == nullptr || !nodes->is(Kind::Array))
            return m_trouble.leaveOut(node.offset, messages::setLeftOut,
                                      messages::expectedMember(wordArgument("nodes")));
        ProjectSet set{oneLine(name->text), {}};
        for (const JsonNode &entry : nodes->children)
            takeNode(entry, set.nodes);
        if (!set.nodes.empty())
            m_project.sets.push_back(std::move(set));
    }

    void takeClipBeside(const JsonNode &node)
    {
        std::optional<ProjectClip> clip = readClipBeside(node, m_trouble);
        if (clip && m_project.beside.size() >= mostProjectClips)
            return m_trouble.leaveOut(node.offset, messages::besideLeftOut,
                                      messages::expectedFewerClips(mostProjectClips));
        if (clip)
            m_project.beside.push_back(*std::move(clip));
    }

    [[nodiscard]] NodeId endSiteOf(int joint, int number) const
    {
        for (int endSite = 0; endSite < m_skeleton.endSiteCount(); ++endSite) {
            if (m_skeleton.endSite(endSite).parent == joint && --number == 0)
                return NodeId::endSite(endSite);
        }
        return {};
    }

    const Skeleton &m_skeleton;
    int m_frameCount;
    JointsByKey m_joints;
    ProjectTrouble m_trouble;
    std::vector<std::pair<std::string_view, std::unique_ptr<AdditionReader>>> m_additions; // by their members
    Project m_project;
};

} // namespace

ProjectReading readProject(std::string_view text, const Skeleton &skeleton, int frameCount, const Progress &progress)
{
    ProjectReader reader(text, skeleton, frameCount);
    bool isCancelled = false;
    JsonPrefix prefix = readJsonPieces(text, [&](JsonNode &piece, std::span<const JsonLevel> above) {
        const double done = static_cast<double>(piece.offset) / static_cast<double>(text.size());
        isCancelled = above.size() < levelsOfRows && !progress(done);
        return isCancelled ? JsonPiece::Stop : reader.take(piece, above);
    });
    if (isCancelled)
        return {{}, {}, {}, true};
    ProjectReading reading = reader.finish(std::move(prefix.damage));
    if (Reading<ProjectMotion> head = readProjectHead(text); head.value)
        reading.project.motion = *std::move(head.value);
    return reading;
}

} // namespace limber
