#include "additions/layers/rowsreader.h"

#include "messages/jsonmessages.h"
#include "json/jsonfindings.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace limber {

void RowsReader::fail(const JsonNode &at, const Message &why)
{
    if (!m_isWrong)
        m_trouble.leaveOut(at.offset, messages::keyLeftOut, why);
    m_isWrong = true;
}

void RowsReader::forget()
{
    m_columns.clear();
    m_order.clear();
    m_rows.clear();
    m_hasColumns = false;
    m_isWrong = false;
}

std::optional<RowsReader::Column> RowsReader::columnOf(const JsonNode &node) const
{
    if (!node.is(JsonNode::Kind::Array) || node.children.size() != 2 || !node.children[0].is(JsonNode::Kind::String))
        return std::nullopt;
    const std::string &what = node.children[1].text;
    if (what != "radians" && what != "position")
        return std::nullopt;
    const auto joint = m_joints.find(node.children[0].text);
    return Column{joint == m_joints.end() ? NoJoint : joint->second, what == "position"};
}

void RowsReader::readColumns(const JsonNode &around)
{
    m_hasColumns = true;
    const JsonNode *columns = around.member("columns");
    if (columns == nullptr || !columns->is(JsonNode::Kind::Array))
        return fail(around, messages::expectedColumnsFirst());
    for (const JsonNode &node : columns->children) {
        const std::optional<Column> column = columnOf(node);
        const auto isSame = [&](const Column &other) {
            return other.joint != NoJoint && other.joint == column->joint && other.isPosition == column->isPosition;
        };
        if (!column || std::ranges::any_of(m_columns, isSame))
            return fail(node, messages::expectedColumn(jsonFound(node)));
        if (column->joint == NoJoint)
            m_trouble.leaveOut(node.offset, messages::partLeftOut,
                               messages::expectedJointOfClip(wordArgument(node.children[0].text)));
        m_columns.push_back(*column);
    }
    m_order.resize(m_columns.size());
    std::iota(m_order.begin(), m_order.end(), std::size_t{0});
    std::ranges::stable_sort(m_order, {}, [this](std::size_t i) { return m_columns[i].joint; });
}

void RowsReader::take(const JsonNode &row, const JsonNode &around)
{
    if (!m_hasColumns)
        readColumns(around);
    if (m_isWrong)
        return;
    if (!row.is(JsonNode::Kind::Array) || row.children.size() != m_columns.size())
        return fail(row, messages::expectedRow(m_columns.size(), jsonFound(row)));
    std::vector<JointOffset> offsets;
    for (const std::size_t column : m_order) {
        const JsonNode &cell = row.children[column];
        const auto [joint, isPosition] = m_columns[column];
        if (cell.is(JsonNode::Kind::Null))
            continue;
        const std::optional<glm::dvec3> vector = threeNumbers(cell);
        if (!vector)
            return fail(cell, messages::expectedVector(jsonFound(cell)));
        if (joint == NoJoint)
            continue;
        if (offsets.empty() || offsets.back().joint != joint)
            offsets.push_back({joint, std::nullopt, std::nullopt});
        (isPosition ? offsets.back().position : offsets.back().rotation) = *vector;
    }
    offsets.shrink_to_fit();
    m_rows.push_back(std::move(offsets));
}

bool RowsReader::finish(const JsonNode &around, int frameCount, LayerKey &key)
{
    const JsonNode *first = around.member("first");
    const JsonNode *values = around.member("values");
    const std::optional<int> firstRow = first == nullptr ? std::nullopt : wholeNumber(*first);
    if (!firstRow)
        fail(first == nullptr ? around : *first, first == nullptr ? messages::expectedMember(wordArgument("first"))
                                                                  : messages::expectedWholeNumber(jsonFound(*first)));
    else if (values != nullptr && (!values->is(JsonNode::Kind::Array) || !values->children.empty()))
        fail(*values, messages::expectedList(jsonFound(*values)));
    else if (*firstRow < 0 || std::cmp_greater(m_rows.size(), frameCount - *firstRow))
        fail(*first, messages::expectedFramesOfRows());
    key.firstRow = firstRow.value_or(0);
    key.rows = std::move(m_rows);
    const bool isRight = !m_isWrong;
    forget();
    return isRight;
}

} // namespace limber
