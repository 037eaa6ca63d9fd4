#include "recovery/opendocuments.h"

#include "documents/sessiontabs.h"
#include "recovery/recoverykeeper.h"

namespace limber {

OpenDocuments::OpenDocuments()
    : m_tabs(std::make_unique<SessionTabs>()), m_keeper(std::make_unique<RecoveryKeeper>(*m_tabs))
{
}

OpenDocuments::~OpenDocuments() = default;

} // namespace limber
