#pragma once

#include "body/vocabulary.h"

#include <QString>

namespace limber {

// Returns the path of the user's own joint names: Limber/joint-names.json in the folder for settings.
[[nodiscard]] QString userVocabularyPath();

// The built-in vocabulary, with the user's entries before it. If the user's file cannot be read, the vocabulary is the
// built-in one and `findings` report why.
struct LoadedVocabulary
{
    Vocabulary vocabulary;
    std::vector<Finding> findings; // about `path`
};

[[nodiscard]] LoadedVocabulary loadVocabulary(const QString &path);

} // namespace limber
