#include "messages/operationmessages.h"
#include "messages/skeletonmessages.h"
#include "operations/newjointname.h"
#include "operations/operation.h"
#include "surgery/completechannels.h"
#include "surgery/rearrange.h"

namespace limber {

Operation addleafOperation();

namespace {

// Where the new joint is added and what follows it.
struct Leaf
{
    int parent = NoJoint;
    NodeId end; // the end whose position it takes; invalid for a free joint
    glm::dvec3 offset{0.0};
    glm::dvec3 endOffset{0.0}; // of its own end site
    Message problem;
};

Leaf wantedLeaf(const OperationInput &input)
{
    const ParameterValues &values = input.values;
    Leaf leaf;
    if (values.has("parent") == values.has("end")) {
        leaf.problem = messages::parentOrEndExpected();
        return leaf;
    }
    const Skeleton &skeleton = input.clip.skeleton;
    if (values.has("parent")) {
        if (!values.has("offset"))
            leaf.problem = messages::leafNeedsOffset();
        else
            leaf.offset = leaf.endOffset = values.of("offset").offset;
        leaf.parent = values.joint("parent");
        return leaf;
    }
    leaf.end = values.of("end").node;
    if (!leaf.end.isEndSite()) {
        leaf.problem = messages::notAnEndSite(nameArgument(values.text("end")));
        return leaf;
    }
    leaf.parent = skeleton.parentOf(leaf.end);
    leaf.offset = skeleton.offsetOf(leaf.end);
    leaf.endOffset = values.has("offset") ? values.of("offset").offset : leaf.offset;
    return leaf;
}

OperationOutput runAddleaf(const OperationInput &input)
{
    const Leaf leaf = wantedLeaf(input);
    if (!leaf.problem.isEmpty())
        return OperationOutput::refused(leaf.problem);
    OperationOutput output{.clip = input.clip};
    const Joint &parent = input.clip.skeleton.joint(leaf.parent);
    Joint joint;
    joint.name = newJointName(input, parent.name + (leaf.end.isValid() ? "_end" : "_leaf"), output);
    if (!output.refusal.isEmpty())
        return output;
    joint.offset = leaf.offset;
    joint.channels = withAllRotations(withoutPositions(parent.channels));
    output.notes.push_back(messages::leafAdded(nameArgument(joint.name), nameArgument(parent.name)));

    SkeletonTree tree(input.clip.skeleton);
    int added = SkeletonTree::None;
    if (leaf.end.isValid()) {
        const int end = tree.nodeOf(leaf.end);
        added = tree.addJoint(std::move(joint), leaf.parent, tree.indexOf(end));
        tree.move(end, added); // it follows the new joint and keeps its label
        tree.joint(end).offset = leaf.endOffset;
    } else {
        added = tree.addJoint(std::move(joint), leaf.parent);
        tree.addEndSite(leaf.endOffset, added);
    }
    output.clip = rearranged(input.clip, tree).clip;
    return output;
}

} // namespace

Operation addleafOperation()
{
    return {
        .name = "addleaf",
        .title = QT_TRANSLATE_NOOP("limber::Operation", "Add Joint"),
        .group = OperationGroup::Skeleton,
        .help = QT_TRANSLATE_NOOP("limber::Operation",
                                  "Adds a joint at the end of a chain, in the position of an end site, or anywhere "
                                  "on a joint. It does not move by itself; everything else stays."),
        .searchWords = QT_TRANSLATE_NOOP("limber::Operation", "new bone leaf tip toe finger prop attach"),
        .changesSkeleton = true,
        .parameters = {{.name = "parent",
                        .title = QT_TRANSLATE_NOOP("limber::Operation", "Parent"),
                        .help = QT_TRANSLATE_NOOP("limber::Operation", "The parent of the new joint."),
                        .kind = Parameter::Kind::Joint},
                       {.name = "end",
                        .title = QT_TRANSLATE_NOOP("limber::Operation", "End site"),
                        .help = QT_TRANSLATE_NOOP("limber::Operation", "The end site whose position it takes."),
                        .kind = Parameter::Kind::Node},
                       {.name = "name",
                        .title = QT_TRANSLATE_NOOP("limber::Operation", "Name"),
                        .help = QT_TRANSLATE_NOOP(
                            "limber::Operation",
                            "The name of the new joint; if not given, that of its parent with _end or _leaf."),
                        .kind = Parameter::Kind::Text},
                       {.name = "offset",
                        .title = QT_TRANSLATE_NOOP("limber::Operation", "Offset"),
                        .help = QT_TRANSLATE_NOOP(
                            "limber::Operation",
                            "Its position relative to its parent; for an end site, where the chain ends beyond it."),
                        .kind = Parameter::Kind::Offset,
                        .unit = Unit::FileUnits}},
        .run = runAddleaf};
}

} // namespace limber
