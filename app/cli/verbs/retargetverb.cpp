#include "base/ascii.h"
#include "base/at.h"
#include "base/numbertext.h"
#include "body/upaxisdecision.h"
#include "files/characterfiles.h"
#include "files/characterforms.h"
#include "files/clipfiles.h"
#include "files/filepath.h"
#include "files/guessedpairs.h"
#include "files/mappingfiles.h"
#include "files/skeletonfiles.h"
#include "finishing/finishedretarget.h"
#include "formats/exporting.h"
#include "messages/scenemessages.h"
#include "output/exitstatus.h"
#include "output/messages.h"
#include "output/outcome.h"
#include "output/outputstream.h"
#include "output/progressline.h"
#include "report/retargetjson.h"
#include "report/skeletontext.h"
#include "retarget/mappingsettings.h"
#include "retarget/retargeter.h"
#include "storage/builtinskeletons.h"
#include "storage/importing/scenefile.h"
#include "storage/paths/filelook.h"
#include "storage/paths/filename.h"
#include "verbs/verb.h"
#include "words/flooroption.h"
#include "words/sideanswers.h"

#include <algorithm>
#include <utility>

namespace limber::cli {

namespace {

CommandLine::Shape retargetShape()
{
    return {"retarget",
            "Puts the motion of one file on the skeleton of another: its hierarchy, offsets, channels and orders of "
            "rotation.",
            "MOTION --onto SKELETON -o OUT", 0, 1};
}

constexpr const char *retargetExplanation =
    "Joints are matched by their names and by the shape of the skeletons, or as --map says (see limber-cli map). Feet\n"
    "stay planted: --contacts takes a JSON file, {\"contacts\": {\"LeftFoot\": [[0, 12], ...]}}, with joints "
    "of\n"
    "MOTION and frames from first to last; auto finds them. The position rule is that of MOTION.\n"
    "SKELETON may be a character: .glb, .gltf, .vrm or .fbx. Then OUT.glb is its file with one more animation, which\n"
    "has the name of MOTION, OUT.fbx is the motion on its joints, OUT.vrma is the motion of its bones for all avatars\n"
    "of VRM, and OUT.bvh is the motion on its skeleton, in centimetres. Only a character of a .fbx file cannot become\n"
    "a .glb.\n"
    "OUT may be the file of the character itself.";

void addOptions(CommandLine &line)
{
    line.addOption("onto", "SKELETON",
                   "The file with the skeleton, or the name of a built-in one, like mixamo-like; its motion is not "
                   "used. It may be "
                   "a character: .glb, .gltf, .vrm or .fbx.");
    line.addFlag("list-skeletons", "Lists the built-in skeletons with their joints, and does nothing else.");
    line.addOption("o", "OUT",
                   "The file to write. For a character, .glb is its file with one more animation, .fbx is a motion "
                   "on its joints, .vrma is one for all avatars of VRM, and .bvh is one on its skeleton, in "
                   "centimetres.");
    line.addFlag("animation-only", "Writes only the nodes of the character and the animation, without meshes.");
    line.addOption("map", "FILE", "The joint mapping, as limber-cli map writes it.");
    line.addOption("rest", "auto|match|keep",
                   "How the rest poses are aligned: match gives every bone the direction of its counterpart, keep "
                   "leaves small differences as anatomy, auto uses match for the same body only.");
    line.addOption("source-frame", "auto|rest|N",
                   "The pose that shows how the body of MOTION is built: the rest pose, or frame N, in which it stands "
                   "like SKELETON. auto takes the rest pose if it stands, else the frame that stands best.");
    line.addOption("target-frame", "auto|rest|N", "The same for SKELETON, with a frame of its file.");
    line.addOption("scale", "auto|N", "Factor of the travel; auto is the ratio of the legs.");
    line.addOption("feet", "lock|free", "Whether planted feet are locked; lock by default.");
    line.addOption("contacts", "auto|FILE", "When feet are planted.");
    addFloorOption(line, "finds it in the clip if --contacts is given, and else takes it for still");
    line.addOption("source-up", "auto|x|y|z",
                   "The up axis of MOTION. auto, the default, decides by its figure; info says why.");
    line.addOption("up", "auto|x|y|z", "The up axis of SKELETON.");
    line.addFlag("keep-travel", "Does not scale travel along the floor.");
    line.addFlag("no-floor", "Does not align the figure to the floor.");
    line.addFlag("spread-chains", "Distributes the bend along spines and necks of different joint counts.");
    line.addFlag("root-motion", "The root joint above the pelvis carries travel and heading.");
    line.addOption("left-hand", "free|other|head|pelvis|world",
                   "Keeps the left hand as far from that part as in MOTION, scaled by the ratio of the arms.");
    line.addOption("right-hand", "free|other|head|pelvis|world", "The same for the right hand.");
    line.addFlag("keep-apart", "Then brings hands and forearms out of the body, as apply with keepapart does: other "
                               "proportions put them into it.");
    line.addFlag("hands-through-floor", "Lets hands go through the floor where longer arms reach it.");
    line.addFlag("feet-through-floor", "Lets toes go through the floor where longer feet reach it.");
    addGuessFlag(line);
    addAnswerOption(line);
    line.addFlag("json",
                 "Prints the mapping and the measures of the result as JSON. Lengths in keys with ncm are centimetres "
                 "on the figure scaled to a 170 cm body.");
}

using Settings = Outcome<RetargetSettings>;

Settings settingFailure(const char *expected, const char *option, const std::string &found)
{
    return Settings::failure(std::string("expected ") + expected + " for --" + option + ", found " + inQuotes(found));
}

// Sets a setting by an option's word; returns false for an unknown word.
template <typename Value>
bool takeWord(const CommandLine &line, const char *option, std::optional<Value> (*meaning)(std::string_view),
              Value &setting)
{
    const auto word = line.value(option);
    const auto value = word ? meaning(*word) : std::optional(setting);
    setting = value.value_or(setting);
    return value.has_value();
}

std::optional<bool> lockFromWord(std::string_view word)
{
    return word == "lock" ? std::optional(true) : word == "free" ? std::optional(false) : std::nullopt;
}

// The command line overrides the earlier settings.
Settings settingsFrom(const CommandLine &line, RetargetSettings settings)
{
    if (!takeWord(line, "rest", restModeFromWord, settings.rest))
        return settingFailure("auto, match or keep", "rest", *line.value("rest"));
    if (!takeWord(line, "feet", lockFromWord, settings.lockFeet))
        return settingFailure("lock or free", "feet", *line.value("feet"));
    if (!takeWord(line, "up", upAxisFromWord, settings.targetUp))
        return settingFailure("auto, x, y or z", "up", *line.value("up"));
    for (const auto &[option, reference] :
         {std::pair("source-frame", &settings.sourceReference), {"target-frame", &settings.targetReference}}) {
        if (!takeWord(line, option, referenceFromWord, *reference))
            return settingFailure("auto, rest or a frame", option, *line.value(option));
    }
    for (const auto &[option, hand] :
         {std::pair("left-hand", &settings.leftHand), {"right-hand", &settings.rightHand}}) {
        if (!takeWord(line, option, handGoalFromWord, *hand))
            return settingFailure("free, other, head, pelvis or world", option, *line.value(option));
    }
    if (const auto scale = line.value("scale")) {
        settings.scale.reset();
        if (*scale != "auto")
            settings.scale = numberOfText(*scale);
        if (*scale != "auto" && !(settings.scale && *settings.scale > 0.0))
            return settingFailure("auto or a number above 0", "scale", *scale);
    }
    settings.keepTravel = settings.keepTravel || line.isSet("keep-travel");
    settings.spreadChains = settings.spreadChains || line.isSet("spread-chains");
    settings.rootMotion = settings.rootMotion || line.isSet("root-motion");
    settings.handsAboveFloor = settings.handsAboveFloor && !line.isSet("hands-through-floor");
    settings.feetAboveFloor = settings.feetAboveFloor && !line.isSet("feet-through-floor");
    settings.keepApart = settings.keepApart || line.isSet("keep-apart");
    settings.setOnFloor = settings.setOnFloor && !line.isSet("no-floor");
    const Outcome<FloorChoice> floor = floorFrom(line);
    if (!floor)
        return Settings::failure(floor.problem);
    settings.floorMotion = *floor.value;
    return Settings::success(std::move(settings));
}

std::optional<UpAxisChoice> sourceUpFrom(const CommandLine &line)
{
    return upAxisFromWord(line.value("source-up").value_or("auto"));
}

bool isBvh(const std::string &file)
{
    std::string name = fileNameOf(file);
    std::ranges::transform(name, name.begin(), lowered);
    return file == "-" || name.ends_with(".bvh");
}

// Returns why a file cannot be written for this target; empty if it can.
std::string problemOfOut(const CommandLine &line)
{
    const std::string out = *line.value("o");
    const std::string onto = *line.value("onto");
    const CharacterForm *const form = characterFormOf(out, line.isSet("animation-only"));
    if (line.isSet("animation-only") && form == nullptr)
        return "--animation-only is for .glb";
    const bool isSkeleton = isThere(nameOfBytes(onto)) || findBuiltInSkeleton(onto) != nullptr;
    if (form && !isCharacter(onto) && isSkeleton)
        return "expected a character for --onto with OUT" + std::string(form->ending) + ", found " + inQuotes(onto) +
               ": export writes such files";
    if (!isCharacter(onto) || isBvh(out))
        return {};
    if (!form)
        return "expected " + characterFormNames("OUT") + " or OUT.bvh for a character, found " + inQuotes(out) +
               ": write .glb";
    if (!form->takes(sceneFormatIn(nameOfBytes(onto)).value_or(SceneFormat::Gltf)))
        return "a character of a .fbx file cannot be written as .glb: write .fbx, .vrma or .bvh";
    return {};
}

// Reads both files, retargets and writes; reports what goes wrong.
class Retargeting
{
public:
    Retargeting(const CommandLine &line, RetargetSettings settings) : m_line(line), m_names(usersVocabulary(line))
    {
        m_input.settings = std::move(settings);
    }

