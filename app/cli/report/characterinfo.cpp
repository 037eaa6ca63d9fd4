#include "report/characterinfo.h"

#include "base/at.h"
#include "bvh/text/numberformat.h"
#include "character/characterskin.h"
#include "character/characterwords.h"
#include "report/findingsjson.h"
#include "report/resulttext.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace limber::cli {

namespace {

struct CharacterInfo
{
    const char *format = "";
    std::vector<std::pair<const char *, int>> counts;
    double height = 0.0; // metres
    std::vector<std::pair<std::string, std::string>> roles; // names of joints, and which part of the body they are
};

// Returns how many nodes hold a part without a skin.
int partsOf(const Scene &scene)
{
    return static_cast<int>(std::ranges::count_if(scene.mesh->bones, [&](const MeshBone &bone) {
        return bone.bind == glm::dmat4(1.0) && at(scene.nodes, bone.node).hasMesh;
    }));
}

CharacterInfo describe(const CharacterFile &file)
{
    const Character &character = file.character;
    const Scene &scene = character.scene;
    CharacterInfo info;
    info.format = file.formatName();
    const auto count = [&info](const char *what, std::size_t number) {
        info.counts.emplace_back(what, static_cast<int>(number));
    };
    if (const auto &mesh = scene.mesh) {
        count("vertices", mesh->vertices.size());
        count("triangles", mesh->triangles.size());
    }
    count("meshes", static_cast<std::size_t>(scene.counts.meshes));
    count("skins", static_cast<std::size_t>(scene.counts.skins));
    count("joints", character.joints.size());
    if (const auto &mesh = scene.mesh) {
        count("parts", static_cast<std::size_t>(partsOf(scene)));
        count("textures", static_cast<std::size_t>(std::ranges::count_if(
                              mesh->pictures, [](const MeshPicture &picture) { return picture.width > 0; })));
        info.height = restHeightMetres(character);
    }
    count("morphs", static_cast<std::size_t>(scene.counts.morphs));
    count("animations", scene.animations.size());
    std::vector<std::string> words = rolesInWords(character);
    for (int joint = 0; joint < character.rest.skeleton.jointCount(); ++joint) {
        if (std::string &role = at(words, joint); !role.empty())
            info.roles.emplace_back(character.rest.skeleton.joint(joint).name, std::move(role));
    }
    return info;
}

} // namespace

std::string characterText(const CharacterFile &file)
{
    const CharacterInfo info = describe(file);
    std::string text;
    const auto line = [&text](std::string name, const std::string &value) {
        constexpr std::size_t width = 15;
        name.resize(std::max(width, name.size() + 1), ' ');
        text += "  " + name + value + '\n';
    };
    line("Format", info.format);
    for (const auto &[name, number] : info.counts) {
        std::string title(name);
        title.front() = static_cast<char>(title.front() - 'a' + 'A');
        line(title, std::to_string(number));
    }
    if (file.character.scene.mesh)
        line("Height", fixedNumber(info.height, 2) + " m");
    else
        line("Mesh", file.character.scene.meshProblem);
    line("Roles", std::to_string(info.roles.size()) + " joints are known parts of a body");
    return text;
}

QJsonObject characterJson(const CharacterFile &file)
{
    const CharacterInfo info = describe(file);
    QJsonObject object{{QStringLiteral("kind"), QStringLiteral("character")},
                       {QStringLiteral("format"), QString::fromLatin1(info.format)}};
    for (const auto &[name, number] : info.counts)
        object[QLatin1String(name)] = number;
    if (file.character.scene.mesh) {
        object[QStringLiteral("height")] = info.height;
    } else {
        for (const char *const unknown : {"vertices", "triangles", "parts", "textures", "height"})
            object[QLatin1String(unknown)] = QJsonValue::Null;
        object[QStringLiteral("problem")] = QString::fromStdString(file.character.scene.meshProblem);
    }
    QJsonObject roles;
    for (const auto &[joint, role] : info.roles)
        roles[jsonText(joint)] = QString::fromStdString(role);
    object[QStringLiteral("roles")] = roles;
    return object;
}

} // namespace limber::cli
