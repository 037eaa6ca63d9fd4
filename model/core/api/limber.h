/* Limber's C interface: reading, changing and writing BVH motion capture files.
 *
 * Numbers are those of the file: degrees, file units, seconds. Joints, end sites, columns and frames count from 0, in
 * the order of the file. Names are bytes with a length, not necessarily UTF-8.
 *
 * Ownership: the caller owns what a function returns through a limber_clip **, limber_report ** or char **, and frees
 * it with limber_clip_free, limber_report_free or limber_bytes_free. A const pointer that is returned belongs to the
 * clip or report and is valid until that is changed or freed.
 *
 * Errors: functions return a limber_status, or a count or pointer if only an index can be wrong: for an index out of
 * range, as for a null clip, they return 0, NULL or LIMBER_BAD_ARGUMENT and never have undefined behaviour. A
 * function that fails leaves its clip as it was and sets its results to NULL. No C++ exception leaves a function.
 *
 * Threads: there is no state outside the handles. Several threads may read one clip at a time, or one may change it;
 * different clips are independent, even copies of one clip.
 */
#ifndef LIMBER_H
#define LIMBER_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct limber_clip limber_clip; /* a skeleton, its motion and the text it was read from */
typedef struct limber_report limber_report; /* what is wrong or odd in a file */

/* The numbers of all enumerations are part of the interface and stay. */
typedef enum limber_status {
    LIMBER_OK = 0,
    LIMBER_REFUSED = 1, /* not a readable BVH file, or nothing can be done: see the report */
    LIMBER_UNREADABLE = 2, /* the file or the source could not be read to its end */
    LIMBER_UNWRITABLE = 3, /* the file could not be written, or the sink stopped it */
    LIMBER_BAD_ARGUMENT = 4, /* a null pointer, an index out of range, a number that is not finite, a bad name */
    LIMBER_OUT_OF_MEMORY = 5,
    LIMBER_INTERNAL = 6 /* a fault in Limber itself */
} limber_status;

/* The version of the running library, such as "0.1.0". Static. */
const char *limber_version(void);
/* A short English name of a status, such as "refused". Static. */
const char *limber_status_name(limber_status status);

/* ---- Reading ---------------------------------------------------------------------------------------------- */

/* These functions read a whole file into a new clip. `report` may be null; else it gets a report, also for a clip that
 * was read with warnings and for a file that was refused (NULL only if memory ran out or an argument was bad). */
limber_status limber_read_memory(const void *bytes, size_t size, limber_clip **clip, limber_report **report);
/* `path` is in the form that the system's file functions take. */
limber_status limber_read_file(const char *path, limber_clip **clip, limber_report **report);

/* Writes up to `size` bytes into `buffer` and returns how many; 0 at the end, -1 for a failure. It must not throw. */
typedef ptrdiff_t (*limber_source)(void *user, char *buffer, size_t size);
limber_status limber_read_source(limber_source source, void *user, limber_clip **clip, limber_report **report);

/* Makes an independent clip with the same content. It is cheap: both share numbers until one of them is changed. */
limber_status limber_clip_copy(const limber_clip *clip, limber_clip **copy);
void limber_clip_free(limber_clip *clip); /* null is fine */

/* ---- Findings --------------------------------------------------------------------------------------------- */

typedef enum limber_severity { LIMBER_WARNING = 0, LIMBER_ERROR = 1 } limber_severity;

/* Something that was noticed in a file. */
typedef struct limber_finding
{
    limber_severity severity; /* LIMBER_ERROR: the file was refused for it */
    int kind; /* a number of limber::FindingKind (limber/base/finding.h) */
    int line; /* from 1; 0 for the file as a whole */
    int column; /* from 1, in characters */
    const char *message; /* UTF-8, ends with NUL, belongs to the report */
} limber_finding;

size_t limber_report_count(const limber_report *report);
/* Findings are in the order of the file, with an error last. */
limber_status limber_report_get(const limber_report *report, size_t index, limber_finding *finding);
void limber_report_free(limber_report *report); /* null is fine */

/* ---- The skeleton ----------------------------------------------------------------------------------------- */

typedef enum limber_channel {
    LIMBER_XPOSITION = 0,
    LIMBER_YPOSITION = 1,
    LIMBER_ZPOSITION = 2,
    LIMBER_XROTATION = 3,
    LIMBER_YROTATION = 4,
    LIMBER_ZROTATION = 5
} limber_channel;

enum { LIMBER_NONE = -1 };

int limber_joint_count(const limber_clip *clip); /* ROOT and JOINT */
int limber_end_site_count(const limber_clip *clip);
int limber_column_count(const limber_clip *clip); /* values in a frame */

