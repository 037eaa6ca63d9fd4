#include "documents/filefilter.h"

#include <QCoreApplication>

namespace limber {

QString filterToOpen()
{
    return QCoreApplication::translate(
        "FileFilter", "Motion capture and projects (*.bvh *.BVH *.limber);;Projects (*.limber);;All files (*)");
}

QString fileFilter()
{
    return QCoreApplication::translate("FileFilter", "Motion capture (*.bvh *.BVH);;All files (*)");
}

} // namespace limber
