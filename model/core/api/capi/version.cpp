#include "limber.h"

const char *limber_version(void)
{
    return LIMBER_VERSION;
}

const char *limber_status_name(limber_status status)
{
    switch (status) {
    case LIMBER_OK:
        return "ok";
    case LIMBER_REFUSED:
        return "refused";
    case LIMBER_UNREADABLE:
        return "unreadable";
    case LIMBER_UNWRITABLE:
        return "unwritable";
    case LIMBER_BAD_ARGUMENT:
        return "bad argument";
    case LIMBER_OUT_OF_MEMORY:
        return "out of memory";
    case LIMBER_INTERNAL:
        return "internal fault";
    }
    return "unknown";
}
