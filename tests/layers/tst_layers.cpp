#include "layerrules.h"

#include <QDirIterator>
#include <QFile>
#include <QTest>

#include <algorithm>

using namespace limber::test;
using namespace Qt::StringLiterals;

class LayersTest : public QObject
{
    Q_OBJECT

private slots:
    void noArrowPointsUp_data();
    void noArrowPointsUp();
    void aViolationIsSeen_data();
    void aViolationIsSeen();
    void whatIsAllowedIsNotSeen();
};

namespace {

Layer layerOf(const QString &folder)
{
    const QList<Layer> all = layers();
    const auto found = std::ranges::find(all, folder, &Layer::folder);
    return found == all.end() ? Layer{} : *found;
}

} // namespace

void LayersTest::noArrowPointsUp_data()
{
    QTest::addColumn<QString>("folder");
    for (const Layer &layer : layers())
        QTest::newRow(qPrintable(layer.folder)) << layer.folder;
}

void LayersTest::noArrowPointsUp()
{
    QFETCH(QString, folder);
    const Layer layer = layerOf(folder);
    QStringList found;
    QDirIterator files(QStringLiteral(LIMBER_SOURCE_DIR "/") + folder, {u"*.h"_s, u"*.cpp"_s}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        for (const QString &violation : violations(layer, file.readAll()))
            found.append(file.fileName() + u':' + violation);
    }
    QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
}

void LayersTest::aViolationIsSeen_data()
{
    QTest::addColumn<QString>("folder");
    QTest::addColumn<QByteArray>("line");
    const auto row = [](const char *name, const QString &folder, const QByteArray &line) {
        QTest::newRow(name) << folder << line;
    };
    row("Qt in the core", u"model/motion"_s, "#include <QString>");
    row("a Qt module in the core", u"model/bvh"_s, "#include <QtCore/QFile>");
    row("a system header in the core", u"model/bvh"_s, "#include <sys/mman.h>");
    row("Qt below the core", u"model/system"_s, "#include <QFile>");
    row("motion below the core", u"model/system"_s, "#include \"motion/clip.h\"");
    row("the document in the core", u"model/bvh"_s, "#include \"document/document.h\"");
    row("the C interface in the core", u"model/bvh"_s, "#include \"capi/handles.h\"");
    row("Qt in the C interface", u"model/capi"_s, "#include <QString>");
    row("widgets in storage", u"model/storage"_s, "#include <QWidget>");
    row("widgets by their module in the document", u"model/document"_s, "#include <QtWidgets/QWidget>");
    row("item models in the document", u"model/document"_s, "#include \"items/session.h\"");
    row("OpenGL in item models", u"model/items"_s, "#include <QOpenGLWidget>");
    row("the view in item models", u"model/items"_s, "  #  include \"viewport/camera.h\"");
    row("the window in the view", u"view"_s, "#include \"editor/mainwindow.h\"");
    row("a way round", u"view"_s, "#include \"../app/editor/mainwindow.h\"");
    row("pictures on the command line", u"app/cli"_s, "#include <QImage>");
    row("the view on the command line", u"app/cli"_s, "#include \"viewport/camera.h\"");
    row("the document on the command line", u"app/cli"_s, "#include \"document/document.h\"");
    row("the command line in the editor", u"app/editor"_s, "#include \"cli/verbs.h\"");
}

void LayersTest::aViolationIsSeen()
{
    QFETCH(QString, folder);
    QFETCH(QByteArray, line);
    const Layer layer = layerOf(folder);
    QVERIFY(!layer.folder.isEmpty());
    QCOMPARE(violations(layer, "#pragma once\n" + line + "\n#include <vector>\n").size(), 1);
    QVERIFY(violations(layer, "#pragma once\n" + line + "\n").first().startsWith(u"2: "_s));
}

void LayersTest::whatIsAllowedIsNotSeen()
{
    QCOMPARE(violations(layerOf(u"model/bvh"_s),
                        "#include <vector>\n#include <glm/vec3.hpp>\n#include \"motion/clip.h\"\n"
                        "#include <fast_float/fast_float.h>\n"),
             QStringList{});
    QCOMPARE(violations(layerOf(u"model/system"_s), "#include <sys/mman.h>\n"), QStringList{});
    QCOMPARE(violations(layerOf(u"model/storage"_s), "#include <QFile>\n#include <unistd.h>\n"), QStringList{});
    QCOMPARE(violations(layerOf(u"view"_s), "#include <QOpenGLWidget>\n#include \"theme/colours.h\"\n"), QStringList{});
    QCOMPARE(violations(layerOf(u"app/cli"_s), "#include \"verbs.h\"\n#include \"bvh/finding.h\"\n"), QStringList{});
}

QTEST_GUILESS_MAIN(LayersTest)
#include "tst_layers.moc"
