#include "search/commandneed.h"

#include "actions/action.h"

#include <QAction>
#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <span>

namespace limber {

namespace {

struct NeedTexts
{
    Q_DECLARE_TR_FUNCTIONS(limber::CommandNeed)
};

// What some commands wait for while a document is open.
struct Need
{
    const char *text; // in the context limber::CommandNeed
    std::span<const ActionId> commands;
};

constexpr std::array joints{
    ActionId::Rename,         ActionId::CopyName,        ActionId::SelectBranch,   ActionId::SelectParent,
    ActionId::SelectMirrored, ActionId::ExpandBranch,    ActionId::CollapseBranch, ActionId::SaveSelectionSet,
    ActionId::HideJoints,     ActionId::IsolateJoints,   ActionId::LockJoints,     ActionId::EditOffset,
    ActionId::PinJoints,      ActionId::PinWithRotation, ActionId::PinInWorld,     ActionId::PinOnHips,
    ActionId::PinOnHead,      ActionId::PinOnOtherHand,  ActionId::HoldJoint,      ActionId::MirrorToOtherSide,
    ActionId::ScaleBones,
};
constexpr std::array oneJoint{ActionId::Channels};
constexpr std::array cells{
    ActionId::CopyValues,          ActionId::PasteValues,  ActionId::FillDown,    ActionId::Interpolate,
    ActionId::InterpolateLinearly, ActionId::OffsetValues, ActionId::ScaleValues,
};
constexpr std::array channels{ActionId::FitKeys, ActionId::SetKey, ActionId::HideKeys};
constexpr std::array frames{ActionId::DuplicateFrames, ActionId::DeleteFrames, ActionId::InsertFrame};
constexpr std::array layers{
    ActionId::DuplicateLayer, ActionId::RenameLayer,    ActionId::DeleteLayer,    ActionId::MuteLayer,
    ActionId::SoloLayer,      ActionId::LockLayer,      ActionId::KeyLayerWeight, ActionId::RaiseLayer,
    ActionId::LowerLayer,     ActionId::MergeLayerDown,
};
constexpr std::array anyLayers{ActionId::MergeAllLayers, ActionId::ExportMerged};
constexpr std::array character{
    ActionId::CharacterJoints, ActionId::UseGuessedJoints,  ActionId::ShowTextures,      ActionId::ShowBothSides,
    ActionId::RemoveCharacter, ActionId::ExportToCharacter, ActionId::CharacterDocument,
};
constexpr std::array otherDocuments{ActionId::CloseOthers, ActionId::NextDocument, ActionId::PreviousDocument};
constexpr std::array severalViews{ActionId::MaximiseView, ActionId::LargerView, ActionId::SmallerView,
                                  ActionId::EqualViews};
constexpr std::array operation{ActionId::ApplyOperation, ActionId::CopyAsCommand};
constexpr std::array pose{ActionId::PastePose, ActionId::PasteMirroredPose};
constexpr std::array marks{ActionId::NextMark, ActionId::PreviousMark};
constexpr std::array undo{ActionId::Undo};
constexpr std::array redo{ActionId::Redo};
constexpr std::array again{ActionId::ApplyAgain};
constexpr std::array repaired{ActionId::OpenRepaired};
constexpr std::array file{ActionId::Revert};
constexpr std::array hidden{ActionId::ShowAllJoints};
constexpr std::array locked{ActionId::UnlockAllJoints};
constexpr std::array pins{ActionId::FreePins};
constexpr std::array range{ActionId::ClearRange};
constexpr std::array wideWindow{ActionId::SecondColumn};
constexpr std::array ownContacts{ActionId::DetectContacts, ActionId::SaveContacts};

constexpr std::array needs{
    Need{QT_TRANSLATE_NOOP("limber::CommandNeed", "Select a joint first."), joints},
    Need{QT_TRANSLATE_NOOP("limber::CommandNeed", "Select one joint first."), oneJoint},
    Need{QT_TRANSLATE_NOOP("limber::CommandNeed", "Select cells of the motion table first."), cells},
    Need{QT_TRANSLATE_NOOP("limber::CommandNeed", "Select a channel in the curves first."), channels},
    Need{QT_TRANSLATE_NOOP("limber::CommandNeed", "The clip has no frames."), frames},
    Need{QT_TRANSLATE_NOOP("limber::CommandNeed", "Choose a layer that allows it first."), layers},
    Need{QT_TRANSLATE_NOOP("limber::CommandNeed", "The document has no layers."), anyLayers},
    Need{QT_TRANSLATE_NOOP("limber::CommandNeed", "Show the motion on a character first."), character},
    Need{QT_TRANSLATE_NOOP("limber::CommandNeed", "No other document is open."), otherDocuments},
    Need{QT_TRANSLATE_NOOP("limber::CommandNeed", "Show two or four views first."), severalViews},
    Need{QT_TRANSLATE_NOOP("limber::CommandNeed", "Choose an operation in Clean Up first."), operation},
    Need{QT_TRANSLATE_NOOP("limber::CommandNeed", "Copy a pose first."), pose},
    Need{QT_TRANSLATE_NOOP("limber::CommandNeed", "There are no marks in the timeline."), marks},
    Need{QT_TRANSLATE_NOOP("limber::CommandNeed", "There is nothing to undo."), undo},
    Need{QT_TRANSLATE_NOOP("limber::CommandNeed", "There is nothing to redo."), redo},
    Need{QT_TRANSLATE_NOOP("limber::CommandNeed", "No operation was applied yet."), again},
    Need{QT_TRANSLATE_NOOP("limber::CommandNeed", "No file was refused that can be repaired."), repaired},
    Need{QT_TRANSLATE_NOOP("limber::CommandNeed", "The document has no file yet."), file},
    Need{QT_TRANSLATE_NOOP("limber::CommandNeed", "No joint is hidden."), hidden},
    Need{QT_TRANSLATE_NOOP("limber::CommandNeed", "No joint is locked."), locked},
    Need{QT_TRANSLATE_NOOP("limber::CommandNeed", "Nothing is pinned."), pins},
    Need{QT_TRANSLATE_NOOP("limber::CommandNeed", "No range is set."), range},
    Need{QT_TRANSLATE_NOOP("limber::CommandNeed", "The window is too narrow for that."), wideWindow},
    Need{QT_TRANSLATE_NOOP("limber::CommandNeed", "No contacts were changed by hand."), ownContacts},
};

const Need *ownNeed(const QAction &action)
{
    const auto id = idOf(action);
    const auto found = std::ranges::find_if(
        needs, [&](const Need &need) { return id && std::ranges::find(need.commands, *id) != need.commands.end(); });
    return found != needs.end() ? &*found : nullptr;
}

} // namespace

bool hasOwnNeed(const QAction &action)
{
    return ownNeed(action) != nullptr;
}

QString needOf(const QAction &action, bool isDocumentOpen)
{
    const Need *need = ownNeed(action);
    if (!isDocumentOpen && (need == nullptr || need->commands.data() != repaired.data()))
        return NeedTexts::tr("Open a file first.");
    return need != nullptr ? NeedTexts::tr(need->text) : NeedTexts::tr("This is not possible at the moment.");
}

} // namespace limber
