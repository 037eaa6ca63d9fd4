#pragma once

#include "additions/layers/rowsreader.h"
#include "layers/layer.h"
#include "project/additionreader.h"
#include "json/jsonpieces.h"

#include <functional>
#include <optional>
#include <span>

namespace limber {

// Reads the layers of a project from the pieces of its text: each row, key, weight and layer when it ends.
class LayersReader final : public AdditionReader
{
public:
    explicit LayersReader(const ProjectReaderInput &input)
        : m_joints(input.joints), m_frameCount(input.frameCount), m_trouble(input.trouble),
          m_nodeNamed(input.nodeNamed), m_rows(input.joints, input.trouble)
    {
    }

    // Takes a piece inside of the list of layers: `above` has the project, the list and what is around the piece.
    [[nodiscard]] JsonPiece take(JsonNode &piece, std::span<const JsonLevel> above) override;
    void finish(const JsonNode &member) override { m_trouble.leaveOutRest(member); }
    void giveTo(Additions &additions) override { additions.set(std::move(m_layers)); }

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
    std::function<std::optional<NodeId>(const JsonNode &, const MessageForm<1> &)> m_nodeNamed;
    RowsReader m_rows;
    Layer m_layer; // the layer that is being read, with its keys and weights so far
    Layers m_layers;
};

} // namespace limber
