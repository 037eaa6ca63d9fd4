#pragma once

#include "work/backgroundwork.h"

#include <QObject>
#include <QPointer>

#include <string>

namespace limber {

class Session;

// Applies the operation that repairs a finding to a document as one undo step. It works on a thread; if the document
// changes meanwhile, nothing is applied.
class FigureRepair : public QObject
{
    Q_OBJECT

public:
    explicit FigureRepair(QObject *parent = nullptr);

    // `call` is that of the finding, `text` the name of the undo step.
    void apply(const std::string &call, const QString &text, Session &session);
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_work.isRunning(); }

signals:
    void started();
    // Emitted when nothing runs any more. `why` says why there is no result; empty if there is one, or if it was
    // cancelled.
    void ended(const QString &why);

private:
    BackgroundWork m_work;
    QPointer<Session> m_session; // whose document is repaired
};

} // namespace limber