/* Returns the name's bytes, which contain no NUL, with a NUL after them. `length`, which may be null, gets their number
 * without that NUL. */
const char *limber_joint_name(const limber_clip *clip, int joint, size_t *length);
/* Returns the parent, which has a smaller index; LIMBER_NONE for a root and for an index out of range. */
int limber_joint_parent(const limber_clip *clip, int joint);
int limber_end_site_parent(const limber_clip *clip, int end_site);
/* The offset is from the parent joint, in the parent's frame, in file units. */
limber_status limber_joint_offset(const limber_clip *clip, int joint, double offset[3]);
limber_status limber_end_site_offset(const limber_clip *clip, int end_site, double offset[3]);
int limber_joint_channel_count(const limber_clip *clip, int joint);
/* `index` counts the joint's channels in file order, which is the order of its rotations. */
limber_status limber_joint_channel(const limber_clip *clip, int joint, int index, limber_channel *channel);
/* Returns the column at which the joint's values start; LIMBER_NONE for an index out of range. */
int limber_joint_first_column(const limber_clip *clip, int joint);
/* Returns the column of the joint's channel; LIMBER_NONE if the joint does not have it. */
int limber_column_of(const limber_clip *clip, int joint, limber_channel channel);

/* ---- Building --------------------------------------------------------------------------------------------- */

/* Makes a clip from data that does not come from a file. The calls follow the order of a file: joints are added, hold
 * their children and are closed; then come the frames. The builder remembers the first call that fails; later calls do
 * nothing and return its status, so that a program needs to check only limber_builder_finish. */
typedef struct limber_builder limber_builder;

/* A joint for a builder. */
typedef struct limber_new_joint
{
    const char *name; /* as for limber_set_name */
    size_t name_length; /* bytes */
    double offset[3]; /* from the parent joint, file units */
    const limber_channel *channels; /* each at most once, in the order of the columns and of the rotations */
    size_t channel_count; /* 0 to 6 */
} limber_new_joint;

limber_status limber_builder_new(limber_builder **builder);
void limber_builder_free(limber_builder *builder); /* null is fine */

/* Everything added after the joint is inside it, up to limber_builder_close. */
limber_status limber_builder_add_root(limber_builder *builder, const limber_new_joint *root);
limber_status limber_builder_add_joint(limber_builder *builder, const limber_new_joint *joint);
/* Adds an end site to the joint that was added last and is not closed. */
limber_status limber_builder_add_end_site(limber_builder *builder, const double offset[3]);
/* Closes the joint that was added last and is not closed. */
limber_status limber_builder_close(limber_builder *builder);
/* Without this call the frame time is 1/30 s. */
limber_status limber_builder_set_frame_time(limber_builder *builder, double seconds);
/* Adds a frame: one value per channel, in the order of the joints and their channels, in degrees and file units. */
limber_status limber_builder_add_frame(limber_builder *builder, const double *values, size_t count);
/* Makes the clip, or returns the status of the first call that failed; the builder then starts anew. */
limber_status limber_builder_finish(limber_builder *builder, limber_clip **clip);

typedef enum limber_build_fault {
    LIMBER_BUILD_FINE = 0,
    LIMBER_BUILD_NO_ROOT = 1, /* finished without a joint */
    LIMBER_BUILD_ROOT_INSIDE_JOINT = 2,
    LIMBER_BUILD_NOTHING_OPEN = 3, /* a joint, an end site or a close while no joint is open */
    LIMBER_BUILD_LEFT_OPEN = 4, /* finished while joints are open */
    LIMBER_BUILD_TOO_DEEP = 5,
    LIMBER_BUILD_BAD_NAME = 6,
    LIMBER_BUILD_REPEATED_CHANNEL = 7,
    LIMBER_BUILD_NUMBER_NOT_FINITE = 8,
    LIMBER_BUILD_FRAME_LENGTH = 9, /* more or fewer values than there are channels */
    LIMBER_BUILD_BAD_FRAME_TIME = 10,
    LIMBER_BUILD_JOINT_AFTER_FRAME = 11,
    LIMBER_BUILD_TOO_MANY_FRAMES = 12,
    LIMBER_BUILD_BAD_ARGUMENT = 100 /* a null pointer or an invalid channel */
} limber_build_fault;

/* Which call to a builder was wrong, and how. */
typedef struct limber_build_error
{
    int fault; /* a limber_build_fault */
    int call; /* counts the calls to the builder from 1, including limber_builder_finish */
    const char *message; /* English, belongs to the builder and is valid until its next call; NULL if all was fine */
} limber_build_error;

/* Says what is wrong so far, or what was wrong with the clip that was finished last. */
limber_status limber_builder_get_error(const limber_builder *builder, limber_build_error *error);

/* ---- The motion ------------------------------------------------------------------------------------------- */

