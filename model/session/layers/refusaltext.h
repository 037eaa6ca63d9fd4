#pragma once

#include "layers/layerwriter.h"

#include <QString>

namespace limber {

// Why a change by hand cannot go into a layer, or under layers, in a sentence; empty if it can. Names are plain text.
[[nodiscard]] QString refusalText(LayerRefusal refusal, const QString &layer, const QString &joint);

} // namespace limber
