#pragma once

class QAbstractItemModel;
class QAbstractItemView;
class QItemSelectionModel;

namespace limber {

// Gives a view another model (null for none) and, unless one is given, a selection of its own. Qt's views and headers
// make a selection for each model and never delete it; this function deletes those that are no longer used.
void replaceModel(QAbstractItemView &view, QAbstractItemModel *model, QItemSelectionModel *selection = nullptr);

} // namespace limber
