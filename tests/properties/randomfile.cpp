#include "properties/randomfile.h"

#include <algorithm>
#include <cstdlib>
#include <ostream>

namespace limber::test {

namespace {

// Writes a file line by line and remembers the positions of its tokens.
class FileWriter
{
public:
    explicit FileWriter(const RandomFile &file) : m_file(file), m_layout(file.layout) {}

    WrittenFile write()
    {
        if (m_layout.byteOrderMark)
            m_out.text = "\xEF\xBB\xBF";
        line(0, {"HIERARCHY"});
        const std::vector<int> parents = m_file.parents();
        for (std::size_t joint = 0; joint < m_file.joints.size(); ++joint) {
            while (!m_open.empty() && m_open.back() != parents[joint])
                close();
            writeJoint(m_file.joints[joint], static_cast<int>(joint));
        }
        while (!m_open.empty())
            close();
        writeMotion();
        if (!m_layout.endsWithLineEnd)
            m_out.text.resize(m_out.text.find_last_not_of(" \t\r\n") + 1);
        return std::move(m_out);
    }

private:
    std::string keyword(std::string word) const
    {
        for (char &c : word) {
            if (m_layout.letterCase == 1 && c >= 'A' && c <= 'Z')
                c = static_cast<char>(c - 'A' + 'a');
            if (m_layout.letterCase == 2 && c >= 'a' && c <= 'z')
                c = static_cast<char>(c - 'a' + 'A');
        }
        return word;
    }

    void begin(int level)
    {
        ++m_line;
        if (m_layout.commentEvery > 0 && m_line % m_layout.commentEvery == 0)
            m_out.text += (m_line % 2 == 0 ? "# 1 2 { 3" : "// JOINT") + m_layout.lineEnd;
        if (m_layout.blankLineEvery > 0 && m_line % m_layout.blankLineEvery == 0)
            m_out.text += m_layout.gap + m_layout.lineEnd;
        for (int i = 0; i < level; ++i)
            m_out.text += m_layout.indent;
    }
    TokenPlace put(const std::string &token)
    {
        const std::size_t at = m_out.text.size();
        m_out.text += token;
        return {at, m_out.text.size()};
    }
    void end()
    {
        if (m_layout.trailingBlanks)
            m_out.text += m_layout.gap;
        m_out.text += m_layout.lineEnd;
    }
    void line(int level, const std::vector<std::string> &words)
    {
        begin(level);
        for (std::size_t i = 0; i < words.size(); ++i)
            put((i > 0 ? m_layout.gap : "") + keyword(words[i]));
        end();
    }
    [[nodiscard]] int level() const { return static_cast<int>(m_open.size()); }

    void close()
    {
        m_open.pop_back();
        line(level(), {"}"});
    }

    std::array<TokenPlace, 3> offset(int at, const std::array<NumberText, 3> &numbers)
    {
        begin(at);
        put(keyword("OFFSET"));
        std::array<TokenPlace, 3> places;
        for (std::size_t axis = 0; axis < 3; ++axis) {
            put(m_layout.gap);
            places[axis] = put(numbers[axis].text);
        }
        end();
        return places;
    }

    void writeJoint(const RandomJoint &joint, int index)
    {
        begin(level());
        put(keyword(m_open.empty() ? "ROOT" : "JOINT") + m_layout.gap);
        m_out.names.push_back(put(joint.name));
        end();
        line(level(), {"{"});
        m_open.push_back(index);
        m_out.offsets.push_back(offset(level(), joint.offset));
        std::vector<std::string> words{"CHANNELS", std::to_string(joint.channels.size())};
        for (const Channel channel : joint.channels)
            words.emplace_back(channelName(channel));
        line(level(), words);
        if (joint.hasEndSite) {
            line(level(), {"End", "Site"});
            line(level(), {"{"});
            (void)offset(level() + 1, joint.endOffset);
            line(level(), {"}"});
        }
    }

    void writeMotion()
    {
        line(0, {"MOTION"});
        line(0, {"Frames:", std::to_string(m_file.frames.size())});
        begin(0);
        put(keyword("Frame Time:") + " ");
        m_out.frameTime = put(m_file.frameTime.text);
        end();
        for (const std::vector<NumberText> &frame : m_file.frames) {
            begin(0);
            std::vector<TokenPlace> places;
            for (std::size_t column = 0; column < frame.size(); ++column) {
                if (column > 0)
                    put(m_layout.gap);
                places.push_back(put(frame[column].text));
            }
            m_out.values.push_back(std::move(places));
            end();
        }
    }

