#include "documents/filefilter.h"

#include "storage/characters/characterfile.h"

#include <QCoreApplication>

namespace limber {

QString filterToOpen()
{
    return QCoreApplication::translate("FileFilter", "Motion capture, projects and characters (%1);;"
                                                     "Motion capture (*.bvh *.BVH);;Projects (*.limber);;All files (*)")
        .arg(QStringLiteral("*.bvh *.BVH *.limber ") + characterPatterns());
}

QString fileFilter()
{
    return QCoreApplication::translate("FileFilter", "Motion capture (*.bvh *.BVH);;All files (*)");
}

} // namespace limber
