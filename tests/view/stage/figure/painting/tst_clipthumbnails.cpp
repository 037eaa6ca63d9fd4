#include "figure/painting/clipthumbnails.h"
#include "support/textfiles.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_clipthumbnails {

using namespace limber;
using namespace limber::test;

// Thumbnails of files arrive one by one, and only those that were requested last.
class ClipThumbnailsTest : public QObject
{
    Q_OBJECT

private slots:
    void drawsFilesThatCanBeRead();
    void aNewRequestCancelsTheOneBefore();

private:
    static constexpr QSize size{128, 96};
};

void ClipThumbnailsTest::drawsFilesThatCanBeRead()
{
    FileFolder folder;
    const QString good = folder.write(QStringLiteral("good.bvh"), smallBvh());
    const QString bad = folder.write(QStringLiteral("bad.bvh"), "no motion");
    ClipThumbnails thumbnails(size, nullptr);
    QSignalSpy ready(&thumbnails, &ClipThumbnails::ready);
    thumbnails.start({folder.path(QStringLiteral("none")), bad, good}, Colours::lightTheme(), 2.0);
    QTRY_COMPARE(ready.count(), 1);
    QCOMPARE(ready.first().at(0).toString(), good);
    const auto picture = ready.first().at(1).value<QImage>();
    QCOMPARE(picture.deviceIndependentSize().toSize(), size);
}

void ClipThumbnailsTest::aNewRequestCancelsTheOneBefore()
{
    FileFolder folder;
    const QString first = folder.write(QStringLiteral("first.bvh"), smallBvh());
    const QString second = folder.write(QStringLiteral("second.bvh"), smallBvh());
    ClipThumbnails thumbnails(size, nullptr);
    QSignalSpy ready(&thumbnails, &ClipThumbnails::ready);
    thumbnails.start({first, first, first}, Colours::lightTheme(), 1.0);
    thumbnails.start({second}, Colours::lightTheme(), 1.0);
    QTRY_COMPARE(ready.count(), 1);
    QTest::qWait(50);
    QCOMPARE(ready.count(), 1);
    QCOMPARE(ready.first().at(0).toString(), second);
}

QTEST_MAIN(ClipThumbnailsTest)

} // namespace tst_clipthumbnails

#include "tst_clipthumbnails.moc"
