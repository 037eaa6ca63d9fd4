#include "documents/filefilter.h"

#include <QCoreApplication>

namespace limber {

QString fileFilter()
{
    return QCoreApplication::translate("FileFilter", "Motion capture (*.bvh *.BVH);;All files (*)");
}

} // namespace limber
