#include "batch/batchrecord.h"

#include "base/steeringcharacters.h"
#include "batch/batchfiles.h"
#include "output/exitstatus.h"
#include "report/resulttext.h"
#include "json/jsonquoting.h"
#include "json/jsontree.h"
#include "json/jsonwriter.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <csignal>
#include <cstring>

namespace limber::cli {

namespace {

constexpr std::size_t mostFindings = 100;

std::string hexOf(std::uint64_t number)
{
    std::array<char, 16> digits{};
    const auto end = std::to_chars(digits.begin(), digits.end(), number, 16).ptr;
    const std::string text(digits.begin(), end);
    return std::string(digits.size() - text.size(), '0') + text;
}

void writeHead(JsonWriter &json, const BatchJob &job, std::string_view status, const JobContext &context)
{
    json.key("input");
    json.text(utf8Name(job.input));
    json.key("id");
    json.text(hexOf(stableHash(job.input)));
    if (!job.result.empty()) {
        json.key("output");
        json.text(utf8Name(job.result));
    }
    json.key("status");
    json.text(status);
    json.key("recipe");
    json.text(context.recipe);
    json.key("version");
    json.text(context.version);
}

// Writes a line that the verb's process printed on standard error.
void writeFinding(JsonWriter &json, std::string_view line)
{
    const Reading<JsonNode> finding = readJson(line);
    json.beginObject();
    if (!finding.value || !finding.value->is(JsonNode::Kind::Object)) {
        json.key("message");
        json.text(validUtf8(line));
    } else {
        for (const JsonNode &member : finding.value->children) {
            json.key(member.key);
            if (member.is(JsonNode::Kind::Number))
                json.integer(static_cast<std::int64_t>(member.number));
            else
                json.text(member.text);
        }
    }
    json.endObject();
}

void writeFindings(JsonWriter &json, const BatchOutcome &outcome)
{
    std::string_view rest = outcome.messages;
    std::size_t count = 0;
    json.key("findings");
    json.beginArray();
    for (; !rest.empty(); ++count) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        if (count < mostFindings)
            writeFinding(json, rest.substr(0, end));
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    json.endArray();
    if (count > mostFindings) {
        json.key("more_findings");
        json.integer(static_cast<std::int64_t>(count - mostFindings));
    }
}

// Returns JSON without the spaces and line ends between its values.
std::string onOneLine(std::string_view json)
{
    std::string line;
    bool isText = false;
    for (std::size_t i = 0; i < json.size(); ++i) {
        if (!isText && std::string_view(" \t\r\n").find(json[i]) != std::string_view::npos)
            continue;
        line += json[i];
        if (isText && json[i] == '\\' && i + 1 < json.size())
            line += json[++i];
        else if (json[i] == '"')
            isText = !isText;
    }
    return line;
}

// Returns what the verb printed: JSON as JSON, and everything else as text.
std::string printedAsJson(const std::string &printed)
{
    return readJson(printed).value ? onOneLine(printed) : jsonQuoted(validUtf8(printed));
}

std::optional<std::int64_t> wholeNumber(const JsonNode *node)
{
    std::int64_t number = 0;
    if (node == nullptr || !node->is(JsonNode::Kind::Number))
        return std::nullopt;
    const char *const end = node->text.data() + node->text.size();
    const auto read = std::from_chars(node->text.data(), end, number);
    return read.ec == std::errc() && read.ptr == end ? std::optional(number) : std::nullopt;
}

std::string textOf(const JsonNode &object, std::string_view name)
{
    const JsonNode *const node = object.member(name);
    return node != nullptr ? node->text : std::string();
}

} // namespace

std::string_view statusOf(const BatchOutcome &outcome, const JobContext &context)
{
    if (outcome.signal != 0)
        return "crashed";
    if (!context.finds || outcome.exit > exitstatus::Refused)
        return outcome.exit == exitstatus::Done ? "done" : "failed";
    return outcome.exit == exitstatus::Clean ? "clean" : outcome.exit == exitstatus::Warned ? "warned" : "refused";
}

std::string reportLine(const BatchOutcome &outcome, const JobContext &context)
{
    JsonWriter json;
    json.beginObject();
    writeHead(json, outcome.job, statusOf(outcome, context), context);
    json.key("exit");
    json.integer(outcome.exit);
    if (outcome.signal != 0) {
        json.key("signal");
        json.text(::sigabbrev_np(outcome.signal) != nullptr ? ::sigabbrev_np(outcome.signal) : "");
    }
    if (outcome.input.bytes >= 0) {
        json.key("bytes");
        json.integer(outcome.input.bytes);
        json.key("modified");
        json.integer(outcome.input.modified);
    }
    json.key("sha256");
    json.text(outcome.hash);
    if (outcome.resultBytes >= 0) {
        json.key("output_bytes");
        json.integer(outcome.resultBytes);
    }
    json.key("seconds");
    json.number(outcome.seconds);
    writeFindings(json, outcome);
    std::string line = json.written();
    if (!outcome.printed.empty())
        line += ",\"result\":" + printedAsJson(outcome.printed);
    return line + "}\n";
}

std::string collisionLine(const BatchJob &job, const JobContext &context)
{
    JsonWriter json;
    json.beginObject();
    writeHead(json, job, "collision", context);
    json.endObject();
    return json.written() + '\n';
}

std::optional<BatchRecord> readRecord(std::string_view line)
{
    const Reading<JsonNode> read = readJson(line);
    if (!read.value || !read.value->is(JsonNode::Kind::Object))
        return std::nullopt;
    const JsonNode &object = *read.value;
    BatchRecord record;
    const std::string id = textOf(object, "id");
    const auto number = std::from_chars(id.data(), id.data() + id.size(), record.file, 16);
    record.status = textOf(object, "status");
    if (id.empty() || number.ec != std::errc() || number.ptr != id.data() + id.size() || record.status.empty())
        return std::nullopt;
    record.recipe = textOf(object, "recipe");
    record.version = textOf(object, "version");
    record.hash = textOf(object, "sha256");
    record.input = {wholeNumber(object.member("bytes")).value_or(-1),
                    wholeNumber(object.member("modified")).value_or(0)};
    record.resultBytes = wholeNumber(object.member("output_bytes")).value_or(-1);
    if (const JsonNode *const seconds = object.member("seconds"))
        record.seconds = seconds->number;
    if (const JsonNode *const findings = object.member("findings")) {
        for (const JsonNode &finding : findings->children)
            record.kinds.push_back(textOf(finding, "kind"));
    }
    return record;
}

bool isFinished(const BatchRecord &record)
{
    for (const std::string_view status : {"done", "clean", "warned", "refused"}) {
        if (record.status == status)
            return true;
    }
    return false;
}

} // namespace limber::cli
