#include "session/dragguard.h"

namespace limber {

void DragGuard::letGo()
{
    if (m_count > 0 && --m_count == 0)
        emit freed();
}

} // namespace limber