    [[nodiscard]] bool run()
    {
        if (!load() || !map() || !readContacts() || !hasReferences())
            return false;
        ProgressLine progress("retargeting " + printable(motion()), m_line.isQuiet());
        std::shared_ptr<const Retargeter> retargeter;
        const auto keep = [&](const auto &prepared) { retargeter = prepared; };
        auto result = finishedRetarget(m_input, m_names.vocabulary, {progress.callback(), keep, m_line.isSet("json")});
        if (!result)
            return false;
        if (m_character && !isBvh(*m_line.value("o")))
            std::erase_if(result->notes, [](const RetargetNote &note) { return note.isOfBvh; });
        reportNotes(result->notes);
        if (!save(result->clip, result->rules))
            return false;
        const bool isPrinted =
            !m_line.isSet("json") || printResult(retargetJson(motion(), m_input, *retargeter, *result));
        return isPrinted && m_names.isWhole;
    }

private:
    [[nodiscard]] const std::string &motion() const { return m_line.arguments().front(); }

    [[nodiscard]] std::string pathOf(RetargetFile file) const
    {
        switch (file) {
        case RetargetFile::Source:
            break;
        case RetargetFile::Target:
            return *m_line.value("onto");
        case RetargetFile::Result:
            return *m_line.value("o");
        }
        return motion();
    }

