#include "project/projectwriter.h"

#include "base/keptpath.h"
#include "mapping/jointkeys.h"
#include "motion/nodeaddress.h"
#include "project/besidereader.h"
#include "project/projectvalues.h"
#include "project/secondlifemember.h"
#include "json/jsonquoting.h"

#include <algorithm>
#include <array>
#include <utility>

namespace limber {

namespace {

constexpr std::size_t pieceSize = 65536;

std::string vectorText(const glm::dvec3 &vector)
{
    return '[' + projectNumber(vector.x) + ", " + projectNumber(vector.y) + ", " + projectNumber(vector.z) + ']';
}

std::string intervalText(const FrameInterval &interval)
{
    return '[' + std::to_string(interval.first) + ", " + std::to_string(interval.last) + ']';
}

// Returns the members of a camera without the braces around them.
std::string cameraText(const ProjectCamera &camera)
{
    return "\"target\": " + vectorText(camera.target) + ", \"distance\": " + projectNumber(camera.distance) +
           ", \"yaw\": " + projectNumber(camera.yawDegrees) + ", \"pitch\": " + projectNumber(camera.pitchDegrees) +
           ", \"orthographic\": " + (camera.isOrthographic ? "true" : "false");
}

// The content of a column of rows: one of the two parts of a joint's offset.
using RowColumn = std::pair<int, bool>; // joint, whether it is its position

std::optional<glm::dvec3> partOf(const JointOffset &offset, bool isPosition)
{
    return isPosition ? offset.position : offset.rotation;
}

std::vector<RowColumn> columnsOf(const LayerKey &key)
{
    std::vector<RowColumn> columns;
    for (const std::vector<JointOffset> &row : key.rows) {
        for (const JointOffset &offset : row) {
            for (const bool isPosition : {false, true}) {
                const RowColumn column{offset.joint, isPosition};
                if (!partOf(offset, isPosition))
                    continue;
                // Usually all rows have the same joints.
                const auto at = std::ranges::lower_bound(columns, column);
                if (at == columns.end() || *at != column)
                    columns.insert(at, column);
            }
        }
    }
    return columns;
}

// Puts the lines of a project file together and passes them on.
class ProjectWriter
{
public:
    ProjectWriter(const Skeleton &skeleton, const std::function<bool(std::string_view)> &sink)
        : m_skeleton(skeleton), m_sink(sink)
    {
        for (const std::string &key : jointKeys(skeleton))
            m_keys.push_back(jsonQuoted(key));
    }

    bool write(const Project &project)
    {
        add("{\n \"limber-project\": " + std::to_string(projectVersion) + ",\n");
        writeMotion(project.motion);
        writeView(project.view);
        writeSideCameras(project.view.cameras);
        writeSavedViews(project.savedViews);
        writePins(project.pins);
        writeNodes("hidden", project.hidden);
        writeNodes("locked", project.locked);
        writeSets(project.sets);
        writeBeside(project.beside);
        if (project.contacts)
            writeContacts(*project.contacts);
        writeMarkers(project.markers);
        if (project.secondLife)
            add(secondLifeText(*project.secondLife));
        writeLayers(project.layers);
        add("\n}\n");
        flush();
        return !m_isStopped;
    }

private:
    void add(std::string_view text)
    {
        m_text += text;
        if (m_text.size() >= pieceSize)
            flush();
    }
    void flush()
    {
        m_isStopped = m_isStopped || !m_sink(m_text);
        m_text.clear();
    }

    // Writes lines between two brackets.
    template <typename Range, typename Write>
    void writeLines(const Range &items, std::string_view indent, const Write &write)
    {
        bool isFirst = true;
        for (const auto &item : items) {
            if (m_isStopped)
                return;
            add(isFirst ? "\n" : ",\n");
            add(indent);
            write(item);
            isFirst = false;
        }
        if (!isFirst) {
            add("\n");
            add(indent.substr(1));
        }
    }

