#include "gltf/gltfexport.h"
#include "storage/characters/characterforms.h"
#include "storage/characters/characterwriting.h"
#include "support/textfiles.h"
#include "support/walker.h"

#include <QDir>
#include <QFile>
#include <QTest>

namespace tst_characterfile {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// Characters as files: they are read, and a motion goes into a copy of them.
class CharacterFileTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void aMotionGoesIntoACopy();
    void aCancelledWriteLeavesTheFileAsItWas();
    void aFileThatChangedMeanwhileIsRefused();
    void aLinkOutOfTheFolderIsNotFollowed();
    void eachFormMakesItsFile_data();
    void eachFormMakesItsFile();
    void onlyGltfTakesMore();
    void dialogsFindThemInBothLetterCases();
    void otherFilesAreRefusedWithASentence();

private:
    [[nodiscard]] std::optional<CharacterWriting> writing(const CharacterFile &file, Message &problem) const;

    FileFolder m_folder;
    QString m_hero;
    Clip m_motion;
};

void CharacterFileTest::initTestCase()
{
    const Clip figure = makeWalker({.frames = 2}).clip;
    const auto made = GltfExport::make(figure, decidePositionRules(figure.skeleton, figure.motion), {});
    QByteArray bytes;
    QVERIFY(made && made->write([&bytes](std::string_view piece) {
        bytes.append(piece.data(), qsizetype(piece.size()));
        return true;
    }));
    m_hero = m_folder.write(u"hero.glb"_s, bytes);
}

std::optional<CharacterWriting> CharacterFileTest::writing(const CharacterFile &file, Message &problem) const
{
    Clip clip = makeWalker().clip; // the same joints in the same order
    return CharacterWriting::make(file, clip, {}, {.motionName = "walk"}, {}, problem);
}

void CharacterFileTest::aMotionGoesIntoACopy()
{
    const CharacterLoad loaded = loadCharacter(m_hero);
    QVERIFY2(loaded.file, loaded.problem.text().c_str());
    Message problem;
    const auto made = writing(*loaded.file, problem);
    QVERIFY2(made, problem.text().c_str());
    QCOMPARE(made->motionName(), std::string("walk"));
    std::string bytes;
    double reached = 0.0;
    const Progress progress([&reached](double fraction) {
        reached = fraction;
        return true;
    });
    QVERIFY(made->write(
        [&bytes](std::string_view piece) {
            bytes += piece;
            return true;
        },
        progress));
    QVERIFY(bytes.starts_with("glTF"));
    QVERIFY2(std::abs(reached - 1.0) < 1e-9, qPrintable(QString::number(reached)));
}

void CharacterFileTest::aCancelledWriteLeavesTheFileAsItWas()
{
    const CharacterLoad loaded = loadCharacter(m_hero);
    Message problem;
    const auto made = writing(*loaded.file, problem);
    QVERIFY(made);
    const QString path = m_folder.write(u"copy.glb"_s, "as it was");
    const SaveResult result = savePieces(
        [&made](const PieceSink &sink) { return made->write(sink, Progress([](double) { return false; })); }, path);
    QVERIFY(!result.saved && result.cancelled);
    QCOMPARE(bytesOf(path), QByteArray("as it was"));
}

void CharacterFileTest::aFileThatChangedMeanwhileIsRefused()
{
    CharacterLoad loaded = loadCharacter(m_hero);
    QVERIFY(loaded.file);
    loaded.file->character.scene.nodes.back().name = "another";
    Message problem;
    QVERIFY(!writing(*loaded.file, problem));
    QCOMPARE(problem.text(), std::string("has changed since it was read: read it again"));
}

