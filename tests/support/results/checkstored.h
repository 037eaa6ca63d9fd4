#pragma once

#include "support/results/storedresults.h"

#include <QTest>

namespace limber::test {

// Fails the test if the lines are not the stored ones.
inline void checkStored(StoredResults &stored, const QString &name, const QStringList &lines)
{
    const QString difference = stored.difference(name, lines);
    QVERIFY2(difference.isEmpty(), qPrintable(name + u'\n' + difference));
}

} // namespace limber::test
