#pragma once

#include <QString>

namespace limber {

// The reports of crashes are beside the recovery folder, $XDG_STATE_HOME/limber/crash-TIME-PROCESS.txt, readable by
// their owner only. A report that the user was told about is no longer writable.
class CrashReportFiles
{
public:
    [[nodiscard]] static QString standardFolder();

    explicit CrashReportFiles(QString folder = standardFolder()) : m_folder(std::move(folder)) {}

    [[nodiscard]] const QString &folder() const { return m_folder; }
    // Creates the folder if it does not exist. Returns false if it does not belong to the user alone, and then nothing
    // may be written.
    [[nodiscard]] bool prepare() const;
    // Removes all but the last ten reports.
    void removeOld() const;
    // Returns the last report that the user was not told about yet, and marks all as told; empty if there is none.
    [[nodiscard]] QString takeNews() const;
    // Returns the text of a report, made safe to show.
    [[nodiscard]] static QString textOf(const QString &path);

private:
    [[nodiscard]] QStringList reports() const; // paths, the oldest first

    QString m_folder;
};

} // namespace limber