int limber_frame_count(const limber_clip *clip);
double limber_frame_time(const limber_clip *clip); /* seconds */

/* Returns the limber_column_count values of a frame, valid until the clip is changed; NULL for an index out of range.
 */
const double *limber_frame(const limber_clip *clip, int frame);
/* Copies `count` frames, one after the other, into `values`, which holds `capacity` numbers. */
limber_status limber_copy_frames(const limber_clip *clip, int first, int count, double *values, size_t capacity);

/* What the position channels of a joint with an OFFSET mean. */
typedef enum limber_position_rule {
    LIMBER_RULE_AUTO = 0, /* detected from the numbers */
    LIMBER_RULE_REPLACE = 1, /* they are the whole translation */
    LIMBER_RULE_ADD = 2 /* they are added to the OFFSET */
} limber_position_rule;

/* Writes the world positions of one frame: x y z for every joint (3 * limber_joint_count numbers) and for every end
 * site; either pointer may be null. World = parent * local, rotations in channel order, right-handed, file units. */
limber_status limber_positions(const limber_clip *clip, int frame, limber_position_rule rule, double *joints,
                               double *end_sites);

/* ---- Changing --------------------------------------------------------------------------------------------- */

limber_status limber_set_value(limber_clip *clip, int frame, int column, double value);
limber_status limber_set_offset(limber_clip *clip, int joint, const double offset[3]);
limber_status limber_set_end_site_offset(limber_clip *clip, int end_site, const double offset[3]);
/* The name must be writable: not empty, no spaces at its ends, no control characters, no braces. */
limber_status limber_set_name(limber_clip *clip, int joint, const char *name, size_t length);
limber_status limber_set_frame_time(limber_clip *clip, double seconds); /* not negative */
/* Inserts `count` frames before frame `before` (the frame count appends them); `values` has
 * count * limber_column_count numbers. */
limber_status limber_insert_frames(limber_clip *clip, int before, int count, const double *values);
limber_status limber_remove_frames(limber_clip *clip, int first, int count);

/* ---- Operations ------------------------------------------------------------------------------------------- */

int limber_operation_count(void);
/* Returns the name of an operation in calls, such as "smooth"; NULL for an index out of range. Static. */
const char *limber_operation_name(int index);
/* Applies an operation to a clip, which stays as it is. `call` is NAME:KEY=VALUE,KEY=VALUE as limber-cli apply takes
 * it; `result` gets the new clip. `report` may be null; else it gets notes and losses as warnings, or an error that
 * says why there is no result. Returns LIMBER_BAD_ARGUMENT for a call that is wrong or does not fit the clip, and
 * LIMBER_REFUSED if the operation cannot be applied to this clip or a second clip cannot be read. */
limber_status limber_apply(const limber_clip *clip, const char *call, limber_clip **result, limber_report **report);

/* ---- Writing ---------------------------------------------------------------------------------------------- */

enum { LIMBER_AS_SOURCE = -2, LIMBER_SHORTEST = -1, LIMBER_TAB = 0, LIMBER_LF = 0, LIMBER_CRLF = 1 };

/* How the text should differ from its source. Start from LIMBER_WRITE_AS_SOURCE. */
typedef struct limber_write_options
{
    int indent; /* LIMBER_TAB, spaces per level (1 to 64), or LIMBER_AS_SOURCE */
    int line_end; /* LIMBER_LF, LIMBER_CRLF or LIMBER_AS_SOURCE */
    int digits; /* decimals of every number (0 to 17), LIMBER_SHORTEST or LIMBER_AS_SOURCE */
} limber_write_options;

#define LIMBER_WRITE_AS_SOURCE                                                                                         \
    {                                                                                                                  \
        LIMBER_AS_SOURCE, LIMBER_AS_SOURCE, LIMBER_AS_SOURCE                                                           \
    }

/* If `options` is null or as source, every byte that no change affects is the same as in the file that was read. */
/* Writes into memory: `bytes` gets the text with a NUL after it, `size` its length without that NUL. */
limber_status limber_write_memory(const limber_clip *clip, const limber_write_options *options, char **bytes,
                                  size_t *size);
void limber_bytes_free(char *bytes); /* null is fine */
/* The file is then either complete or unchanged; see writeBvhFile in library/bvhstreams.h. */
limber_status limber_write_file(const limber_clip *clip, const limber_write_options *options, const char *path);
/* Takes the next bytes; returns 0 to continue, anything else to stop. It must not throw. */
typedef int (*limber_sink)(void *user, const char *bytes, size_t size);
limber_status limber_write_sink(const limber_clip *clip, const limber_write_options *options, limber_sink sink,
                                void *user);

#ifdef __cplusplus
}
#endif

#endif
