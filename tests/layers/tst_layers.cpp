#include "layerrules.h"

#include <QDirIterator>
#include <QFile>
#include <QHash>
#include <QMap>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>

namespace tst_layers {

using namespace limber::test;
using namespace Qt::StringLiterals;

// Reads the #include lines of the program, because the compiler alone allows too much.
class LayersTest : public QObject
{
    Q_OBJECT

private slots:
    void onlyAllowedRoomsAreIncluded_data();
    void onlyAllowedRoomsAreIncluded();
    void everyAllowedDependencyIsUsed_data();
    void everyAllowedDependencyIsUsed();
    void dependenciesPointOneWay();
    void everyFolderIsInTheTable();
    void featuresDoNotKnowEachOther();
    void everyRoomIsOnThePageOfItsWing();
    void noRoomHasTooManyFiles();
    void aViolationIsReported_data();
    void aViolationIsReported();
    void allowedIncludesAreNotReported();
};

namespace {

constexpr int mostFiles = 40;

QDir repository()
{
    return QDir(QStringLiteral(LIMBER_SOURCE_DIR));
}

Room roomIn(const QString &folder)
{
    const QList<Room> all = rooms();
    const auto found = std::ranges::find(all, folder, &Room::folder);
    return found == all.end() ? Room{} : *found;
}

// The features of the window are folders of one room, so that a new one needs no row in the table.
constexpr auto features = "app/editor/features"_L1;

QHash<QString, QByteArray> sourcesIn(const QString &folder)
{
    QHash<QString, QByteArray> sources;
    const auto depth = folder == features ? QDirIterator::Subdirectories : QDirIterator::NoIteratorFlags;
    QDirIterator files(repository().filePath(folder), {u"*.h"_s, u"*.cpp"_s}, QDir::Files, depth);
    while (files.hasNext()) {
        QFile file(files.next());
        if (file.open(QIODevice::ReadOnly))
            sources.insert(file.fileName(), file.readAll());
    }
    return sources;
}

QString contentOf(const QString &path)
{
    QFile file(repository().filePath(path));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

// The wing that a room's folder belongs to: a part of the core, of the view, or else of the programs.
QString wingOf(const QString &folder)
{
    if (folder.startsWith(u"model/core/"_s))
        return folder.section(u'/', 2, 2);
    if (folder.startsWith(u"view/"_s))
        return folder.section(u'/', 1, 1);
    if (folder.startsWith(u"model/"_s))
        return u"model"_s;
    return folder.startsWith(u"app/editor"_s) ? u"editor"_s : u"commandline"_s;
}

void addRows()
{
    QTest::addColumn<QString>("folder");
    for (const Room &room : rooms())
        QTest::newRow(qPrintable(room.folder)) << room.folder;
}

// All folders below these that contain files, as paths relative to the repository.
QStringList foldersBelow(const QStringList &tops, const QStringList &patterns)
{
    QStringList folders;
    for (const QString &top : tops) {
        QDirIterator files(repository().filePath(top), patterns, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            files.next();
            folders.append(repository().relativeFilePath(files.fileInfo().path()));
        }
    }
    folders.removeDuplicates();
    return folders;
}

} // namespace

void LayersTest::onlyAllowedRoomsAreIncluded_data()
{
    addRows();
}

void LayersTest::onlyAllowedRoomsAreIncluded()
{
    QFETCH(QString, folder);
    const Room room = roomIn(folder);
    const QHash<QString, QByteArray> sources = sourcesIn(folder);
    QVERIFY(!sources.isEmpty());
    QStringList found;
    for (const auto &[path, text] : sources.asKeyValueRange()) {
        for (const QString &violation : violations(room, text))
            found.append(path + u':' + violation);
    }
    QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
}

void LayersTest::everyAllowedDependencyIsUsed_data()
{
    addRows();
}

void LayersTest::everyAllowedDependencyIsUsed()
{
    QFETCH(QString, folder);
    const Room room = roomIn(folder);
    QStringList unused = room.knows;
    for (const QByteArray &text : sourcesIn(folder)) {
        for (const Include &include : includesOf(text))
            unused.removeAll(roomOf(include.header));
    }
    QVERIFY2(unused.isEmpty(), qPrintable(unused.join(u' ')));
}

// The table is sorted from the lowest room to the highest, so a room may know only rooms before it.
void LayersTest::dependenciesPointOneWay()
{
    QStringList before;
    for (const Room &room : rooms()) {
        for (const QString &other : room.knows)
            QVERIFY2(before.contains(other), qPrintable(room.folder + u" knows "_s + other));
        before.append(room.name);
    }
}

void LayersTest::everyFolderIsInTheTable()
{
    QStringList known{u"model/core/api"_s}; // only for the two headers that include the whole library
    for (const Room &room : rooms())
        known.append(room.folder);
    for (const QString &folder : foldersBelow({u"model"_s, u"view"_s, u"app"_s}, {u"*.h"_s, u"*.cpp"_s}))
        QVERIFY2(known.contains(folder) || folder.startsWith(features + u'/'), qPrintable(folder));
}

// What one feature needs of another one is offered to the host, by a class below both.
void LayersTest::featuresDoNotKnowEachOther()
{
    const QHash<QString, QByteArray> sources = sourcesIn(features);
    QVERIFY(sources.size() > 30);
    for (const auto &[path, text] : sources.asKeyValueRange()) {
        const QString feature = QFileInfo(path).dir().dirName();
        for (const Include &include : includesOf(text)) {
            if (roomOf(include.header) == u"features" && include.header != u"features/featurehost.h")
                QVERIFY2(include.header.section(u'/', 1, 1) == feature,
                         qPrintable(path + u" knows "_s + include.header));
        }
    }
}

// docs/architecture.md leads to a page for each wing, and the page names the rooms of the wing and no others.
void LayersTest::everyRoomIsOnThePageOfItsWing()
{
    const QString map = contentOf(u"docs/architecture.md"_s);
    QMap<QString, QStringList> roomsOfWings;
    for (const Room &room : rooms()) {
        if (!room.name.isEmpty())
            roomsOfWings[wingOf(room.folder)].append(room.name);
    }
    QVERIFY(roomsOfWings.size() > 15);
    for (auto [wing, expected] : roomsOfWings.asKeyValueRange()) {
        const QString page = u"wings/%1.md"_s.arg(wing);
        QVERIFY2(map.contains(u"](%1)"_s.arg(page)), qPrintable(page));
        QStringList named;
        static const QRegularExpression row(u"(?m)^\\| `([a-z/]+)` \\|"_s);
        for (const QRegularExpressionMatch &match : row.globalMatch(contentOf(u"docs/"_s + page)))
            named.append(match.captured(1));
        named.sort();
        expected.sort();
        QCOMPARE(named, expected);
    }
}

void LayersTest::noRoomHasTooManyFiles()
{
    const QStringList tops{u"model"_s, u"view"_s, u"app"_s, u"tests"_s, u"fuzz"_s, u"examples"_s};
    for (const QString &folder : foldersBelow(tops, {u"*.h"_s, u"*.hpp"_s, u"*.cpp"_s, u"*.c"_s})) {
        const int count = int(QDir(repository().filePath(folder)).entryList(QDir::Files).size());
        QVERIFY2(count <= mostFiles, qPrintable(u"%1 holds %2 files"_s.arg(folder).arg(count)));
    }
}

void LayersTest::aViolationIsReported_data()
{
    QTest::addColumn<QString>("folder");
    QTest::addColumn<QByteArray>("line");
    const auto row = [](const char *name, const QString &folder, const QByteArray &line) {
        QTest::newRow(name) << folder << line;
    };
    row("Qt in the core", u"model/core/clip/motion"_s, "#include <QString>");
    row("a Qt module in the core", u"model/core/bvhtext/bvh/read"_s, "#include <QtCore/QFile>");
    row("a system header in the core", u"model/core/bvhtext/bvh/read"_s, "#include <sys/mman.h>");
    row("Qt below the core", u"model/core/foundation/system"_s, "#include <QFile>");
    row("motion below the core", u"model/core/foundation/system"_s, "#include \"motion/clip.h\"");
    row("the writer in the reader", u"model/core/bvhtext/bvh/read"_s, "#include \"bvh/write/bvhwriter.h\"");
    row("retargeting in motion", u"model/core/clip/motion"_s, "#include \"retarget/retargeter.h\"");
    row("a room in a room", u"model/core/figure/contacts"_s, "#include \"retarget/measures/slidemeasure.h\"");
    row("the document in the core", u"model/core/bvhtext/bvh/text"_s, "#include \"document/document.h\"");
    row("the C interface in the core", u"model/core/api/library"_s, "#include \"capi/handles.h\"");
    row("Qt in the C interface", u"model/core/api/capi"_s, "#include <QString>");
    row("a header without its room", u"model/core/bvhtext/bvh/read"_s, "#include \"bvhreader.h\"");
    row("widgets in storage", u"model/storage"_s, "#include <QWidget>");
    row("widgets by their module in the document", u"model/document"_s, "#include <QtWidgets/QWidget>");
    row("item models in the document", u"model/document"_s, "#include \"items/jointname.h\"");
    row("OpenGL in item models", u"model/items"_s, "#include <QOpenGLWidget>");
    row("the view in item models", u"model/items"_s, "  #  include \"viewport/viewportpanel.h\"");
    row("dialogs in the theme", u"view/kit/theme"_s, "#include \"dialogs/manual.h\"");
    row("the window in the view", u"view/features/panels"_s, "#include \"editor/mainwindow.h\"");
    row("a way around", u"view/features/panels"_s, "#include \"../app/editor/mainwindow.h\"");
    row("pictures on the command line", u"app/cli/verbs"_s, "#include <QImage>");
    row("the view on the command line", u"app/cli/verbs"_s, "#include \"figure/camera.h\"");
    row("the document on the command line", u"app/cli/edits"_s, "#include \"document/document.h\"");
    row("the command line in the editor", u"app/editor"_s, "#include \"cli/verbs.h\"");
}

void LayersTest::aViolationIsReported()
{
    QFETCH(QString, folder);
    QFETCH(QByteArray, line);
    const Room room = roomIn(folder);
    QVERIFY(!room.folder.isEmpty());
    QCOMPARE(violations(room, "#pragma once\n" + line + "\n#include <vector>\n").size(), 1);
    QVERIFY(violations(room, "#pragma once\n" + line + "\n").first().startsWith(u"2: "_s));
}

void LayersTest::allowedIncludesAreNotReported()
{
    QCOMPARE(violations(roomIn(u"model/core/bvhtext/bvh/text"_s),
                        "#include <vector>\n#include \"motion/clip.h\"\n#include \"bvh/text/rowform.h\"\n"
                        "#include <fast_float/fast_float.h>\n"),
             QStringList{});
    QCOMPARE(violations(roomIn(u"model/core/foundation/system"_s), "#include <sys/mman.h>\n"), QStringList{});
    QCOMPARE(violations(roomIn(u"model/storage"_s), "#include <QFile>\n#include <unistd.h>\n"), QStringList{});
    QCOMPARE(violations(roomIn(u"view/features/panels"_s), "#include <QWidget>\n#include \"theme/colours.h\"\n"),
             QStringList{});
    QCOMPARE(violations(roomIn(u"app/cli/verbs"_s), "#include \"verbs/verb.h\"\n#include \"mapping/jointmapping.h\"\n"),
             QStringList{});
}

QTEST_GUILESS_MAIN(LayersTest)

} // namespace tst_layers

#include "tst_layers.moc"
