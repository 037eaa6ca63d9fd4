#pragma once

#include "base/message.h"
#include "base/progress.h"
#include "bvh/write/bvhwriter.h"
#include "secondlife/upload/uploadcheck.h"
#include "session/secondlife/uploadplace.h"
#include "session/sessionfollower.h"
#include "work/backgroundwork.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <memory>
#include <vector>

namespace limber {

// A verdict on a document, with the data to show it even if the document has changed since.
struct JudgedUpload
{
    UploadVerdict verdict;
    std::vector<UploadPlace> places; // one for each finding
    std::vector<Message> whyDropped; // one for each joint that is left out
    std::vector<std::string> jointNames; // in bytes, at the time of the verdict
};

// What is judged: the clip with its layers, and how it would be written.
struct UploadSubject
{
    Clip clip;
    PositionRules rules;
    WriteOptions options;
    AnimSettings settings;
};

// Returns what the viewer would make of the text that saving would write, and of the clip. Call it on a worker.
[[nodiscard]] JudgedUpload judgedUpload(const UploadSubject &subject, const Progress &progress);

// Judges the document in front, including its layers, as Second Life's viewer would. It works on a worker, and starts
// again after each change, as long as somebody watches. A verdict always belongs to the document in front.
class UploadJudge : public QObject, public SessionFollower
{
    Q_OBJECT

public:
    enum class State { NoDocument, Loading, NoFrames, Checking, Known, Failed };

    explicit UploadJudge(QObject *parent = nullptr);

    // Nothing is judged while nobody watches.
    void setWatched(bool isWatched);

    [[nodiscard]] State state() const;
    // Valid while the state is Known. It belongs to the document in front, but possibly to its state a moment ago.
    [[nodiscard]] const JudgedUpload &judged() const { return *m_judged; }
    // Returns whether the verdict is for the document as it is now.
    [[nodiscard]] bool isUpToDate() const { return m_judged != nullptr && !m_isDirty && !m_work.isRunning(); }
    [[nodiscard]] const QString &whyFailed() const { return m_whyFailed; }

signals:
    void changed();

private:
    void attach(Session &session, QObject &context) override;
    void showSession() override;
    void noteChange();
    void judge();
    void take(JudgedUpload judged);

    std::unique_ptr<JudgedUpload> m_judged; // null while there is no verdict
    QString m_whyFailed;
    bool m_isWatched = false;
    bool m_isDirty = false; // changed since the last work started
    QTimer m_delay; // edits come in bursts
    BackgroundWork m_work;
};

} // namespace limber
