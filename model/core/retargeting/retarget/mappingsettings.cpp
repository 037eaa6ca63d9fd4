#include "retarget/mappingsettings.h"

#include "base/at.h"
#include "mapping/jointkeys.h"
#include "messages/jsonmessages.h"

#include <array>
#include <charconv>
#include <cmath>

namespace limber {

namespace {

using Value = MappingFile::Value;

template <typename T, std::size_t count>
using Words = std::array<std::pair<std::string_view, T>, count>;

constexpr Words<RestMode, 3> restWords{
    {{"auto", RestMode::Auto}, {"match", RestMode::Match}, {"keep", RestMode::Keep}}};
constexpr Words<HandGoal, 5> handWords{{{"free", HandGoal::Free},
                                        {"other", HandGoal::OtherHand},
                                        {"head", HandGoal::Head},
                                        {"pelvis", HandGoal::Pelvis},
                                        {"world", HandGoal::World}}};
constexpr Words<UpAxisChoice, 4> upWords{
    {{"auto", UpAxisChoice::Auto}, {"x", UpAxisChoice::X}, {"y", UpAxisChoice::Y}, {"z", UpAxisChoice::Z}}};

constexpr Words<ReferenceRequest::Kind, 2> referenceWords{
    {{"auto", ReferenceRequest::Kind::Auto}, {"rest", ReferenceRequest::Kind::Rest}}};

template <typename T, std::size_t count>
std::string_view wordIn(const Words<T, count> &words, T value)
{
    for (const auto &[word, meaning] : words) {
        if (meaning == value)
            return word;
    }
    return words.front().first;
}

template <typename T, std::size_t count>
std::optional<T> meaningIn(const Words<T, count> &words, std::string_view word)
{
    for (const auto &[known, meaning] : words) {
        if (known == word)
            return meaning;
    }
    return std::nullopt;
}

Value valueOf(const ReferenceRequest &reference)
{
    if (reference.kind == ReferenceRequest::Kind::Frame)
        return static_cast<double>(reference.frame);
    return std::string(wordIn(referenceWords, reference.kind));
}

// Reads the settings of a file one by one and remembers whether each value was valid.
class SettingsReader
{
public:
    explicit SettingsReader(RetargetSettings &settings) : m_settings(settings) {}

    // Returns false for an unknown name or a meaningless value.
    [[nodiscard]] bool take(const std::string &name, const Value &value)
    {
        if (name == "scale")
            return takeScale(value);
        if (name == "sourceFrame")
            return takeReference(value, m_settings.sourceReference);
        if (name == "targetFrame")
            return takeReference(value, m_settings.targetReference);
        if (name == "up")
            return takeWord(value, upWords, m_settings.targetUp);
        if (name == "leftHand")
            return takeWord(value, handWords, m_settings.leftHand);
        if (name == "rightHand")
            return takeWord(value, handWords, m_settings.rightHand);
        for (const auto &[known, setting] : switches) {
            if (name != known || !std::holds_alternative<bool>(value))
                continue;
            m_settings.*setting = std::get<bool>(value);
            return true;
        }
        return false;
    }

    static constexpr std::array<std::pair<std::string_view, bool RetargetSettings::*>, 8> switches{
        {{"keepTravel", &RetargetSettings::keepTravel},
         {"floor", &RetargetSettings::setOnFloor},
         {"lockFeet", &RetargetSettings::lockFeet},
         {"spreadChains", &RetargetSettings::spreadChains},
         {"rootMotion", &RetargetSettings::rootMotion},
         {"handsAboveFloor", &RetargetSettings::handsAboveFloor},
         {"feetAboveFloor", &RetargetSettings::feetAboveFloor},
         {"keepApart", &RetargetSettings::keepApart}}};

private:
    bool takeScale(const Value &value)
    {
        const double *number = std::get_if<double>(&value);
        if (number == nullptr || !std::isfinite(*number) || *number <= 0.0)
            return false;
        m_settings.scale = *number;
        return true;
    }

