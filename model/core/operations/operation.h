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

// English, to translate in the context limber::Operation.
[[nodiscard]] const char *titleOf(OperationGroup group);
// One word, for programs.
[[nodiscard]] std::string_view wordOf(OperationGroup group);
// In the order in which they are listed.
[[nodiscard]] const std::vector<OperationGroup> &operationGroups();

// Something that is done to a clip as a whole, under a name: all that command line, window, library, recipes and tests
// know about it. Each is a file of its own in a folder of model/core/operations; its function `NAMEOperation()` is
// found by the file's name.
struct Operation
{
    std::string_view name; // in calls
    const char *title; // English, to translate, as all texts here
    OperationGroup group = OperationGroup::Time; // where it is listed
    const char *help; // one or two sentences: what it does and what stays
    const char *searchWords = ""; // what else people call it or look for, separated by spaces
    bool takesJoints = false; // has the parameter `joints`
    bool takesFrames = false; // has the parameter `frames`
    // True if joints, their order, offsets or channels may change: such a clip replaces the old one as a whole.
    bool changesSkeleton = false;
    // True if poses may come to other frames: what is known of single frames is not true any more.
    bool movesFrames = false;
    // True if what it makes of a frame depends, nearly, on the frames around it alone (see previewAround).
    bool isLocal = false;
    bool keepsPose = false; // promises that no joint moves or turns
    std::vector<Parameter> parameters = {}; // without `joints` and `frames`
    OperationOutput (*run)(const OperationInput &input) = nullptr; // does the work; the input stays as it is
    // Of those that look for something: what they would find, in a few words such as "7 spikes". Empty where nothing
    // can be said or the progress stopped it. Null for the others.
    Message (*count)(const OperationInput &input) = nullptr;

    // By its name; null for none.
    [[nodiscard]] const Parameter *parameter(std::string_view wanted) const;
};

// All of them, by group and in it by title.
[[nodiscard]] const std::vector<Operation> &operations();
// By its name; null for none.
[[nodiscard]] const Operation *findOperation(std::string_view name);

} // namespace limber
