#include "features/featurehost.h"
#include "panels/historypanel.h"

#include <QMainWindow>
#include <QUndoGroup>

namespace limber {

// Undo and redo, and the list of all steps.
void addHistory(FeatureHost &host)
{
    QMainWindow &window = host.parts().window;
    auto *panel = new HistoryPanel(&window);
    host.addPanel(
        *panel, {.toggle = ActionId::ShowHistory, .name = QLatin1String("history"), .icon = QStringLiteral("history")});
    host.follow(*panel);
    host.offer(*panel);

    auto *stacks = new QUndoGroup(&window);
    host.actions().adopt(ActionId::Undo, stacks->createUndoAction(&window, textOf(rowOf(ActionId::Undo))));
    host.actions().adopt(ActionId::Redo, stacks->createRedoAction(&window, textOf(rowOf(ActionId::Redo))));
    QObject::connect(&host, &FeatureHost::sessionShown, stacks, [stacks](Session *session) {
        QUndoStack *stack = session != nullptr ? &session->document().undoStack() : nullptr;
        if (stack != nullptr && !stacks->stacks().contains(stack))
            stacks->addStack(stack);
        stacks->setActiveStack(stack);
    });
}

} // namespace limber
