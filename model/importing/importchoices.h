#pragma once

#include <QList>
#include <QString>

namespace limber {

// How files of other programs become clips; rate and unit are kept for the next time.
struct ImportChoices
{
    QList<int> animations; // of a 3D file, those that are wanted
    double framesPerSecond = 0.0; // 0: by the keys of each animation
    QString unit; // by its name, as lengthUnits() have it; empty: as the file says, else cm

    friend bool operator==(const ImportChoices &, const ImportChoices &) = default;
};

} // namespace limber
