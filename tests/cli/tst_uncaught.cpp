#include "output/uncaught.h"

#include <QTest>

#include <new>
#include <stdexcept>

using namespace limber::cli;

namespace {

template <typename Thrown>
QByteArray lineOf(const Thrown &thrown)
{
    const UncaughtLine line(std::make_exception_ptr(thrown));
    return QByteArray(line.text().data(), qsizetype(line.text().size()));
}

} // namespace

// The last message of a program that ends by an exception.
class UncaughtTest : public QObject
{
    Q_OBJECT

private slots:
    void onlyBadAllocIsReportedAsLackOfMemory();
    void theReasonIsOneShortLineOfPlainText();
    void otherThrownObjectsHaveASentence();
};

void UncaughtTest::onlyBadAllocIsReportedAsLackOfMemory()
{
    QCOMPARE(lineOf(std::bad_alloc()), "limber-cli: error: there is not enough memory\n");
    QVERIFY(lineOf(std::bad_array_new_length()).contains("memory"));
    const QByteArray other = lineOf(std::out_of_range("vector::at"));
    QVERIFY(!other.contains("memory"));
    QVERIFY(other.startsWith("limber-cli: error: ") && other.endsWith(": vector::at\n"));
}

void UncaughtTest::theReasonIsOneShortLineOfPlainText()
{
    const QByteArray odd = lineOf(std::runtime_error("a\nb\x1b[31m\xff"));
    QVERIFY(odd.endsWith("a?b?[31m?\n"));
    QCOMPARE(odd.count('\n'), 1);
    const QByteArray length = lineOf(std::runtime_error(std::string(100000, 'x')));
    QVERIFY(length.size() < 400 && length.endsWith("x\n"));
}

void UncaughtTest::otherThrownObjectsHaveASentence()
{
    QVERIFY(!lineOf(42).contains("memory"));
    QVERIFY(lineOf(42).contains("mistake in the program"));
    const UncaughtLine none{std::exception_ptr()};
    QVERIFY(none.text().find("ended itself") != std::string_view::npos);
}

QTEST_GUILESS_MAIN(UncaughtTest)
#include "tst_uncaught.moc"
