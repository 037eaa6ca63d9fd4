#include "session/exporting/exportedmotion.h"

#include "character/characterskin.h"
#include "items/messagetext.h"
#include "layers/layerstack.h"
#include "session/session.h"
#include "storage/paths/filetext.h"

#include <QCoreApplication>

namespace limber {

namespace {

constexpr double partOfLayers = 0.3; // of the time, roughly
constexpr double partOfRetarget = 0.6;

struct Losses
{
    Q_DECLARE_TR_FUNCTIONS(ExportLosses)
};

} // namespace

ExportedMotion::ExportedMotion(const Session &session, const ExportChoices &choices)
    : m_choices(choices), m_clip(session.document().clip()), m_layers(session.document().layers()),
      m_rules(session.document().positionRules()), m_up(session.document().upAxis().axis),
      m_codec(session.document().nameCodec()), m_title(session.document().displayName()),
      m_secondLife(session.document().secondLife()), m_hasMarkers(!session.document().markers().empty()),
      m_hasContacts(session.document().contacts().has_value())
{
    if (auto character = session.character().retarget(); character && character->file().character.scene.mesh)
        m_character = std::move(character);
}

QStringList ExportedMotion::losses() const
{
    QStringList losses;
    const Format *const format = target().format;
    if (format == nullptr)
        return losses;
    if (!m_layers.empty())
        losses << Losses::tr("Layers are merged into the motion.");
    if (m_hasMarkers && m_hasContacts)
        losses << Losses::tr("Markers and foot contacts are left out.");
    else if (m_hasMarkers)
        losses << Losses::tr("Markers are left out.");
    else if (m_hasContacts)
        losses << Losses::tr("Foot contacts are left out.");
    if (showsCharacter())
        losses
            << Losses::tr("The file contains the mesh and the textures of %1.").arg(fileText(m_character->file().path));
    if (format->exporting.losses != nullptr) {
        for (const Message &loss : format->exporting.losses(valuesOf(*format, m_choices)))
            losses << textOf(loss);
    }
    return losses;
}

std::optional<Clip> ExportedMotion::mergedClip(const Progress &progress) const
{
    Clip clip = m_clip;
    if (!m_layers.empty()) {
        std::optional<Motion> merged = layeredMotion(m_clip, m_layers, progress);
        if (!merged)
            return std::nullopt;
        clip.motion = *std::move(merged);
    }
    return clip;
}

bool ExportedMotion::write(const std::function<bool(std::string_view)> &sink, const Progress &progress,
                           Message &problem) const
{
    const std::optional<Clip> merged = mergedClip(progress.part(0.0, partOfLayers));
    if (!merged)
        return false;
    const Progress rest = progress.part(m_layers.empty() ? 0.0 : partOfLayers, 1.0);
    if (!showsCharacter())
        return writeAs(inputFor(*merged, rest), sink, problem);
    const auto moved = m_character->moved(*merged, m_rules, m_up, rest.part(0.0, partOfRetarget));
    if (!moved)
        return false;
    ExportInput input = inputFor(moved->clip, rest.part(partOfRetarget, 1.0));
    input.rules = moved->rules;
    input.upAxis = moved->up;
    input.surface = std::make_shared<const SceneMesh>(meshOnJoints(m_character->file().character));
    return writeAs(input, sink, problem);
}

bool ExportedMotion::showsCharacter() const
{
    const Format &format = *target().format;
    return m_character && format.exporting.showsSurface && valuesOf(format, m_choices).flag("mannequin");
}

bool ExportedMotion::writeAs(const ExportInput &input, const std::function<bool(std::string_view)> &sink,
                             Message &problem) const
{
    const ExportOutput made = target().format->exporting.make(input);
    problem = made.problem;
    return made.write && made.write(sink);
}

ExportInput ExportedMotion::inputFor(const Clip &clip, const Progress &progress) const
{
    const ExportTarget &wanted = target();
    ExportInput input{.clip = clip,
                      .rules = m_rules,
                      .values = valuesOf(*wanted.format, m_choices),
                      .extension = wanted.extension.toStdString(),
                      .name = m_title.toStdString()};
    input.upAxis = m_up;
    input.secondLife = [settings = m_secondLife] { return settings; };
    input.nameAsText = [codec = m_codec](const std::string &name) { return codec.toText(name).toStdString(); };
    input.generator = QStringLiteral("Limber %1").arg(QCoreApplication::applicationVersion()).toStdString();
    input.progress = progress;
    return input;
}

} // namespace limber
