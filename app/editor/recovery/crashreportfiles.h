#pragma once

#include <QString>

namespace limber {

// Reports of crashes lie beside the folder for recovery, $XDG_STATE_HOME/limber/crash-TIME-PROCESS.txt, readable by
// their owner only. One that the user was told of is not writable any more.
class CrashReportFiles
{
public:
    [[nodiscard]] static QString standardFolder();

    explicit CrashReportFiles(QString folder = standardFolder()) : m_folder(std::move(folder)) {}

    [[nodiscard]] const QString &folder() const { return m_folder; }
    // Makes the folder if it is not there; false where it is not the user's own, and then nothing is to be written.
    [[nodiscard]] bool prepare() const;
    // Removes all but the last ten.
    void removeOld() const;
    // The last one that the user was not told of yet, and marks all as told; empty where there is none.
    [[nodiscard]] QString takeNews() const;
    // Its text, made fit to show.
    [[nodiscard]] static QString textOf(const QString &path);

private:
    [[nodiscard]] QStringList reports() const; // paths, the oldest first

    QString m_folder;
};

} // namespace limber
