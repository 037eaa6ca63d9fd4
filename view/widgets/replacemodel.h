#pragma once

class QAbstractItemModel;
class QAbstractItemView;
class QItemSelectionModel;

namespace limber {

// Gives a view another model, and its own selection unless one is given; null for none. Qt's views and their headers
// make a selection for each model and never delete one: here those go that nobody uses any more.
void replaceModel(QAbstractItemView &view, QAbstractItemModel *model, QItemSelectionModel *selection = nullptr);

} // namespace limber
