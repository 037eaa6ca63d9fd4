#include "additions/additionkind.h"
#include "journal/bytecode.h"
#include "project/additionreader.h"
#include "project/projectlines.h"
#include "project/projectvalues.h"

#include <algorithm>
#include <string>
#include <vector>

namespace limber {

namespace {

// What the toy adds to a document.
struct Toys
{
    std::vector<int> sizes;

    friend bool operator==(const Toys &, const Toys &) = default;
};

class ToysReader final : public AdditionReader
{
public:
    void finish(const JsonNode &member) override
    {
        for (const JsonNode &node : member.children)
            m_toys.sizes.push_back(wholeNumber(node).value_or(0));
    }
    void giveTo(Additions &additions) override { additions.set(std::move(m_toys)); }

private:
    Toys m_toys;
};

class ToysKind final : public AdditionKindOf<Toys>
{
public:
    [[nodiscard]] std::string_view name() const override { return "toys"; }
    [[nodiscard]] int place() const override { return 40; }
    [[nodiscard]] bool isSound(const Additions &additions, const Skeleton & /*skeleton*/) const override
    {
        return std::ranges::all_of(additions.get<Toys>().sizes, [](int size) { return size >= 0; });
    }

    void put(ByteWriter &out, const Additions &additions, const Additions & /*before*/) const override
    {
        out.putList(std::span<const int>(additions.get<Toys>().sizes));
    }
    void take(ByteReader &in, Additions &additions, const Additions & /*before*/) const override
    {
        additions.set(Toys{in.list<int>()});
    }

    void write(ProjectLines &out, const Additions &additions) const override
    {
        const std::vector<int> &sizes = additions.get<Toys>().sizes;
        for (std::size_t i = 0; i < sizes.size(); ++i)
            out.add((i == 0 ? ",\n \"toys\": [" : ", ") + std::to_string(sizes[i]));
        out.add(sizes.empty() ? "" : "]");
    }
    [[nodiscard]] std::unique_ptr<AdditionReader> reader(const ProjectReaderInput & /*input*/) const override
    {
        return std::make_unique<ToysReader>();
    }
};

} // namespace

std::unique_ptr<const AdditionKind> toyAddition()
{
    return std::make_unique<ToysKind>();
}

} // namespace limber
