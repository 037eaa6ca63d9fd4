#include "json/jsonpieces.h"

#include "messages/jsonmessages.h"
#include "json/jsonfindings.h"
#include "json/jsonpositions.h"

#include <fast_float/fast_float.h>
#include <rapidjson/reader.h>

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>
#include <vector>

namespace limber {

namespace {

constexpr std::size_t maxLevels = 16;
constexpr std::size_t maxValues = 1'000'000;

// A text as RapidJSON reads it: it ends with a zero, which JSON does not have outside of strings.
class TextStream
{
public:
    using Ch = char;

    TextStream(std::string_view text, std::size_t start) : m_text(text), m_next(start) {}

    [[nodiscard]] char Peek() const { return m_next < m_text.size() ? m_text[m_next] : '\0'; }
    char Take()
    {
        const char c = Peek();
        ++m_next;
        return c;
    }
    [[nodiscard]] std::size_t Tell() const { return std::min(m_next, m_text.size()); }

    // RapidJSON requires these functions for writing in place, which is not used.
    char *PutBegin() { return nullptr; }
    void Put(char) {}
    void Flush() {}
    std::size_t PutEnd(char *) { return 0; }

private:
    std::string_view m_text;
    std::size_t m_next;
};

JsonNode nodeOf(JsonNode::Kind kind, double number = 0.0)
{
    JsonNode node;
    node.kind = kind;
    node.number = number;
    return node;
}

// Returns the double nearest to a text that RapidJSON recognised as a number. RapidJSON's own conversion reads outside
// of its table of powers if a number has very many zeros or a large exponent.
double numberIn(std::string_view text)
{
    double number = 0.0;
    fast_float::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

// Returns what is at a byte, for a message.
Message foundAt(std::string_view text, std::size_t offset)
{
    if (offset >= text.size())
        return messages::jsonEnd();
    const std::string_view rest = text.substr(offset);
    std::size_t length = rest.find_first_of(" \t\r\n,:{}[]");
    length = std::clamp<std::size_t>(length, 1, 40);
    return messages::quotedText(wordArgument(rest.substr(0, length)));
}

// Builds the tree from RapidJSON's events, without the pieces that are dropped from it.
class TreeBuilder : public rapidjson::BaseReaderHandler<rapidjson::UTF8<>, TreeBuilder>
{
public:
    TreeBuilder(std::string_view text, const TextStream &stream, const JsonPieceTaker &take)
        : m_text(text), m_stream(stream), m_take(take), m_tokenEnd(stream.Tell())
    {
    }

    [[nodiscard]] JsonNode takeRoot() { return std::move(m_root); }
    [[nodiscard]] const std::optional<Finding> &error() const { return m_error; }
    [[nodiscard]] bool isStopped() const { return m_isStopped; }
    // Ends the text at this byte.
    void cutAt(std::size_t offset)
    {
        // A number at the end may be only the beginning of another number.
        if (!m_open.empty() && m_tokenEnd == offset && !m_open.back().node.children.empty() &&
            m_open.back().node.children.back().is(JsonNode::Kind::Number))
            m_open.back().node.children.pop_back();
        while (!m_open.empty() && !m_isStopped) {
            m_open.back().node.isWhole = false;
            std::ignore = close();
        }
    }

    bool Null() { return addValue(nodeOf(JsonNode::Kind::Null)); }
    bool Bool(bool value) { return addValue(nodeOf(JsonNode::Kind::Bool, value ? 1.0 : 0.0)); }
    // All numbers come as text.
    bool RawNumber(const char *, rapidjson::SizeType, bool) { return addNumber(); }
    bool String(const char *text, rapidjson::SizeType length, bool)
    {
        JsonNode node = nodeOf(JsonNode::Kind::String);
        node.text.assign(text, length);
        return addValue(std::move(node));
    }
    bool Key(const char *text, rapidjson::SizeType length, bool)
    {
        m_keyOffset = tokenStart();
        m_key.assign(text, length);
        if (!m_open.back().keys.insert(m_key).second)
            return fail(m_keyOffset, messages::nameTwice(wordArgument(m_key)));
        return finishToken();
    }
    bool StartObject() { return open(JsonNode::Kind::Object); }
    bool EndObject(rapidjson::SizeType) { return close(); }
    bool StartArray() { return open(JsonNode::Kind::Array); }
    bool EndArray(rapidjson::SizeType) { return close(); }

private:
    bool addNumber()
    {
        const std::size_t start = tokenStart();
        const std::string_view text = m_text.substr(start, m_stream.Tell() - start);
        JsonNode node = nodeOf(JsonNode::Kind::Number, numberIn(text));
        const bool isBeyondDoubles = std::isinf(node.number) && text.find('I') == std::string_view::npos;
        if (isBeyondDoubles)
            return fail(start, messages::expectedJsonNumber(foundAt(m_text, start)));
        node.text = text;
        return addValue(std::move(node));
    }

    bool addValue(JsonNode node)
    {
        node.offset = tokenStart();
        giveKey(node);
        return ++m_kept <= maxValues ? put(node) && finishToken() : fail(node.offset, messages::tooManyValues());
    }

    // Puts a complete value into its array or object.
    bool put(JsonNode &node)
    {
        if (m_open.empty()) {
            m_root = std::move(node);
            return true;
        }
        m_open.back().node.children.push_back(std::move(node));
        return true;
    }

    bool open(JsonNode::Kind kind)
    {
        const std::size_t offset = tokenStart();
        if (m_open.size() == maxLevels)
            return fail(offset, messages::tooManyLevels());
        if (++m_kept > maxValues)
            return fail(offset, messages::tooManyValues());
        JsonLevel level{nodeOf(kind), {}, m_kept - 1};
        level.node.offset = offset;
        giveKey(level.node);
        m_open.push_back(std::move(level));
        return finishToken();
    }

    bool close()
    {
        JsonNode node = std::move(m_open.back().node);
        const std::size_t keptBefore = m_open.back().keptBefore;
        m_open.pop_back();
        switch (m_take ? m_take(node, m_open) : JsonPiece::Keep) {
        case JsonPiece::Keep:
            break;
        case JsonPiece::Drop:
            m_kept = keptBefore;
            return finishToken();
        case JsonPiece::Stop:
            m_isStopped = true;
            return false;
        }
        return put(node) && finishToken();
    }

    void giveKey(JsonNode &node)
    {
        if (m_open.empty() || !m_open.back().node.is(JsonNode::Kind::Object))
            return;
        node.key = std::move(m_key);
        node.keyOffset = m_keyOffset;
    }

    // Returns where the token of this event begins: only spaces and punctuation are between two tokens. RapidJSON
    // reports only where it stopped.
    [[nodiscard]] std::size_t tokenStart() const
    {
        constexpr std::string_view between = " \t\r\n,:]}[{";
        const std::size_t end = m_stream.Tell();
        const std::size_t start = m_text.substr(0, end).find_first_not_of(between, m_tokenEnd);
        return std::min(start, end);
    }
    bool finishToken()
    {
        m_tokenEnd = m_stream.Tell();
        return true;
    }

    bool fail(std::size_t offset, Message message)
    {
        m_error = jsonError(m_text, offset, std::move(message));
        return false;
    }

    std::string_view m_text;
    const TextStream &m_stream;
    const JsonPieceTaker &m_take;
    std::vector<JsonLevel> m_open;
    JsonNode m_root;
    std::string m_key;
    std::size_t m_keyOffset = 0;
    std::size_t m_tokenEnd;
    std::size_t m_kept = 0; // number of values in the tree and in open pieces
    bool m_isStopped = false;
    std::optional<Finding> m_error;
};

const MessageForm<1> &expectedBy(rapidjson::ParseErrorCode code)
{
    switch (code) {
    case rapidjson::kParseErrorDocumentEmpty:
    case rapidjson::kParseErrorValueInvalid:
        return messages::expectedValue;
    case rapidjson::kParseErrorDocumentRootNotSingular:
        return messages::expectedJsonEnd;
    case rapidjson::kParseErrorObjectMissName:
        return messages::expectedQuotedName;
    case rapidjson::kParseErrorObjectMissColon:
        return messages::expectedColon;
    case rapidjson::kParseErrorObjectMissCommaOrCurlyBracket:
        return messages::expectedCommaOrBrace;
    case rapidjson::kParseErrorArrayMissCommaOrSquareBracket:
        return messages::expectedCommaOrBracket;
    case rapidjson::kParseErrorStringMissQuotationMark:
        return messages::expectedClosingQuote;
    case rapidjson::kParseErrorStringInvalidEncoding:
        return messages::expectedUtf8;
    case rapidjson::kParseErrorStringUnicodeEscapeInvalidHex:
    case rapidjson::kParseErrorStringUnicodeSurrogateInvalid:
    case rapidjson::kParseErrorStringEscapeInvalid:
        return messages::expectedEscape;
    case rapidjson::kParseErrorNumberTooBig:
    case rapidjson::kParseErrorNumberMissFraction:
    case rapidjson::kParseErrorNumberMissExponent:
        return messages::expectedJsonNumber;
    case rapidjson::kParseErrorNone: // a zero byte after the value
        return messages::expectedJsonEnd;
    case rapidjson::kParseErrorTermination:
    case rapidjson::kParseErrorUnspecificSyntaxError:
        break;
    }
    return messages::expectedJson;
}

template <unsigned flags>
JsonPrefix readPrefix(std::string_view text, const JsonPieceTaker &take)
{
    TextStream stream(text, text.starts_with(utf8Mark) ? utf8Mark.size() : 0);
    TreeBuilder builder(text, stream, take);
    rapidjson::Reader reader;
    const rapidjson::ParseResult result = reader.Parse<flags>(stream, builder);
    if (builder.isStopped())
        return {};
    const std::size_t offset = result.IsError() ? std::min(result.Offset(), text.size()) : stream.Tell();
    if (!result.IsError() && offset == text.size())
        return {builder.takeRoot(), {}};
    builder.cutAt(offset);
    Finding damage =
        builder.error() ? *builder.error() : jsonError(text, offset, expectedBy(result.Code())(foundAt(text, offset)));
    return {builder.takeRoot(), std::move(damage)};
}

constexpr unsigned strictFlags =
    rapidjson::kParseIterativeFlag | rapidjson::kParseValidateEncodingFlag | rapidjson::kParseNumbersAsStringsFlag;

} // namespace

JsonPrefix readJsonPieces(std::string_view text, const JsonPieceTaker &take)
{
    return readPrefix<strictFlags | rapidjson::kParseNanAndInfFlag>(text, take);
}

Reading<JsonNode> readJson(std::string_view text)
{
    JsonPrefix prefix = readPrefix<strictFlags>(text, {});
    if (prefix.damage)
        return Reading<JsonNode>::refused(*std::move(prefix.damage));
    return {std::move(prefix.root), {}};
}

} // namespace limber
