#include "report/resulttext.h"

#include "base/celltext.h"
#include "base/steeringcharacters.h"
#include "json/jsonquoting.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace limber::cli {

namespace {

constexpr std::string_view hexDigits = "0123456789abcdef";

} // namespace

std::string utf8Name(std::string_view bytes)
{
    std::string text;
    while (!bytes.empty()) {
        const std::size_t length = utf8Length(bytes);
        if (length == 0) {
            const auto code = static_cast<unsigned char>(bytes.front());
            text += "\\x";
            text += hexDigits[code >> 4];
            text += hexDigits[code & 15];
        }
        text += bytes.substr(0, length);
        bytes.remove_prefix(std::max<std::size_t>(length, 1));
    }
    return text;
}

QJsonArray jointsJson(const std::vector<int> &joints, const Skeleton &skeleton)
{
    QJsonArray names;
    for (const int joint : joints)
        names.append(QString::fromStdString(utf8Name(skeleton.joint(joint).name)));
    return names;
}

std::string jsonText(const QJsonArray &list)
{
    return jsonFitToShow(QJsonDocument(list).toJson().toStdString());
}

std::string csvField(std::string_view utf8)
{
    const std::string cell = cellText(utf8);
    if (cell.find_first_of(",\"") == std::string::npos)
        return cell;
    std::string text = "\"";
    for (const char c : cell)
        text += c == '"' ? std::string("\"\"") : std::string(1, c);
    return text + '"';
}

void appendJsonNumber(std::string &text, double value)
{
    if (!std::isfinite(value)) {
        text += "null";
        return;
    }
    std::array<char, 32> buffer; // the longest double needs 24
    const auto result = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value == 0.0 ? 0.0 : value);
    text.append(buffer.data(), result.ptr);
}

} // namespace limber::cli
