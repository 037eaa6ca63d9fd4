#pragma once

#include "journal/documentedit.h"
#include "journaling/journalwriter.h"
#include "storage/recovery/recoverystore.h"
#include "work/backgroundwork.h"

#include <QObject>
#include <QString>

#include <functional>
#include <memory>
#include <vector>

namespace limber {

class Session;
class TextFolder;

// Restores a document from its journal as it was when the program ended: its history, what belongs to it and how it was
// viewed. The file on disk is not touched. The restorer works partly on a worker and partly in slices on the thread of
// the window, and deletes itself at the end.
class DocumentRestorer : public QObject
{
    Q_OBJECT

public:
    // The result of a restoration.
    struct Result
    {
        std::unique_ptr<Session> session; // null if nothing could be restored
        std::shared_ptr<JournalWriter> writer; // continues the journal
        bool isDamaged = false; // the journal was used up to the damage
    };

    // Restores the journal in this folder, which belongs to this run.
    DocumentRestorer(QString folder, std::function<void(Result)> done, QObject *parent = nullptr);
    ~DocumentRestorer() override;

private:
    struct Record
    {
        JournalRecord record;
        std::uint64_t goodSize = 0;
    };
    struct Reading
    {
        std::vector<Record> records;
        std::shared_ptr<TextFolder> texts;
        std::optional<EditedClip> start;
        std::optional<DocumentOrigin> origin; // as it was when the journal began
        bool isDamaged = false;
    };

    [[nodiscard]] static Reading read(const QString &folder);
    void takeReading(Reading reading);
    void goOn();
    // Returns false if the record cannot be used.
    [[nodiscard]] bool take(const JournalRecord &record);
    [[nodiscard]] bool takeStep(const std::string &content);
    [[nodiscard]] bool takeMoment(const std::string &content, bool isSaved);
    [[nodiscard]] bool takeOrigin(const std::string &content);
    [[nodiscard]] EditedClip state() const;
    void takeLastView();
    void finish();

    QString m_folder;
    std::function<void(Result)> m_done;
    std::unique_ptr<Session> m_session;
    Reading m_reading;
    std::size_t m_next = 0;
    std::string m_view;
    BackgroundWork m_work;
};

} // namespace limber
