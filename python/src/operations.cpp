#include "clipdata.h"
#include "failure.h"
#include "texts.h"
#include "withoutlock.h"

#include <limber/bvh/read/bvhfile.h>
#include <limber/operations/applyoperation.h>

#include <map>

namespace limber::python {

namespace {

py::str kindOf(const Parameter &parameter)
{
    using enum Parameter::Kind;
    static const std::map<Parameter::Kind, const char *> words{{Number, "number"}, {WholeNumber, "whole-number"},
                                                               {Word, "word"},     {Flag, "flag"},
                                                               {Text, "text"},     {Frame, "frame"},
                                                               {Frames, "frames"}, {FramePair, "frame-pair"},
                                                               {Joint, "joint"},   {Node, "node"},
                                                               {Offset, "offset"}, {Place, "place"},
                                                               {Clip, "clip"},     {File, "file"},
                                                               {Pair, "pair"},     {Clips, "clips"}};
    return words.at(parameter.kind);
}

// (name, help, kind, unit, standard, least, most, words, is required)
py::tuple describe(const Parameter &parameter)
{
    py::tuple words(parameter.words.size());
    for (std::size_t i = 0; i < parameter.words.size(); ++i)
        words[i] = fromBytes(parameter.words[i].word);
    return py::make_tuple(fromBytes(parameter.name), parameter.help, kindOf(parameter),
                          fromBytes(unitText(parameter.unit)), fromBytes(parameter.standard), parameter.least,
                          parameter.most, words, parameter.isRequired);
}

// (name, title, group, help, parameters, takes joints, takes frames)
py::list operationList()
{
    py::list list;
    for (const Operation &operation : operations()) {
        py::list parameters;
        for (const Parameter &parameter : operation.parameters)
            parameters.append(describe(parameter));
        list.append(py::make_tuple(fromBytes(operation.name), operation.title, fromBytes(wordOf(operation.group)),
                                   operation.help, parameters, operation.takesJoints, operation.takesFrames));
    }
    return list;
}

OperationCall callFrom(const py::str &name, const py::dict &settings)
{
    OperationCall call;
    call.name = toBytes(name);
    for (const auto &[key, value] : settings)
        call.arguments.push_back({toBytes(py::str(key)), toBytes(py::str(value))});
    return call;
}

// Clips that are given for a setting, by the names that stand in the call.
std::map<std::string, limber::Clip> clipsFrom(const py::dict &clips)
{
    std::map<std::string, limber::Clip> byName;
    for (const auto &[name, data] : clips)
        byName[toBytes(py::str(name))] = data.cast<const ClipData &>().clip;
    return byName;
}

ReadResult readSecond(const std::map<std::string, limber::Clip> &clips, const std::string &name)
{
    const auto found = clips.find(name);
    if (found == clips.end())
        return readBvhFile(name);
    ReadResult result;
    result.clip = found->second;
    return result;
}

// The new clip with what was noted and lost.
py::tuple apply(const ClipData &data, const py::str &name, const py::dict &settings, const py::dict &clips,
                const std::string &rule)
{
    const limber::Clip clip = data.clip;
    const OperationCall call = callFrom(name, settings);
    const std::map<std::string, limber::Clip> others = clipsFrom(clips);
    OperationContext context;
    context.positionRule = positionRuleFrom(rule);
    context.readClip = [&](const std::string &wanted) { return readSecond(others, wanted); };
    AppliedOperation applied =
        withoutLock([&](const Progress &progress) { return applyOperation(call, clip, context, progress); });
    if (!applied.isDone())
        raiseError({}, 0, 0, py::str(name + py::str(": ") + textOf(applied.problem)));
    return py::make_tuple(ClipData{std::move(applied.clip)}, textsOf(applied.notes), textsOf(applied.warnings));
}

} // namespace

void defineOperations(py::module_ &module)
{
    module.def("operations", &operationList);
    module.def("apply", &apply);
}

} // namespace limber::python
