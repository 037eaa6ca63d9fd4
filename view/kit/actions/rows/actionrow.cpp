#include "actions/rows/actionrow.h"

namespace limber {

QList<QKeySequence> ActionKeys::sequences() const
{
    QList<QKeySequence> all;
    const auto add = [&](const QKeySequence &keys) {
        if (!keys.isEmpty() && !all.contains(keys))
            all << keys;
    };
    if (m_standard != QKeySequence::UnknownKey)
        add(QKeySequence(m_standard));
    for (const QKeyCombination keys : {m_first, m_second}) {
        if (keys != noKey)
            add(QKeySequence(keys));
    }
    return all;
}

} // namespace limber
