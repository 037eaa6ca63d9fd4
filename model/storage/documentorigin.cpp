#include "storage/documentorigin.h"

#include "storage/paths/filetext.h"

namespace limber {

DocumentOrigin DocumentOrigin::ofFile(const FileStamp &file, const FileStamp &project)
{
    DocumentOrigin origin;
    origin.path = file.path;
    origin.onDisk = file;
    origin.findingsSource = file;
    origin.project = project;
    return origin;
}

DocumentOrigin DocumentOrigin::untitled(const QString &name)
{
    DocumentOrigin origin;
    origin.untitledName = name;
    return origin;
}

QString DocumentOrigin::name() const
{
    return path.isEmpty() ? untitledName : fileText(path);
}

bool DocumentOrigin::wasChangedByOthers(const FileStamp &now) const
{
    return now.exists() && now != onDisk && now != acceptedOnDisk;
}

bool DocumentOrigin::wasProjectChangedByOthers(const FileStamp &now) const
{
    return now.exists() && now != project && now != acceptedProject;
}

} // namespace limber
