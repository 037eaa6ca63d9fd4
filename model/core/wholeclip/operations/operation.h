#pragma once

#include "base/message.h"
#include "operations/operationinput.h"
#include "operations/operationoutput.h"
#include "operations/parameter.h"

#include <string_view>
#include <vector>

namespace limber {

// Where menus, panels and the manual list an operation.
enum class OperationGroup { Time, Repair, Feet, Root, Skeleton, Clips };

// Returns the title in English; it is translated in the context limber::Operation.
[[nodiscard]] const char *titleOf(OperationGroup group);
// Returns one word, for programs.
[[nodiscard]] std::string_view wordOf(OperationGroup group);
// Returns the groups in the order in which they are listed.
[[nodiscard]] const std::vector<OperationGroup> &operationGroups();

// Something that is done to a clip as a whole, under a name. This is all that command line, window, library, recipes
// and tests know about it. Each operation is a file of its own in a folder of model/core/wholeclip/operations, and the
// file's name determines the name of its function `NAMEOperation()`.
struct Operation
{
    std::string_view name; // in calls
    const char *title; // English, to translate, as all texts here
    OperationGroup group = OperationGroup::Time; // where it is listed
    const char *help; // one or two sentences: what it does and what stays as it is
    const char *searchWords = ""; // other names or search words, separated by spaces
    bool takesJoints = false; // has the parameter `joints`
    // Whether it looks for the joints itself if none are named: `joints=auto`, which is the standard then.
    bool findsJoints = false;
    bool takesFrames = false; // has the parameter `frames`
    bool needsRange = false; // does nothing useful on all frames
    // Whether joints, their order, offsets or channels may change: such a clip replaces the old one as a whole.
    bool changesSkeleton = false;
    // Whether poses may move to other frames: data about single frames is then no longer valid.
    bool movesFrames = false;
    // Whether the result in a frame depends almost only on the frames around it (see previewAround).
    bool isLocal = false;
    // Whether the figure travels otherwise afterwards, so that a speed of the floor that the user has given no longer
    // fits. So it is after all operations on the root, the time and several clips, too.
    bool changesTravel = false;
    bool keepsPose = false; // promises that no joint moves or rotates
    bool keepsOtherFrames = false; // promises that frames in which it finds nothing keep their numbers
    bool swapsSides = false; // joints may take over the movement of their partners on the other side
    std::vector<Parameter> parameters = {}; // without `joints` and `frames`
    OperationOutput (*run)(const OperationInput &input) = nullptr; // does the work; the input stays as it is
    // For operations that look for something: returns what they would find, in a few words such as "7 spikes". Returns
    // an empty message if nothing can be said or the progress stopped it. Null for other operations.
    Message (*count)(const OperationInput &input) = nullptr;

    // Returns the parameter with this name, or null if there is none.
    [[nodiscard]] const Parameter *parameter(std::string_view wanted) const;
};

// Returns all operations, sorted by group and then by title.
[[nodiscard]] const std::vector<Operation> &operations();
// Returns the operation with this name, or null if there is none.
[[nodiscard]] const Operation *findOperation(std::string_view name);

} // namespace limber