    void writeMotion(const ProjectMotion &motion)
    {
        add(" \"motion\": {\n  \"file\": " + jsonQuoted(keptPath(motion.file)));
        if (motion.bytes)
            add(",\n  \"bytes\": " + std::to_string(*motion.bytes));
        if (!motion.sha1.empty())
            add(",\n  \"sha1\": " + jsonQuoted(motion.sha1));
        if (motion.joints > 0)
            add(",\n  \"joints\": " + std::to_string(motion.joints));
        if (motion.frames > 0)
            add(",\n  \"frames\": " + std::to_string(motion.frames));
        add("\n }");
    }

    void writeView(const ProjectView &view)
    {
        add(",\n \"view\": {\n  \"frame\": " + std::to_string(view.frame));
        if (view.range)
            add(",\n  \"range\": " + intervalText(*view.range));
        add(",\n  \"positions\": " + jsonQuoted(wordOf(view.positions, positionWords)));
        add(",\n  \"up\": " + jsonQuoted(wordOf(view.up, upWords)));
        if (view.posesApart != PosesApartChoice::Ask)
            add(",\n  \"poses apart\": " + jsonQuoted(wordOf(view.posesApart, posesApartWords)));
        if (!view.holdsFeet)
            add(",\n  \"feet\": " + jsonQuoted(wordOf(view.holdsFeet, feetWords)));
        if (view.body)
            add(",\n  \"body\": " + jsonQuoted(wordOf(*view.body, bodyWords)));
        if (const auto &camera = view.cameras.front())
            add(",\n  \"camera\": {" + cameraText(*camera) + '}');
        add("\n }");
    }

    // Writes the cameras of the views beside the user's.
    void writeSideCameras(const ViewCameras &cameras)
    {
        std::vector<ViewPlace> places;
        for (const auto &[place, word] : placeWords) {
            if (cameras[static_cast<std::size_t>(place)])
                places.push_back(place);
        }
        if (places.empty())
            return;
        add(",\n \"views\": [");
        writeLines(places, "  ", [&](ViewPlace place) {
            add("{\"view\": " + jsonQuoted(wordOf(place, placeWords)) + ", " +
                cameraText(*cameras[static_cast<std::size_t>(place)]) + '}');
        });
        add("]");
    }

    void writeSavedViews(const SavedViews &views)
    {
        std::vector<int> slots;
        for (int slot = 0; slot < savedViewCount; ++slot) {
            if (views[static_cast<std::size_t>(slot)])
                slots.push_back(slot);
        }
        if (slots.empty())
            return;
        add(",\n \"cameras\": [");
        writeLines(slots, "  ", [&](int slot) {
            const SavedView &view = *views[static_cast<std::size_t>(slot)];
            add("{\"slot\": " + std::to_string(slot + 1) + ", " + cameraText(view.camera));
            add(view.figure ? ", \"figure\": " + vectorText(*view.figure) + '}' : "}");
        });
        add("]");
    }

    void writePins(const std::vector<ProjectPin> &pins)
    {
        if (pins.empty())
            return;
        add(",\n \"pins\": [");
        writeLines(pins, "  ", [this](const ProjectPin &pin) {
            add('{' + nodeText(pin.node) + (pin.holdsRotation ? ", \"rotation\": true" : ""));
            add(pin.space == NoJoint ? "}" : ", \"on\": " + keyOf(pin.space) + '}');
        });
        add("]");
    }

    [[nodiscard]] std::string nodeText(NodeId node) const
    {
        return node.isJoint() ? "\"joint\": " + keyOf(node.index)
                              : "\"end\": " + keyOf(m_skeleton.parentOf(node)) + endNumberText(node.index);
    }

    void writeNodes(const std::string &member, const std::vector<NodeId> &nodes)
    {
        if (nodes.empty())
            return;
        add(",\n " + jsonQuoted(member) + ": [");
        writeLines(nodes, "  ", [this](NodeId node) { add('{' + nodeText(node) + '}'); });
        add("]");
    }

    void writeSets(const std::vector<ProjectSet> &sets)
    {
        if (sets.empty())
            return;
        add(",\n \"sets\": [");
        writeLines(sets, "  ", [this](const ProjectSet &set) {
            add("{\"name\": " + jsonQuoted(set.name) + ", \"nodes\": [");
            for (std::size_t i = 0; i < set.nodes.size(); ++i)
                add((i == 0 ? "{" : ", {") + nodeText(set.nodes[i]) + '}');
            add("]}");
        });
        add("]");
    }

