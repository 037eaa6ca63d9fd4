#include "features/help/helptopics.h"

#include "actions/operationwords.h"
#include "cleanup/cleanuppanel.h"
#include "docks/panelarea.h"

#include <QDockWidget>
#include <QMetaObject>
#include <QWidget>

#include <cstring>

namespace limber {

namespace {

constexpr HelpTopic topics[] = {
    // Panels
    {"limber::HierarchyPanel", "navigation.md", "Selecting"},
    {"limber::InspectorPanel", "editing.md", "In the inspector"},
    {"limber::MotionPanel", "editing.md", "In the motion table"},
    {"limber::LayersPanel", "layers.md"},
    {"limber::CleanUpPanel", "operations.md", "Trying and applying"},
    {"limber::ComparePanel", "compare.md"},
    {"limber::SecondLifePanel", "second-life.md"},
    {"limber::CharacterPanel", "character.md"},
    {"limber::FindingsPanel", "files.md", "Findings"},
    {"limber::HistoryPanel", "window.md", "Panels"},
    {"limber::TimelinePanel", "navigation.md", "The timeline"},
    {"limber::CurvesPanel", "curves.md"},
    // The rest of the window
    {"limber::ViewportPanel", "navigation.md", "Moving the view"},
    {"limber::SeeingStrip", "posing.md", "Seeing the movement"},
    {"limber::StartPage", "first-steps.md", "Open a motion"},
    {"limber::ToolRow", "posing.md", "The tools"},
    {"limber::FittingToolBar", "window.md", "Commands"},
    {"limber::SessionTabs", "window.md", "Documents"},
    {"limber::MessageBar", "window.md", "Messages"},
    {"QStatusBar", "window.md", "Status bar"},
    {"QMenuBar", "window.md", "Commands"},
    // Dialogs and their pages
    {"limber::TemplateDialog", "first-steps.md", "Open a motion"},
    {"limber::NormaliseDialog", "editing.md", "Standardising files"},
    {"limber::FrameTimeDialog", "editing.md", "Frame time"},
    {"limber::FloorDialog", "operations-feet.md", "Foot contacts"},
    {"limber::ChannelsDialog", "offsets.md", "Channels"},
    {"limber::PoseLibraryDialog", "posing.md", "A library of poses"},
    {"limber::PreferencesDialog", "window.md", "Preferences"},
    {"limber::RecoveryDialog", "files.md", "Unsaved work"},
    {"limber::CrashReportDialog", "files.md", "Unsaved work"},
    {"limber::ShortcutEditor", "window.md", "Keyboard shortcuts"},
    {"limber::AboutDialog", "index.md"},
    {"limber::HelpDialog", "index.md"},
    {"limber::RetargetDialog", "retargeting.md"},
    {"limber::MappingPanel", "retargeting.md", "Joints"},
    {"limber::RetargetSettingsPanel", "retargeting.md", "Settings"},
    {"limber::ContactsPanel", "retargeting.md", "Foot contacts"},
    {"limber::RetargetReport", "retargeting.md", "Report"},
    {"limber::ImportDialog", "other-programs.md", "From other programs"},
    {"limber::ExportDialog", "other-programs.md", "From the window"},
    {"limber::ProportionsDialog", "offsets.md", "Proportions"},
    {"QFileDialog", "files.md", "Opening"},
};

// Returns the topic of a class or of its nearest base class that has one.
const HelpTopic *topicOfType(const QMetaObject *type)
{
    for (; type != nullptr; type = type->superClass()) {
        for (const HelpTopic &topic : topics) {
            if (std::strcmp(topic.type, type->className()) == 0)
                return &topic;
        }
    }
    return nullptr;
}

} // namespace

std::span<const HelpTopic> helpTopics()
{
    return topics;
}

const HelpTopic *helpTopicOf(const QWidget *widget)
{
    for (const QWidget *at = widget; at != nullptr; at = at->isWindow() ? nullptr : at->parentWidget()) {
        if (const HelpTopic *topic = topicOfType(at->metaObject()))
            return topic;
        // The frame and the title of a panel have the topic of its content.
        const auto *dock = qobject_cast<const QDockWidget *>(at);
        if (dock != nullptr && dock->widget() != nullptr)
            return topicOfType(panelIn(*dock)->metaObject());
    }
    return nullptr;
}

HelpPlace helpPlaceOf(const QWidget *widget, const QPoint &globalPosition)
{
    for (const QWidget *at = widget; at != nullptr; at = at->isWindow() ? nullptr : at->parentWidget()) {
        const auto *panel = qobject_cast<const CleanUpPanel *>(at);
        if (const Operation *operation = panel == nullptr ? nullptr : panel->operationAt(globalPosition)) {
            const std::string_view group = wordOf(operation->group);
            return {QStringLiteral("operations-%1.md").arg(QLatin1String(group.data(), group.size())),
                    titleOf(*operation)};
        }
    }
    if (const HelpTopic *topic = helpTopicOf(widget))
        return {QLatin1String(topic->page), QLatin1String(topic->section)};
    return {QStringLiteral("index.md"), {}};
}

} // namespace limber
