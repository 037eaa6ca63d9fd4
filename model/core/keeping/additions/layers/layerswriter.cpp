#include "additions/layers/layerswriter.h"

#include "additions/layers/layerwords.h"
#include "json/jsonquoting.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace limber {

namespace {

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

class LayersWriter
{
public:
    explicit LayersWriter(ProjectLines &out) : m_out(out) {}

    // Writes a layer with its keys last: if they are cut off, everything that says how they are used is kept.
    void writeLayer(const Layer &layer)
    {
        m_out.add("{\n   \"name\": " + jsonQuoted(layer.name));
        m_out.add(",\n   \"kind\": " + jsonQuoted(wordOf(layer.kind, kindWords)));
        m_out.add(",\n   \"side\": " + jsonQuoted(wordOf(layer.side, sideWords)));
        for (const auto &[isSet, word] :
             {std::pair(layer.isMuted, "muted"), std::pair(layer.isSolo, "solo"), std::pair(layer.isLocked, "locked")})
            m_out.add(isSet ? ",\n   " + jsonQuoted(word) + ": true" : "");
        m_out.add(",\n   \"weight\": " + projectNumber(layer.weight));
        m_out.add(",\n   \"between\": " + jsonQuoted(wordOf(layer.between, betweenWords)));
        writeWeights(layer.weightKeys);
        if (!layer.joints.empty()) {
            m_out.add(",\n   \"joints\": [");
            m_out.addLines(layer.joints, "    ", [this](int joint) { m_out.add(m_out.keyOf(joint)); });
            m_out.add("]");
        }
        if (layer.hold)
            writeHold(*layer.hold);
        m_out.add(",\n   \"keys\": [");
        m_out.addLines(layer.keys, "    ", [this](const LayerKey &key) { writeKey(key); });
        m_out.add("]\n  }");
    }

private:
    void writeHold(const Hold &hold)
    {
        m_out.add(",\n   \"hold\": {" + m_out.nodeText(hold.node));
        if (hold.space != NoJoint)
            m_out.add(", \"on\": " + m_out.keyOf(hold.space));
        m_out.add(", \"frames\": " + intervalText(hold.frames));
        m_out.add(", \"fade in\": " + projectNumber(hold.fadeInSeconds));
        m_out.add(", \"fade out\": " + projectNumber(hold.fadeOutSeconds));
        m_out.add(hold.holdsPosition ? "" : ", \"position\": false");
        m_out.add(hold.holdsRotation ? "" : ", \"rotation\": false");
        m_out.add(hold.chain == SolverReach::Limb ? "}"
                                                  : ", \"chain\": " + jsonQuoted(wordOf(hold.chain, chainWords)) + '}');
    }

    void writeWeights(const std::vector<WeightKey> &keys)
    {
        if (keys.empty())
            return;
        m_out.add(",\n   \"weights\": [");
        m_out.addLines(keys, "    ", [this](const WeightKey &key) {
            m_out.add("{\"frame\": " + std::to_string(key.frame) + ", \"weight\": " + projectNumber(key.weight) + '}');
        });
        m_out.add("]");
    }

    void writeKey(const LayerKey &key)
    {
        m_out.add("{\"frame\": " + std::to_string(key.frame) + ", \"full\": " + intervalText(key.window.full));
        if (key.window.zeroBefore)
            m_out.add(", \"zero before\": " + std::to_string(*key.window.zeroBefore));
        if (key.window.zeroAfter)
            m_out.add(", \"zero after\": " + std::to_string(*key.window.zeroAfter));
        std::vector<JointOffset> offsets = key.offsets;
        std::erase_if(offsets, [](const JointOffset &offset) { return !offset.rotation && !offset.position; });
        if (!offsets.empty()) {
            m_out.add(", \"offsets\": {");
            m_out.addLines(offsets, "     ", [this](const JointOffset &offset) { writeOffset(offset); });
            m_out.add("}");
        }
        if (!key.rows.empty())
            writeRows(key);
        m_out.add("}");
    }

    void writeOffset(const JointOffset &offset)
    {
        m_out.add(m_out.keyOf(offset.joint) + ": {");
        if (offset.rotation)
            m_out.add("\"radians\": " + vectorText(*offset.rotation));
        if (offset.position)
            m_out.add((offset.rotation ? ", \"position\": " : "\"position\": ") + vectorText(*offset.position));
        m_out.add("}");
    }

    void writeRows(const LayerKey &key)
    {
        const std::vector<RowColumn> columns = columnsOf(key);
        m_out.add(", \"rows\": {\"first\": " + std::to_string(key.firstRow) + ", \"columns\": [");
        m_out.addLines(columns, "      ", [this](const RowColumn &column) {
            m_out.add('[' + m_out.keyOf(column.first) + (column.second ? ", \"position\"]" : ", \"radians\"]"));
        });
        m_out.add("], \"values\": [");
        m_out.addLines(key.rows, "      ", [&](const std::vector<JointOffset> &row) { writeRow(row, columns); });
        m_out.add("]}");
    }

    void writeRow(const std::vector<JointOffset> &row, const std::vector<RowColumn> &columns)
    {
        m_out.add("[");
        auto offset = row.begin();
        for (std::size_t i = 0; i < columns.size(); ++i) {
            const auto [joint, isPosition] = columns[i];
            while (offset != row.end() && offset->joint < joint)
                ++offset;
            const bool isThere = offset != row.end() && offset->joint == joint;
            const std::optional<glm::dvec3> part = isThere ? partOf(*offset, isPosition) : std::nullopt;
            m_out.add((i == 0 ? "" : ", ") + (part ? vectorText(*part) : "null"));
        }
        m_out.add("]");
    }

    ProjectLines &m_out;
};

} // namespace

void writeLayers(ProjectLines &out, const Layers &layers)
{
    LayersWriter writer(out);
    out.add("[");
    out.addLines(layers, "  ", [&](const Layer &layer) { writer.writeLayer(layer); });
    out.add("]");
}

} // namespace limber
