#pragma once

#include "actions/actionlist.h"
#include "importing/importedclips.h"
#include "widgets/messagebar.h"

#include <QObject>
#include <QStringList>

namespace limber {

class Opening;
class Settings;

// File › Import…: reads files of other 3D programs and animations of Second Life, asks which parts are wanted, and
// opens them as unsaved documents.
class ImportAction : public QObject
{
    Q_OBJECT

public:
    ImportAction(Opening &opening, Settings &settings, QWidget &window); // all must outlive it

    [[nodiscard]] const ActionList &actions() const { return m_actions; }
    // Imports the files one after the other; Cancel ends that.
    void importFiles(const QStringList &paths);

signals:
    // Emitted with what was left out, or why nothing was imported.
    void message(limber::MessageBar::Kind kind, const QString &text);

private:
    void askAndImport();
    // Returns false if the user cancelled.
    [[nodiscard]] bool importFile(const QString &path);
    [[nodiscard]] bool importClips(const ImportedFile &file, const ImportChoices &choices);
    void openClips(ImportedClips &made);
    void report(const QString &path, const ImportedClips &made);

    Opening &m_opening;
    Settings &m_settings;
    QWidget &m_window;
    ActionList m_actions;
    QStringList m_waiting;
    bool m_isBusy = false; // importing one of them
};

} // namespace limber