    void reportNotes(const RetargetNotes &notes) const
    {
        for (const RetargetNote &note : notes) {
            if (!m_line.isQuiet())
                (note.isWarning ? reportWarning : reportNote)(pathOf(note.file), note.text.text());
        }
    }

    [[nodiscard]] bool load()
    {
        auto source = loadClip(motion(), m_line);
        auto target = loadTarget();
        if (!source || !target)
            return false;
        if (source->motion.isEmpty()) {
            reportError(motion(), "expected frames, found a file without any: there is nothing to retarget");
            return false;
        }
        const PositionRules rules = decidePositionRules(source->skeleton, source->motion, m_line.positionRule());
        RetargetSettings settings = std::move(m_input.settings);
        std::optional<Axis> up;
        if (const UpAxisChoice asked = *sourceUpFrom(m_line); asked != UpAxisChoice::Auto)
            up = decideUpAxis(*source, rules, asked).axis;
        m_input = retargetSource(std::move(*source), rules, up, m_names.vocabulary);
        m_input.settings = std::move(settings);
        setRetargetTarget(m_input, *std::move(target));
        if (m_character && !m_line.value("map"))
            m_input.settings =
                *settingsFrom(m_line, settingsForCharacter(m_character->character, m_input.source.skeleton)).value;
        return true;
    }

