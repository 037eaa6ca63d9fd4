#include "base/finding.h"
#include "base/keptpath.h"
#include "storage/paths/filename.h"
#include "storage/paths/filetext.h"
#include "storage/paths/pathtexts.h"

#include <QRandomGenerator>
#include <QTest>
#include <QUrl>

namespace tst_filename {

using namespace limber;

// File names of any bytes are converted to text and back.
class FileNameTest : public QObject
{
    Q_OBJECT

private slots:
    void allShortNamesSurviveTheRoundTrip();
    void randomNamesSurviveTheRoundTrip();
    void namesInUtf8AreNotEscaped();
    void urlsKeepTheirBytes();
    void differentNamesLookDifferent();
    void dialogsStartInTheNearestFolderWithAUtf8Name();
};

namespace {

// Reports no message, because there are millions of names.
bool comesBack(const QByteArray &bytes)
{
    const QString name = nameOfBytes(bytes);
    const std::string kept = keptPath(bytes.toStdString());
    return bytesOfName(name) == bytes && isTextName(name) == bytes.isValidUtf8() && isUtf8(kept) &&
           pathOfKept(kept) == bytes.toStdString() && (!bytes.isValidUtf8() || name.toUtf8() == bytes);
}

} // namespace

void FileNameTest::allShortNamesSurviveTheRoundTrip()
{
    for (int length = 1; length <= 3; ++length) {
        QByteArray bytes(length, '\0');
        for (int number = 0; number < 1 << (8 * length); ++number) {
            for (int i = 0; i < length; ++i)
                bytes[i] = static_cast<char>(number >> (8 * i));
            if (!comesBack(bytes))
                QFAIL(bytes.toHex().constData());
        }
    }
}

void FileNameTest::randomNamesSurviveTheRoundTrip()
{
    QRandomGenerator random(17);
    for (int i = 0; i < 20000; ++i) {
        QByteArray bytes = i % 2 == 0 ? QByteArray("\xED\xA0\x80\xED\xB2\x80\xC0\xAF\xF0\x9F\x98\x80") : QByteArray();
        for (int rest = random.bounded(1, 64); rest > 0; --rest)
            bytes.insert(random.bounded(int(bytes.size()) + 1), static_cast<char>(random.bounded(256)));
        QVERIFY2(comesBack(bytes), bytes.toHex().constData());
    }
}

void FileNameTest::namesInUtf8AreNotEscaped()
{
    for (const char *text : {"/tmp/Hüfte 左 😀.bvh", "\xEF\xBB\xBFmark.bvh", "/a/file:b.bvh", "100%25.bvh"}) {
        QCOMPARE(bytesOfName(nameOfBytes(QByteArray(text))), QByteArray(text));
        QCOMPARE(nameOfBytes(QByteArray(text)).toUtf8(), QByteArray(text));
        QCOMPARE(keptPath(text), std::string(text));
    }
    QCOMPARE(keptPath("/tmp/caf\xE9.bvh"), std::string("file:/tmp/caf%E9.bvh"));
    QCOMPARE(pathOfKept(keptPath("file:a")), std::string("file:a"));
    QCOMPARE(pathOfKept("file:%ZZ"), std::string("file:%ZZ"));
}

void FileNameTest::urlsKeepTheirBytes()
{
    const QString path = nameOfBytes(QByteArray("/tmp/d\xFF/caf\xE9 #1?%.bvh"));
    QCOMPARE(pathOfUrl(urlOfPath(path)), path);
    QCOMPARE(pathOfUrl(QUrl::fromEncoded("file:///tmp/%FF.bvh")), nameOfBytes(QByteArray("/tmp/\xFF.bvh")));
    QCOMPARE(pathOfUrl(QUrl::fromLocalFile(QStringLiteral("/tmp/é.bvh"))), QStringLiteral("/tmp/é.bvh"));
}

void FileNameTest::differentNamesLookDifferent()
{
    const QString byte = nameOfBytes(QByteArray("/t/\xFF.bvh"));
    QCOMPARE(fileText(byte), QStringLiteral("\\xFF.bvh"));
    QVERIFY(fileText(byte) != fileText(QStringLiteral("/t/\\xFF.bvh")));
    QVERIFY(fileText(byte) != fileText(nameOfBytes(QByteArray("/t/\xFE.bvh"))));
    QCOMPARE(pathTyped(pathText(byte)), byte);
    QCOMPARE(pathText(QStringLiteral("/t/é.bvh")), QStringLiteral("/t/é.bvh"));
}

void FileNameTest::dialogsStartInTheNearestFolderWithAUtf8Name()
{
    const auto suggested = [](const char *path) { return pathForDialog(nameOfBytes(QByteArray(path))); };
    QCOMPARE(suggested("/t/\xC3\xA9/a.bvh"), QStringLiteral("/t/é/a.bvh"));
    QCOMPARE(suggested("/t/d\xE9/e/a.bvh"), QStringLiteral("/t/a.bvh"));
    QCOMPARE(suggested("/t/\xFF.bvh"), QStringLiteral("/t/\\xFF.bvh"));
    QCOMPARE(suggested("/\xFF/a.bvh"), QStringLiteral("/a.bvh"));
    QCOMPARE(suggested("\xFF.bvh"), QStringLiteral("\\xFF.bvh"));
    QCOMPARE(bytesOfName(pathTyped(suggested("/t/\xFF.bvh"))), QByteArray("/t/\xFF.bvh"));
}

QTEST_APPLESS_MAIN(FileNameTest)

} // namespace tst_filename

#include "tst_filename.moc"
