#include "sharedtools.h"

#include "sharedfiles.h"
#include "textfiles.h"

#include <QFileInfo>
#include <QJsonDocument>
#include <QProcess>

using namespace Qt::StringLiterals;

namespace limber::test {

namespace {

bool run(const QString &program, const QStringList &arguments)
{
    QProcess process;
    process.start(program, arguments);
    return process.waitForFinished(120'000) && process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0;
}

// The path of a Python that has numpy; empty if there is none.
const QString &python()
{
    static const QString found = [] {
        for (const QString &program : {u"python3"_s, u"/usr/bin/python3"_s}) {
            if (run(program, {u"-c"_s, u"import numpy"_s}))
                return program;
        }
        return QString();
    }();
    return found;
}

QString toolPath(const QString &tool)
{
    return sharedFolder() + u"/tools/"_s + tool;
}

} // namespace

bool hasSharedTools()
{
    return QFileInfo::exists(toolPath(u"retarget_score.py"_s)) && !python().isEmpty();
}

const char *sharedToolsAreMissing()
{
    return "the shared tools for retargeting, or a Python with numpy, are not there";
}

bool runSharedTool(const QString &tool, const QStringList &arguments)
{
    return run(python(), QStringList{u"-B"_s, toolPath(tool)} + arguments);
}

QJsonObject jsonIn(const QString &path)
{
    return QJsonDocument::fromJson(bytesOf(path)).object();
}

} // namespace limber::test
