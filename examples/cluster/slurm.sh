#!/bin/sh
# A verb of limber-cli over many files with Slurm, one task for each of N shards:
#   sbatch --array=1-N slurm.sh N IN OUT VERB [options of VERB...]
# Single shards are done again by --array=7 and the same N; what is done already is left out.
#SBATCH --job-name=limber
#SBATCH --nodes=1
#SBATCH --ntasks=1
#SBATCH --requeue

set -eu
if [ $# -lt 4 ] || [ -z "${SLURM_ARRAY_TASK_ID:-}" ]; then
  echo "usage: sbatch --array=1-N slurm.sh N IN OUT VERB [options of VERB...]" >&2
  exit 64
fi
shards=$1 in=$2 out=$3
shift 3
exec "${LIMBER_CLI:-limber-cli}" batch --in "$in" --out "$out" --shard "$SLURM_ARRAY_TASK_ID/$shards" \
  --jobs "${SLURM_CPUS_PER_TASK:-1}" --resume "$@"
