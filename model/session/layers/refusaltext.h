#pragma once

#include "layers/layerwriter.h"

#include <QString>

namespace limber {

// Returns in a sentence why a change by hand cannot go into a layer, or under layers; empty if it can. Names are plain
// text.
[[nodiscard]] QString refusalText(LayerRefusal refusal, const QString &layer, const QString &joint);

} // namespace limber
