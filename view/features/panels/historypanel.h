#pragma once

#include "session/session.h"
#include "session/sessionfollower.h"

#include <QUndoView>

namespace limber {

// The undo steps of the document in front; a click goes back or forward to one.
class HistoryPanel : public QUndoView, public SessionFollower
{
    Q_OBJECT

public:
    explicit HistoryPanel(QWidget *parent = nullptr);

private:
    void showSession() override;
};

} // namespace limber
