#!/bin/sh
# A verb of limber-cli over many files with GNU parallel, here or on hosts over ssh that have the same folders:
#   parallel.sh N IN OUT VERB [options of VERB...]
#   PARALLEL="--sshloginfile hosts --workdir ." parallel.sh N IN OUT VERB...
# Called again it does the shards that failed or were killed, and of them what is not done yet.

set -eu
if [ $# -lt 4 ]; then
  echo "usage: parallel.sh N IN OUT VERB [options of VERB...]" >&2
  exit 64
fi
shards=$1 in=$2 out=$3
shift 3
mkdir -p "$out"
# --quote: words with spaces stay words on the other side of ssh.
seq "$shards" | parallel --quote --joblog "$out/parallel.log" --resume-failed \
  "${LIMBER_CLI:-limber-cli}" batch --in "$in" --out "$out" --shard "{}/$shards" --jobs 1 --resume "$@"
