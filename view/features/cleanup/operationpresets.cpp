#include "cleanup/operationpresets.h"

#include "operations/callcheck.h"

#include <algorithm>

namespace limber {

namespace {

constexpr qsizetype mostPresets = 500;
constexpr qsizetype longestPresetName = 60;

// Each byte becomes one character, because names of joints and files in a call may be in any encoding.
QString textOfCall(const OperationCall &call)
{
    return QString::fromLatin1(QByteArray::fromStdString(call.text()));
}

std::optional<OperationCall> callIn(const QString &text)
{
    ParsedCall parsed = parseCall(text.toLatin1().toStdString());
    const bool isUsable = parsed.call && problemOfArguments(*parsed.call).isEmpty();
    return isUsable ? std::move(parsed.call) : std::nullopt;
}

} // namespace

OperationPresets OperationPresets::fromTexts(const QStringList &texts)
{
    OperationPresets presets;
    for (qsizetype i = 0; i + 1 < texts.size() && presets.m_presets.size() < mostPresets; i += 2) {
        const QString name = tidyName(texts.at(i));
        const auto call = callIn(texts.at(i + 1));
        const bool isNew = call && std::ranges::none_of(presets.m_presets, [&](const Preset &preset) {
                               return preset.name == name && preset.call.name == call->name;
                           });
        if (isNew && !name.isEmpty())
            presets.m_presets.append({name, *call});
    }
    return presets;
}

QStringList OperationPresets::texts() const
{
    QStringList texts;
    for (const Preset &preset : m_presets)
        texts << preset.name << textOfCall(preset.call);
    return texts;
}

QList<OperationPresets::Preset> OperationPresets::of(std::string_view operation) const
{
    QList<Preset> found;
    std::ranges::copy_if(m_presets, std::back_inserter(found),
                         [&](const Preset &preset) { return preset.call.name == operation; });
    std::ranges::sort(found, [](const Preset &a, const Preset &b) { return a.name.localeAwareCompare(b.name) < 0; });
    return found;
}

void OperationPresets::save(const QString &name, const OperationCall &call)
{
    remove(call.name, name);
    m_presets.append({name, call});
    if (m_presets.size() > mostPresets)
        m_presets.removeFirst();
}

void OperationPresets::rename(std::string_view operation, const QString &from, const QString &to)
{
    const QList<Preset> presets = of(operation);
    const auto old = std::ranges::find(presets, from, &Preset::name);
    if (old == presets.end() || from == to)
        return;
    remove(operation, from);
    save(to, old->call);
}

void OperationPresets::remove(std::string_view operation, const QString &name)
{
    m_presets.removeIf([&](const Preset &preset) { return preset.call.name == operation && preset.name == name; });
}

QString OperationPresets::tidyName(const QString &name)
{
    return name.simplified().left(longestPresetName).trimmed();
}

} // namespace limber
