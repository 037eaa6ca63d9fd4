#pragma once

#include <QByteArray>
#include <QStringList>

namespace limber::test {

// An array or object of JSON in few lines: as many elements as fit stand in one, and an end of an array or object is
// told by the indentation alone. What is null is counted, of many words and of many rows of numbers the first two are
// shown. Nothing if the bytes are not such a text.
[[nodiscard]] QStringList foldedJson(const QByteArray &bytes);

} // namespace limber::test
