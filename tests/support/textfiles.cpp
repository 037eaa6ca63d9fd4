#include "support/textfiles.h"

#include <QDir>
#include <QFile>

namespace limber::test {

QString FileFolder::write(const QString &name, const QByteArray &bytes) const
{
    QFile file(path(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("%s cannot be written", qPrintable(file.fileName()));
    return file.fileName();
}

QStringList FileFolder::names() const
{
    return QDir(m_folder.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot | QDir::Hidden | QDir::System);
}

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray smallBvh()
{
    return "HIERARCHY\n"
           "ROOT Hips\n"
           "{\n"
           "\tOFFSET 0.00 0.00 0.00\n"
           "\tCHANNELS 6 Xposition Yposition Zposition Zrotation Xrotation Yrotation\n"
           "\tJOINT Chest\n"
           "\t{\n"
           "\t\tOFFSET 0.00 5.21 0.00\n"
           "\t\tCHANNELS 3 Zrotation Xrotation Yrotation\n"
           "\t\tEnd Site\n"
           "\t\t{\n"
           "\t\t\tOFFSET 0.00 4.14 0.50\n"
           "\t\t}\n"
           "\t}\n"
           "}\n"
           "MOTION\n"
           "Frames: 3\n"
           "Frame Time: 0.033333\n"
           "0.10 39.98 0.20 1.50 2.50 3.50 -4.25 5.00 6.10\n"
           "0.11 39.97 0.21 1.60 2.60 3.60 -4.35 5.00 6.20\n"
           "0.12 39.96 0.22 1.70 2.70 3.70 -4.45 5.00 6.30\n";
}

} // namespace limber::test