    // Returns the skeleton; keeps the character that has it.
    [[nodiscard]] std::optional<RetargetTarget> loadTarget()
    {
        const std::string onto = *m_line.value("onto");
        if (isCharacter(onto)) {
            m_character = readCharacter(onto, m_line, SceneContent::MotionAndMeshCheck);
            if (m_character)
                warnOfMesh(onto);
            return m_character ? std::optional(retargetTarget(m_character->character)) : std::nullopt;
        }
        auto skeleton = loadSkeleton(onto, m_line);
        return skeleton ? std::optional(RetargetTarget{*std::move(skeleton)}) : std::nullopt;
    }

    // The motion needs no mesh, but whoever plays it will.
    void warnOfMesh(const std::string &onto) const
    {
        const std::string &problem = m_character->character.scene.meshProblem;
        if (!problem.empty() && problem != messages::noMesh().text() && !m_line.isQuiet())
            reportWarning(onto, problem);
    }

    [[nodiscard]] bool save(const Clip &clip, const PositionRules &rules) const
    {
        const std::string out = *m_line.value("o");
        if (!m_character || isBvh(out))
            return saveClip(clip, out, {}, m_line);
        return saveOnCharacter(*characterFormOf(out, m_line.isSet("animation-only")), *m_character,
                               {clip, rules, motionName()}, out, m_line);
    }

    // Returns it in UTF-8.
    [[nodiscard]] std::string motionName() const
    {
        return QString::fromUtf8(motionNameOf(fileNameOf(motion()))).toStdString();
    }

    [[nodiscard]] bool map()
    {
        if (const auto file = m_line.value("map"); file && !takeMapping(*file))
            return false;
        if (!m_input.mapping.matches.empty())
            return true;
        const JointMapping found = withAnswers(mapJoints(m_input, m_names.vocabulary), *answersFrom(m_line).value,
                                               m_line, *m_line.value("onto"));
        if (!m_line.isQuiet() && !m_line.isSet("guess"))
            reportSideQuestions(found, m_input.source.skeleton, m_input.target.skeleton, *m_line.value("onto"));
        m_input.mapping = withGuesses(m_input, found, m_names.vocabulary, *m_line.value("onto"), m_line);
        return true;
    }

    // Returns whether the frames of the reference poses exist.
    [[nodiscard]] bool hasReferences() const
    {
        return hasReference("source-frame", m_input.settings.sourceReference, m_input.source.motion, motion()) &&
               hasReference("target-frame", m_input.settings.targetReference, m_input.target.motion,
                            *m_line.value("onto"));
    }

