#pragma once

#include "mapping/mappingfile.h"

#include <QString>

#include <optional>

namespace limber {

// The mappings that were used last, one for each pair of lists of joint names, so that nobody has to correct a pair
// twice. They are kept as mapping files in a folder.
class RememberedMappings
{
public:
    // The folder need not exist yet.
    explicit RememberedMappings(QString folder) : m_folder(std::move(folder)) {}
    // Returns Limber/mappings in the folder for settings.
    [[nodiscard]] static QString usersFolder();

    // Returns the mapping for these skeletons; nothing if none was kept or it cannot be read.
    [[nodiscard]] std::optional<MappingFile> find(const Skeleton &source, const Skeleton &target) const;
    // Returns false if the mapping could not be written.
    bool remember(const MappingFile &mapping) const;

private:
    [[nodiscard]] QString pathFor(const std::vector<std::string> &source, const std::vector<std::string> &target) const;

    QString m_folder;
};

} // namespace limber
