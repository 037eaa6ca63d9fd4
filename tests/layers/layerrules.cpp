#include "layerrules.h"

#include <QDir>
#include <QFileInfo>
#include <QLibraryInfo>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace limber::test {

namespace {

const QStringList core{u"system"_s, u"motion"_s, u"bvh"_s, u"operations"_s, u"retarget"_s};
const QStringList interfaceOfC{u"capi"_s};
const QStringList model = core + QStringList{u"storage"_s, u"document"_s, u"items"_s};
const QStringList view{u"viewport"_s, u"timeline"_s, u"panels"_s, u"dialogs"_s, u"retargeting"_s, u"theme"_s};
const QStringList windowModules{u"QtCore"_s,   u"QtGui"_s,           u"QtWidgets"_s,
                                u"QtOpenGL"_s, u"QtOpenGLWidgets"_s, u"QtSvg"_s};

// The module that a Qt header belongs to: by its path, or by where it is installed.
QString qtModuleOf(const QString &header)
{
    if (header.startsWith(u"Qt"_s) && header.contains(u'/'))
        return header.section(u'/', 0, 0);
    const QDir headers(QLibraryInfo::path(QLibraryInfo::HeadersPath));
    for (const QString &module : headers.entryList({u"Qt*"_s}, QDir::Dirs)) {
        if (QFileInfo::exists(headers.filePath(module + u'/' + header)))
            return module;
    }
    return {};
}

bool isQt(const QString &header)
{
    static const QRegularExpression pattern(u"^(Qt?[A-Z]|q[a-z]+\\.h$)"_s);
    return pattern.match(header).hasMatch();
}

bool isLibraryAllowed(const Layer &layer, const QString &header)
{
    if (layer.libraries.contains(u"*"_s))
        return true;
    const bool isStandard = !header.contains(u'/') && !header.contains(u'.');
    return layer.libraries.contains(isStandard ? u"std"_s : header.section(u'/', 0, 0));
}

bool isAllowed(const Layer &layer, const QString &header, bool isQuoted)
{
    if (isQt(header))
        return layer.qtModules.contains(u"*"_s) || layer.qtModules.contains(qtModuleOf(header));
    if (!isQuoted)
        return isLibraryAllowed(layer, header);
    // Without a folder it is a neighbour.
    return !header.contains(u'/') || (!header.startsWith(u".."_s) && layer.own.contains(header.section(u'/', 0, 0)));
}

} // namespace

QList<Layer> layers()
{
    const QStringList coreLibraries{u"std"_s, u"glm"_s, u"fast_float"_s, u"rapidjson"_s, u"Eigen"_s};
    const QStringList everything{u"*"_s};
    QList<Layer> list;
    // What the core wants of the operating system is asked for in one place, which knows nothing else.
    list.append({u"model/system"_s, {u"system"_s}, {}, everything});
    for (const QString &folder : core.sliced(1))
        list.append({u"model/"_s + folder, core, {}, coreLibraries});
    list.append({u"model/capi"_s, core + interfaceOfC, {}, coreLibraries});
    list.append({u"model/storage"_s, core + QStringList{u"storage"_s}, {u"QtCore"_s}, everything});
    const QStringList documentKnows = core + QStringList{u"storage"_s, u"document"_s};
    list.append({u"model/document"_s, documentKnows, {u"QtCore"_s, u"QtGui"_s}, everything});
    list.append({u"model/items"_s, model, {u"QtCore"_s, u"QtGui"_s}, everything});
    list.append({u"view"_s, model + view, windowModules, everything});
    list.append({u"app/cli"_s, core + QStringList{u"storage"_s}, {u"QtCore"_s}, everything});
    list.append({u"app/editor"_s, model + view, everything, everything});
    return list;
}

QStringList violations(const Layer &layer, const QByteArray &source)
{
    static const QRegularExpression include(u"^\\s*#\\s*include\\s*([<\"])([^>\"]+)[>\"]"_s);
    QStringList found;
    const QStringList lines = QString::fromUtf8(source).split(u'\n');
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QRegularExpressionMatch match = include.match(lines[i]);
        if (match.hasMatch() && !isAllowed(layer, match.captured(2), match.captured(1) == u"\""))
            found.append(QString::number(i + 1) + u": "_s + lines[i].trimmed());
    }
    return found;
}

} // namespace limber::test
