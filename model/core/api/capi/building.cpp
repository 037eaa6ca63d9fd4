#include "capi/handles.h"
#include "library/clipbuilder.h"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <vector>

using namespace limber;
using namespace limber::capi;

// The data that the handle points to: the builder, and the first call that failed for its clip.
struct limber_builder
{
    ClipBuilder builder;
    int calls = 0; // since the last clip
    limber_status status = LIMBER_OK; // of the first call that failed since then
    limber_build_error error = {0, 0, nullptr};
    std::string words; // of the error
};

namespace {

constexpr int badArgument = LIMBER_BUILD_BAD_ARGUMENT;

limber_status fail(limber_builder &builder, int fault, int call, std::string words)
{
    builder.status = LIMBER_BAD_ARGUMENT;
    builder.words = std::move(words);
    builder.error = {fault, call, builder.words.c_str()};
    return builder.status;
}

// Makes one call of the builder unless an earlier one failed. `isGood` says that the call's pointers can be read.
template <typename Work>
limber_status step(limber_builder *builder, bool isGood, const Work &work)
{
    if (builder == nullptr)
        return LIMBER_BAD_ARGUMENT;
    if (++builder->calls == 1)
        builder->error = {0, 0, nullptr};
    if (builder->status != LIMBER_OK)
        return builder->status;
    builder->status = guarded([&] {
        if (!isGood)
            return fail(*builder, badArgument, builder->calls,
                        "expected pointers that are not null and known channels");
        work(builder->builder);
        const auto &error = builder->builder.error();
        return error ? fail(*builder, static_cast<int>(error->fault), error->call, error->message) : LIMBER_OK;
    });
    return builder->status;
}

glm::dvec3 vectorOf(const double offset[3])
{
    return {offset[0], offset[1], offset[2]};
}

// Returns whether all channels are valid: a C program may pass any number.
bool areChannels(const limber_channel *channels, size_t count)
{
    if (channels == nullptr)
        return count == 0;
    return std::all_of(channels, channels + count, [](limber_channel channel) {
        return isIndex(static_cast<int>(channel), static_cast<int>(allChannels.size()));
    });
}

std::vector<Channel> channelsOf(const limber_channel *channels, size_t count)
{
    std::vector<Channel> result;
    for (size_t i = 0; i < count; ++i)
        result.push_back(allChannels[static_cast<std::size_t>(channels[i])]);
    return result;
}

using Opening = ClipBuilder &(ClipBuilder::*)(std::string, const glm::dvec3 &, std::vector<Channel>);

limber_status open(limber_builder *builder, Opening opening, const limber_new_joint *joint)
{
    const bool isGood = joint != nullptr && (joint->name != nullptr || joint->name_length == 0) &&
                        areChannels(joint->channels, joint->channel_count);
    return step(builder, isGood, [&](ClipBuilder &to) {
        std::string name;
        if (joint->name_length > 0)
            name.assign(joint->name, joint->name_length);
        (to.*opening)(std::move(name), vectorOf(joint->offset), channelsOf(joint->channels, joint->channel_count));
    });
}

} // namespace

limber_status limber_builder_new(limber_builder **builder)
{
    if (builder == nullptr)
        return LIMBER_BAD_ARGUMENT;
    *builder = nullptr;
    return guarded([&] {
        *builder = new limber_builder;
        return LIMBER_OK;
    });
}

void limber_builder_free(limber_builder *builder)
{
    delete builder;
}

limber_status limber_builder_add_root(limber_builder *builder, const limber_new_joint *root)
{
    return open(builder, &ClipBuilder::openRoot, root);
}

limber_status limber_builder_add_joint(limber_builder *builder, const limber_new_joint *joint)
{
    return open(builder, &ClipBuilder::openJoint, joint);
}

limber_status limber_builder_add_end_site(limber_builder *builder, const double offset[3])
{
    return step(builder, offset != nullptr, [&](ClipBuilder &to) { to.endSite(vectorOf(offset)); });
}

limber_status limber_builder_close(limber_builder *builder)
{
    return step(builder, true, [](ClipBuilder &to) { to.close(); });
}

limber_status limber_builder_set_frame_time(limber_builder *builder, double seconds)
{
    return step(builder, true, [&](ClipBuilder &to) { to.frameTime(seconds); });
}

limber_status limber_builder_add_frame(limber_builder *builder, const double *values, size_t count)
{
    return step(builder, values != nullptr || count == 0,
                [&](ClipBuilder &to) { to.frame(std::span<const double>(values, count)); });
}

limber_status limber_builder_finish(limber_builder *builder, limber_clip **clip)
{
    if (clip != nullptr)
        *clip = nullptr;
    std::unique_ptr<limber_clip> made;
    limber_status status = step(builder, clip != nullptr, [&](ClipBuilder &from) {
        BuildResult result = from.build();
        if (result.clip)
            made = std::make_unique<limber_clip>(limber_clip{std::move(*result.clip)});
        else
            fail(*builder, static_cast<int>(result.error->fault), builder->calls, result.error->message);
    });
    if (builder == nullptr)
        return status;
    if (status == LIMBER_OK)
        status = made ? LIMBER_OK : LIMBER_BAD_ARGUMENT;
    if (status == LIMBER_OK)
        *clip = made.release();
    builder->builder = ClipBuilder();
    builder->calls = 0;
    builder->status = LIMBER_OK;
    return status;
}

limber_status limber_builder_get_error(const limber_builder *builder, limber_build_error *error)
{
    if (builder == nullptr || error == nullptr)
        return LIMBER_BAD_ARGUMENT;
    *error = builder->error;
    return LIMBER_OK;
}
