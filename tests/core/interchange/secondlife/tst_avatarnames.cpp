#include "secondlife/avatarbones.h"
#include "secondlife/avatarnames.h"
#include "support/sharedfiles.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>

namespace tst_avatarnames {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// The avatar of Second Life, and the names by which its viewer recognises joints in a BVH file.
class AvatarNamesTest : public QObject
{
    Q_OBJECT

private slots:
    void theTableEqualsTheDefinitionOfTheAvatar();
    void parentsStandBeforeChildren();
    void acceptsTheNamesThatTheViewerAccepts_data();
    void acceptsTheNamesThatTheViewerAccepts();
    void readsTheFirstWordOnly();
    void onlyThreeNamesAreTheRoot();
};

namespace {

glm::dvec3 vectorIn(const QJsonValue &value)
{
    const QJsonArray list = value.toArray();
    return {list[0].toDouble(), list[1].toDouble(), list[2].toDouble()};
}

QJsonObject avatarFile()
{
    QFile file(sharedFolder() + u"/interchange/sl_skeleton.json"_s);
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

std::string nameAt(int bone)
{
    return bone < 0 ? std::string() : std::string(avatarBones()[static_cast<std::size_t>(bone)].name);
}

} // namespace

void AvatarNamesTest::theTableEqualsTheDefinitionOfTheAvatar()
{
    const QJsonObject file = avatarFile();
    if (file.isEmpty())
        QSKIP("the description of the avatar is not there");
    const QJsonArray bones = file[u"bones"_s].toArray();
    QCOMPARE(avatarBones().size(), static_cast<std::size_t>(bones.size()));
    for (int i = 0; i < bones.size(); ++i) {
        const AvatarBone &bone = avatarBones()[static_cast<std::size_t>(i)];
        const QJsonObject wanted = bones[i].toObject();
        QCOMPARE(QString::fromLatin1(bone.name.data(), bone.name.size()), wanted[u"name"_s].toString());
        QCOMPARE(QString::fromStdString(nameAt(bone.parent)), wanted[u"parent"_s].toString());
        QCOMPARE(bone.isBase, wanted[u"support"_s].toString() == u"base"_s);
        QVERIFY(bone.position == vectorIn(wanted[u"pos"_s]));
        QVERIFY(bone.end == vectorIn(wanted[u"end"_s]));
        for (const QJsonValue &alias : wanted[u"aliases"_s].toArray()) {
            const auto found = findAvatarJoint(alias.toString().toStdString());
            QVERIFY(found && found->bone == i);
        }
    }
    for (const QJsonValue &volume : file[u"collision_volumes"_s].toArray())
        QCOMPARE(QString::fromStdString(nameAt(boneOfVolume(volume[u"name"_s].toString().toStdString()))),
                 volume[u"parent"_s].toString());
    for (const QJsonValue &point : file[u"attachment_points"_s].toArray()) {
        const auto found = findAvatarJoint(point.toString().replace(u' ', u'_').toStdString());
        QVERIFY(found && found->name == point.toString().toStdString());
    }
}

void AvatarNamesTest::parentsStandBeforeChildren()
{
    QCOMPARE(avatarBones().size(), std::size_t{133});
    QCOMPARE(std::ranges::count_if(avatarBones(), &AvatarBone::isBase), 26);
    int index = 0;
    for (const AvatarBone &bone : avatarBones())
        QVERIFY(bone.parent < index++);
}

void AvatarNamesTest::acceptsTheNamesThatTheViewerAccepts_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("joint");
    QTest::newRow("alias") << QByteArray("lForeArm") << QByteArray("mElbowLeft");
    QTest::newRow("bone") << QByteArray("mElbowLeft") << QByteArray("mElbowLeft");
    QTest::newRow("avatar_") << QByteArray("avatar_mElbowLeft") << QByteArray("mElbowLeft");
    QTest::newRow("no alias after avatar_") << QByteArray("avatar_lForeArm") << QByteArray();
    QTest::newRow("letter case") << QByteArray("lforearm") << QByteArray();
    QTest::newRow("attachment point") << QByteArray("Left_Shoulder") << QByteArray("Left Shoulder");
    QTest::newRow("its first word alone") << QByteArray("Left") << QByteArray();
    QTest::newRow("chest, the bone") << QByteArray("chest") << QByteArray("mChest");
    QTest::newRow("Chest, the point") << QByteArray("Chest") << QByteArray("Chest");
    QTest::newRow("volume") << QByteArray("PELVIS") << QByteArray();
    QTest::newRow("no bone") << QByteArray("mScreen") << QByteArray();
    QTest::newRow("empty") << QByteArray() << QByteArray();
}

void AvatarNamesTest::acceptsTheNamesThatTheViewerAccepts()
{
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, joint);
    const auto found = findAvatarJoint(name.toStdString());
    QCOMPARE(found ? std::string(found->name) : std::string(), joint.toStdString());
}

void AvatarNamesTest::readsTheFirstWordOnly()
{
    QCOMPARE(viewersName("hip bone"), std::string_view("hip"));
    QCOMPARE(viewersName(" \thip\v"), std::string_view("hip"));
    QCOMPARE(viewersName(std::string(100, 'x')).size(), std::size_t{79});
    QVERIFY(viewersName("  ").empty());
}

void AvatarNamesTest::onlyThreeNamesAreTheRoot()
{
    for (const char *name : {"hip", "mPelvis", "avatar_mPelvis"})
        QVERIFY(findAvatarJoint(name)->isPelvis());
    for (const char *name : {"Hips", "Hip", "pelvis", "avatar_hip"})
        QVERIFY(!findAvatarJoint(name));
    QVERIFY(!findAvatarJoint("abdomen")->isPelvis());
    QVERIFY(!findAvatarJoint("Pelvis")->isPelvis()); // this is an attachment point
}

QTEST_GUILESS_MAIN(AvatarNamesTest)

} // namespace tst_avatarnames

#include "tst_avatarnames.moc"
