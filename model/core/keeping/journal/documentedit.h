#pragma once

#include "additions/addedvalues.h"
#include "additions/additions.h"
#include "motion/cellblock.h"
#include "motion/clip.h"
#include "pose/positionrule.h"
#include "tracks/posesapart.h"

#include <string>
#include <variant>
#include <vector>

namespace limber {

// New values for a block of cells, frame by frame in the order of the block's columns.
struct ValuesEdit
{
    CellBlock where;
    std::vector<double> values;
};

// New offsets for some joints and end sites; channel values stay as they are.
struct OffsetsEdit
{
    std::vector<NodeOffset> changes;
};

// Another name for one joint, in bytes as in a file.
struct NameEdit
{
    int joint = NoJoint;
    std::string name;
};

// Another frame time: the same frames, played faster or slower.
struct FrameTimeEdit
{
    double seconds = 0.0;
};

// Other additions of any kinds, such as markers or layers.
struct AdditionsEdit
{
    Additions additions;
};

// Another clip with its additions, and how its position channels are read.
struct ClipEdit
{
    Clip clip;
    Additions additions;
    PositionRuleChoice positions = PositionRuleChoice::Auto;
};

// Frames that are inserted before a frame.
struct InsertEdit
{
    int before = 0;
    FrameBlock block;
};

// Frames that are removed.
struct RemoveEdit
{
    int first = 0;
    int count = 0;
};

// Another answer to whether filters leave out poses that are no movement.
struct PosesApartEdit
{
    PosesApartChoice choice = PosesApartChoice::Ask;
};

// One change of a document as a value: it describes what is different afterwards.
using DocumentEdit = std::variant<ValuesEdit, OffsetsEdit, NameEdit, FrameTimeEdit, AdditionsEdit, ClipEdit, InsertEdit,
                                  RemoveEdit, PosesApartEdit>;

// The data that edits change.
struct EditedClip
{
    Clip clip;
    Additions additions;
    PositionRuleChoice positions = PositionRuleChoice::Auto; // how position channels are read
    PosesApartChoice posesApart = PosesApartChoice::Ask;
};

// Returns whether the clip has all joints, columns and frames that the edit refers to, all its numbers are finite, and
// its name can be written. Edits that a user makes are possible; an edit that was read from a file need not be.
[[nodiscard]] bool isPossible(const DocumentEdit &edit, const EditedClip &state);

// Makes an edit, which must be possible.
void applyEdit(DocumentEdit edit, EditedClip &state);

} // namespace limber
