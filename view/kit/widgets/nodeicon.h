#pragma once

#include "items/jointtreemodel.h"
#include "theme/colours.h"

#include <QPainter>

namespace limber {

// Draws the symbol of a joint or end site in the colour of its side of the body: a ringed disc for a root, a disc for a
// joint, a hollow diamond for an end site.
void drawNodeIcon(QPainter &painter, const QRectF &where, JointTreeModel::NodeKind kind, BodySide side,
                  const Colours &colours);

[[nodiscard]] QColor sideColour(BodySide side, const Colours &colours);

} // namespace limber
