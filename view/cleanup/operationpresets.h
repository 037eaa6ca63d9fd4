#pragma once

#include "operations/operationcall.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <string_view>

namespace limber {

// Settings of operations that the user keeps under names of his own.
class OperationPresets
{
public:
    // The settings of one operation: a call without joints and frames to work on.
    struct Preset
    {
        QString name;
        OperationCall call;
    };

    // What texts() gave. Pairs that are no preset of this version, and second ones of a name, are left out.
    [[nodiscard]] static OperationPresets fromTexts(const QStringList &texts);
    // For the settings of the program: a name, then a call, and so on.
    [[nodiscard]] QStringList texts() const;

    // Those of an operation, by name.
    [[nodiscard]] QList<Preset> of(std::string_view operation) const;
    // In place of one of the same operation and name, if there is one.
    void save(const QString &name, const OperationCall &call);
    void rename(std::string_view operation, const QString &from, const QString &to);
    void remove(std::string_view operation, const QString &name);

    // A name as it is kept: one line of moderate length; empty if nothing is left of it.
    [[nodiscard]] static QString tidyName(const QString &name);

private:
    QList<Preset> m_presets;
};

} // namespace limber
