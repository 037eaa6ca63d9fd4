#include "limbercli.h"
#include "support/sharedfiles.h"
#include "support/textfiles.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

#include <algorithm>
#include <cmath>

namespace tst_corpus {

using namespace limber::test;
using namespace Qt::StringLiterals;

// Runs the real program on the real files of the corpus. Each test function covers all files and names those that fail,
// because starting the program once for each file would take most of the time.
class CorpusTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void mostFilesOpen();
    void convertingWithoutOptionsKeepsEveryByte();
    void positionsAgreeWithTheReference();
    void repairedCopiesAgreeWithTheReference();
    void settingAValueBackKeepsEveryByte();

private:
    QStringList m_opening;
};

namespace {

QJsonObject truthOf(const QString &name)
{
    return QJsonDocument::fromJson(bytesOf(truthPath(name))).object();
}

QString framesOf(const QJsonObject &truth)
{
    QStringList frames;
    for (const QJsonValue pose : truth.value(u"poses"_s).toArray())
        frames.append(QString::number(pose.toObject().value(u"frame"_s).toInt()));
    return frames.join(u',');
}

// The largest difference between two poses, and the size of the reference pose.
struct Comparison
{
    double difference = 0.0;
    double extent = 1.0;
};

Comparison compare(const QJsonArray &positions, const QJsonArray &truth)
{
    if (positions.size() != truth.size())
        return {std::numeric_limits<double>::infinity(), 1.0};
    Comparison result;
    for (int axis = 0; axis < 3; ++axis) {
        double least = truth.at(0).toArray().at(axis).toDouble();
        double most = least;
        for (int node = 0; node < truth.size(); ++node) {
            const double expected = truth.at(node).toArray().at(axis).toDouble();
            const double found = positions.at(node).toArray().at(axis + 1).toDouble();
            result.difference = std::max(result.difference, std::abs(found - expected));
            least = std::min(least, expected);
            most = std::max(most, expected);
        }
        result.extent = std::max(result.extent, most - least);
    }
    return result;
}

bool agrees(const QString &path, const QJsonObject &truth)
{
    constexpr double tolerance = 1e-6; // as a fraction of the figure's extent; the reference is rounded to 6 decimals
    const CliRun run = limberCli({u"positions"_s, u"--quiet"_s, path, u"--frames"_s, framesOf(truth)});
    const QJsonArray poses = truth.value(u"poses"_s).toArray();
    const QJsonArray found = run.json().object().value(u"frames"_s).toArray();
    if (run.status != 0 || poses.isEmpty() || found.size() != poses.size())
        return false;
    for (int i = 0; i < poses.size(); ++i) {
        const Comparison result = compare(found.at(i).toObject().value(u"positions"_s).toArray(),
                                          poses.at(i).toObject().value(u"positions"_s).toArray());
        if (result.difference > tolerance * result.extent)
            return false;
    }
    return true;
}

} // namespace

void CorpusTest::initTestCase()
{
    if (!hasShared())
        QSKIP(sharedIsMissing());
    for (const QString &name : corpusNames()) {
        if (limberCli({u"check"_s, corpusPath(name)}).status != 2)
            m_opening.append(name);
    }
}

void CorpusTest::mostFilesOpen()
{
    // These files can be read in several ways and are refused; see the README of badinput, N1, N2, O1, M2, M4.
    const QStringList refused{u"made/decimal_commas.bvh"_s, u"made/frame_time_missing.bvh"_s,
                              u"made/nan_and_inf.bvh"_s,    u"made/numbers_run_together.bvh"_s,
                              u"made/offset_missing.bvh"_s, u"made/surplus_values.bvh"_s};
    QStringList found = corpusNames();
    found.removeIf([this](const QString &name) { return m_opening.contains(name); });
    QCOMPARE(found, refused);
}

void CorpusTest::convertingWithoutOptionsKeepsEveryByte()
{
    const FileFolder folder;
    const QString out = folder.path(u"out.bvh"_s);
    QStringList changed;
    for (const QString &name : m_opening) {
        if (limberCli({u"convert"_s, u"--quiet"_s, corpusPath(name), out}).status != 0 ||
            bytesOf(out) != bytesOf(corpusPath(name)))
            changed.append(name);
    }
    QCOMPARE(changed, QStringList{});
}

void CorpusTest::positionsAgreeWithTheReference()
{
    QStringList wrong;
    int compared = 0;
    for (const QString &name : m_opening) {
        const QJsonObject truth = truthOf(name);
        if (framesOf(truth).isEmpty())
            continue;
        ++compared;
        if (!agrees(corpusPath(name), truth))
            wrong.append(name);
    }
    QCOMPARE(wrong, QStringList{});
    QVERIFY(compared > 60);
}

// The five files that the README of badinput names: they are refused as they are, and correct after the repair.
void CorpusTest::repairedCopiesAgreeWithTheReference()
{
    const FileFolder folder;
    const QString out = folder.path(u"out.bvh"_s);
    for (const QString &name : {u"decimal_commas"_s, u"frame_time_missing"_s, u"numbers_run_together"_s,
                                u"offset_missing"_s, u"surplus_values"_s}) {
        const QString in = u"made/"_s + name + u".bvh"_s;
        const CliRun check = limberCli({u"check"_s, corpusPath(in)});
        QVERIFY2(check.err.contains(": note: convert --repair "), qPrintable(name));
        const CliRun run = limberCli({u"convert"_s, u"--repair"_s, corpusPath(in), out});
        QCOMPARE(run.status, 0);
        QVERIFY2(run.err.contains(": warning: "), qPrintable(name));
        QVERIFY2(agrees(out, truthOf(in)), qPrintable(name));
        QCOMPARE(limberCli({u"check"_s, out}).status, 0);
    }
}

void CorpusTest::settingAValueBackKeepsEveryByte()
{
    const FileFolder folder;
    const QString changed = folder.path(u"changed.bvh"_s);
    const QString back = folder.path(u"back.bvh"_s);
    const QString name = u"bvh-anim/test_mocapbank.bvh"_s;
    if (!m_opening.contains(name))
        QSKIP("the file is not in this corpus");
    QCOMPARE(limberCli({u"set"_s, corpusPath(name), changed, u"Hips.Zrotation@0=1.5"_s}).status, 0);
    const QByteArray before = bytesOf(corpusPath(name));
    const QByteArray after = bytesOf(changed);
    const auto start = std::mismatch(before.begin(), before.end(), after.begin(), after.end());
    const auto end = std::mismatch(before.rbegin(), before.rend(), after.rbegin(), after.rend());
    const QByteArray removed(start.first, static_cast<qsizetype>(end.first.base() - start.first));
    QVERIFY2(removed.size() <= 8 && !removed.contains(' '), removed.constData());

    const auto tokenStart = std::find_if(std::make_reverse_iterator(start.first), before.rend(),
                                         [](char c) { return c == ' ' || c == '\n' || c == '\t'; });
    const auto tokenEnd =
        std::find_if(start.first, before.end(), [](char c) { return c == ' ' || c == '\n' || c == '\t'; });
    const QString value = QString::fromLatin1(QByteArray(tokenStart.base(), tokenEnd - tokenStart.base()));
    QCOMPARE(limberCli({u"set"_s, changed, back, u"Hips.Zrotation@0="_s + value}).status, 0);
    QCOMPARE(bytesOf(back), before);
}

QTEST_GUILESS_MAIN(CorpusTest)

} // namespace tst_corpus

#include "tst_corpus.moc"
