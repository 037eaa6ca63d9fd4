#include "storage/rememberedmappings.h"

#include "mapping/jointkeys.h"
#include "mapping/mappingreader.h"
#include "storage/textfile.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace limber {

QString RememberedMappings::usersFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) + QStringLiteral("/Limber/mappings");
}

QString RememberedMappings::pathFor(const std::vector<std::string> &source,
                                    const std::vector<std::string> &target) const
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const std::vector<std::string> *keys : {&source, &target}) {
        for (const std::string &key : *keys) {
            hash.addData(QByteArray::fromStdString(key));
            hash.addData("\n");
        }
        hash.addData("\n");
    }
    return m_folder + QLatin1Char('/') + QString::fromLatin1(hash.result().toHex().left(32)) + QStringLiteral(".json");
}

std::optional<MappingFile> RememberedMappings::find(const Skeleton &source, const Skeleton &target) const
{
    const QString path = pathFor(jointKeys(source), jointKeys(target));
    if (!QFileInfo::exists(path))
        return std::nullopt;
    const TextLoad loaded = loadText(path);
    return loaded.text ? readMapping(*loaded.text).value : std::nullopt;
}

bool RememberedMappings::remember(const MappingFile &mapping) const
{
    return QDir().mkpath(m_folder) &&
           saveText(mappingText(mapping), pathFor(mapping.sourceJoints, mapping.targetJoints)).saved;
}

} // namespace limber
