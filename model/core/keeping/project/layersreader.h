#pragma once

#include "layers/layer.h"
#include "project/projectvalues.h"
#include "project/rowsreader.h"
#include "json/jsonpieces.h"

#include <functional>
#include <optional>
#include <span>

namespace limber {

// Reads the layers of a project from the pieces of its text: each row, key, weight and layer when it ends.
class LayersReader
{
public:
    // Finds the joint or end site that a node of the project names, or reports what is left out.
    using FindNode = std::function<std::optional<NodeId>(const JsonNode &, const MessageForm<1> &leftOut)>;

    LayersReader(const JointsByKey &joints, int frameCount, ProjectTrouble &trouble, FindNode findNode)
        : m_joints(joints), m_frameCount(frameCount), m_trouble(trouble), m_findNode(std::move(findNode)),
          m_rows(joints, trouble)
    {
    }

    // Takes a piece inside of the list of layers: `above` has the project, the list and what is around the piece.
    [[nodiscard]] JsonPiece take(JsonNode &piece, std::span<const JsonLevel> above);

    [[nodiscard]] Layers takeLayers() { return std::move(m_layers); }

private:
    void takeLayer(const JsonNode &node);
    [[nodiscard]] bool readMember(const JsonNode &member);
    template <typename Choice, std::size_t count>
    [[nodiscard]] bool readChoice(const JsonNode &member, const ProjectWords<Choice, count> &words, Choice &choice);
    void readFlag(const JsonNode &member, bool &flag);
    [[nodiscard]] bool readJoints(const JsonNode &member);
    void readHold(const JsonNode &node);
    void takeWeight(const JsonNode &node);
    void takeKey(const JsonNode &node);
    [[nodiscard]] bool readKey(const JsonNode &node, LayerKey &key);
    [[nodiscard]] bool readFrame(const JsonNode &node, const MessageForm<1> &leftOut, int &frame);
    [[nodiscard]] bool readWindow(const JsonNode &node, LayerKey &key);
    void readOffsets(const JsonNode &member, LayerKey &key);
    [[nodiscard]] std::optional<JointOffset> offsetOf(const JsonNode &node);

    const JointsByKey &m_joints;
    int m_frameCount;
    ProjectTrouble &m_trouble;
    FindNode m_findNode;
    RowsReader m_rows;
    Layer m_layer; // the layer that is being read, with its keys and weights so far
    Layers m_layers;
};

} // namespace limber
