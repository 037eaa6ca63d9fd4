#pragma once

#include "session/session.h"

#include <QPointer>
#include <QUndoView>

namespace limber {

// The undo steps of the document in front; a click goes back or forward to one.
class HistoryPanel : public QUndoView
{
    Q_OBJECT

public:
    explicit HistoryPanel(QWidget *parent = nullptr);

    void setSession(Session *session);
};

} // namespace limber
