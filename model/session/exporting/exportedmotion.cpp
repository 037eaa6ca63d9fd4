#include "session/exporting/exportedmotion.h"

#include "gltf/gltfexport.h"
#include "layers/layerstack.h"
#include "session/session.h"
#include "tables/csvexport.h"
#include "tables/npzexport.h"
#include "webpage/pageexport.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace limber {

namespace {

constexpr double partOfLayers = 0.3; // of the time, roughly

struct Losses
{
    Q_DECLARE_TR_FUNCTIONS(ExportLosses)
};

} // namespace

ExportedMotion::ExportedMotion(const Session &session, const ExportChoices &choices)
    : m_choices(choices), m_clip(session.document().clip()), m_layers(session.document().layers()),
      m_rules(session.document().positionRules()), m_up(session.document().upAxis().axis),
      m_codec(session.document().nameCodec()), m_title(session.document().displayName()),
      m_hasMarkers(!session.document().markers().empty()), m_hasContacts(session.document().contacts().has_value())
{
}

QStringList ExportedMotion::losses() const
{
    QStringList losses;
    if (isDrawn(m_choices.format))
        return losses;
    if (!m_layers.empty())
        losses << Losses::tr("Layers are merged into the motion.");
    if (m_hasMarkers && m_hasContacts)
        losses << Losses::tr("Markers and foot contacts are left out.");
    else if (m_hasMarkers)
        losses << Losses::tr("Markers are left out.");
    else if (m_hasContacts)
        losses << Losses::tr("Foot contacts are left out.");
    switch (m_choices.format) {
    case ExportFormat::GltfBinary:
    case ExportFormat::GltfText:
        losses << Losses::tr("Rotations become quaternions, and numbers have seven digits.");
        if (m_choices.hasFewerKeys)
            losses << Losses::tr("Keys are left out where joints stay within %1°.").arg(m_choices.fewerKeysDegrees);
        break;
    case ExportFormat::Table:
        losses << Losses::tr("The hierarchy and the offsets are left out.");
        break;
    case ExportFormat::Page:
        losses << Losses::tr(
            "The page holds only positions, with seven digits: the motion cannot be recovered from it.");
        break;
    default:
        break;
    }
    return losses;
}

LengthUnit ExportedMotion::unit() const
{
    return lengthUnitNamed(m_choices.unit.toStdString()).value_or(likelyLengthUnit(m_clip.skeleton));
}

std::function<std::string(const std::string &)> ExportedMotion::namesAsText() const
{
    return [codec = m_codec](const std::string &name) { return codec.toText(name).toStdString(); };
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
    const Clip &clip = *merged;
    const Progress rest = progress.part(m_layers.empty() ? 0.0 : partOfLayers, 1.0);
    switch (m_choices.format) {
    case ExportFormat::GltfBinary:
    case ExportFormat::GltfText:
        return writeGltf(clip, sink, rest, problem);
    case ExportFormat::Table:
        return writeTable(clip, sink, rest);
    case ExportFormat::Arrays:
        return writeNpz(clip, m_rules, {.nameAsText = namesAsText(), .progress = rest}, sink);
    default:
        break;
    }
    return writeWebPage(clip, sink, rest);
}

bool ExportedMotion::writeGltf(const Clip &clip, const std::function<bool(std::string_view)> &sink,
                               const Progress &progress, Message &problem) const
{
    GltfOptions options;
    options.form = m_choices.format == ExportFormat::GltfText ? GltfForm::Text : GltfForm::Binary;
    options.metresPerUnit = unit().metres;
    options.upAxis = m_up;
    options.hasFigure = m_choices.hasFigure;
    if (m_choices.hasFewerKeys)
        options.tolerance = GltfTolerance::within(m_choices.fewerKeysDegrees);
    options.motionName = QFileInfo(m_title).completeBaseName().toStdString();
    options.generator = QStringLiteral("Limber %1").arg(QCoreApplication::applicationVersion()).toStdString();
    options.nameAsText = namesAsText();
    options.progress = progress;
    const auto made = GltfExport::make(clip, m_rules, std::move(options));
    if (!made)
        return false;
    problem = made->problem();
    return problem.isEmpty() && made->write(sink);
}

bool ExportedMotion::writeTable(const Clip &clip, const std::function<bool(std::string_view)> &sink,
                                const Progress &progress) const
{
    CsvOptions options;
    options.separator = m_choices.separator.toLatin1();
    options.hasHeader = m_choices.hasHeader;
    options.hasFrames = m_choices.hasFrames;
    options.hasTimes = m_choices.hasTimes;
    options.nameAsText = namesAsText();
    options.progress = progress;
    const auto columns = MotionColumns::make(clip, m_rules, m_choices.content, m_choices.space);
    return writeCsv(clip, *columns, options, sink);
}

bool ExportedMotion::writeWebPage(const Clip &clip, const std::function<bool(std::string_view)> &sink,
                                  const Progress &progress) const
{
    PageOptions options;
    options.title = m_title.toStdString();
    options.upAxis = m_up;
    options.nameAsText = namesAsText();
    options.progress = progress;
    return writePage(clip, m_rules, options, sink);
}

} // namespace limber
