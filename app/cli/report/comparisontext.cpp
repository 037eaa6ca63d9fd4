#include "report/comparisontext.h"

#include "base/finding.h"
#include "bvh/text/numberformat.h"
#include "motion/nodeaddress.h"
#include "output/messages.h"
#include "report/findingsjson.h"
#include "report/resulttext.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>

namespace limber::cli {

namespace {

constexpr std::size_t nameColumnWidth = 24;
constexpr std::size_t numberColumnWidth = 12;

std::string rightAligned(const std::string &text)
{
    return std::string(text.size() < numberColumnWidth ? numberColumnWidth - text.size() : 1, ' ') + text;
}

std::string figuresText(const DifferenceFigures &figures, int decimals)
{
    return rightAligned(fixedNumber(figures.mean, decimals)) + rightAligned(fixedNumber(figures.largest, decimals)) +
           rightAligned(std::to_string(figures.worstFrame));
}

std::string rowText(const NodeDifference &node, const Skeleton &skeleton)
{
    std::string name = printable(addressOf(skeleton, node.first));
    name.resize(std::max(name.size() + 1, nameColumnWidth), ' ');
    const std::string nothing = rightAligned("-") + rightAligned("-") + rightAligned("-");
    return name + (node.first.isJoint() ? figuresText(node.degrees, 4) : nothing) + figuresText(node.units, 6) + "\n";
}

std::string listText(const char *title, const std::vector<NodeId> &nodes, const Skeleton &skeleton)
{
    if (nodes.empty())
        return {};
    std::string text = title;
    for (const NodeId node : nodes)
        text += " " + printable(addressOf(skeleton, node));
    return text + "\n";
}

QJsonObject figuresJson(const DifferenceFigures &figures)
{
    return {{QStringLiteral("mean"), figures.mean},
            {QStringLiteral("largest"), figures.largest},
            {QStringLiteral("frame"), figures.worstFrame}};
}

QJsonArray namesJson(const std::vector<NodeId> &nodes, const Skeleton &skeleton)
{
    QJsonArray names;
    for (const NodeId node : nodes)
        names.append(jsonText(addressOf(skeleton, node)));
    return names;
}

bool isTurned(const ComparisonSettings &settings)
{
    return settings.turn != glm::dmat3(1.0);
}

} // namespace

std::string comparisonText(const ClipComparison &comparison, const Clip &first, const Clip &second,
                           const ComparisonSettings &settings)
{
    std::string text = countedText(comparison.comparedFrames, "frame") + " compared, shift " +
                       std::to_string(settings.shift) + (isTurned(settings) ? ", B turned upright\n" : "\n");
    std::string head = "joint";
    head.resize(nameColumnWidth, ' ');
    for (const char *title : {"mean °", "largest °", "frame", "mean", "largest", "frame"})
        head += rightAligned(title) + (std::string(title).find("°") != std::string::npos ? " " : "");
    text += head + "\n";
    for (const NodeDifference &node : comparison.nodes)
        text += rowText(node, first.skeleton);
    text += listText("only in A:", comparison.onlyInFirst, first.skeleton);
    text += listText("only in B:", comparison.onlyInSecond, second.skeleton);
    return text;
}

std::string comparisonJson(const ClipComparison &comparison, const Clip &first, const Clip &second,
                           const ComparisonSettings &settings)
{
    QJsonArray joints;
    for (const NodeDifference &node : comparison.nodes) {
        QJsonObject object{{QStringLiteral("name"), jsonText(addressOf(first.skeleton, node.first))},
                           {QStringLiteral("units"), figuresJson(node.units)}};
        if (node.first.isJoint())
            object.insert(QStringLiteral("degrees"), figuresJson(node.degrees));
        joints.append(object);
    }
    QJsonObject result{
        {QStringLiteral("frames"), comparison.comparedFrames},
        {QStringLiteral("shift"), settings.shift},
        {QStringLiteral("rotations"), settings.rotations == ComparisonSettings::Rotations::World
                                          ? QStringLiteral("world")
                                          : QStringLiteral("parent")},
        {QStringLiteral("largest_degrees"), comparison.largestDegrees()},
        {QStringLiteral("largest_units"), comparison.largestUnits()},
        {QStringLiteral("joints"), joints},
        {QStringLiteral("only_in_a"), namesJson(comparison.onlyInFirst, first.skeleton)},
        {QStringLiteral("only_in_b"), namesJson(comparison.onlyInSecond, second.skeleton)},
    };
    if (isTurned(settings))
        result.insert(QStringLiteral("turned"), true);
    return jsonText({result});
}

} // namespace limber::cli
