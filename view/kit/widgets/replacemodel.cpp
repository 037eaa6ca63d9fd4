#include "widgets/replacemodel.h"

#include <QAbstractItemView>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QList>

#include <algorithm>

namespace limber {

void replaceModel(QAbstractItemView &view, QAbstractItemModel *model, QItemSelectionModel *selection)
{
    QList<const QAbstractItemView *> views{&view};
    for (const QHeaderView *header : view.findChildren<QHeaderView *>(Qt::FindDirectChildrenOnly))
        views << header;

    view.setModel(model);
    if (selection != nullptr)
        view.setSelectionModel(selection);

    for (const QAbstractItemView *each : std::as_const(views)) {
        const auto made = each->findChildren<QItemSelectionModel *>(Qt::FindDirectChildrenOnly);
        for (QItemSelectionModel *own : made) {
            const auto uses = [own](const QAbstractItemView *user) { return user->selectionModel() == own; };
            if (std::ranges::none_of(views, uses))
                delete own;
        }
    }
}

} // namespace limber