    void writeBeside(const std::vector<ProjectClip> &clips)
    {
        if (clips.empty())
            return;
        add(",\n \"beside\": [");
        writeLines(clips, "  ", [this](const ProjectClip &clip) {
            add("{\"file\": " + jsonQuoted(keptPath(clip.file)) +
                ", \"shift\": " + std::to_string(clip.settings.shift));
            add(", \"placed\": " + jsonQuoted(wordOf(clip.settings.placement, placementWords)));
            if (clip.settings.offset != glm::dvec3(0.0))
                add(", \"offset\": " + vectorText(clip.settings.offset));
            add(", \"rotations\": " + jsonQuoted(wordOf(clip.settings.rotations, rotationWords)));
            add(clip.isHidden ? ", \"hidden\": true" : "");
            add(clip.isChosen ? ", \"chosen\": true}" : "}");
        });
        add("]");
    }

    // Returns the number of an end site among those of its joint, unless it is the first.
    [[nodiscard]] std::string endNumberText(int endSite) const
    {
        const int parent = m_skeleton.endSite(endSite).parent;
        int number = 1;
        for (int earlier = 0; earlier < endSite; ++earlier)
            number += m_skeleton.endSite(earlier).parent == parent ? 1 : 0;
        return number == 1 ? std::string() : ", \"number\": " + std::to_string(number);
    }

    void writeContacts(const Contacts &contacts)
    {
        add(",\n \"contacts\": {");
        writeLines(contacts, "  ", [this](const JointContacts &own) {
            add(keyOf(own.joint) + ": [");
            for (std::size_t i = 0; i < own.intervals.size(); ++i)
                add((i == 0 ? "" : ", ") + intervalText(own.intervals[i]));
            add("]");
        });
        add("}");
    }

    void writeMarkers(const Markers &markers)
    {
        if (markers.empty())
            return;
        add(",\n \"markers\": [");
        writeLines(markers, "  ", [this](const Marker &marker) {
            add("{\"frame\": " + std::to_string(marker.frame) + ", \"name\": " + jsonQuoted(marker.name) + '}');
        });
        add("]");
    }

    void writeLayers(const Layers &layers)
    {
        if (layers.empty())
            return;
        add(",\n \"layers\": [");
        writeLines(layers, "  ", [this](const Layer &layer) { writeLayer(layer); });
        add("]");
    }

    // Writes a layer with its keys last: if they are cut off, everything that says how they are used is kept.
    void writeLayer(const Layer &layer)
    {
        add("{\n   \"name\": " + jsonQuoted(layer.name));
        add(",\n   \"kind\": " + jsonQuoted(wordOf(layer.kind, kindWords)));
        add(",\n   \"side\": " + jsonQuoted(wordOf(layer.side, sideWords)));
        for (const auto &[isSet, word] :
             {std::pair(layer.isMuted, "muted"), std::pair(layer.isSolo, "solo"), std::pair(layer.isLocked, "locked")})
            add(isSet ? ",\n   " + jsonQuoted(word) + ": true" : "");
        add(",\n   \"weight\": " + projectNumber(layer.weight));
        add(",\n   \"between\": " + jsonQuoted(wordOf(layer.between, betweenWords)));
        writeWeights(layer.weightKeys);
        if (!layer.joints.empty()) {
            add(",\n   \"joints\": [");
            writeLines(layer.joints, "    ", [this](int joint) { add(keyOf(joint)); });
            add("]");
        }
        if (layer.hold)
            writeHold(*layer.hold);
        add(",\n   \"keys\": [");
        writeLines(layer.keys, "    ", [this](const LayerKey &key) { writeKey(key); });
        add("]\n  }");
    }

