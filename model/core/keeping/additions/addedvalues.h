#pragma once

#include "contacts/contacts.h"
#include "layers/layer.h"
#include "motion/markers.h"
#include "secondlife/animsettings.h"

#include <optional>

namespace limber {

// The values of the kinds of additions beside Markers and Layers.

// When feet stand, as the user has set it; empty: as detected.
using SetContacts = std::optional<Contacts>;
// How the document is written for Second Life; empty: as the viewer does it.
using SecondLifeSettings = std::optional<AnimSettings>;

} // namespace limber
