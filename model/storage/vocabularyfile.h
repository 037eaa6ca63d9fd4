#pragma once

#include "body/vocabulary.h"

#include <QString>

namespace limber {

// Where users keep joint names of their own: Limber/joint-names.json in the folder for settings.
[[nodiscard]] QString userVocabularyPath();

// The built-in vocabulary with the user's entries before it. A file that cannot be read changes nothing: `findings`
// report why.
struct LoadedVocabulary
{
    Vocabulary vocabulary;
    std::vector<Finding> findings; // about `path`
};

[[nodiscard]] LoadedVocabulary loadVocabulary(const QString &path);

} // namespace limber
