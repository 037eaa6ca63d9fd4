#include "storage/video/pipedprogram.h"
#include "support/textfiles.h"

#include <QFile>
#include <QTest>

#include <string>

namespace tst_pipedprogram {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

namespace {

// more bytes than a pipe can hold
const std::string manyBytes(std::size_t{1} << 20, 'x');

// Runs a script of the shell that is told to go on `times` times.
class Script
{
public:
    explicit Script(const QString &script, int times = 1000)
        : m_left(times), m_program(u"/bin/sh"_s, {u"-c"_s, script}, {}, [this] { return m_left-- > 0; })
    {
    }

    PipedProgram *operator->() { return &m_program; }

private:
    int m_left;
    PipedProgram m_program;
};

} // namespace

// A program that receives a video: it gets all bytes, and it ends, however it behaves.
class PipedProgramTest : public QObject
{
    Q_OBJECT

private slots:
    void theProgramGetsAllBytes();
    void aProgramThatReadsNothingCanBeStopped();
    void aProgramThatDoesNotEndCanBeStopped();
    void aFailureIsReported_data();
    void aFailureIsReported();
    void aMissingProgramIsReported();
    void nothingCanBeWrittenAfterItsEnd();
};

void PipedProgramTest::theProgramGetsAllBytes()
{
    const FileFolder folder;
    const QString path = folder.path(u"bytes"_s);
    Script script(u"cat > '%1'"_s.arg(path));
    QVERIFY(script->write(manyBytes));
    QVERIFY(script->write("the end"));
    QVERIFY(script->finish());
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll().toStdString(), manyBytes + "the end");
}

void PipedProgramTest::aProgramThatReadsNothingCanBeStopped()
{
    Script script(u"exec sleep 100"_s, 2);
    QVERIFY(!script->write(manyBytes));
}

void PipedProgramTest::aProgramThatDoesNotEndCanBeStopped()
{
    Script script(u"cat > /dev/null; exec sleep 100"_s, 2);
    QVERIFY(script->write("bytes"));
    QVERIFY(!script->finish());
}

void PipedProgramTest::aFailureIsReported_data()
{
    QTest::addColumn<QString>("script");
    QTest::addColumn<QString>("problem");
    QTest::newRow("with its last line") << u"cat > /dev/null; echo first >&2; echo no codec >&2; exit 3"_s
                                        << u"stopped: no codec"_s;
    QTest::newRow("killed") << u"cat > /dev/null; echo a line >&2; kill -9 $$"_s << u"ended from outside"_s;
}

void PipedProgramTest::aFailureIsReported()
{
    QFETCH(QString, script);
    QFETCH(QString, problem);
    Script program(script);
    QVERIFY(program->write("bytes"));
    QVERIFY(!program->finish());
    const QString text = QString::fromStdString(program->problem().text());
    QVERIFY2(text.contains(problem), qPrintable(text));
}

void PipedProgramTest::aMissingProgramIsReported()
{
    PipedProgram program(u"/nowhere/to/be/found"_s, {}, {}, [] { return true; });
    QVERIFY(!program.write("bytes"));
    QVERIFY(!program.finish());
    QVERIFY(QString::fromStdString(program.problem().text()).contains(u"cannot be started"_s));
}

void PipedProgramTest::nothingCanBeWrittenAfterItsEnd()
{
    Script script(u"exit 0"_s);
    QVERIFY(script->finish());
    QVERIFY(!script->write("bytes"));
}

QTEST_GUILESS_MAIN(PipedProgramTest)

} // namespace tst_pipedprogram

#include "tst_pipedprogram.moc"
