#include "meshpictures.h"

#include <QBuffer>
#include <QImage>
#include <QTest>

#include <random>

using namespace limber;

// The pictures of a character are read as Qt reads them, large ones smaller, and broken ones are left out with a
// sentence.
class MeshPicturesTest : public QObject
{
    Q_OBJECT

private slots:
    void pixelsAreThoseOfTheFile_data();
    void pixelsAreThoseOfTheFile();
    void numbersOfSixteenBitsAreColoursToo();
    void coloursForPrintAreShown();
    void largePicturesAreMadeSmaller_data();
    void largePicturesAreMadeSmaller();
    void clearPixelsHaveNoColour();
    void brokenPicturesAreSaid();
    void tooMuchIsSaid();
};

namespace {

QImage gradient(int width, int height, bool isClear)
{
    QImage image(width, height, isClear ? QImage::Format_RGBA8888 : QImage::Format_RGB888);
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x)
            image.setPixel(x, y, qRgba(255 * x / width, 255 * y / height, 90, isClear ? 255 - 255 * x / width : 255));
    }
    return image;
}

std::string fileOf(const QImage &image, const char *format)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, format, 95);
    return buffer.data().toStdString();
}

SceneMesh meshWith(std::vector<std::string> files)
{
    SceneMesh mesh;
    for (std::size_t i = 0; i < files.size(); ++i)
        mesh.pictures.push_back({"skin" + std::to_string(i), 0, 0, {}});
    reader::readPictures(mesh, std::move(files));
    return mesh;
}

// Returns the largest difference of a part of a colour.
int difference(const MeshPicture &picture, const QImage &expected)
{
    int largest = 0;
    for (int y = 0; y < picture.height; ++y) {
        for (int x = 0; x < picture.width; ++x) {
            const QRgb pixel = expected.pixel(x, y);
            const auto *const own = reinterpret_cast<const unsigned char *>(picture.pixels.data()) +
                                    4 * (std::size_t(y) * std::size_t(picture.width) + std::size_t(x));
            largest = std::max({largest, std::abs(own[0] - qRed(pixel)), std::abs(own[1] - qGreen(pixel)),
                                std::abs(own[2] - qBlue(pixel)), std::abs(own[3] - qAlpha(pixel))});
        }
    }
    return largest;
}

} // namespace

void MeshPicturesTest::pixelsAreThoseOfTheFile_data()
{
    QTest::addColumn<QByteArray>("format");
    QTest::addColumn<bool>("isClear");
    QTest::addColumn<int>("mostDifference");
    QTest::newRow("png") << QByteArray("PNG") << false << 0;
    QTest::newRow("png with alpha") << QByteArray("PNG") << true << 0;
    QTest::newRow("jpeg") << QByteArray("JPEG") << false << 2;
}

void MeshPicturesTest::pixelsAreThoseOfTheFile()
{
    QFETCH(const QByteArray, format);
    QFETCH(const bool, isClear);
    QFETCH(const int, mostDifference);
    const std::string file = fileOf(gradient(37, 20, isClear), format.constData());
    const SceneMesh mesh = meshWith({file});
    QCOMPARE(mesh.pictures[0].width, 37);
    QCOMPARE(mesh.pictures[0].height, 20);
    QVERIFY(mesh.leftOut.empty());
    const QImage expected = QImage::fromData(QByteArray::fromStdString(file));
    QVERIFY2(difference(mesh.pictures[0], expected) <= mostDifference,
             qPrintable(QString::number(difference(mesh.pictures[0], expected))));
}

void MeshPicturesTest::numbersOfSixteenBitsAreColoursToo()
{
    for (const auto format : {QImage::Format_RGBX64, QImage::Format_RGBA64}) {
        const SceneMesh mesh = meshWith({fileOf(gradient(37, 20, false).convertToFormat(format), "PNG")});
        QVERIFY(difference(mesh.pictures[0], gradient(37, 20, false)) <= 1);
    }
}

