#include "session/selectionsets.h"

#include "document/document.h"
#include "session/otherjoints.h"

#include <algorithm>

namespace limber {

SelectionSets::SelectionSets(const Document &document, QObject *parent) : QObject(parent)
{
    whenJointsAreOthers(
        document, this, [this] { m_sets.clear(); }, [this] { emit changed(); });
}

const SelectionSet *SelectionSets::named(const QString &name) const
{
    const auto found = std::ranges::find(m_sets, name.trimmed(), &SelectionSet::name);
    return found == m_sets.end() ? nullptr : &*found;
}

void SelectionSets::save(const QString &name, const std::vector<NodeId> &nodes)
{
    const QString wanted = name.trimmed();
    if (wanted.isEmpty() || nodes.empty())
        return;
    const auto same = std::ranges::find(m_sets, wanted, &SelectionSet::name);
    if (same != m_sets.end())
        same->nodes = nodes;
    else
        m_sets.push_back({wanted, nodes});
    emit changed();
}

bool SelectionSets::rename(const QString &name, const QString &newName)
{
    const QString wanted = newName.trimmed();
    const auto found = std::ranges::find(m_sets, name, &SelectionSet::name);
    if (found == m_sets.end() || wanted.isEmpty())
        return false;
    const SelectionSet *other = named(wanted);
    if (other != nullptr && other != &*found)
        return false;
    found->name = wanted;
    emit changed();
    return true;
}

void SelectionSets::remove(const QString &name)
{
    if (std::erase_if(m_sets, [&](const SelectionSet &set) { return set.name == name; }) > 0)
        emit changed();
}

} // namespace limber
