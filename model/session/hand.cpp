#include "session/hand.h"

namespace limber {

void Hand::letGo()
{
    if (m_count > 0 && --m_count == 0)
        emit freed();
}

} // namespace limber
