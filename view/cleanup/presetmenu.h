#pragma once

#include "cleanup/operationpresets.h"

#include <QToolButton>

namespace limber {

// A button that says which of the user's settings of an operation are shown, with a menu to choose others, to keep
// these, and to rename and delete.
class PresetMenu : public QToolButton
{
    Q_OBJECT

public:
    explicit PresetMenu(QWidget *parent = nullptr);

    void setPresets(const OperationPresets &presets);
    // The settings of the form now; whether they are the standard ones.
    void showSettings(const OperationCall &settings, bool isStandard);

signals:
    void chosen(const limber::OperationCall &settings); // without arguments: the standard ones
    void presetsChanged(const QStringList &texts);

private:
    using Preset = OperationPresets::Preset;

    void showState();
    void fill();
    QAction *addEntry(const char *name, const QString &text, bool isEnabled);
    QAction *addChoice(const QString &text, const QString &name, const OperationCall &settings, bool isCurrent);
    void save();
    void rename(const QString &name);
    void remove(const QString &name);
    void changed();
    [[nodiscard]] QString currentName() const;
    [[nodiscard]] QString askForName(const QString &title, const QString &start);

    OperationPresets m_presets;
    OperationCall m_settings;
    bool m_isStandard = true;
    QString m_lastName; // chosen or saved last: of two with the same settings that one is meant
};

} // namespace limber
