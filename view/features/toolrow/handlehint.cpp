#include "toolrow/handlehint.h"

#include "actions/actiontable.h"
#include "session/posing/toolsettings.h"
#include "viewport/tools/tool.h"

#include <algorithm>

namespace limber {

HandleHint::HandleHint(const ToolSettings &settings, QObject *parent)
    : QObject(parent), m_settings(settings), m_tool(settings.choices().tool)
{
    connect(&settings, &ToolSettings::changed, this, [this] {
        if (m_tool == m_settings.choices().tool)
            return;
        m_tool = m_settings.choices().tool;
        look();
    });
}

void HandleHint::attach(Session &session, QObject &context)
{
    connect(&session, &Session::selectionChanged, &context, [this] { look(); });
}

void HandleHint::look()
{
    if (session() == nullptr)
        return;
    if (const QString text = reason(); !text.isEmpty())
        emit told(text);
}

// Returns a sentence; empty if there is a handle, or nothing on which one could be.
QString HandleHint::reason() const
{
    const Tool &tool = m_tools[m_settings.choices().tool];
    const Document &document = session()->document();
    const std::vector<NodeId> selected = session()->selectedNodes();
    const auto hasHandle = [&](NodeId node) { return tool.holds(document.skeleton(), node); };
    if (!tool.gesture() || selected.empty() || std::ranges::any_of(selected, hasHandle))
        return {};
    const QString name = withoutMnemonic(textOf(tool.action()));
    const NodeId node = selected.front();
    if (!node.isJoint())
        return tr("%1 has no handle on an end site, which has no channels: select its joint.").arg(name);
    return tr("%1 has no handle on %2, which has no channels for it.").arg(name, document.textOfName(node.index));
}

} // namespace limber