    const RandomFile &m_file;
    const RandomLayout &m_layout;
    WrittenFile m_out;
    std::vector<int> m_open;
    int m_line = 0;
};

NumberText numberOf(int form, int whole, int fraction)
{
    const std::string sign = whole < 0 ? "-" : "";
    const std::string digits = std::to_string(std::abs(whole));
    const std::string decimals = std::to_string(std::abs(fraction));
    const std::array<std::string, 9> forms{sign + digits,
                                           sign + digits + "." + decimals,
                                           sign + digits + "." + decimals + "00000",
                                           sign + "." + decimals,
                                           sign + digits + ".",
                                           "+" + digits + "." + decimals,
                                           sign + digits + "e" + std::to_string(fraction % 8),
                                           sign + digits + "." + decimals + "E-0" + decimals.substr(0, 1),
                                           sign + "00" + digits + "." + decimals};
    const std::string &text = forms[static_cast<std::size_t>(form)];
    return {text, std::strtod(text.c_str(), nullptr)};
}

rc::Gen<NumberText> numbers()
{
    return rc::gen::map(
        rc::gen::tuple(rc::gen::inRange(0, 9), rc::gen::inRange(-400, 400), rc::gen::inRange(0, 999999)),
        [](const auto &t) { return numberOf(std::get<0>(t), std::get<1>(t), std::get<2>(t)); });
}

rc::Gen<std::array<NumberText, 3>> triples()
{
    return rc::gen::container<std::array<NumberText, 3>>(numbers());
}

rc::Gen<std::vector<Channel>> channelLists()
{
    return rc::gen::map(
        rc::gen::tuple(rc::gen::inRange(0, 7), rc::gen::container<std::vector<int>>(6, rc::gen::inRange(0, 1000))),
        [](const auto &t) {
            // Sorting by random keys gives any order of any of the six channels.
            std::array<int, 6> order{0, 1, 2, 3, 4, 5};
            std::ranges::stable_sort(order, {}, [&](int i) { return std::get<1>(t)[static_cast<std::size_t>(i)]; });
            std::vector<Channel> channels;
            for (int i = 0; i < std::get<0>(t); ++i)
                channels.push_back(allChannels[static_cast<std::size_t>(order[static_cast<std::size_t>(i)])]);
            return channels;
        });
}

rc::Gen<std::string> names()
{
    return rc::gen::element<std::string>("Hips", "LeftArm", "l_arm.001", "mixamorig:Hips", "a b",
                                         "\xE5\xB7\xA6\xE8\x85\x95", "\x8D\xB6", "JOINT", "#1", "0", "-", "End",
                                         "x#y//z", "\"q\"", "<b>n</b>");
}

rc::Gen<RandomJoint> joints()
{
    return rc::gen::build<RandomJoint>(
        rc::gen::set(&RandomJoint::levelsUp,
                     rc::gen::weightedOneOf<int>(
                         {{6, rc::gen::just(0)}, {3, rc::gen::inRange(1, 4)}, {1, rc::gen::just(1000)}})),
        rc::gen::set(&RandomJoint::name, names()), rc::gen::set(&RandomJoint::offset, triples()),
        rc::gen::set(&RandomJoint::channels, channelLists()), rc::gen::set(&RandomJoint::hasEndSite),
        rc::gen::set(&RandomJoint::endOffset, triples()));
}

rc::Gen<RandomLayout> layouts()
{
    return rc::gen::build<RandomLayout>(
        rc::gen::set(&RandomLayout::indent, rc::gen::element<std::string>("\t", "", "  ", " \t")),
        rc::gen::set(&RandomLayout::lineEnd, rc::gen::element<std::string>("\n", "\r\n", "\r")),
        rc::gen::set(&RandomLayout::gap, rc::gen::element<std::string>(" ", "\t", "   ", "\v", " \f")),
        rc::gen::set(&RandomLayout::letterCase, rc::gen::inRange(0, 3)),
        rc::gen::set(&RandomLayout::commentEvery, rc::gen::element(0, 0, 1, 5)),
        rc::gen::set(&RandomLayout::blankLineEvery, rc::gen::element(0, 0, 1, 4)),
        rc::gen::set(&RandomLayout::trailingBlanks), rc::gen::set(&RandomLayout::endsWithLineEnd),
        rc::gen::set(&RandomLayout::byteOrderMark));
}

rc::Gen<std::vector<std::vector<NumberText>>> motions(std::size_t columns)
{
    if (columns == 0)
        return rc::gen::just(std::vector<std::vector<NumberText>>());
    return rc::gen::mapcat(rc::gen::inRange(0, 6), [columns](int frames) {
        return rc::gen::container<std::vector<std::vector<NumberText>>>(
            static_cast<std::size_t>(frames), rc::gen::container<std::vector<NumberText>>(columns, numbers()));
    });
}

rc::Gen<RandomFile> filesOf(const std::vector<RandomJoint> &joints)
{
    RandomFile file;
    file.joints = joints;
    return rc::gen::map(rc::gen::tuple(motions(static_cast<std::size_t>(file.columnCount())), layouts(),
                                       rc::gen::element<std::string>("0.033333", "0.04", ".5", "1e-2", "1")),
                        [file](const auto &t) {
                            RandomFile made = file;
                            made.frames = std::get<0>(t);
                            made.layout = std::get<1>(t);
                            made.frameTime = {std::get<2>(t), std::strtod(std::get<2>(t).c_str(), nullptr)};
                            return made;
                        });
}

} // namespace

int RandomFile::columnCount() const
{
    int count = 0;
    for (const RandomJoint &joint : joints)
        count += static_cast<int>(joint.channels.size());
    return count;
}

std::vector<int> RandomFile::parents() const
{
    std::vector<int> result;
    for (std::size_t joint = 0; joint < joints.size(); ++joint) {
        int parent = static_cast<int>(joint) - 1;
        for (int i = 0; i < joints[joint].levelsUp && parent >= 0; ++i)
            parent = result[static_cast<std::size_t>(parent)];
        result.push_back(parent);
    }
    return result;
}

WrittenFile write(const RandomFile &file)
{
    return FileWriter(file).write();
}

rc::Gen<RandomFile> randomFiles()
{
    const auto skeletons = rc::gen::mapcat(rc::gen::inRange(5, 81), [](int count) {
        return rc::gen::container<std::vector<RandomJoint>>(static_cast<std::size_t>(count), joints());
    });
    return rc::gen::mapcat(skeletons, filesOf);
}

void showValue(const RandomFile &file, std::ostream &out)
{
    out << write(file).text;
}

} // namespace limber::test
