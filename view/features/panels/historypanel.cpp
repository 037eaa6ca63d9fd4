#include "panels/historypanel.h"

#include "theme/icons.h"

namespace limber {

HistoryPanel::HistoryPanel(QWidget *parent) : QUndoView(parent)
{
    setObjectName(QStringLiteral("historyList"));
    setAccessibleName(tr("History of changes"));
    setEmptyLabel(tr("As opened"));
    setCleanIcon(themedIcon(QStringLiteral("document-save")));
    setToolTip(tr("Click a step to go back or forward to it; the disk marks the saved one"));
    setFrameShape(QFrame::NoFrame);
    setUniformItemSizes(true);
}

void HistoryPanel::showSession()
{
    setStack(session() != nullptr ? &session()->document().undoStack() : nullptr);
}

} // namespace limber
