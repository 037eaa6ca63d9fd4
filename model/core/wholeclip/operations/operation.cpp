#include "operations/operation.h"

#include "base/messageform.h"

#include <algorithm>

namespace limber {

namespace {

struct GroupWords
{
    OperationGroup group;
    std::string_view word;
    const char *title;
};

constexpr GroupWords groups[] = {
    {OperationGroup::Time, "time", QT_TRANSLATE_NOOP("limber::Operation", "Time")},
    {OperationGroup::Repair, "repair", QT_TRANSLATE_NOOP("limber::Operation", "Smooth and Repair")},
    {OperationGroup::Feet, "feet", QT_TRANSLATE_NOOP("limber::Operation", "Feet and Floor")},
    {OperationGroup::Root, "root", QT_TRANSLATE_NOOP("limber::Operation", "Root and Space")},
    {OperationGroup::Skeleton, "skeleton", QT_TRANSLATE_NOOP("limber::Operation", "Skeleton")},
    {OperationGroup::Clips, "clips", QT_TRANSLATE_NOOP("limber::Operation", "Two Clips")},
};

} // namespace

const char *titleOf(OperationGroup group)
{
    return std::ranges::find(groups, group, &GroupWords::group)->title;
}

std::string_view wordOf(OperationGroup group)
{
    return std::ranges::find(groups, group, &GroupWords::group)->word;
}

const std::vector<OperationGroup> &operationGroups()
{
    static const std::vector<OperationGroup> all = [] {
        std::vector<OperationGroup> result;
        std::ranges::transform(groups, std::back_inserter(result), &GroupWords::group);
        return result;
    }();
    return all;
}

const Parameter *Operation::parameter(std::string_view wanted) const
{
    const auto found = std::ranges::find(parameters, wanted, &Parameter::name);
    return found == parameters.end() ? nullptr : &*found;
}

const Operation *findOperation(std::string_view name)
{
    const auto found = std::ranges::find(operations(), name, &Operation::name);
    return found == operations().end() ? nullptr : &*found;
}

} // namespace limber
