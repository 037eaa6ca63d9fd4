#include "report/operationtext.h"

#include "bvh/text/numberformat.h"
#include "operations/callcheck.h"
#include "output/messages.h"
#include "report/resulttext.h"

#include <QJsonArray>

#include <cmath>
#include <optional>

namespace limber::cli {

namespace {

constexpr std::size_t nameWidth = 16;

std::string padded(std::string text)
{
    text.resize(std::max(text.size() + 1, nameWidth), ' ');
    return text;
}

const char *wordFor(Parameter::Kind kind)
{
    using enum Parameter::Kind;
    switch (kind) {
    case Number:
        return "number";
    case WholeNumber:
        return "whole-number";
    case Word:
        return "word";
    case Flag:
        return "flag";
    case Text:
        return "text";
    case Frame:
        return "frame";
    case Frames:
        return "frames";
    case FramePair:
        return "frame-pair";
    case Joint:
        return "joint";
    case Node:
        return "node";
    case Offset:
        return "offset";
    case Pair:
        return "pair";
    case Place:
        return "place";
    case Clip:
        return "clip";
    case Clips:
        return "clips";
    case File:
        break;
    }
    return "file";
}

bool hasRange(const Parameter &parameter)
{
    return parameter.kind == Parameter::Kind::Number || parameter.kind == Parameter::Kind::WholeNumber;
}

std::string parameterHelp(const Parameter &parameter)
{
    std::string text = "  " + padded(std::string(parameter.name)) + parameter.help + "\n  " + padded({});
    text += expectationOf(parameter).text();
    if (!parameter.standard.empty()) {
        text += "; " + std::string(parameter.standard);
        text += " if not given";
    } else {
        text += parameter.isRequired ? "; must be given" : "; may be left out";
    }
    if (!parameter.dependsOn.empty()) {
        text += "; only with " + std::string(parameter.dependsOn) + "=";
        for (std::size_t i = 0; i < parameter.dependsOnWords.size(); ++i)
            text += (i > 0 ? "|" : "") + std::string(parameter.dependsOnWords[i]);
    }
    return text + "\n";
}

QString latin(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QJsonObject parameterJson(const Parameter &parameter)
{
    QJsonObject object{{QStringLiteral("name"), latin(parameter.name)},
                       {QStringLiteral("title"), latin(parameter.title)},
                       {QStringLiteral("help"), latin(parameter.help)},
                       {QStringLiteral("kind"), latin(wordFor(parameter.kind))},
                       {QStringLiteral("unit"), latin(unitText(parameter.unit))},
                       {QStringLiteral("required"), parameter.isRequired}};
    if (!parameter.standard.empty())
        object.insert(QStringLiteral("default"), latin(parameter.standard));
    if (hasRange(parameter)) {
        object.insert(QStringLiteral("least"), parameter.least);
        object.insert(QStringLiteral("most"), parameter.most);
    }
    QJsonArray words;
    for (const ParameterWord &word : parameter.words)
        words.append(latin(word.word));
    if (!words.isEmpty())
        object.insert(QStringLiteral("words"), words);
    if (!parameter.dependsOn.empty()) {
        QJsonArray dependsOn;
        for (const std::string_view word : parameter.dependsOnWords)
            dependsOn.append(latin(word));
        object.insert(QStringLiteral("only_with"), QJsonObject{{latin(parameter.dependsOn), dependsOn}});
    }
    return object;
}

std::string amountText(double amount, Unit unit)
{
    return fixedNumber(amount, 2) + (unit == Unit::Degrees ? "" : " ") + std::string(unitText(unit));
}

std::string jointName(const Skeleton &skeleton, int joint)
{
    return joint == NoJoint ? std::string() : utf8Name(skeleton.joint(joint).name);
}

void reportChanges(std::string_view file, const OperationCall &call, const ClipChanges &changes,
                   const Skeleton &skeleton)
{
    std::string text = call.name + ": ";
    if (!changes.isAnyChange) {
        text += "there was nothing to change";
    } else if (changes.framesBefore != changes.framesAfter) {
        text += countedText(changes.framesBefore, "frame") + " became " + std::to_string(changes.framesAfter);
    } else if (!changes.hasSameLayout) {
        text += "the skeleton changed";
    } else {
        text += countedText(changes.changedValues, "value") + " changed in " + std::to_string(changes.changedFrames) +
                " of " + countedText(changes.framesAfter, "frame") + " and " +
                countedText(changes.changedJoints, "joint");
        if (changes.degrees.amount > 0.0)
            text += ", by up to " + fixedNumber(changes.degrees.amount, 2) + "° (" +
                    jointName(skeleton, changes.degrees.joint) + ", frame " + std::to_string(changes.degrees.frame) +
                    ")";
    }
    reportNote(file, text);
}

} // namespace

std::string operationList()
{
    std::string text;
    for (const OperationGroup group : operationGroups()) {
        std::string lines;
        for (const Operation &operation : operations()) {
            if (operation.group == group)
                lines += "  " + padded(std::string(operation.name)) + operation.help + "\n";
        }
        if (!lines.empty())
            text += std::string(text.empty() ? "" : "\n") + titleOf(group) + "\n" + lines;
    }
    return text;
}

std::string operationHelp(const Operation &operation)
{
    std::string text = std::string(operation.name) + " - " + operation.help + "\n";
    const std::vector<const Parameter *> parameters = parametersOf(operation);
    text += parameters.empty() ? "\nIt has no settings.\n" : "\nSettings:\n";
    for (const Parameter *parameter : parameters)
        text += parameterHelp(*parameter);
    return text;
}

QJsonObject operationJson(const Operation &operation)
{
    QJsonArray parameters;
    for (const Parameter *parameter : parametersOf(operation))
        parameters.append(parameterJson(*parameter));
    return {
        {QStringLiteral("name"), latin(operation.name)},           {QStringLiteral("title"), latin(operation.title)},
        {QStringLiteral("group"), latin(wordOf(operation.group))}, {QStringLiteral("help"), latin(operation.help)},
        {QStringLiteral("keeps_pose"), operation.keepsPose},       {QStringLiteral("parameters"), parameters}};
}

namespace {

std::string jointAndAmounts(const OperationFinding &finding, const Skeleton &skeleton)
{
    return (finding.joint == NoJoint ? std::string() : ", " + jointName(skeleton, finding.joint)) + ": off by " +
           amountText(finding.amount, finding.unit) + ", usual is up to " + amountText(finding.limit, finding.unit);
}

} // namespace

void reportApplied(std::string_view file, const OperationCall &call, const AppliedOperation &applied,
                   const Skeleton &skeleton)
{
    reportChanges(file, call, applied.changes, skeleton);
    for (const Message &note : applied.notes)
        reportNote(file, call.name + ": " + note.text());
    for (const OperationFinding &finding : applied.findings) {
        const bool isOne = finding.frames.first == finding.frames.last;
        std::string text = call.name + (isOne ? ": frame " : ": frames ") + std::to_string(finding.frames.first);
        if (!isOne)
            text += " to " + std::to_string(finding.frames.last);
        const bool hasText = finding.joint != NoJoint && !finding.text.isEmpty();
        text += hasText ? ": " + finding.text.text() + ", " + amountText(finding.amount, finding.unit)
                        : jointAndAmounts(finding, skeleton);
        reportNote(file, finding.isTaken ? text : text + " (left alone)");
    }
    for (const Message &warning : applied.warnings)
        reportWarning(file, call.name + ": " + warning.text());
}

namespace {

QJsonArray textsJson(const std::vector<Message> &messages)
{
    QJsonArray texts;
    for (const Message &message : messages)
        texts.append(QString::fromStdString(message.text()));
    return texts;
}

QJsonArray framesJson(const FrameInterval &frames)
{
    return {frames.first, frames.last};
}

QJsonObject findingJson(const OperationFinding &finding, const Skeleton &skeleton)
{
    return {{QStringLiteral("joint"), QString::fromStdString(jointName(skeleton, finding.joint))},
            {QStringLiteral("frames"), framesJson(finding.frames)},
            {QStringLiteral("amount"), finding.amount},
            {QStringLiteral("limit"), finding.limit},
            {QStringLiteral("unit"), latin(unitText(finding.unit))},
            {QStringLiteral("repaired"), finding.isTaken},
            {QStringLiteral("text"), QString::fromStdString(finding.text.text())}};
}

// Returns an expectation, which is honest on average only, with one decimal.
QJsonValue roughJson(const std::optional<double> &value)
{
    return value ? QJsonValue(std::round(*value * 10.0) / 10.0) : QJsonValue(QJsonValue::Null);
}

QJsonObject candidateJson(const LoopCycle &cycle)
{
    return {{QStringLiteral("frames"), framesJson(cycle.frames)},
            {QStringLiteral("seam_ncm"), cycle.seamNcm},
            {QStringLiteral("seam_degrees"), cycle.seamDegrees},
            {QStringLiteral("turn_degrees"), cycle.turnDegrees},
            {QStringLiteral("travel"), cycle.travel},
            {QStringLiteral("strides"), cycle.strides},
            {QStringLiteral("taken"), cycle.isTaken}};
}

QJsonObject choiceJson(const FillChoice &choice)
{
    return {{QStringLiteral("method"), latin(choice.method)},
            {QStringLiteral("expected_ncm"), roughJson(choice.expectedNcm)},
            {QStringLiteral("most_ncm"), roughJson(choice.mostNcm)},
            {QStringLiteral("expected_degrees"), roughJson(choice.expectedDegrees)},
            {QStringLiteral("most_degrees"), roughJson(choice.mostDegrees)},
            {QStringLiteral("best"), choice.isBest}};
}

} // namespace

QJsonObject appliedJson(const OperationCall &call, const AppliedOperation &applied, const Skeleton &skeleton)
{
    QJsonObject object{{QStringLiteral("operation"), QString::fromStdString(call.text())},
                       {QStringLiteral("changed"), applied.changes.isAnyChange},
                       {QStringLiteral("frames_before"), applied.changes.framesBefore},
                       {QStringLiteral("frames_after"), applied.changes.framesAfter},
                       {QStringLiteral("notes"), textsJson(applied.notes)},
                       {QStringLiteral("warnings"), textsJson(applied.warnings)}};
    QJsonArray findings;
    for (const OperationFinding &finding : applied.findings)
        findings.append(findingJson(finding, skeleton));
    object.insert(QStringLiteral("findings"), findings);
    QJsonArray candidates;
    for (const LoopCycle &cycle : applied.candidates)
        candidates.append(candidateJson(cycle));
    object.insert(QStringLiteral("candidates"), candidates);
    return object;
}

QJsonArray reportedJson(const OperationCall &call, const AppliedOperation &applied, const Skeleton &skeleton)
{
    QJsonObject object = appliedJson(call, applied, skeleton);
    object.insert(QStringLiteral("call"), object.value(QStringLiteral("operation")));
    object.insert(QStringLiteral("operation"), QString::fromStdString(call.name));
    if (applied.fills.empty())
        return {object};
    QJsonArray list;
    for (const FilledGap &fill : applied.fills) {
        object.insert(QStringLiteral("method"), latin(fill.method));
        object.insert(QStringLiteral("joints"), jointsJson(fill.joints, skeleton));
        object.insert(QStringLiteral("frames"), framesJson(fill.frames));
        object.insert(QStringLiteral("expected_ncm"), roughJson(fill.expectedNcm));
        object.insert(QStringLiteral("most_ncm"), roughJson(fill.mostNcm));
        object.insert(QStringLiteral("expected_degrees"), roughJson(fill.expectedDegrees));
        object.insert(QStringLiteral("most_degrees"), roughJson(fill.mostDegrees));
        object.insert(QStringLiteral("places"), fill.places);
        QJsonArray choices;
        for (const FillChoice &choice : fill.choices)
            choices.append(choiceJson(choice));
        object.insert(QStringLiteral("candidates"), choices);
        list.append(object);
    }
    return list;
}

} // namespace limber::cli
