#include "limbercli.h"
#include "support/results/resultinputs.h"
#include "support/textfiles.h"

#include "bvh/read/bvhreader.h"
#include "bvh/write/bvhwriter.h"
#include "operations/applyoperation.h"

#include <QRegularExpression>
#include <QTest>

#include <cmath>
#include <set>

namespace tst_operations {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// The command line does with a file what the library does with a clip, and says what the library says; what an
// operation does right is tested in tests/core. The calls are in operationcalls.txt.
class OperationsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void itDoesAndSaysWhatTheLibraryDoes_data();
    void itDoesAndSaysWhatTheLibraryDoes();
    void everyOperationIsCalled();

private:
    [[nodiscard]] Clip clipIn(const QString &name) const;

    FileFolder m_folder;
};

namespace {

// The input and the calls of a line.
QList<QStringList> callLines()
{
    QList<QStringList> lines;
    const QString text = QString::fromUtf8(bytesOf(QStringLiteral(LIMBER_SOURCE_DIR "/tests/cli/operationcalls.txt")));
    for (const QString &line : text.split(u'\n', Qt::SkipEmptyParts)) {
        if (!line.startsWith(u'#'))
            lines << line.split(u' ');
    }
    return lines;
}

// Values, frames and joints that differ between two clips of the same shape.
struct Differences
{
    int values = 0;
    std::set<int> frames;
    std::set<int> joints;

    Differences(const Clip &before, const Clip &after)
    {
        for (int frame = 0; frame < before.motion.frameCount(); ++frame) {
            for (int index = 0; index < before.skeleton.jointCount(); ++index) {
                const Joint &joint = before.skeleton.joint(index);
                for (int column = joint.firstColumn; column < joint.firstColumn + joint.columnCount(); ++column) {
                    if (before.motion.value(frame, column) == after.motion.value(frame, column))
                        continue;
                    ++values;
                    frames.insert(frame);
                    joints.insert(index);
                }
            }
        }
    }
};

std::string hierarchyIn(const std::string &text)
{
    return text.substr(0, text.find("MOTION"));
}

// The note about what has changed has the figures of the two clips.
void checkThatTheCountIsTrue(const QString &note, const Clip &before, const Clip &after)
{
    static const QRegularExpression counts(
        u": (\\d+) values? changed in (\\d+) of (\\d+) frames? and (\\d+) joints?"_s);
    static const QRegularExpression lengths(u": (\\d+) frames? became (\\d+)$"_s);
    if (const auto found = counts.match(note); found.hasMatch()) {
        const Differences differences(before, after);
        QCOMPARE(found.captured(1).toInt(), differences.values);
        QCOMPARE(found.captured(2).toInt(), int(differences.frames.size()));
        QCOMPARE(found.captured(3).toInt(), before.motion.frameCount());
        QCOMPARE(found.captured(4).toInt(), int(differences.joints.size()));
    } else if (const auto became = lengths.match(note); became.hasMatch()) {
        QCOMPARE(became.captured(1).toInt(), before.motion.frameCount());
        QCOMPARE(became.captured(2).toInt(), after.motion.frameCount());
    } else if (note.endsWith(u": there was nothing to change"_s)) {
        QCOMPARE(writeBvh(after), writeBvh(before));
    } else {
        QVERIFY2(note.endsWith(u": the skeleton changed"_s), qPrintable(note));
        QVERIFY(hierarchyIn(writeBvh(after)) != hierarchyIn(writeBvh(before)));
    }
}

QStringList printedAbout(const QString &file, const QByteArray &printed)
{
    return QString::fromUtf8(printed).split(u'\n').filter(QRegularExpression(u'^' + QRegularExpression::escape(file)));
}

} // namespace

