#include "support/operationcalls.h"
#include "support/randommotion.h"
#include "support/walker.h"

#include "bvh/read/bvhreader.h"
#include "bvh/write/bvhwriter.h"
#include "journal/additionscode.h"
#include "journal/bytecode.h"
#include "journal/editcode.h"

#include <QTest>

#include <cstring>
#include <functional>
#include <limits>
#include <map>
#include <random>

namespace tst_editcode {

using namespace limber;
using namespace limber::test;

// Every edit is read back from a journal to the last bit, and a damaged one is not read at all.
class EditCodeTest : public QObject
{
    Q_OBJECT

private slots:
    void clipsOfAllOperationsAreReadBack_data();
    void clipsOfAllOperationsAreReadBack();
    void everyKindOfEditIsReadBack();
    void smallChangesTakeFewBytes();
    void unchangedKeysOfLayersAreStoredAsReferences();
    void settingsForSecondLifeAreReadBack();
    void aClipWithoutTextIsReadBack();
    void otherTextsAreKept();
    void impossibleEditsAreRefused();
    void damagedBytesGiveNothingImpossible();
    void additionsAreStoredAsTheirDifference();
};

namespace {

// Stores the texts as the files of a journal do: only their bytes.
class TextFiles
{
public:
    [[nodiscard]] KnownTexts texts()
    {
        return {[this](const std::shared_ptr<const SourceText> &source) {
                    const void *key = source->rows.front().get();
                    const auto [found, isNew] = m_numbers.try_emplace(key, static_cast<int>(m_numbers.size()));
                    if (isNew) {
                        std::string bytes;
                        writeSourceText(*source, [&](std::string_view piece) {
                            bytes += piece;
                            return true;
                        });
                        m_bytes[found->second] = bytes;
                    }
                    return found->second;
                },
                [this](int number) -> std::shared_ptr<const SourceText> {
                    const auto found = m_bytes.find(number);
                    if (found == m_bytes.end())
                        return nullptr;
                    const ReadResult result = readBvh(found->second);
                    return result.clip ? result.clip->source : nullptr;
                }};
    }
    [[nodiscard]] std::size_t count() const { return m_bytes.size(); }

private:
    std::map<const void *, int> m_numbers;
    std::map<int, std::string> m_bytes;
};

bool sameBits(std::span<const double> a, std::span<const double> b)
{
    return a.size() == b.size() && std::memcmp(a.data(), b.data(), a.size_bytes()) == 0;
}

void compareClips(const Clip &actual, const Clip &expected)
{
    QCOMPARE(actual.skeleton.hasSameLayoutAs(expected.skeleton), true);
    QCOMPARE(actual.motion.frameCount(), expected.motion.frameCount());
    QCOMPARE(actual.motion.frameTimeSeconds(), expected.motion.frameTimeSeconds());
    for (int frame = 0; frame < expected.motion.frameCount(); ++frame) {
        QVERIFY2(sameBits(actual.motion.frame(frame), expected.motion.frame(frame)),
                 qPrintable(QString::number(frame)));
        QCOMPARE(actual.motion.sourceRow(frame), expected.motion.sourceRow(frame));
        QCOMPARE(actual.motion.isTouched(frame), expected.motion.isTouched(frame));
    }
    QCOMPARE(actual.source != nullptr, expected.source != nullptr);
    QCOMPARE(QByteArray::fromStdString(writeBvh(actual)), QByteArray::fromStdString(writeBvh(expected)));
}

// A clip as read from a file, with everything that only its bytes keep.
Clip clipWithText(unsigned seed)
{
    std::string text = writeBvh(makeRandomClip({.seed = seed, .joints = 9, .frames = 40}));
    text.insert(0, "\t ");
    for (std::size_t at = text.find("\n"); at != std::string::npos; at = text.find("\n", at + 3))
        text.insert(at, " \r");
    text += "\n \n";
    return *readBvh(text).clip;
}

// Writes and reads an edit; only the bytes of the texts are remembered in between.
std::optional<DocumentEdit> throughBytes(const DocumentEdit &edit, const EditedClip &before)
{
    TextFiles files;
    const std::string start = bytesOf(before, files.texts());
    const std::string bytes = bytesOf(edit, before, files.texts());
    const std::optional<EditedClip> startAgain = startFrom(start, files.texts());
    return startAgain ? editFrom(bytes, *startAgain, files.texts()) : std::nullopt;
}

Layers someLayers()
{
    Layer layer;
    layer.id = 3;
    layer.name = "Polish \xe2\x80\xae";
    layer.kind = Layer::Kind::Override;
    layer.isSolo = true;
    layer.weight = 0.25;
    layer.weightKeys = {{2, 0.5}, {7, 1.0}};
    layer.joints = {0, 2};
    LayerKey key;
    key.frame = 4;
    key.window = {{3, 5}, 1, std::nullopt};
    key.offsets = {{0, glm::dvec3(0.1, 0.2, 0.3), std::nullopt}, {2, std::nullopt, glm::dvec3(1, 2, 3)}};
    key.firstRow = 3;
    key.rows = {{}, {{1, glm::dvec3(0.5), std::nullopt}}};
    layer.keys = {key};
    Layer hold = layer;
    hold.id = 4;
    hold.hold = Hold{.node = NodeId::joint(2), .space = 0, .frames = {3, 9}, .holdsRotation = false};
    return {layer, hold};
}

Layers brokenLayer(const std::function<void(Layer &)> &breakIt)
{
    Layers layers = someLayers();
    breakIt(layers.front());
    return layers;
}

} // namespace

void EditCodeTest::clipsOfAllOperationsAreReadBack_data()
{
    QTest::addColumn<QString>("name");
    for (const Operation &each : operations())
        QTest::newRow(std::string(each.name).c_str()) << QString::fromStdString(std::string(each.name));
}

void EditCodeTest::clipsOfAllOperationsAreReadBack()
{
    QFETCH(QString, name);
    const Operation &operation = *findOperation(name.toStdString());
    const Clip walker = *readBvh(writeBvh(makeWalker({.frames = 60}).clip)).clip;
    for (const Clip &clip : {clipWithText(3), walker}) {
        const AppliedOperation result = applyOperation(plainCall(operation, clip), clip, contextWith(clip));
        if (result.outcome != AppliedOperation::Outcome::Done)
            continue;
        const std::optional<DocumentEdit> edit = throughBytes(ClipEdit{result.clip, {}, {}}, {clip, {}, {}});
        QVERIFY(edit);
        compareClips(std::get<ClipEdit>(*edit).clip, result.clip);
    }
}

void EditCodeTest::everyKindOfEditIsReadBack()
{
    const EditedClip before{clipWithText(14), {}, PositionRuleChoice::Add};
    const FrameBlock block = before.clip.motion.copyOfFrames(3, 4);
    const int last = before.clip.motion.columnCount() - 1;
    const std::vector<DocumentEdit> edits = {
        ValuesEdit{{5, 2, {0, last}}, {1.5, -0.0, 3e-300, 4}},
        OffsetsEdit{{{NodeId::joint(1), glm::dvec3(1, 2, 3)}, {NodeId::endSite(0), glm::dvec3(0)}}},
        NameEdit{2, "a\xff b"},
        FrameTimeEdit{0.01},
        AdditionsEdit{Additions::of(SetContacts({{1, {{2, 4}, {7, 9}}}}), Markers{{3, "heel"}}, someLayers())},
        ClipEdit{clipWithText(3), {}, PositionRuleChoice::Replace},
        InsertEdit{10, block},
        InsertEdit{0, {block.columnCount, block.values, {}}},
        RemoveEdit{1, 39},
        PosesApartEdit{PosesApartChoice::Filter},
    };
    for (const DocumentEdit &edit : edits) {
        const std::optional<DocumentEdit> again = throughBytes(edit, before);
        QVERIFY2(again, qPrintable(QString::number(edit.index())));
        EditedClip expected = before;
        applyEdit(edit, expected);
        EditedClip actual = before;
        applyEdit(*again, actual);
        compareClips(actual.clip, expected.clip);
        QVERIFY(actual.additions == expected.additions);
        QCOMPARE(actual.positions, expected.positions);
        QCOMPARE(actual.posesApart, expected.posesApart);
    }
}

void EditCodeTest::smallChangesTakeFewBytes()
{
    const EditedClip before{*readBvh(writeBvh(makeRandomClip({.joints = 30, .frames = 2000}))).clip, {}, {}};
    TextFiles files;
    Clip changed = before.clip;
    for (int frame = 100; frame < 200; ++frame)
        changed.motion.setValue(frame, 7, 12.5);
    const std::size_t all = sizeof(double) * static_cast<std::size_t>(before.clip.motion.columnCount()) * 2000;
    const std::string bytes = bytesOf(ClipEdit{changed, {}, {}}, before, files.texts());
    QVERIFY2(bytes.size() < all / 50, qPrintable(QString::number(bytes.size())));
    Clip shorter = before.clip;
    shorter.motion.removeFrames(0, 500);
    QVERIFY(bytesOf(ClipEdit{shorter, {}, {}}, before, files.texts()).size() < all / 50);
    QVERIFY(bytesOf(before, files.texts()).size() < all / 20);
}

void EditCodeTest::unchangedKeysOfLayersAreStoredAsReferences()
{
    EditedClip before{clipWithText(3), {}, {}};
    before.additions.edit<Layers>() = someLayers();
    LayerKey &large = before.additions.edit<Layers>()[0].keys[0];
    large.rows.assign(1000, large.offsets);
    Additions after = before.additions;
    LayerKey added = large;
    added.rows.clear();
    added.frame = 9;
    added.window = {{9, 9}, 8, 10};
    after.edit<Layers>()[0].keys.push_back(added);
    TextFiles files;
    const std::string bytes = bytesOf(AdditionsEdit{after}, before, files.texts());
    QVERIFY2(bytes.size() < 600, qPrintable(QString::number(bytes.size())));
    const std::optional<DocumentEdit> again = editFrom(bytes, before, files.texts());
    QVERIFY(again);
    QVERIFY(std::get<AdditionsEdit>(*again).additions == after);
}

void EditCodeTest::settingsForSecondLifeAreReadBack()
{
    EditedClip before{clipWithText(3), {}, {}};
    AnimSettings settings;
    settings.priority = 5;
    settings.loops = true;
    settings.loopInSeconds = 0.1;
    settings.loopOutSeconds = 0.7;
    settings.handPose = 12;
    settings.emote = "\xFF smile";
    settings.joints = {{"mHead", 6}, {"", -1}};
    settings.constraints.resize(2);
    settings.constraints[1].targetOffset[2] = 0.5F;
    Additions after =
        Additions::of(SetContacts({{1, {{2, 4}}}}), Markers{{3, "heel"}}, someLayers(), SecondLifeSettings(settings));
    const auto comesBack = [](const Additions &wanted, const EditedClip &from) {
        TextFiles files;
        const std::string bytes = bytesOf(AdditionsEdit{wanted}, from, files.texts());
        const auto again = editFrom(bytes, from, files.texts());
        return again && std::get<AdditionsEdit>(*again).additions == wanted;
    };
    QVERIFY(comesBack(after, before));
    before.additions = after;
    QVERIFY(comesBack(after, before));
    after.edit<SecondLifeSettings>().reset();
    QVERIFY(comesBack(after, before));
    after.edit<SecondLifeSettings>() = settings;
    after.edit<SecondLifeSettings>()->easeInSeconds = std::numeric_limits<double>::quiet_NaN();
    QVERIFY(!isPossible(AdditionsEdit{after}, before));
}

void EditCodeTest::aClipWithoutTextIsReadBack()
{
    TextFiles files;
    EditedClip start{makeRandomClip({.joints = 12, .frames = 5}), {}, {}};
    start.clip.source.reset();
    start.clip.motion.forgetSourceRows();
    const std::optional<EditedClip> again = startFrom(bytesOf(start, files.texts()), files.texts());
    QVERIFY(again);
    compareClips(again->clip, start.clip);
    QCOMPARE(files.count(), std::size_t{0});
}

void EditCodeTest::otherTextsAreKept()
{
    TextFiles files;
    const EditedClip before{clipWithText(3), {}, {}};
    const Clip other = clipWithText(15);
    const std::string bytes = bytesOf(ClipEdit{other, {}, {}}, before, files.texts());
    QCOMPARE(files.count(), std::size_t{1});
    const std::optional<DocumentEdit> again = editFrom(bytes, before, files.texts());
    QVERIFY(again);
    compareClips(std::get<ClipEdit>(*again).clip, other);
    TextFiles none;
    QVERIFY(!editFrom(bytes, before, none.texts()));
}

void EditCodeTest::impossibleEditsAreRefused()
{
    const EditedClip before{clipWithText(3), {}, {}};
    const int columns = before.clip.motion.columnCount();
    const FrameBlock block = before.clip.motion.copyOfFrames(0, 1);
    const double infinite = std::numeric_limits<double>::infinity();
    const std::vector<DocumentEdit> edits = {
        ValuesEdit{{39, 2, {0}}, {1, 2}},
        ValuesEdit{{-1, 1, {0}}, {1}},
        ValuesEdit{{0, 1, {columns}}, {1}},
        ValuesEdit{{0, 1, {2, 1}}, {1, 1}},
        ValuesEdit{{0, 1, {0}}, {1, 2}},
        ValuesEdit{{0, 1, {0}}, {infinite}},
        OffsetsEdit{{{NodeId::joint(900), glm::dvec3(0)}}},
        OffsetsEdit{{{NodeId::endSite(-1), glm::dvec3(0)}}},
        NameEdit{-1, "x"},
        NameEdit{1, ""},
        NameEdit{1, "a\nb"},
        FrameTimeEdit{0.0},
        FrameTimeEdit{-infinite},
        InsertEdit{41, block},
        InsertEdit{0, {columns, block.values, {1000}}},
        InsertEdit{0, {columns - 1, block.values, {}}},
        AdditionsEdit{Additions::of(Markers{{5, "b"}, {3, "a"}})},
        AdditionsEdit{Additions::of(SetContacts({{900, {{2, 4}}}}))},
        AdditionsEdit{Additions::of(SetContacts({{1, {{4, 2}}}}))},
        AdditionsEdit{Additions::of(brokenLayer([](Layer &layer) {
            layer.joints = {0, 900};
        }))},
        AdditionsEdit{Additions::of(brokenLayer([](Layer &layer) { layer.weight = 2.0; }))},
        AdditionsEdit{Additions::of(brokenLayer([](Layer &layer) {
            layer.keys.push_back(layer.keys[0]);
            layer.keys[1].frame -= 1;
        }))},
        AdditionsEdit{Additions::of(brokenLayer([](Layer &layer) { layer.keys[0].offsets[0].joint = -1; }))},
        AdditionsEdit{Additions::of(brokenLayer([](Layer &layer) { layer.keys[0].window.zeroBefore = 4; }))},
        AdditionsEdit{Additions::of(Layers(65, someLayers().front()))},
        RemoveEdit{0, 41},
        RemoveEdit{5, 0},
        RemoveEdit{std::numeric_limits<int>::max(), 1},
    };
    TextFiles files;
    for (std::size_t i = 0; i < edits.size(); ++i)
        QVERIFY2(!editFrom(bytesOf(edits[i], before, files.texts()), before, files.texts()),
                 qPrintable(QString::number(i)));
}

// The checksums of records stop such bytes, but someone could write into a journal on purpose.
void EditCodeTest::damagedBytesGiveNothingImpossible()
{
    EditedClip before{clipWithText(3), {}, {}};
    before.additions.edit<Layers>() = someLayers();
    Clip changed = before.clip;
    changed.motion.setValue(3, 2, 1.0);
    changed.motion.removeFrames(10, 3);
    TextFiles files;
    std::mt19937 random(7);
    int possible = 0;
    for (const DocumentEdit &edit :
         std::vector<DocumentEdit>{ClipEdit{changed, before.additions, {}}, AdditionsEdit{before.additions},
                                   ClipEdit{clipWithText(15), {}, {}}, ValuesEdit{{5, 2, {0, 3}}, {1, 2, 3, 4}},
                                   InsertEdit{2, before.clip.motion.copyOfFrames(3, 4)}}) {
        const std::string bytes = bytesOf(edit, before, files.texts());
        QVERIFY(editFrom(bytes, before, files.texts()));
        QVERIFY(!editFrom(bytes + "x", before, files.texts()));
        for (int trial = 0; trial < 400; ++trial) {
            std::string damaged = bytes;
            const std::size_t at = random() % damaged.size();
            if (trial % 3 == 0)
                damaged.resize(at);
            else
                damaged[at] = static_cast<char>(random());
            const std::optional<DocumentEdit> again = editFrom(damaged, before, files.texts());
            if (!again)
                continue;
            ++possible;
            QVERIFY(isPossible(*again, before));
            EditedClip state = before;
            applyEdit(*again, state);
            QVERIFY(!writeBvh(state.clip).empty());
        }
    }
    QVERIFY(possible > 50); // a changed number cannot be recognised as damage here
}

// Each part is there or not, before and after.
void EditCodeTest::additionsAreStoredAsTheirDifference()
{
    const auto additionsOf = [](int bits) {
        Additions additions;
        if ((bits & 3) != 0)
            additions.edit<SetContacts>() = Contacts{{1, {{bits & 3, 9}}}};
        if ((bits & 4) != 0)
            additions.edit<Markers>() = {{3, "a"}, {7, ""}};
        if ((bits & 8) != 0) {
            additions.edit<Layers>().resize(1);
            additions.edit<Layers>()[0].keys = {{4, {{4, 4}, 2, 6}, {{0, glm::dvec3(0.5), {}}}, 0, {}}};
        }
        if ((bits & 16) != 0)
            additions.edit<SecondLifeSettings>().emplace().priority = 4;
        return additions;
    };
    std::size_t least = 1000;
    for (int from = 0; from < 32; ++from) {
        for (int to = 0; to < 32; ++to) {
            const Additions before = additionsOf(from);
            const Additions after = additionsOf(to);
            ByteWriter out;
            putAdditions(out, after, before);
            const std::string bytes = out.take();
            ByteReader in(bytes);
            QCOMPARE(takeAdditions(in, before), after);
            QVERIFY(in.isGood() && in.isAtEnd());
            if (before == after)
                least = std::min(least, bytes.size());
            else
                QVERIFY(bytes.size() > 3 || before.get<SetContacts>() != after.get<SetContacts>());
        }
    }
    QCOMPARE(least, std::size_t(3)); // a byte for contacts, markers and layers
}

QTEST_APPLESS_MAIN(EditCodeTest)

} // namespace tst_editcode

#include "tst_editcode.moc"
