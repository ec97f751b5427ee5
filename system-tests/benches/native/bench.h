// What the native twins of the worklets share: a generator of numbers, a clock, and the loop that times transactions.
#ifndef BENCH_H
#define BENCH_H
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static uint64_t seed = 2012;

// SplitMix64, the generator of java.util.SplittableRandom.
static inline uint64_t draw(void) {
    uint64_t z = seed += 0x9E3779B97F4A7C15u;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
}

static inline double unit(void) { return (double)(draw() >> 11) * 0x1.0p-53; }

static inline double seconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

// The clock of executions: of the wall, or with BENCH_CLOCK=cpu of this thread, for a machine that is not quiet.
static inline double clocked(void) {
    static clockid_t id = -1;
    if (id == -1) {
        const char *wanted = getenv("BENCH_CLOCK");
        id = wanted && !strcmp(wanted, "cpu") ? CLOCK_THREAD_CPUTIME_ID : CLOCK_MONOTONIC;
    }
    struct timespec now;
    clock_gettime(id, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

static inline void *room(size_t bytes) {
    void *memory = aligned_alloc(64, (bytes + 63) / 64 * 64);
    if (!memory) {
        fprintf(stderr, "no memory\n");
        exit(1);
    }
    memset(memory, 0, bytes);
    return memory;
}

// Repeats prepare, execute (the only timed step) and check for so long; prints one line, unless it is the warm-up: name,
// transactions, seconds in execute, the shortest of them.
static inline void repeat(const char *name, double length, int warming, void (*prepare)(void), void (*execute)(void), int (*check)(void)) {
    long count = 0;
    double timed = 0;
    double best = 1e9;
    for (double end = seconds() + length; seconds() < end; count++) {
        prepare();
        double begin = clocked();
        execute();
        double took = clocked() - begin;
        timed += took;
        best = took < best ? took : best;
        if (!check()) {
            fprintf(stderr, "%s: wrong output\n", name);
            exit(1);
        }
    }
    if (!warming)
        printf("{\"type\": \"%s\", \"transactions\": %ld, \"executeSeconds\": %.6f, \"bestMillis\": %.4f}\n", name, count,
               timed, best * 1e3);
}

// Warms up, then measures: so long as the arguments say or, with BENCH_TURNS set, once for each line of standard input
// that is a number of seconds, until one is "next".
static inline void bench(const char *name, char **arguments, void (*prepare)(void), void (*execute)(void), int (*check)(void)) {
    repeat(name, atof(arguments[1]), 1, prepare, execute, check);
    if (!getenv("BENCH_TURNS")) {
        repeat(name, atof(arguments[2]), 0, prepare, execute, check);
        return;
    }
    printf("%s is warm\n", name);
    fflush(stdout);
    for (char line[64]; fgets(line, sizeof line, stdin) && line[0] != 'n';) {
        repeat(name, atof(line), 0, prepare, execute, check);
        fflush(stdout);
    }
}

static inline void usage(int count, char **arguments) {
    if (count < 3) {
        fprintf(stderr, "usage: %s WARM-UP-SECONDS MEASURE-SECONDS\n", arguments[0]);
        exit(2);
    }
}
#endif
