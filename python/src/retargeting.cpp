#include "clipdata.h"
#include "failure.h"
#include "texts.h"
#include "withoutlock.h"

#include <limber/body/upaxisdecision.h>
#include <limber/finishing/finishedretarget.h>
#include <limber/mapping/jointkeys.h>
#include <limber/mapping/mappingfile.h>
#include <limber/retarget/mappingsettings.h>

namespace limber::python {

namespace {

const char *wordOf(MatchReason reason)
{
    switch (reason) {
    case MatchReason::Name:
        return "name";
    case MatchReason::Alias:
        return "alias";
    case MatchReason::Structure:
        return "structure";
    case MatchReason::Symmetry:
        return "symmetry";
    case MatchReason::User:
        return "user";
    case MatchReason::File:
        return "file";
    case MatchReason::None:
        break;
    }
    return "none";
}

// Takes a clip or a character.
RetargetTarget targetFrom(const py::object &given)
{
    if (py::isinstance<CharacterData>(given))
        return given.cast<const CharacterData &>().character.target();
    return {given.cast<const ClipData &>().clip};
}

RetargetInput inputFor(const Clip &source, RetargetTarget target, const std::string &rule,
                       UpAxisChoice sourceUp = UpAxisChoice::Auto)
{
    const Vocabulary vocabulary = Vocabulary::builtIn();
    const PositionRules rules = rulesOf(source, rule);
    std::optional<Axis> up;
    if (sourceUp != UpAxisChoice::Auto)
        up = decideUpAxis(source, rules, sourceUp).axis;
    RetargetInput input = retargetSource(source, rules, up, vocabulary);
    setRetargetTarget(input, std::move(target));
    return input;
}

// (key of the target's joint, key of the source's joint or None, score, reason) of each joint of the target.
py::list mapJointsOf(const ClipData &source, const py::object &target)
{
    const RetargetInput input = inputFor(source.clip, targetFrom(target), "auto");
    const JointMapping mapping = mapJoints(input, Vocabulary::builtIn());
    const std::vector<std::string> sources = jointKeys(source.clip.skeleton);
    const std::vector<std::string> targets = jointKeys(input.target.skeleton);
    py::list matches;
    for (std::size_t i = 0; i < targets.size(); ++i) {
        const JointMatch &match = mapping.matches[i];
        const py::object from = match.source == NoJoint
                                    ? py::object(py::none())
                                    : py::object(fromBytes(sources[static_cast<std::size_t>(match.source)]));
        matches.append(py::make_tuple(fromBytes(targets[i]), from, match.score, wordOf(match.reason)));
    }
    return matches;
}

// Joints by their keys, as a mapping file has them.
JointMapping mappingFrom(const py::dict &pairs, const RetargetInput &input)
{
    MappingFile file;
    for (const auto &[target, source] : pairs) {
        MappingFile::Pair pair;
        pair.target = toBytes(py::str(target));
        if (!source.is_none())
            pair.source = toBytes(py::str(source));
        file.mapping.push_back(std::move(pair));
    }
    Reading<JointMapping> fitted = fitMapping(file, input.source.skeleton, input.target.skeleton);
    if (!fitted.value)
        raiseError({}, *fitted.error());
    return std::move(*fitted.value);
}

template <typename Value>
Value wordIn(const py::dict &settings, const char *key, std::optional<Value> (*meaning)(std::string_view))
{
    const std::string word = settings[key].cast<std::string>();
    const std::optional<Value> value = meaning(word);
    if (!value)
        throw py::value_error("the setting " + std::string(key) + " has no value “" + word + "”");
    return *value;
}

RetargetSettings settingsFrom(const py::dict &given)
{
    RetargetSettings settings;
    settings.rest = wordIn(given, "rest", &restModeFromWord);
    settings.targetUp = wordIn(given, "up", &upAxisFromWord);
    settings.leftHand = wordIn(given, "left_hand", &handGoalFromWord);
    settings.rightHand = wordIn(given, "right_hand", &handGoalFromWord);
    if (!given["scale"].is_none())
        settings.scale = given["scale"].cast<double>();
    settings.lockFeet = given["lock_feet"].cast<bool>();
    settings.setOnFloor = given["set_on_floor"].cast<bool>();
    settings.keepTravel = given["keep_travel"].cast<bool>();
    settings.spreadChains = given["spread_chains"].cast<bool>();
    settings.rootMotion = given["root_motion"].cast<bool>();
    settings.keepApart = given["keep_apart"].cast<bool>();
    return settings;
}

// The new clip with its notes.
py::tuple retarget(const ClipData &source, const py::object &target, const py::object &mapping,
                   const py::dict &settings, bool guess, const std::string &rule)
{
    if (source.clip.motion.isEmpty())
        raiseError({}, 0, 0, py::str("expected frames, found a clip without any: there is nothing to retarget"));
    RetargetInput input =
        inputFor(source.clip, targetFrom(target), rule, wordIn(settings, "source_up", &upAxisFromWord));
    input.settings = settingsFrom(settings);
    if (mapping.is_none()) {
        const JointMapping found = mapJoints(input, Vocabulary::builtIn());
        input.mapping = guess ? found : found.sureOnly();
    } else {
        input.mapping = mappingFrom(mapping.cast<py::dict>(), input);
    }
    RetargetRun run;
    run.measures = false;
    auto result = withoutLock([&](const Progress &progress) {
        run.progress = progress;
        return finishedRetarget(input, Vocabulary::builtIn(), run);
    });
    std::vector<Message> notes;
    for (RetargetNote &note : result->notes)
        notes.push_back(std::move(note.text));
    return py::make_tuple(ClipData{std::move(result->clip)}, textsOf(notes));
}

} // namespace

void defineRetargeting(py::module_ &module)
{
    module.def("map_joints", &mapJointsOf);
    module.def("retarget", &retarget);
}

} // namespace limber::python