    static bool takeReference(const Value &value, ReferenceRequest &reference)
    {
        if (const std::string *word = std::get_if<std::string>(&value)) {
            const auto meaning = meaningIn(referenceWords, *word);
            reference = {.kind = meaning.value_or(reference.kind), .frame = 0};
            return meaning.has_value();
        }
        const double *number = std::get_if<double>(&value);
        if (number == nullptr || *number < 0.0 || *number > 2e9 || *number != std::floor(*number))
            return false;
        reference = {.kind = ReferenceRequest::Kind::Frame, .frame = static_cast<int>(*number)};
        return true;
    }

    template <typename T, std::size_t count>
    static bool takeWord(const Value &value, const Words<T, count> &words, T &setting)
    {
        const std::string *word = std::get_if<std::string>(&value);
        const auto meaning = word == nullptr ? std::nullopt : meaningIn(words, *word);
        setting = meaning.value_or(setting);
        return meaning.has_value();
    }

    RetargetSettings &m_settings;
};

} // namespace

std::string_view wordOf(RestMode mode)
{
    return wordIn(restWords, mode);
}

std::optional<RestMode> restModeFromWord(std::string_view word)
{
    return meaningIn(restWords, word);
}

std::string_view wordOf(HandGoal goal)
{
    return wordIn(handWords, goal);
}

std::optional<HandGoal> handGoalFromWord(std::string_view word)
{
    return meaningIn(handWords, word);
}

std::string_view wordOf(UpAxisChoice up)
{
    return wordIn(upWords, up);
}

std::optional<UpAxisChoice> upAxisFromWord(std::string_view word)
{
    return meaningIn(upWords, word);
}

std::optional<ReferenceRequest> referenceFromWord(std::string_view word)
{
    if (const auto kind = meaningIn(referenceWords, word))
        return ReferenceRequest{.kind = *kind, .frame = 0};
    ReferenceRequest reference{.kind = ReferenceRequest::Kind::Frame, .frame = 0};
    const char *end = word.data() + word.size();
    const auto read = std::from_chars(word.data(), end, reference.frame);
    const bool isFrame = read.ec == std::errc() && read.ptr == end && reference.frame >= 0;
    return isFrame ? std::optional(reference) : std::nullopt;
}

void storeSettings(const RetargetSettings &settings, const Skeleton &source, MappingFile &file)
{
    const RetargetSettings unasked;
    file.rest = wordOf(settings.rest);
    file.settings.clear();
    const auto add = [&](std::string_view name, Value value) { file.settings.emplace_back(name, std::move(value)); };
    if (settings.scale)
        add("scale", *settings.scale);
    if (settings.sourceReference != unasked.sourceReference)
        add("sourceFrame", valueOf(settings.sourceReference));
    if (settings.targetReference != unasked.targetReference)
        add("targetFrame", valueOf(settings.targetReference));
    if (settings.targetUp != unasked.targetUp)
        add("up", std::string(wordOf(settings.targetUp)));
    if (settings.leftHand != unasked.leftHand)
        add("leftHand", std::string(wordOf(settings.leftHand)));
    if (settings.rightHand != unasked.rightHand)
        add("rightHand", std::string(wordOf(settings.rightHand)));
    for (const auto &[name, setting] : SettingsReader::switches) {
        if (settings.*setting != unasked.*setting)
            add(name, settings.*setting);
    }
    file.contacts.reset();
    if (!settings.contacts)
        return;
    const std::vector<std::string> keys = jointKeys(source);
    file.contacts.emplace();
    for (const JointContacts &contacts : *settings.contacts)
        file.contacts->push_back({at(keys, contacts.joint), contacts.intervals, {}});
}

RetargetSettings settingsOf(const MappingFile &file, const Skeleton &source, std::vector<Finding> &findings)
{
    RetargetSettings settings;
    settings.rest = restModeFromWord(file.rest).value_or(RestMode::Auto);
    SettingsReader reader(settings);
    for (const auto &[name, value] : file.settings) {
        if (!reader.take(name, value))
            findings.push_back(
                {Severity::Warning, 0, 0, messages::unknownSetting(wordArgument(name)), FindingKind::Other});
    }
    if (file.contacts)
        settings.contacts = fitContacts(file, source, findings);
    return settings;
}

} // namespace limber
