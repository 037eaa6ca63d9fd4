#include "formats/format.h"

#include "formats/formatvalues.h"

#include <QTest>

#include <algorithm>
#include <set>

namespace tst_formats {

using namespace limber;

// What every format must give, so that command line and window can show it.
class FormatsTest : public QObject
{
    Q_OBJECT

private slots:
    void namesAndEndingsAreUnique();
    void eachFormatHasItsTexts();
    void parametersAreComplete();
    void optionsWithTheSameNameAreTheSame();
    void formatsAreFoundByEnding();
    void otherFilesHaveOneFormatEach();

private:
    [[nodiscard]] static std::vector<FormatParameter> allParameters()
    {
        std::vector<FormatParameter> all;
        for (const Format &format : formats()) {
            for (const auto *parameters : {&format.exporting.parameters, &format.importing.parameters})
                all.insert(all.end(), parameters->begin(), parameters->end());
        }
        return all;
    }
};

void FormatsTest::namesAndEndingsAreUnique()
{
    std::set<std::string_view> names;
    for (const Format &format : formats())
        QVERIFY(names.insert(format.name).second);
    for (auto extensions : {exportExtensions(), importExtensions()}) {
        const std::size_t count = extensions.size();
        QVERIFY(count >= 6);
        QVERIFY(std::ranges::all_of(extensions, [](std::string_view one) { return one.starts_with('.'); }));
        std::ranges::sort(extensions);
        QVERIFY(std::unique(extensions.begin(), extensions.end()) == extensions.end());
    }
}

void FormatsTest::eachFormatHasItsTexts()
{
    const auto isText = [](const char *text) { return text != nullptr && *text != '\0'; };
    for (const Format &format : formats()) {
        QVERIFY2(isText(format.title), format.name.data());
        QVERIFY2(format.isExported() || format.isImported(), format.name.data());
        QCOMPARE(format.isExported(), !format.exporting.extensions.empty());
        if (format.isExported())
            QVERIFY2(isText(format.exporting.help), format.name.data());
        if (format.isExported() && format.exporting.isInDialog)
            QVERIFY2(isText(format.exporting.purpose), format.name.data());
        for (const FormatExtension &extension : format.exporting.extensions)
            QVERIFY2(isText(extension.title), format.name.data());
        if (format.isImported())
            QVERIFY2(isText(format.importing.help), format.name.data());
        QCOMPARE(format.importing.needsSkeleton, isText(format.importing.noun));
    }
}

void FormatsTest::parametersAreComplete()
{
    using enum Parameter::Kind;
    for (const FormatParameter &one : allParameters()) {
        const Parameter &parameter = one.parameter;
        const char *const name = parameter.name.data();
        QVERIFY2(parameter.kind == Number || parameter.kind == WholeNumber || parameter.kind == Word ||
                     parameter.kind == Flag || parameter.kind == Text || parameter.kind == File,
                 name);
        QVERIFY2(!one.isInWindow || *parameter.title != '\0', name);
        QVERIFY2(one.optionHelp != nullptr || *parameter.help != '\0', name);
        QVERIFY2(parameter.standard.empty() || takes(one, parameter.standard), name);
        QVERIFY2(one.suggestion.empty() || takes(one, one.suggestion), name);
        if (parameter.kind == Flag)
            QVERIFY2(parameter.standard == "yes" || parameter.standard == "no", name);
        if (parameter.kind == Word && one.isInWindow)
            QVERIFY2(!parameter.standard.empty() || !one.suggestion.empty() || one.decided != nullptr, name);
        if (parameter.kind == Number || parameter.kind == WholeNumber)
            QVERIFY2(parameter.least < parameter.most, name);
    }
}

// They are one option of the command line, with the help of the first.
void FormatsTest::optionsWithTheSameNameAreTheSame()
{
    for (const bool isExport : {true, false}) {
        std::map<std::string, std::string> known;
        for (const Format &format : formats()) {
            for (const FormatParameter &one : isExport ? format.exporting.parameters : format.importing.parameters) {
                const std::string said = optionValueName(one) + (one.optionHelp ? one.optionHelp : one.parameter.help);
                const auto [place, isNew] = known.emplace(optionName(one), said);
                QVERIFY2(isNew || place->second == said, place->first.c_str());
            }
        }
    }
}

void FormatsTest::formatsAreFoundByEnding()
{
    QCOMPARE(exportFormatOf(".gltf"), findFormat("gltf"));
    QCOMPARE(exportFormatOf(".fbx"), findFormat("fbx"));
    QCOMPARE(exportFormatOf(".vrma"), findFormat("vrma"));
    QVERIFY(exportFormatOf(".dae") == nullptr && exportFormatOf("gltf") == nullptr && exportFormatOf("") == nullptr);
    QCOMPARE(importFormatOf("A walk.GLB"), findFormat("gltf"));
    QCOMPARE(importFormatOf(".fbx"), findFormat("fbx"));
    QCOMPARE(importFormatOf("a.VRMA"), findFormat("vrma"));
    QVERIFY(importFormatOf("walk.bvh") == nullptr && importFormatOf("") == nullptr && importFormatOf("glb") == nullptr);
    QVERIFY(findFormat("no such format") == nullptr);
}

void FormatsTest::otherFilesHaveOneFormatEach()
{
    const auto count = [](bool needsSkeleton) {
        return std::ranges::count_if(formats(), [needsSkeleton](const Format &format) {
            return format.importing.isForOtherFiles && format.importing.needsSkeleton == needsSkeleton;
        });
    };
    QCOMPARE(count(true), 1);
    QCOMPARE(count(false), 1);
    QCOMPARE(std::ranges::count_if(formats(), [](const Format &one) { return one.exporting.isForStandardOutput; }), 1);
}

QTEST_GUILESS_MAIN(FormatsTest)

} // namespace tst_formats

#include "tst_formats.moc"
