#pragma once

#include "dialogs/preferencesdialog.h"
#include "importing/importchoices.h"
#include "proportions/offsetretarget.h"
#include "session/exporting/exportchoices.h"
#include "session/posing/toolsettings.h"
#include "viewgrid/viewlayout.h"
#include "viewport/shown/viewoptions.h"

#include <QByteArray>
#include <QSettings>
#include <QStringList>

namespace limber {

// What is remembered from one run to the next: preferences, recent files, the window's layout.
class Settings
{
public:
    Settings();

    // Returns the code of the language that the user chose; empty for that of the system. It is for a program that has
    // no window yet.
    [[nodiscard]] static QString chosenLanguage();

    // Returns the path of a copy of the settings file if it was damaged, and the settings are the defaults then; empty
    // if it was not damaged.
    [[nodiscard]] const QString &damagedCopy() const { return m_damagedCopy; }

    [[nodiscard]] Preferences preferences() const;
    void setPreferences(const Preferences &preferences);

    // Returns the encoding in which a file's names are shown: the one chosen for it, otherwise that of the preferences.
    [[nodiscard]] QByteArray nameCodecOf(const QString &path) const;
    void setNameCodecOf(const QString &path, const QByteArray &codec);

    [[nodiscard]] QStringList recentFiles() const; // the latest first
    void addRecentFile(const QString &path);
    void clearRecentFiles();

    [[nodiscard]] QStringList openFiles() const; // of the last session
    void setOpenFiles(const QStringList &paths);

    // What was kept of the motion at the last change of proportions.
    [[nodiscard]] OffsetMotion offsetMotion() const;
    void setOffsetMotion(OffsetMotion motion);

    // How poses were shaped last; each run starts with the Select tool.
    [[nodiscard]] ToolChoices toolChoices() const;
    void setToolChoices(const ToolChoices &choices);

    // The names of operations that the user marked, and of those applied last.
    [[nodiscard]] QStringList favouriteOperations() const;
    void setFavouriteOperations(const QStringList &names);
    [[nodiscard]] QStringList lastOperations() const; // the latest first
    void setLastOperations(const QStringList &names);
    // The settings of operations that the user saved under names (see OperationPresets).
    [[nodiscard]] QStringList operationPresets() const;
    void setOperationPresets(const QStringList &texts);

    // What the view shows besides the bones.
    [[nodiscard]] ViewOptions viewOptions() const;
    void setViewOptions(const ViewOptions &options);

    // How many views there are and how large they are.
    [[nodiscard]] ViewLayout viewLayout() const;
    void setViewLayout(const ViewLayout &layout);

    // The keys of the timeline's rows that the user has hidden.
    [[nodiscard]] QStringList hiddenTimelineRows() const;
    void setHiddenTimelineRows(const QStringList &keys);

    // The unit of the timeline's ruler (see TimeUnit).
    [[nodiscard]] QString timelineUnit() const;
    void setTimelineUnit(const QString &word);

    // Whether the user has taken or declined the tour.
    [[nodiscard]] bool knowsTour() const;
    void setKnowsTour();

    // The user's keys as written by `keysToJson`; empty for Limber's.
    [[nodiscard]] QByteArray keys() const;
    void setKeys(const QByteArray &json);

    [[nodiscard]] QByteArray windowGeometry() const;
    // How motions were exported last.
    [[nodiscard]] ExportChoices exportChoices() const;
    void setExportChoices(const ExportChoices &choices);
    // How motions were imported last, without the choice of animations.
    [[nodiscard]] ImportChoices importChoices() const;
    void setImportChoices(const ImportChoices &choices);
    [[nodiscard]] QByteArray windowLayout() const;
    void setWindow(const QByteArray &geometry, const QByteArray &layout);

private:
    [[nodiscard]] QVariant value(const QString &key, const QVariant &otherwise = {}) const;

    QString m_damagedCopy; // determined before the store is opened
    mutable QSettings m_store;
};

} // namespace limber