void CharacterFileTest::aLinkOutOfTheFolderIsNotFollowed()
{
    const QString secret = m_folder.write(u"secret.bin"_s, "a secret");
    QVERIFY(QDir(m_folder.path(u""_s)).mkdir(u"hero"_s));
    QVERIFY(QFile::link(secret, m_folder.path(u"hero/link.png"_s)));
    m_folder.write(u"hero/skin.png"_s, "\x89PNG");
    const QString hero = m_folder.write(
        u"hero/hero.gltf"_s,
        R"({"asset": {"version": "2.0"}, "nodes": [{"name": "a", "children": [1]}, {"name": "b", "translation": [0, 1, 0]}],
            "images": [{"uri": "link.png"}, {"uri": "skin.png"}]})");
    const CharacterLoad loaded = loadCharacter(hero);
    QVERIFY2(loaded.file, loaded.problem.text().c_str());
    Message problem;
    const Clip clip = loaded.file->character.rest;
    const auto made = CharacterWriting::make(*loaded.file, clip, {}, {}, {}, problem);
    QVERIFY2(made, problem.text().c_str());
    std::string bytes;
    QVERIFY(made->write([&bytes](std::string_view piece) {
        bytes += piece;
        return true;
    }));
    QVERIFY(bytes.find("link.png") != std::string::npos && bytes.find("skin.png") == std::string::npos);
    QVERIFY(made->notes().size() == 1 && made->notes()[0].text().find("link.png") != std::string::npos);
}

void CharacterFileTest::eachFormMakesItsFile_data()
{
    QTest::addColumn<int>("form");
    for (int form = 0; form < int(characterForms().size()); ++form)
        QTest::newRow(std::string(characterForms()[std::size_t(form)].name).c_str()) << form;
}

void CharacterFileTest::eachFormMakesItsFile()
{
    QFETCH(const int, form);
    const CharacterLoad loaded = loadCharacter(m_hero);
    QVERIFY(loaded.file);
    const CharacterMove move{makeWalker().clip, {}, "walk"};
    const CharacterForm &made = characterForms()[std::size_t(form)];
    const CharacterOutput output = made.make(*loaded.file, move, {});
    QVERIFY2(output.write, output.problem.text().c_str());
    QCOMPARE(output.motionName, std::string("walk"));
    std::string bytes;
    QVERIFY(output.write([&bytes](std::string_view piece) {
        bytes += piece;
        return true;
    }));
    QVERIFY(bytes.starts_with(made.ending == ".fbx" ? "Kaydara FBX Binary" : "glTF"));
    QVERIFY(bytes.find("walk") != std::string::npos);
    // A full disk and a user who cancels stop it.
    QVERIFY(!output.write([](std::string_view) { return false; }));
    const CharacterOutput cancelled = made.make(*loaded.file, move, Progress([](double) { return false; }));
    QVERIFY(cancelled.problem.isEmpty());
    QVERIFY(!cancelled.write || !cancelled.write([](std::string_view) { return true; }));
}

void CharacterFileTest::onlyGltfTakesMore()
{
    QCOMPARE(usualCharacterForm(SceneFormat::Gltf).name, std::string_view("file"));
    QCOMPARE(usualCharacterForm(SceneFormat::Fbx).name, std::string_view("fbx"));
    for (const CharacterForm &form : characterForms()) {
        QVERIFY(form.takes(SceneFormat::Gltf));
        QCOMPARE(form.takes(SceneFormat::Fbx), form.ending != ".glb");
    }
}

void CharacterFileTest::dialogsFindThemInBothLetterCases()
{
    QStringList patterns = characterPatterns().split(u' ');
    patterns.sort();
    QCOMPARE(patterns, QStringList({u"*.FBX"_s, u"*.GLB"_s, u"*.GLTF"_s, u"*.VRM"_s, u"*.fbx"_s, u"*.glb"_s,
                                    u"*.gltf"_s, u"*.vrm"_s}));
}

void CharacterFileTest::otherFilesAreRefusedWithASentence()
{
    QVERIFY(isCharacterFile(m_folder.write(u"none.glb"_s, "")));
    QVERIFY(!isCharacterFile(m_folder.write(u"walk.bvh"_s, "HIERARCHY\n")));
    QVERIFY(!isCharacterFile(m_folder.write(u"walk.glb"_s, "\xEF\xBB\xBF\n HIERARCHY\n")));
    for (const QByteArray &bytes :
         {QByteArray(), QByteArray("glTF"), QByteArray("{\"asset\": {\"version\": \"2.0\"}}")}) {
        const CharacterLoad loaded = loadCharacter(m_folder.write(u"none.glb"_s, bytes));
        QVERIFY(!loaded.file && !loaded.problem.isEmpty());
    }
}

QTEST_GUILESS_MAIN(CharacterFileTest)

} // namespace tst_characterfile

#include "tst_characterfile.moc"
