#include "limbercli.h"
#include "support/bytefolder.h"
#include "support/textfiles.h"

#include <QTest>

namespace tst_names {

using namespace limber::test;
using namespace Qt::StringLiterals;

// Files whose names, and whose folders' names, are not UTF-8. The shell creates them, because Qt cannot pass such names
// on.
class NamesTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void filesWithSuchNamesAreRead();
    void suchNamesArePrintedHarmlessly();
    void filesWithSuchNamesAreWritten();
    void filesWithSuchNamesAreOverwritten();
    void filesWithSimilarNamesAreNotTouched();
    void recipesAndSplitPartsMayHaveSuchNames();

private:
    // Runs a script in the folder; $f is its file caf\xE9.bvh.
    [[nodiscard]] CliRun in(const QString &script) const
    {
        const QString begin = u"cd \"$(printf '%1')\" && f=$(printf 'caf\\351.bvh') && "_s;
        return shell(begin.arg(printfWord(m_folder->path({}))) + script);
    }
    [[nodiscard]] static QString printfWord(const QByteArray &bytes)
    {
        QString word;
        for (const char c : bytes)
            word += u"\\%1"_s.arg(static_cast<unsigned char>(c), 3, 8, QLatin1Char('0'));
        return word;
    }

    std::unique_ptr<ByteFolder> m_folder;
};

void NamesTest::init()
{
    m_folder = std::make_unique<ByteFolder>();
    (void)m_folder->write("caf\xE9.bvh", smallBvh());
}

void NamesTest::filesWithSuchNamesAreRead()
{
    for (const auto *call : {"info \"$f\"", "check \"$f\"", "positions \"$f\"", "info \"$PWD/$f\""}) {
        const CliRun run = in(u"$cli "_s + QLatin1String(call));
        QVERIFY2(run.status == 0 && !run.out.isEmpty(), call + QByteArray(": ") + run.err);
    }
}

void NamesTest::suchNamesArePrintedHarmlessly()
{
    const CliRun check = in(u"$cli check --json \"$f\" \"$PWD/$f\""_s);
    QCOMPARE(check.status, 0);
    QVERIFY(check.out.isValidUtf8() && !check.json().isNull());
    QVERIFY2(check.out.contains("caf\\\\xe9.bvh"), check.out);
    const CliRun missing = in(u"$cli info \"x$f\""_s);
    QCOMPARE(missing.status, 1);
    QVERIFY2(missing.err.startsWith("xcaf\\xE9.bvh:") && missing.err.isValidUtf8(), missing.err);
}

void NamesTest::filesWithSuchNamesAreWritten()
{
    const char *calls[] = {"set \"$f\" \"$o\" --frame-time 0.05", "convert \"$f\" \"$o\"",
                           "apply \"$f\" \"$o\" reverse", "convert \"$f\" \"$PWD/$o\""};
    for (const char *call : calls) {
        const CliRun run = in(u"o=$(printf '\\377 \\376.bvh') && rm -f \"$o\" && $cli "_s + QLatin1String(call));
        QVERIFY2(run.status == 0, call + QByteArray(": ") + run.err);
        QCOMPARE(m_folder->names(), QByteArrayList({"caf\xE9.bvh", "\xFF \xFE.bvh"}));
        QVERIFY2(bytesAt(m_folder->path("\xFF \xFE.bvh")).startsWith("HIERARCHY"), call);
    }
    QCOMPARE(bytesAt(m_folder->path("caf\xE9.bvh")), smallBvh());
}

void NamesTest::filesWithSuchNamesAreOverwritten()
{
    const CliRun run = in(u"ln \"$f\" other.bvh && ln -s \"$f\" \"$(printf '\\377')\" && "
                          "$cli set \"$(printf '\\377')\" \"$(printf '\\377')\" --frame-time 0.05"_s);
    QVERIFY2(run.status == 0, run.err);
    QVERIFY(bytesAt(m_folder->path("caf\xE9.bvh")).contains("Frame Time: 0.05"));
    QCOMPARE(bytesAt(m_folder->path("other.bvh")), smallBvh());
    QVERIFY2(run.err.contains("\\xFF: warning: it is a separate file now"), run.err);
}

// Qt would have confused each of these names with the other.
void NamesTest::filesWithSimilarNamesAreNotTouched()
{
    (void)m_folder->write("caf\xEF\xBF\xBD.bvh", "another's");
    (void)m_folder->write("caf\xEA.bvh", "another's");
    QCOMPARE(in(u"$cli set \"$f\" \"$f\" --frame-time 0.05"_s).status, 0);
    QCOMPARE(bytesAt(m_folder->path("caf\xEF\xBF\xBD.bvh")), "another's");
    QCOMPARE(bytesAt(m_folder->path("caf\xEA.bvh")), "another's");
}

void NamesTest::recipesAndSplitPartsMayHaveSuchNames()
{
    (void)m_folder->write("recipe \xFF", "reverse\n");
    const CliRun apply = in(u"$cli apply \"$f\" out.bvh --recipe \"$(printf 'recipe \\377')\""_s);
    QVERIFY2(apply.status == 0, apply.err);
    const CliRun split = in(u"$cli split \"$f\" --at 1 -o \"$(printf 'part \\377 %%n.bvh')\""_s);
    QVERIFY2(split.status == 0, split.err);
    QCOMPARE(m_folder->names(),
             QByteArrayList({"caf\xE9.bvh", "out.bvh", "part \xFF 1.bvh", "part \xFF 2.bvh", "recipe \xFF"}));
}

QTEST_APPLESS_MAIN(NamesTest)

} // namespace tst_names

#include "tst_names.moc"
