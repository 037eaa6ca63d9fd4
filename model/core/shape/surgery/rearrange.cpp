#include "surgery/rearrange.h"

#include "base/at.h"
#include "bvh/text/sourcetext.h"

#include <memory>
#include <utility>

namespace limber {

namespace {

using Positions = std::vector<SourceText::NodePositions>;

// Returns the positions in the text of the nodes that were there before.
Positions positionsOf(const std::vector<int> &nodes, const SkeletonTree &tree, const SourceText &source)
{
    Positions positions;
    for (const int node : nodes) {
        const NodeId origin = tree.node(node).origin;
        const Positions &before = origin.isJoint() ? source.joints : source.endSites;
        const bool isKnown = origin.isValid() && origin.index < static_cast<int>(before.size());
        positions.push_back(isKnown ? at(before, origin.index) : SourceText::NodePositions());
    }
    return positions;
}

std::shared_ptr<const SourceText> rearrangedText(const SourceText &source, const SkeletonTree &tree,
                                                 const SkeletonTree::Built &built)
{
    auto text = std::make_shared<SourceText>(source); // the rows are shared
    text->joints = positionsOf(built.joints, tree, source);
    text->endSites = positionsOf(built.endSites, tree, source);
    text->isRearranged = true;
    return text;
}

// Returns the old column of each new one, or -1 for a column that is new.
std::vector<int> columnsFrom(const Skeleton &before, const SkeletonTree &tree, const SkeletonTree::Built &built)
{
    std::vector<int> from;
    for (int index = 0; index < built.skeleton.columnCount(); ++index) {
        const ColumnMeaning &meaning = built.skeleton.column(index);
        const NodeId origin = tree.node(at(built.joints, meaning.joint)).origin;
        const auto column = origin.isJoint() ? before.columnOf(origin.index, meaning.channel) : std::nullopt;
        from.push_back(column.value_or(-1));
    }
    return from;
}

} // namespace

RearrangedClip rearranged(const Clip &clip, const SkeletonTree &tree)
{
    SkeletonTree::Built built = tree.build();
    const std::vector<int> from = columnsFrom(clip.skeleton, tree, built);
    RearrangedClip result;
    result.clip.motion = clip.motion.withColumns(from, std::vector<double>(from.size()));
    if (clip.source)
        result.clip.source = rearrangedText(*clip.source, tree, built);
    result.clip.skeleton = std::move(built.skeleton);
    result.jointOfNode = std::move(built.jointOfNode);
    return result;
}

} // namespace limber
