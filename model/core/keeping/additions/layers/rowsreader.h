#pragma once

#include "layers/layer.h"
#include "project/additionreader.h"
#include "json/jsontree.h"

#include <vector>

namespace limber {

// Reads the rows of a layer's key one by one as they come: there can be as many as the clip has frames.
class RowsReader
{
public:
    RowsReader(const JointsByKey &joints, ProjectTrouble &trouble) : m_joints(joints), m_trouble(trouble) {}

    // Takes a row of the object around it, whose columns are already known.
    void take(const JsonNode &row, const JsonNode &around);
    // Gives a key all its rows, for a clip with so many frames. Returns false if one of them was wrong, which is
    // reported: the key must then be left out.
    [[nodiscard]] bool finish(const JsonNode &around, int frameCount, LayerKey &key);
    // Drops the rows so far, which belong to no key.
    void forget();

private:
    struct Column
    {
        int joint = NoJoint; // NoJoint if the clip does not have it
        bool isPosition = false;
    };

    void readColumns(const JsonNode &around);
    [[nodiscard]] std::optional<Column> columnOf(const JsonNode &node) const;
    void fail(const JsonNode &at, const Message &why);

    const JointsByKey &m_joints;
    ProjectTrouble &m_trouble;
    std::vector<Column> m_columns;
    std::vector<std::size_t> m_order; // the columns, sorted by joint
    std::vector<std::vector<JointOffset>> m_rows;
    bool m_hasColumns = false;
    bool m_isWrong = false;
};

} // namespace limber
