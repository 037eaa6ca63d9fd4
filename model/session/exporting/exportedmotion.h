#pragma once

#include "base/message.h"
#include "base/progress.h"
#include "document/namecodec.h"
#include "layers/layer.h"
#include "motion/clip.h"
#include "pose/upaxis.h"
#include "secondlife/animsettings.h"
#include "session/characterretarget.h"
#include "session/exporting/exportchoices.h"
#include "session/exporting/exporttarget.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <optional>
#include <string_view>

namespace limber {

class Session;

// A document as it is at the moment of an export, including its layers. It is a value, so that a worker can write it.
class ExportedMotion
{
public:
    ExportedMotion(const Session &session, const ExportChoices &choices);

    // Returns what the format cannot hold and what happens to it, each in a sentence.
    [[nodiscard]] QStringList losses() const;

    // Returns the motion with its layers merged; nothing if the progress stopped it.
    [[nodiscard]] std::optional<Clip> mergedClip(const Progress &progress) const;
    [[nodiscard]] const PositionRules &rules() const { return m_rules; }
    [[nodiscard]] Axis upAxis() const { return m_up; }
    [[nodiscard]] const ExportChoices &choices() const { return m_choices; }
    [[nodiscard]] const ExportTarget &target() const { return exportTargetOf(m_choices.target); }

    // Passes the bytes of the file to the sink; only for formats that are not drawn. Returns false if it failed:
    // `problem` says why, and stays empty if the sink or the progress stopped it.
    [[nodiscard]] bool write(const std::function<bool(std::string_view)> &sink, const Progress &progress,
                             Message &problem) const;

private:
    [[nodiscard]] bool showsCharacter() const;
    [[nodiscard]] bool writeAs(const ExportInput &input, const std::function<bool(std::string_view)> &sink,
                               Message &problem) const;
    [[nodiscard]] ExportInput inputFor(const Clip &clip, const Progress &progress) const;

    ExportChoices m_choices;
    Clip m_clip;
    Layers m_layers;
    PositionRules m_rules;
    Axis m_up = Axis::Y;
    NameCodec m_codec;
    QString m_title;
    std::optional<AnimSettings> m_secondLife;
    std::optional<CharacterRetarget> m_character; // the one on which the motion is shown, with a surface
    bool m_hasMarkers = false;
    bool m_hasContacts = false;
};

} // namespace limber
