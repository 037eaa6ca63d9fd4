/* Prints the motion of a BVH file as a table, a column for each channel: example_writecsv FILE */
#include <limber/limber.h>

#include <stdio.h>

static const char *const channel_names[] = {"Xposition", "Yposition", "Zposition",
                                            "Xrotation", "Yrotation", "Zrotation"};

static void print_head(const limber_clip *clip)
{
    printf("frame");
    for (int joint = 0; joint < limber_joint_count(clip); ++joint) {
        for (int i = 0; i < limber_joint_channel_count(clip, joint); ++i) {
            limber_channel channel = LIMBER_XPOSITION;
            (void)limber_joint_channel(clip, joint, i, &channel);
            printf(",%s.%s", limber_joint_name(clip, joint, NULL), channel_names[channel]);
        }
    }
    printf("\n");
}

static void print_rows(const limber_clip *clip)
{
    const int columns = limber_column_count(clip);
    for (int frame = 0; frame < limber_frame_count(clip); ++frame) {
        const double *values = limber_frame(clip, frame);
        printf("%d", frame);
        for (int column = 0; column < columns; ++column)
            printf(",%.17g", values[column]);
        printf("\n");
    }
}

static void print_findings(const char *file, const limber_report *report)
{
    for (size_t i = 0; i < limber_report_count(report); ++i) {
        limber_finding finding;
        if (limber_report_get(report, i, &finding) == LIMBER_OK)
            fprintf(stderr, "%s:%d:%d: %s\n", file, finding.line, finding.column, finding.message);
    }
}

int main(int argc, char **argv)
{
    limber_clip *clip = NULL;
    limber_report *report = NULL;
    limber_status status;
    if (argc != 2) {
        fprintf(stderr, "usage: example_writecsv FILE\n");
        return 64;
    }
    status = limber_read_file(argv[1], &clip, &report);
    print_findings(argv[1], report);
    limber_report_free(report);
    if (status != LIMBER_OK) {
        fprintf(stderr, "%s: %s\n", argv[1], limber_status_name(status));
        return 1;
    }
    print_head(clip);
    print_rows(clip);
    limber_clip_free(clip);
    return 0;
}
