#!/bin/sh
# Makes the two takes of the walk-through "A jittering elbow" of the manual from the sample walk, which the build makes:
#   scripts/elbow-takes.sh WALK.bvh FOLDER
# FOLDER/elbow.bvh: the left elbow jitters from frame 90 to 210. FOLDER/elbow-second.bvh: another take without the jitter,
# which begins 12 frames later in the walk and bends that elbow otherwise around frame 260.
set -e
[ $# -eq 2 ] || { echo "usage: $0 WALK.bvh FOLDER" >&2; exit 64; }
mkdir -p "$2"

# Columns 28 to 30 are the rotations of LeftForeArm. The jitter has 3° and no order that is seen, and is the same each time.
awk 'BEGIN { seed = 7 } $1 == "Frame" { rows = 1; print; next } !rows { print; next } {
  if (!first) first = NR
  frame = NR - first
  if (frame >= 90 && frame <= 210)
    for (column = 28; column <= 30; ++column) {
      seed = (seed * 16807) % 2147483647
      $column += 6 * (seed / 2147483647 - 0.5)
    }
  print
}' "$1" > "$2/elbow.bvh"

awk '/^Frames:/ { print "Frames:", $2 - 12; next } $1 == "Frame" { rows = 1; print; next } !rows { print; next } {
  if (!first) first = NR
  frame = NR - first
  if (frame < 12) next
  away = (frame - 260) / 20
  $30 -= 24 * exp(-away * away)
  print
}' "$1" > "$2/elbow-second.bvh"
