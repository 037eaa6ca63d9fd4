#pragma once

#include "operations/operationcall.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <string_view>

namespace limber {

// Settings of operations that the user saved under names.
class OperationPresets
{
public:
    // The settings of one operation: a call without the joints and frames to work on.
    struct Preset
    {
        QString name;
        OperationCall call;
    };

    // Reads what texts() returned. Pairs that are no preset of this version, and second presets of the same name, are
    // left out.
    [[nodiscard]] static OperationPresets fromTexts(const QStringList &texts);
    // Returns the presets for the settings of the program: a name, then a call, and so on.
    [[nodiscard]] QStringList texts() const;

    // Returns the presets of an operation, by name.
    [[nodiscard]] QList<Preset> of(std::string_view operation) const;
    // Saves a preset, or replaces the one of the same operation and name.
    void save(const QString &name, const OperationCall &call);
    void rename(std::string_view operation, const QString &from, const QString &to);
    void remove(std::string_view operation, const QString &name);

    // Returns a name as it is saved: one line of moderate length; empty if nothing is left of it.
    [[nodiscard]] static QString tidyName(const QString &name);

private:
    QList<Preset> m_presets;
};

} // namespace limber
