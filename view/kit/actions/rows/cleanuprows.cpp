#include "actions/rows/commandneeds.h"
#include "actions/rows/menurows.h"

#include <QCoreApplication>

namespace limber {

std::span<const ActionRow> cleanUpRows()
{
    static const ActionRow rows[] = {
        {.id = ActionId::FindOperation,
         .name = "cleanUp.find",
         .text = QT_TRANSLATE_NOOP("Actions", "&Find an Operation"),
         .toolTip = QT_TRANSLATE_NOOP("Actions", "Smooth, repair, trim and shape the motion in the panel Clean Up"),
         .icon = "clean-up",
         .toolBarGroup = 5,
         .shortText = QT_TRANSLATE_NOOP("Actions", "Clean Up"),
         .keys = {Qt::CTRL | Qt::SHIFT | Qt::Key_U},
         .synonyms = QT_TRANSLATE_NOOP("Synonyms", "operation filter tool repair fix cleanup mocap motion capture")},
        {.id = ActionId::ApplyOperation,
         .name = "cleanUp.apply",
         .text = QT_TRANSLATE_NOOP("Actions", "&Apply"),
         .toolTip = QT_TRANSLATE_NOOP("Actions", "Apply the operation that is shown in the panel Clean Up"),
         .keys = {Qt::CTRL | Qt::Key_Return},
         .need = needs::operation,
         .synonyms = QT_TRANSLATE_NOOP("Synonyms", "operation run do")},
        {.id = ActionId::ApplyAgain,
         .name = "cleanUp.again",
         .text = QT_TRANSLATE_NOOP("Actions", "Apply A&gain"),
         .toolTip =
             QT_TRANSLATE_NOOP("Actions", "Apply the last operation again, to this document and its selected joints"),
         .keys = {Qt::CTRL | Qt::SHIFT | Qt::Key_R},
         .need = needs::appliedOperation,
         .synonyms = QT_TRANSLATE_NOOP("Synonyms", "operation repeat last")},
        {.id = ActionId::RecordSteps,
         .name = "cleanUp.record",
         .text = QT_TRANSLATE_NOOP("Actions", "&Record Steps"),
         .toolTip = QT_TRANSLATE_NOOP(
             "Actions", "Record the operations that you apply from now on, and save them as a recipe for limber-cli"),
         .isCheckable = true,
         .synonyms = QT_TRANSLATE_NOOP("Synonyms", "recipe macro batch operation")},
        {.id = ActionId::CopyAsCommand,
         .name = "cleanUp.copyAsCommand",
         .text = QT_TRANSLATE_NOOP("Actions", "&Copy as Command"),
         .toolTip = QT_TRANSLATE_NOOP("Actions", "Copy the operation that is shown as a line for limber-cli"),
         .icon = "edit-copy",
         .need = needs::operation,
         .synonyms = QT_TRANSLATE_NOOP("Synonyms", "operation script command line shell recipe")},
    };
    return rows;
}

} // namespace limber
