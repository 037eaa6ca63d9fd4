#pragma once

#include "layers/layer.h"
#include "project/projectvalues.h"
#include "json/jsontree.h"

#include <string>
#include <unordered_map>
#include <vector>

namespace limber {

// The joints of a clip by their keys (see jointKeys).
using JointsByKey = std::unordered_map<std::string, int>;

// Reads the rows of a layer's key one by one, as they come: there can be as many as the clip has frames.
class RowsReader
{
public:
    RowsReader(const JointsByKey &joints, ProjectTrouble &trouble) : m_joints(joints), m_trouble(trouble) {}

    // A row of the object around it, which has its columns by now.
    void take(const JsonNode &row, const JsonNode &around);
    // All rows of a key, which belong to a clip of so many frames. False if one of them was wrong, which is said: the
    // key is to be left out.
    [[nodiscard]] bool finish(const JsonNode &around, int frameCount, LayerKey &key);
    // What came so far belongs to nothing.
    void forget();

private:
    struct Column
    {
        int joint = NoJoint; // NoJoint: none of the clip's
        bool isPosition = false;
    };

    void readColumns(const JsonNode &around);
    [[nodiscard]] std::optional<Column> columnOf(const JsonNode &node) const;
    void fail(const JsonNode &at, const Message &why);

    const JointsByKey &m_joints;
    ProjectTrouble &m_trouble;
    std::vector<Column> m_columns;
    std::vector<std::size_t> m_order; // the columns by joint
    std::vector<std::vector<JointOffset>> m_rows;
    bool m_hasColumns = false;
    bool m_isWrong = false;
};

} // namespace limber
