#include "storage/companion.h"
#include "support/textfiles.h"

#include <QDir>
#include <QFile>
#include <QTest>

namespace tst_companion {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// Companions are found where an installation and a build folder have them, and nowhere else.
class CompanionTest : public QObject
{
    Q_OBJECT

private slots:
    void companionsAreFound_data();
    void companionsAreFound();
    void otherProgramsAreNotFound();
};

void CompanionTest::companionsAreFound_data()
{
    QTest::addColumn<QString>("program");
    QTest::addColumn<QString>("companion");
    QTest::newRow("beside it") << u"any"_s << u"any/reader"_s;
    QTest::newRow("installed") << u"usr/bin"_s << u"usr/libexec/limber/reader"_s;
    QTest::newRow("built") << u"build/app/cli"_s << u"build/app/companions/reader"_s;
    QTest::newRow("of a test") << u"build/tests/editor"_s << u"build/app/companions/reader"_s;
}

void CompanionTest::companionsAreFound()
{
    QFETCH(const QString, program);
    QFETCH(const QString, companion);
    const FileFolder folder;
    const QDir root(folder.path({}));
    QVERIFY(root.mkpath(program));
    QVERIFY(root.mkpath(QFileInfo(companion).path()));
    const QString path = folder.write(companion, "#!/bin/sh\n");
    QCOMPARE(companionProgram(u"reader"_s, root.filePath(program)), QString()); // the file cannot be started
    QVERIFY(QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    QCOMPARE(companionProgram(u"reader"_s, root.filePath(program)), QFileInfo(path).canonicalFilePath());
}

void CompanionTest::otherProgramsAreNotFound()
{
    QCOMPARE(companionProgram(u"sh"_s), QString());
    const FileFolder folder;
    QVERIFY(QDir(folder.path({})).mkdir(u"reader"_s));
    QCOMPARE(companionProgram(u"reader"_s, folder.path({})), QString());
}

QTEST_GUILESS_MAIN(CompanionTest)

} // namespace tst_companion

#include "tst_companion.moc"