void OperationsTest::initTestCase()
{
    makeResultInputs(m_folder);
    for (const char *line :
         {"sed -E 's/(JOINT|ROOT) .*/\\1 b/' noisy.bvh > same-names.bvh",
          "sed -E 's/(JOINT|ROOT) .*/\\1 b/' slow.bvh > same-names-slow.bvh",
          "sed -E 's/Left/One/; s/Right/Two/' noisy.bvh > one-two.bvh",
          "\"$cli\" set walker.bvh off.bvh --offset Hips=1,2,3", "\"$cli\" apply walker.bvh placed.bvh inplace",
          "\"$cli\" retarget walk.bvh --onto unreal-like.bvh -o unreal.bvh",
          "\"$cli\" retarget walk.bvh --onto second-life.bvh -o avatar.bvh",
          "\"$cli\" retarget walk.bvh --onto mixamo-like.bvh -o mixamo.bvh",
          "\"$cli\" retarget walk.bvh --onto smpl-like.bvh -o smpl.bvh"}) {
        const CliRun run = shell(u"cd \"$1\"; "_s + QLatin1StringView(line), {m_folder.path({})});
        QVERIFY2(run.status == 0, run.err.constData());
    }
}

Clip OperationsTest::clipIn(const QString &name) const
{
    return readBvh(bytesOf(m_folder.path(name)).toStdString()).clip.value_or(Clip());
}

void OperationsTest::itDoesAndSaysWhatTheLibraryDoes_data()
{
    QTest::addColumn<QStringList>("line");
    for (const QStringList &line : callLines())
        QTest::newRow(qPrintable(line.join(u' '))) << line;
}

void OperationsTest::itDoesAndSaysWhatTheLibraryDoes()
{
    QFETCH(QStringList, line);
    const QString input = line.takeFirst();
    const QString in = m_folder.path(input);
    const QString out = m_folder.path(u"out.bvh"_s);
    QFile::remove(out);
    const CliRun run =
        shell(u"cd \"$1\"; shift; \"$cli\" apply \"$@\""_s, QStringList{m_folder.path({}), input, u"out.bvh"_s} + line);
    QStringList printed = printedAbout(u"out.bvh: "_s, run.err);

    Clip clip = clipIn(input);
    OperationContext context;
    context.readClip = [this](const std::string &name) {
        return readBvh(bytesOf(m_folder.path(QString::fromStdString(name))).toStdString());
    };
    for (const QString &text : std::as_const(line)) {
        const QString name = text.section(u':', 0, 0);
        AppliedOperation applied = apply(text.toStdString(), clip, context);
        if (!applied.isDone()) {
            QCOMPARE(run.status, 1);
            QVERIFY(!QFile::exists(out));
            const QString problem =
                u"%1: error: %2: %3"_s.arg(input, name, QString::fromStdString(applied.problem.text()));
            QCOMPARE(printedAbout(input + u": error"_s, run.err), QStringList{problem});
            return;
        }
        QVERIFY2(!printed.isEmpty(), run.err.constData());
        checkThatTheCountIsTrue(printed.takeFirst(), clip, applied.clip);
        for (const Message &note : applied.notes)
            QVERIFY(printed.removeOne(u"out.bvh: note: %1: %2"_s.arg(name, QString::fromStdString(note.text()))));
        for (const Message &warning : applied.warnings)
            QVERIFY(printed.removeOne(u"out.bvh: warning: %1: %2"_s.arg(name, QString::fromStdString(warning.text()))));
        for (const OperationFinding &finding : applied.findings) {
            const QString frame = u"out.bvh: note: %1: frame"_s.arg(name);
            QVERIFY(printed.front().startsWith(frame));
            QVERIFY(printed.takeFirst().contains(QString::number(finding.frames.first)));
        }
        clip = std::move(applied.clip);
        context.upAxis = choiceOf(applied.upAxis);
    }
    QCOMPARE(run.status, 0);
    QCOMPARE(printed, QStringList()); // nothing else is said
    QCOMPARE(bytesOf(out), QByteArray::fromStdString(writeBvh(clip)));
    const Clip back = clipIn(u"out.bvh"_s);
    QCOMPARE(back.motion.frameCount(), clip.motion.frameCount());
    for (int frame = 0; frame < back.motion.frameCount(); ++frame) {
        for (const double value : back.motion.frame(frame))
            QVERIFY(std::isfinite(value));
    }
}

void OperationsTest::everyOperationIsCalled()
{
    QStringList called;
    for (const QStringList &line : callLines()) {
        for (const QString &call : line.sliced(1))
            called << call.section(u':', 0, 0);
    }
    for (const Operation &operation : operations())
        QVERIFY2(called.contains(QLatin1StringView(operation.name)), operation.name.data());
}

QTEST_GUILESS_MAIN(OperationsTest)

} // namespace tst_operations

#include "tst_operations.moc"
