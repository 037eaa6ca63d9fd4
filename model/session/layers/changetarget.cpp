#include "session/layers/changetarget.h"

#include "base/at.h"
#include "document/document.h"

namespace limber {

ChangeTarget::ChangeTarget(const Document &document, QObject *parent) : QObject(parent), m_document(document)
{
    connect(&document, &Document::layersChanged, this, &ChangeTarget::follow);
    connect(&document, &Document::resetFollowed, this, &ChangeTarget::follow);
}

int ChangeTarget::layer() const
{
    return m_id == 0 ? Base : layerOfId(m_document.layers(), m_id);
}

void ChangeTarget::choose(int layer)
{
    const Layers &layers = m_document.layers();
    const bool isLayer = layer >= 0 && layer < static_cast<int>(layers.size());
    chooseId(isLayer ? at(layers, layer).id : 0);
}

void ChangeTarget::chooseId(int id)
{
    if (id == m_id)
        return;
    m_id = id;
    emit changed();
}

// A removed layer may come back by undo; until then changes go into the base.
void ChangeTarget::follow()
{
    if (m_id != 0)
        emit changed();
}

} // namespace limber