void MeshPicturesTest::coloursForPrintAreShown()
{
    // 8 x 8 pixels of red 200, green 100 and blue 50, as cyan, magenta, yellow and black in the manner of Adobe.
    const std::string file =
        QByteArray::fromBase64(
            "/9j/7gAOQWRvYmUAZAAAAAAC/9sAQwACAQEBAQECAQEBAgICAgIEAwICAgIFBAQDBAYFBgYGBQYGBgcJCAYHCQcGBggLCAkKCgoK"
            "CgYICwwLCgwJCgoK/9sAQwECAgICAgIFAwMFCgcGBwoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoK"
            "CgoKCgoK/8AAFAgACAAIBAERAAIRAQMRAQQRAP/EABUAAQEAAAAAAAAAAAAAAAAAAAcJ/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/E"
            "ABUBAQEAAAAAAAAAAAAAAAAAAAgJ/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAA4EAQACEQMRBAAAPwADNROtSB//2Q==")
            .toStdString();
    const SceneMesh mesh = meshWith({file});
    QVERIFY(mesh.leftOut.empty());
    QImage expected(8, 8, QImage::Format_RGB888);
    expected.fill(QColor(200, 100, 50));
    QVERIFY2(difference(mesh.pictures[0], expected) <= 3,
             qPrintable(QString::number(difference(mesh.pictures[0], expected))));
}

void MeshPicturesTest::largePicturesAreMadeSmaller_data()
{
    QTest::addColumn<QByteArray>("format");
    QTest::newRow("png") << QByteArray("PNG");
    QTest::newRow("jpeg") << QByteArray("JPEG");
}

void MeshPicturesTest::largePicturesAreMadeSmaller()
{
    QFETCH(const QByteArray, format);
    const SceneMesh mesh = meshWith({fileOf(gradient(2600, 1300, false), format.constData())});
    QCOMPARE(mesh.pictures[0].width, 1024);
    QCOMPARE(mesh.pictures[0].height, 512);
    QVERIFY(difference(mesh.pictures[0], gradient(1024, 512, false)) <= 4);
}

void MeshPicturesTest::clearPixelsHaveNoColour()
{
    QImage image(2048, 2, QImage::Format_RGBA8888);
    for (int x = 0; x < 2048; ++x) {
        for (int y = 0; y < 2; ++y)
            image.setPixel(x, y, x % 2 == 0 ? qRgba(200, 10, 10, 255) : qRgba(0, 255, 0, 0));
    }
    const SceneMesh mesh = meshWith({fileOf(image, "PNG")});
    QCOMPARE(mesh.pictures[0].width, 1024);
    QCOMPARE(mesh.pictures[0].pixels.substr(0, 4), std::string("\xC8\x0A\x0A\x7F"));
}

void MeshPicturesTest::brokenPicturesAreSaid()
{
    const std::string png = fileOf(gradient(64, 64, false), "PNG");
    const std::string jpeg = fileOf(gradient(64, 64, false), "JPEG");
    const SceneMesh mesh = meshWith({png.substr(0, png.size() / 2), "\xFF\xD8\xFF nothing", jpeg});
    QCOMPARE(mesh.pictures[0].width, 0);
    QCOMPARE(mesh.pictures[1].width, 0);
    QCOMPARE(mesh.pictures[2].width, 64);
    QCOMPARE(mesh.leftOut.size(), 2U);
    QCOMPARE(mesh.leftOut[0],
             std::string("texture \u201cskin0\u201d is left out: expected PNG or JPEG, found a broken one"));
    // Whatever bytes there are, the result is pixels or a sentence.
    std::mt19937 random(11);
    for (int i = 0; i < 400; ++i) {
        std::string damaged = i % 2 == 0 ? png : jpeg;
        for (int k = 0; k < 3; ++k)
            damaged[2 + random() % (damaged.size() - 2)] = static_cast<char>(random());
        const SceneMesh made = meshWith({damaged});
        QCOMPARE(made.leftOut.size(), made.pictures[0].width > 0 ? 0U : 1U);
    }
}

void MeshPicturesTest::tooMuchIsSaid()
{
    const SceneMesh wide = meshWith({fileOf(QImage(8193, 1, QImage::Format_RGB888), "PNG")});
    QCOMPARE(wide.leftOut, (std::vector<std::string>{"texture \u201cskin0\u201d is left out: expected at most 8192 x "
                                                     "8192 pixels, found more"}));
    const SceneMesh many = meshWith(std::vector<std::string>(40, fileOf(gradient(1024, 1024, false), "JPEG")));
    QCOMPARE(many.pictures[31].width, 1024);
    QCOMPARE(many.pictures[32].width, 0);
    QCOMPARE(many.leftOut.size(), 1U);
}

QTEST_GUILESS_MAIN(MeshPicturesTest)
#include "tst_meshpictures.moc"
