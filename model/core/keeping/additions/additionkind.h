#pragma once

#include "additions/additions.h"

#include <memory>
#include <string_view>
#include <vector>

namespace limber {

class AdditionReader;
class ByteReader;
class ByteWriter;
class ProjectLines;
struct ProjectReaderInput;

// A kind of what documents hold in addition to their clips. This is all that documents, undo, projects and journals
// know about it. Each kind is a source of its own, additions/kinds/NAME.cpp, whose name determines the name of its
// function `NAMEAddition()`.
class AdditionKind
{
public:
    AdditionKind() = default;
    AdditionKind(const AdditionKind &) = delete;
    AdditionKind &operator=(const AdditionKind &) = delete;
    virtual ~AdditionKind() = default;

    // Returns the member of project files that holds it, which is also its name in journals. It stays for ever.
    [[nodiscard]] virtual std::string_view name() const = 0;
    // Returns its place in project files, where kinds are written by rising places.
    [[nodiscard]] virtual int place() const = 0;
    [[nodiscard]] virtual bool isSame(const Additions &a, const Additions &b) const = 0;
    [[nodiscard]] virtual bool isSound(const Additions &additions, const Skeleton &skeleton) const = 0;

    // What belongs to frames or joints follows them; see the functions in additions.h.
    virtual void insertFrames(Additions & /*additions*/, int /*before*/, int /*count*/) const {}
    virtual void removeFrames(Additions & /*additions*/, int /*first*/, int /*count*/) const {}
    virtual void mapFrames(Additions & /*additions*/, const FrameMap & /*frames*/, int /*frameCount*/) const {}
    virtual void dropFrames(Additions & /*additions*/) const {} // the frames are not those of the clip any more
    virtual void carry(Additions & /*additions*/, const Clip & /*from*/, const Clip & /*to*/) const {}

    // Returns whether there is no value, for kinds whose empty value differs from none; remove() removes it.
    [[nodiscard]] virtual bool isAbsent(const Additions & /*additions*/) const { return false; }
    virtual void remove(Additions & /*additions*/) const {}

    // Writes the value as bytes for a journal, and reads it. `before` is the same in both; parts of it need not be
    // written again. The reader fails if the bytes are no such value.
    virtual void put(ByteWriter &out, const Additions &additions, const Additions &before) const = 0;
    virtual void take(ByteReader &in, Additions &additions, const Additions &before) const = 0;

    // Writes the value as a member of a project, with the comma before it, or nothing if there is none.
    virtual void write(ProjectLines &out, const Additions &additions) const = 0;
    // Returns a reader of that member.
    [[nodiscard]] virtual std::unique_ptr<AdditionReader> reader(const ProjectReaderInput &input) const = 0;
};

using AdditionKinds = std::vector<std::unique_ptr<const AdditionKind>>;

// Returns all kinds, by rising places.
[[nodiscard]] const AdditionKinds &additionKinds();
// Returns the kind with this name, or null if there is none.
[[nodiscard]] const AdditionKind *findAdditionKind(std::string_view name);

// The part of a kind that follows from the type of its value.
template <typename Value>
class AdditionKindOf : public AdditionKind
{
public:
    [[nodiscard]] bool isSame(const Additions &a, const Additions &b) const override
    {
        return &a.get<Value>() == &b.get<Value>() || a.get<Value>() == b.get<Value>();
    }
};

} // namespace limber
