#include "limbercli.h"
#include "support/results/checkstored.h"
#include "support/results/resultinputs.h"
#include "support/textfiles.h"

#include <QFile>
#include <QImage>
#include <QTest>

namespace tst_pictureresults {

using namespace limber::test;
using namespace Qt::StringLiterals;

// Compares pictures with stored ones, in which each block of 20 by 20 pixels is one colour (see StoredResults).
class PictureResultsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { makeResultInputs(m_folder); }
    void thePictureIsTheStoredOne_data();
    void thePictureIsTheStoredOne();

private:
    FileFolder m_folder;
    // Colours have 256 steps, and a painter may round a pixel in another way.
    StoredResults m_stored{QStringLiteral(LIMBER_STORED_RESULTS), {.absolute = 1.5, .relative = 0.0}};
};

namespace {

constexpr int block = 20;

// Red, green, blue and alpha, of all pixels in the block.
QString meanColour(const QImage &picture, const QRect &rectangle)
{
    double sums[4] = {};
    for (int y = rectangle.top(); y <= rectangle.bottom(); ++y) {
        for (int x = rectangle.left(); x <= rectangle.right(); ++x) {
            const QRgb pixel = picture.pixel(x, y);
            sums[0] += qRed(pixel);
            sums[1] += qGreen(pixel);
            sums[2] += qBlue(pixel);
            sums[3] += qAlpha(pixel);
        }
    }
    const double pixels = rectangle.width() * rectangle.height();
    QString text =
        u"%1 %2 %3"_s.arg(qRound(sums[0] / pixels)).arg(qRound(sums[1] / pixels)).arg(qRound(sums[2] / pixels));
    return sums[3] == 255.0 * pixels ? text : text + u" %1"_s.arg(qRound(sums[3] / pixels));
}

// One line for each row of blocks.
QStringList blocksOf(const QImage &picture)
{
    QStringList lines{u"%1 by %2"_s.arg(picture.width()).arg(picture.height())};
    for (int y = 0; y < picture.height(); y += block) {
        QStringList row;
        for (int x = 0; x < picture.width(); x += block)
            row << meanColour(picture, QRect(x, y, block, block).intersected(picture.rect()));
        lines << row.join(u", "_s);
    }
    return lines;
}

} // namespace

void PictureResultsTest::thePictureIsTheStoredOne_data()
{
    QTest::addColumn<QString>("command");
    for (const QString &command : m_stored.names())
        QTest::newRow(qPrintable(command)) << command;
}

void PictureResultsTest::thePictureIsTheStoredOne()
{
    QFETCH(QString, command);
    const CliRun run = shell(u"cd \"$1\"; PATH=\"${cli%/*}:$PATH\"; "_s + command, {m_folder.path({})});
    QVERIFY2(run.status == 0, run.err.constData());
    const QImage picture(m_folder.path(u"out.png"_s));
    QVERIFY(!picture.isNull());
    checkStored(m_stored, command, blocksOf(picture));
    QVERIFY(QFile::remove(m_folder.path(u"out.png"_s)));
}

QTEST_GUILESS_MAIN(PictureResultsTest)

} // namespace tst_pictureresults

#include "tst_pictureresults.moc"
