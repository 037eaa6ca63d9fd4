#pragma once

#include "base/message.h"
#include "base/progress.h"
#include "bvh/write/bvhwriter.h"
#include "secondlife/upload/uploadcheck.h"
#include "session/secondlife/uploadplace.h"
#include "work/backgroundwork.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <QTimer>

#include <memory>
#include <vector>

namespace limber {

class Session;

// A verdict on a document, with what is needed to show it when the document has changed again.
struct JudgedUpload
{
    UploadVerdict verdict;
    std::vector<UploadPlace> places; // of each finding
    std::vector<Message> whyDropped; // for each joint that is left out
    std::vector<std::string> jointNames; // in bytes, at that time
};

// What is judged: the clip with its layers, and how it would be written.
struct UploadSubject
{
    Clip clip;
    PositionRules rules;
    WriteOptions options;
    AnimSettings settings;
};

// The text that saving would write, and the clip, as the viewer would take them. On a worker.
[[nodiscard]] JudgedUpload judgedUpload(const UploadSubject &subject, const Progress &progress);

// Says what Second Life's viewer would say of the document in front as it stands, layers and all: judged on a worker,
// and anew after each change, as long as somebody looks. A verdict is only ever that of the document in front.
class UploadJudge : public QObject
{
    Q_OBJECT

public:
    enum class State { NoDocument, Loading, NoFrames, Checking, Known, Failed };

    explicit UploadJudge(QObject *parent = nullptr);

    void setSession(Session *session); // null for none
    // Nothing is judged while nobody looks.
    void setWatched(bool isWatched);

    [[nodiscard]] State state() const;
    // While the state is Known; of the document in front, if perhaps of a moment ago.
    [[nodiscard]] const JudgedUpload &judged() const { return *m_judged; }
    // Whether it is that of the document as it is now.
    [[nodiscard]] bool isUpToDate() const { return m_judged != nullptr && !m_isDirty && !m_work.isRunning(); }
    [[nodiscard]] const QString &whyFailed() const { return m_whyFailed; }

signals:
    void changed();

private:
    void noteChange();
    void judge();
    void take(JudgedUpload judged);

    QPointer<Session> m_session;
    std::unique_ptr<QObject> m_listener; // context of the connections to the session
    std::unique_ptr<JudgedUpload> m_judged; // null until there is a verdict
    QString m_whyFailed;
    bool m_isWatched = false;
    bool m_isDirty = false; // it was changed since the last work began
    QTimer m_delay; // edits come in bursts
    BackgroundWork m_work;
};

} // namespace limber
