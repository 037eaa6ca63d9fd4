#include "files/clipfiles.h"
#include "output/exitstatus.h"
#include "output/messages.h"
#include "output/outputstream.h"
#include "pose/pose.h"
#include "report/resulttext.h"
#include "verbs/verb.h"
#include "words/framelist.h"
#include "words/jointaddress.h"
#include "json/jsonquoting.h"

#include <memory>

namespace limber::cli {

namespace {

CommandLine::Shape positionsShape()
{
    return {"positions", "Prints world positions of every joint and end site, in file order and file units.", "FILE"};
}

struct NamedNode
{
    NodeId id;
    std::string name; // UTF-8
};

std::vector<NamedNode> namedNodes(const Skeleton &skeleton)
{
    std::vector<NamedNode> nodes;
    for (const NodeId id : skeleton.nodesInFileOrder()) {
        const std::string name = id.isJoint() ? skeleton.joint(id.index).name : endSiteName(skeleton, id.index);
        nodes.push_back({id, utf8Name(name)});
    }
    return nodes;
}

// Converts poses to text, one frame at a time, so that a long take is never in memory as text.
class PoseFormat
{
public:
    virtual ~PoseFormat() = default;
    [[nodiscard]] virtual std::string begin() const = 0;
    [[nodiscard]] virtual std::string frame(int frame, const Pose &pose) = 0;
    [[nodiscard]] virtual std::string end() const = 0;
};

class JsonPoses final : public PoseFormat
{
public:
    explicit JsonPoses(std::vector<NamedNode> nodes) : m_nodes(std::move(nodes))
    {
        for (NamedNode &node : m_nodes)
            node.name = jsonQuoted(node.name);
    }

    std::string begin() const override { return "{\"frames\": ["; }
    std::string end() const override { return "]}\n"; }
    std::string frame(int frame, const Pose &pose) override
    {
        std::string text = m_isFirst ? "\n" : ",\n";
        m_isFirst = false;
        text += "{\"frame\": " + std::to_string(frame) + ", \"positions\": [";
        const char *separator = "";
        for (const NamedNode &node : m_nodes) {
            text += separator + ("[" + node.name);
            for (int axis = 0; axis < 3; ++axis) {
                text += ", ";
                appendJsonNumber(text, pose.positionOf(node.id)[axis]);
            }
            text += "]";
            separator = ", ";
        }
        return text + "]}";
    }

private:
    std::vector<NamedNode> m_nodes; // names as JSON strings
    bool m_isFirst = true;
};

class CsvPoses final : public PoseFormat
{
public:
    explicit CsvPoses(std::vector<NamedNode> nodes) : m_nodes(std::move(nodes))
    {
        for (NamedNode &node : m_nodes)
            node.name = csvField(node.name);
    }

    std::string begin() const override { return "frame,index,joint,x,y,z\n"; }
    std::string end() const override { return {}; }
    std::string frame(int frame, const Pose &pose) override
    {
        std::string text;
        for (std::size_t i = 0; i < m_nodes.size(); ++i) {
            text += std::to_string(frame) + ',' + std::to_string(i) + ',' + m_nodes[i].name;
            for (int axis = 0; axis < 3; ++axis) {
                text += ',';
                appendJsonNumber(text, pose.positionOf(m_nodes[i].id)[axis]);
            }
            text += '\n';
        }
        return text;
    }

private:
    std::vector<NamedNode> m_nodes; // names as CSV fields
};

std::unique_ptr<PoseFormat> makeFormat(const std::string &name, const Skeleton &skeleton)
{
    if (name == "csv")
        return std::make_unique<CsvPoses>(namedNodes(skeleton));
    return std::make_unique<JsonPoses>(namedNodes(skeleton));
}

bool printPoses(const Clip &clip, const std::vector<FrameRange> &frames, const PositionRules &rules, PoseFormat &format)
{
    OutputStream output = standardOutput();
    output.write(format.begin());
    Pose pose;
    for (const FrameRange &range : frames) {
        for (int frame = range.first; frame <= range.last && output.isGood(); ++frame) {
            evaluatePose(clip.skeleton, clip.motion.frame(frame), rules, pose);
            output.write(format.frame(frame, pose));
        }
    }
    output.write(format.end());
    return output.finish();
}

int runPositions(const Words &words)
{
    CommandLine line(positionsShape());
    line.addOption("frames", "LIST",
                   "The frames, such as 0,10,20-30,last; all is the default. Frames are numbered from 0.");
    line.addOption("format", "json|csv", "json is the default. csv has the columns frame,index,joint,x,y,z.");
    if (const auto status = line.parse(words))
        return *status;
    const std::string format = line.value("format").value_or("json");
    if (format != "json" && format != "csv")
        return line.wrongUsage("expected json or csv for --format, found " + inQuotes(format));
    const auto list = FrameList::parse(line.value("frames").value_or("all"));
    if (!list)
        return line.wrongUsage(list.problem);

    const std::string &file = line.arguments().front();
    const auto clip = loadClip(file, line);
    if (!clip)
        return exitstatus::Failed;
    const auto frames = list.value->resolve(clip->motion.frameCount());
    if (!frames) {
        reportError(file, frames.problem);
        return exitstatus::Failed;
    }
    const PositionRules rules = decidePositionRules(clip->skeleton, clip->motion, line.positionRule());
    const bool printed = printPoses(*clip, *frames.value, rules, *makeFormat(format, clip->skeleton));
    return printed ? exitstatus::Done : exitstatus::Failed;
}

} // namespace

Verb positionsVerb()
{
    return {"positions", "prints world positions of every joint and end site", runPositions, printsJson};
}

} // namespace limber::cli