    void writeHold(const Hold &hold)
    {
        add(",\n   \"hold\": {" + nodeText(hold.node));
        if (hold.space != NoJoint)
            add(", \"on\": " + keyOf(hold.space));
        add(", \"frames\": " + intervalText(hold.frames));
        add(", \"fade in\": " + projectNumber(hold.fadeInSeconds));
        add(", \"fade out\": " + projectNumber(hold.fadeOutSeconds));
        add(hold.holdsPosition ? "" : ", \"position\": false");
        add(hold.holdsRotation ? "" : ", \"rotation\": false");
        add(hold.chain == SolverReach::Limb ? "}" : ", \"chain\": " + jsonQuoted(wordOf(hold.chain, chainWords)) + '}');
    }

    void writeWeights(const std::vector<WeightKey> &keys)
    {
        if (keys.empty())
            return;
        add(",\n   \"weights\": [");
        writeLines(keys, "    ", [this](const WeightKey &key) {
            add("{\"frame\": " + std::to_string(key.frame) + ", \"weight\": " + projectNumber(key.weight) + '}');
        });
        add("]");
    }

    void writeKey(const LayerKey &key)
    {
        add("{\"frame\": " + std::to_string(key.frame) + ", \"full\": " + intervalText(key.window.full));
        if (key.window.zeroBefore)
            add(", \"zero before\": " + std::to_string(*key.window.zeroBefore));
        if (key.window.zeroAfter)
            add(", \"zero after\": " + std::to_string(*key.window.zeroAfter));
        std::vector<JointOffset> offsets = key.offsets;
        std::erase_if(offsets, [](const JointOffset &offset) { return !offset.rotation && !offset.position; });
        if (!offsets.empty()) {
            add(", \"offsets\": {");
            writeLines(offsets, "     ", [this](const JointOffset &offset) { writeOffset(offset); });
            add("}");
        }
        if (!key.rows.empty())
            writeRows(key);
        add("}");
    }

    void writeOffset(const JointOffset &offset)
    {
        add(keyOf(offset.joint) + ": {");
        if (offset.rotation)
            add("\"radians\": " + vectorText(*offset.rotation));
        if (offset.position)
            add((offset.rotation ? ", \"position\": " : "\"position\": ") + vectorText(*offset.position));
        add("}");
    }

    void writeRows(const LayerKey &key)
    {
        const std::vector<RowColumn> columns = columnsOf(key);
        add(", \"rows\": {\"first\": " + std::to_string(key.firstRow) + ", \"columns\": [");
        writeLines(columns, "      ", [this](const RowColumn &column) {
            add('[' + keyOf(column.first) + (column.second ? ", \"position\"]" : ", \"radians\"]"));
        });
        add("], \"values\": [");
        writeLines(key.rows, "      ", [&](const std::vector<JointOffset> &row) { writeRow(row, columns); });
        add("]}");
    }

    void writeRow(const std::vector<JointOffset> &row, const std::vector<RowColumn> &columns)
    {
        add("[");
        auto offset = row.begin();
        for (std::size_t i = 0; i < columns.size(); ++i) {
            const auto [joint, isPosition] = columns[i];
            while (offset != row.end() && offset->joint < joint)
                ++offset;
            const bool isThere = offset != row.end() && offset->joint == joint;
            const std::optional<glm::dvec3> part = isThere ? partOf(*offset, isPosition) : std::nullopt;
            add((i == 0 ? "" : ", ") + (part ? vectorText(*part) : "null"));
        }
        add("]");
    }

    [[nodiscard]] const std::string &keyOf(int joint) const { return m_keys[static_cast<std::size_t>(joint)]; }

    const Skeleton &m_skeleton;
    const std::function<bool(std::string_view)> &m_sink;
    std::vector<std::string> m_keys; // of the joints, in quotes
    std::string m_text; // not yet passed on
    bool m_isStopped = false;
};

} // namespace

bool writeProject(const Project &project, const Skeleton &skeleton, const std::function<bool(std::string_view)> &sink)
{
    return ProjectWriter(skeleton, sink).write(project);
}

std::string projectText(const Project &project, const Skeleton &skeleton)
{
    std::string text;
    writeProject(project, skeleton, [&](std::string_view piece) {
        text += piece;
        return true;
    });
    return text;
}

} // namespace limber
