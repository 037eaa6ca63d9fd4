#include "project/projectwriter.h"

#include "additions/additionkind.h"
#include "base/at.h"
#include "base/keptpath.h"
#include "motion/nodeaddress.h"
#include "project/besidereader.h"
#include "project/projectlines.h"
#include "project/projectvalues.h"
#include "json/jsonquoting.h"

#include <algorithm>
#include <array>
#include <utility>

namespace limber {

namespace {

// Returns the members of a camera without the braces around them.
std::string cameraText(const ProjectCamera &camera)
{
    return "\"target\": " + vectorText(camera.target) + ", \"distance\": " + projectNumber(camera.distance) +
           ", \"yaw\": " + projectNumber(camera.yawDegrees) + ", \"pitch\": " + projectNumber(camera.pitchDegrees) +
           ", \"orthographic\": " + (camera.isOrthographic ? "true" : "false");
}

// Writes the members of a project one after the other.
class ProjectWriter
{
public:
    ProjectWriter(const Skeleton &skeleton, const std::function<bool(std::string_view)> &sink) : m_lines(skeleton, sink)
    {
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
        for (const auto &kind : additionKinds())
            kind->write(m_lines, project.additions);
        add("\n}\n");
        m_lines.flush();
        return !m_lines.isStopped();
    }

private:
    void add(std::string_view text) { m_lines.add(text); }
    [[nodiscard]] const std::string &keyOf(int joint) const { return m_lines.keyOf(joint); }
    template <typename Range, typename Write>
    void writeLines(const Range &items, std::string_view indent, const Write &write)
    {
        m_lines.addLines(items, indent, write);
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
        if (view.layer)
            add(",\n  \"layer\": " + std::to_string(*view.layer));
        if (!view.holdsFeet)
            add(",\n  \"feet\": " + jsonQuoted(wordOf(view.holdsFeet, feetWords)));
        if (view.body)
            add(",\n  \"body\": " + jsonQuoted(wordOf(*view.body, bodyWords)));
        if (!view.surface.hasTextures)
            add(",\n  \"textures\": " + jsonQuoted(wordOf(view.surface.hasTextures, texturesWords)));
        if (view.surface.showsBothSides)
            add(",\n  \"sides\": " + jsonQuoted(wordOf(view.surface.showsBothSides, sidesWords)));
        if (const auto &camera = view.cameras.front())
            add(",\n  \"camera\": {" + cameraText(*camera) + '}');
        add("\n }");
    }

    // Writes the cameras of the views beside the user's.
    void writeSideCameras(const ViewCameras &cameras)
    {
        std::vector<ViewPlace> places;
        for (const auto &[place, word] : placeWords) {
            if (at(cameras, place))
                places.push_back(place);
        }
        if (places.empty())
            return;
        add(",\n \"views\": [");
        writeLines(places, "  ", [&](ViewPlace place) {
            add("{\"view\": " + jsonQuoted(wordOf(place, placeWords)) + ", " + cameraText(*at(cameras, place)) + '}');
        });
        add("]");
    }

    void writeSavedViews(const SavedViews &views)
    {
        std::vector<int> slots;
        for (int slot = 0; slot < savedViewCount; ++slot) {
            if (at(views, slot))
                slots.push_back(slot);
        }
        if (slots.empty())
            return;
        add(",\n \"cameras\": [");
        writeLines(slots, "  ", [&](int slot) {
            const SavedView &view = *at(views, slot);
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

    [[nodiscard]] std::string nodeText(NodeId node) const { return m_lines.nodeText(node); }

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

    ProjectLines m_lines;
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