    [[nodiscard]] static bool hasReference(const char *option, const ReferenceRequest &reference, const Motion &of,
                                           const std::string &file)
    {
        if (reference.kind != ReferenceRequest::Kind::Frame || reference.frame < of.frameCount())
            return true;
        reportError(file, "expected a frame from 0 to " + std::to_string(of.frameCount() - 1) + " for --" + option +
                              ", found " + std::to_string(reference.frame));
        return false;
    }

    // The command line overrides the settings of the file.
    [[nodiscard]] bool takeMapping(const std::string &file)
    {
        const auto mapping = loadMapping(file, m_line);
        if (!mapping)
            return false;
        Reading<JointMapping> fitted = fitMapping(*mapping, m_input.source.skeleton, m_input.target.skeleton);
        report(file, fitted.findings, m_line.isQuiet());
        if (!fitted.value)
            return false;
        if (!mapping->mapping.empty()) // otherwise the file has only contacts or settings
            m_input.mapping = std::move(*fitted.value);
        std::vector<Finding> findings;
        const RetargetSettings settings = settingsOf(*mapping, m_input.source.skeleton, findings);
        report(file, findings, m_line.isQuiet());
        const auto isError = [](const Finding &finding) { return finding.severity == Severity::Error; };
        if (std::ranges::any_of(findings, isError))
            return false;
        m_input.settings = *settingsFrom(m_line, settings).value;
        return true;
    }

    [[nodiscard]] bool readContacts()
    {
        const auto file = m_line.value("contacts");
        if (file && *file == "auto")
            m_input.settings.contacts.reset();
        if (!file || *file == "auto")
            return true;
        m_input.settings.contacts = loadContacts(*file, m_input.source.skeleton, m_input.source.motion.frameCount());
        return m_input.settings.contacts.has_value();
    }

    const CommandLine &m_line;
    UsersVocabulary m_names;
    RetargetInput m_input;
    std::optional<CharacterFile> m_character; // whose skeleton it is, unless it is that of a BVH file
};

int listSkeletons(const CommandLine &line)
{
    if (!line.arguments().empty())
        return line.wrongUsage("--list-skeletons takes no file, found " + inQuotes(line.arguments().front()));
    const std::string text = line.isSet("json") ? skeletonsJson() : skeletonList();
    return printResult(text) ? exitstatus::Done : exitstatus::Failed;
}

int runRetarget(const Words &words)
{
    CommandLine line(retargetShape());
    line.addExplanation(retargetExplanation);
    addOptions(line);
    if (const auto status = line.parse(words))
        return *status;
    if (line.isSet("list-skeletons"))
        return listSkeletons(line);
    if (line.arguments().empty())
        return line.wrongUsage("expected MOTION --onto SKELETON -o OUT");
    for (const char *needed : {"onto", "o"}) {
        if (!line.value(needed))
            return line.wrongUsage(std::string("expected the option ") + (needed[1] == 0 ? "-" : "--") + needed);
    }
    if (line.isSet("json") && *line.value("o") == "-")
        return line.wrongUsage("--json and -o - both want standard output");
    if (const std::string problem = problemOfOut(line); !problem.empty())
        return line.wrongUsage(problem);
    if (const auto answers = answersFrom(line); !answers)
        return line.wrongUsage(answers.problem);
    if (!sourceUpFrom(line))
        return line.wrongUsage(settingFailure("auto, x, y or z", "source-up", *line.value("source-up")).problem);
    auto settings = settingsFrom(line, {});
    if (!settings)
        return line.wrongUsage(settings.problem);
    return Retargeting(line, std::move(*settings.value)).run() ? exitstatus::Done : exitstatus::Failed;
}

} // namespace

Verb retargetVerb()
{
    return {"retarget",
            "puts a motion on the skeleton of another file",
            runRetarget,
            {VerbFiles::Result::OptionO, ".bvh", ".bvh", false}};
}

} // namespace limber::cli
