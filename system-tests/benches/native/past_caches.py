"""Triad past the caches: the shipped program beside OpenMP; arguments: folder of both, rounds, MiB of an array."""

import os
import re
import statistics
import subprocess
import sys

PASSES = 30
COUNTED = 9


def best(milliseconds):
    """What nine of them, drawn at random, have as their shortest on average."""
    ordered = sorted(milliseconds)
    probability, mean = COUNTED / len(ordered), 0.0
    for rank, value in enumerate(ordered, 1):
        mean += probability * value
        if rank < len(ordered):
            probability *= (len(ordered) - rank - COUNTED + 1) / (len(ordered) - rank)
    return mean


def ours(folder, mebibytes):
    told = subprocess.run(
        [folder + "/ours", "triad", str(3 * mebibytes), str(PASSES), str(os.cpu_count())],
        check=True, capture_output=True, text=True).stdout
    return float(re.search(r"best ([0-9.]+)", told).group(1))


def openmp(folder, mebibytes):
    told = subprocess.run(
        [folder + "/openmp", "t", str(mebibytes), "1"],
        check=True, capture_output=True, text=True, input=f"{PASSES}\n").stdout
    return 3 * mebibytes * 2**20 / 1e6 / best([float(word) for word in told.split()][1:])


def main():
    folder, rounds, mebibytes = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    turns = []
    for turn in range(rounds):
        order = [ours, openmp] if turn % 2 == 0 else [openmp, ours]
        turns.append({side.__name__: side(folder, mebibytes) for side in order})
    ratios = [turn["ours"] / turn["openmp"] for turn in turns]
    print(f"| triad past the caches | {statistics.median(t['openmp'] for t in turns):.2f} GB/s |"
          f" {statistics.median(t['ours'] for t in turns):.2f} GB/s |"
          f" {statistics.median(ratios):.3f} ({min(ratios):.3f} to {max(ratios):.3f}) |")


main()
