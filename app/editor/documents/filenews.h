#pragma once

#include "documents/filewatch.h"
#include "widgets/messagebar.h"

#include <QObject>

#include <set>
#include <utility>

namespace limber {

class Opening;
class Saving;

// Reports in the message bar what happened to the file of an open document, and whether saving it failed: with possible
// answers, and without taking the focus.
class FileNews : public QObject
{
    Q_OBJECT

public:
    struct Parts
    {
        MessageBar &bar;
        FileWatch &watch;
        Opening &opening;
        Saving &saving;
        QWidget &window;
    };

    explicit FileNews(const Parts &parts); // all must outlive it

signals:
    // Emitted when the clip in the file of the document in front has to be laid beside it.
    void compareWanted(const QString &path);

private:
    void reportChanged(Session *session, FileWatch::File file, const FileStamp &now);
    void reportVanished(Session *session, FileWatch::File file);
    void reportFailed(Session *session, const QString &why);
    void takeBack(Session *session, FileWatch::File file);
    static void noteTouched(Session *session, FileWatch::File file, const FileStamp &now);
    void withdraw(const Session *session, FileWatch::File file);
    void keepMine(Session &session, FileWatch::File file, const FileStamp &theirs);
    void reload(Session &session);
    [[nodiscard]] MessageBar::Answer saveAsAnswer(Session *session);

    Parts m_parts;
    // Documents that count as unsaved because their file is gone.
    std::set<std::pair<const Session *, FileWatch::File>> m_unsaved;
};

} // namespace limber
