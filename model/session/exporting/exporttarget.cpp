#include "session/exporting/exporttarget.h"

#include "base/messageform.h"
#include "formats/format.h"

#include <algorithm>

namespace limber {

namespace {

std::vector<ExportTarget> drawnTargets()
{
    using enum Drawing::Kind;
    constexpr const char *videoPurpose =
        QT_TRANSLATE_NOOP("limber::Format", "A video at the motion's own speed, seen as in the view.");
    return {{QStringLiteral("png"), QStringLiteral(".png"), QT_TRANSLATE_NOOP("limber::Format", "PNG sequence"),
             QT_TRANSLATE_NOOP("limber::Format", "A numbered picture of each frame, seen as in the view."), nullptr,
             Drawing{.kind = Sequence}},
            {QStringLiteral("sheet"), QStringLiteral(".png"), QT_TRANSLATE_NOOP("limber::Format", "Contact sheet"),
             QT_TRANSLATE_NOOP("limber::Format", "One picture with many in it, seen as in the view."), nullptr,
             Drawing{.kind = Sheet}},
            {QStringLiteral("mp4"), QStringLiteral(".mp4"), QT_TRANSLATE_NOOP("limber::Format", "Video, H.264"),
             videoPurpose, nullptr, Drawing{Video, VideoFormat::Mp4, false}},
            {QStringLiteral("webm"), QStringLiteral(".webm"), QT_TRANSLATE_NOOP("limber::Format", "Video, VP9"),
             videoPurpose, nullptr, Drawing{Video, VideoFormat::WebM}},
            {QStringLiteral("gif"), QStringLiteral(".gif"), QT_TRANSLATE_NOOP("limber::Format", "Animated GIF"),
             videoPurpose, nullptr, Drawing{Video, VideoFormat::Gif}}};
}

std::vector<ExportTarget> allTargets()
{
    std::vector<ExportTarget> all;
    for (const Format &format : formats()) {
        if (!format.isExported() || !format.exporting.isInDialog)
            continue;
        for (const FormatExtension &extension : format.exporting.extensions) {
            const QString text = QString::fromUtf8(extension.text);
            all.push_back({text.mid(1), text, extension.title, format.exporting.purpose, &format});
        }
    }
    const std::vector<ExportTarget> drawn = drawnTargets();
    all.insert(all.end(), drawn.begin(), drawn.end());
    return all;
}

} // namespace

const std::vector<ExportTarget> &exportTargets()
{
    static const std::vector<ExportTarget> all = allTargets();
    return all;
}

const ExportTarget &exportTargetOf(const QString &key)
{
    const auto found = std::ranges::find(exportTargets(), key, &ExportTarget::key);
    return found != exportTargets().end() ? *found : exportTargets().front();
}

} // namespace limber
