#pragma once

#include <QList>
#include <QString>

namespace limber {

// How files of other programs become clips. Rate and unit are kept for the next time.
struct ImportChoices
{
    QList<int> animations; // of a 3D file, those that the user wants
    double framesPerSecond = 0.0; // 0: derived from the keys of each animation
    QString unit; // its name as in lengthUnits(); empty: as the file says, otherwise cm

    friend bool operator==(const ImportChoices &, const ImportChoices &) = default;
};

} // namespace limber
