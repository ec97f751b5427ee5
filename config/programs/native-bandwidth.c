/* Bandwidth of memory by one of four kernels, in C: the native rows of the suite memory-bandwidth-native. Compiled by the program
 * files native-*.yaml, with cc -O3 -march=native -pthread.
 *
 * Arguments: kernel (copy, scale, sum, triad), MiB of three arrays together or with % behind it a share of the memory that is
 * available, passes, threads. Each thread is pinned to a CPU that it may use, and touches its parts first. Stores go past the
 * caches where the processor is an x86. One element in 128 KiB is spoiled before each pass and must be right after it.
 */
#define _GNU_SOURCE
#include <pthread.h>
#include <sched.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
#if defined(__AVX512F__) || defined(__AVX__) || defined(__SSE2__)
#include <immintrin.h>
#endif

#if defined(__AVX512F__)
#define STORES "non-temporal, 64 bytes"
typedef __m512d vector;
#define LOAD(p) _mm512_load_pd(p)
#define STORE(p, v) _mm512_stream_pd(p, v)
#define FENCE() _mm_sfence()
#elif defined(__AVX__)
#define STORES "non-temporal, 32 bytes"
typedef __m256d vector;
#define LOAD(p) _mm256_load_pd(p)
#define STORE(p, v) _mm256_stream_pd(p, v)
#define FENCE() _mm_sfence()
#elif defined(__SSE2__)
#define STORES "non-temporal, 16 bytes"
typedef __m128d vector;
#define LOAD(p) _mm_load_pd(p)
#define STORE(p, v) _mm_stream_pd(p, v)
#define FENCE() _mm_sfence()
#else
#define STORES "plain"
typedef double vector;
#define LOAD(p) (*(p))
#define STORE(p, v) (*(p) = (v))
#define FENCE()
#endif

#define LANES (sizeof(vector) / sizeof(double))
#define SAMPLED (128 * 1024 / sizeof(double))
#define SCALAR 0.41421356237309515
#define COUNTED 9

typedef struct {
    int number;
    int cpu;
    double *a, *b, *c;
    int64_t begin, end;
    int wrong;
} member;

static char kernel;
static size_t length; /* elements of an array of one member, a multiple of 16 */
static int members, passes;
static double *seconds;
static member *team;
static pthread_barrier_t barrier;

static int64_t nanos(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * 1000000000LL + now.tv_nsec;
}

/* Arrays whose places differ by a power of two wait for the same bank of the memory, so each lies 64 KiB further than that before. */
static double *array(int number) {
    size_t shift = (size_t)number << 16, bytes = length * sizeof(double) + shift;
    char *memory = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) {
        fprintf(stderr, "wrong: no memory\n");
        exit(1);
    }
    madvise(memory, bytes, MADV_HUGEPAGE);
    double *values = (double *)(memory + shift);
    for (size_t i = 0; i < length; i++) values[i] = 1 + (double)(i % 1021) / 1021;
    return values;
}

#define LOOP(to, value)                                      \
    for (size_t i = 0; i < end; i += LANES) {                \
        STORE(to + i, value);                                \
    }

static void pass(double *restrict a, double *restrict b, double *restrict c) {
    const size_t end = length; /* a compiler may think that stores change the other */
    vector s;
    for (size_t i = 0; i < LANES; i++) ((double *)&s)[i] = SCALAR;
    switch (kernel) {
        case 'c': LOOP(c, LOAD(a + i)) break;
        case 's': LOOP(b, s * LOAD(c + i)) break;
        case 'a': LOOP(c, LOAD(a + i) + LOAD(b + i)) break;
        default: LOOP(a, LOAD(b + i) + s * LOAD(c + i))
    }
    FENCE();
}

static double *written(member *m) {
    return kernel == 's' ? m->b : kernel == 't' ? m->a : m->c;
}

static double expected(member *m, size_t i) {
    switch (kernel) {
        case 'c': return m->a[i];
        case 's': return SCALAR * m->c[i];
        case 'a': return m->a[i] + m->b[i];
        default: return m->b[i] + SCALAR * m->c[i];
    }
}

static void *work(void *argument) {
    member *m = argument;
    cpu_set_t own;
    CPU_ZERO(&own);
    CPU_SET(m->cpu, &own);
    if (sched_setaffinity(0, sizeof own, &own) != 0) m->wrong = 1;
    m->a = array(3 * m->number);
    m->b = array(3 * m->number + 1);
    m->c = array(3 * m->number + 2);
    for (int p = 0; p < passes; p++) {
        double *to = written(m);
        for (size_t i = 0; i < length; i += SAMPLED) to[i] = -1;
        pthread_barrier_wait(&barrier);
        m->begin = nanos();
        pass(m->a, m->b, m->c);
        m->end = nanos();
        pthread_barrier_wait(&barrier);
        for (size_t i = 0; i < length; i += SAMPLED) {
            double difference = to[i] - expected(m, i);
            if (difference > 1e-12 || difference < -1e-12) m->wrong = 1;
        }
        if (m->number == 0) {
            int64_t begin = INT64_MAX, end = 0;
            for (int i = 0; i < members; i++) {
                if (team[i].begin < begin) begin = team[i].begin;
                if (team[i].end > end) end = team[i].end;
            }
            seconds[p] = (double)(end - begin) / 1e9;
        }
        pthread_barrier_wait(&barrier);
    }
    return NULL;
}

static int ascending(const void *one, const void *other) {
    double difference = *(const double *)one - *(const double *)other;
    return difference < 0 ? -1 : difference > 0;
}

/* What nine of the passes, drawn at random, have as their shortest on average, as for the rows of Java. */
static double best(double *sorted, int all) {
    int drawn = all < COUNTED ? all : COUNTED;
    double probability = (double)drawn / all, mean = 0;
    for (int rank = 1; rank <= all; rank++) {
        mean += probability * sorted[rank - 1];
        probability = rank == all ? 0 : probability * (all - rank - drawn + 1) / (all - rank);
    }
    return mean;
}

static size_t available(void) {
    size_t kibibytes = 0, limit = 0;
    char line[256];
    FILE *file = fopen("/proc/meminfo", "r");
    while (file && fgets(line, sizeof line, file)) sscanf(line, "MemAvailable: %zu kB", &kibibytes);
    if (file) fclose(file);
    file = fopen("/sys/fs/cgroup/memory.max", "r");
    if (file && fscanf(file, "%zu", &limit) == 1 && limit / 1024 < kibibytes) kibibytes = limit / 1024;
    if (file) fclose(file);
    return kibibytes * 1024;
}

int main(int count, char **arguments) {
    if (count != 5) return 2;
    kernel = strcmp(arguments[1], "sum") == 0 ? 'a' : arguments[1][0];
    size_t size = strtoull(arguments[2], NULL, 10);
    size_t bytes = strchr(arguments[2], '%') ? available() / 100 * size : size << 20;
    passes = atoi(arguments[3]);
    members = atoi(arguments[4]);
    cpu_set_t allowed;
    sched_getaffinity(0, sizeof allowed, &allowed);
    if (passes < 2 || members < 1 || members > CPU_COUNT(&allowed)) return 2;
    length = bytes / 3 / sizeof(double) / members / 16 * 16;
    seconds = calloc(passes, sizeof *seconds);
    team = calloc(members, sizeof *team);
    pthread_t *threads = calloc(members, sizeof *threads);
    pthread_barrier_init(&barrier, NULL, members);
    int cpu = -1;
    for (int i = 0; i < members; i++) {
        do cpu++; while (!CPU_ISSET(cpu, &allowed));
        team[i] = (member){.number = i, .cpu = cpu};
        if (pthread_create(&threads[i], NULL, work, &team[i]) != 0) return 1;
    }
    int wrong = 0;
    for (int i = 0; i < members; i++) {
        pthread_join(threads[i], NULL);
        wrong |= team[i].wrong;
    }
    double moved = (double)length * members * sizeof(double) * (kernel == 'c' || kernel == 's' ? 2 : 3);
    qsort(seconds + 1, passes - 1, sizeof *seconds, ascending);
    if (wrong) printf("wrong: a CPU or a number is not what it should be\n");
    printf("stores %s\n", STORES);
    printf("array %.6f GiB\n", (double)length * members * sizeof(double) / (1 << 30));
    printf("passes %d\n", passes - 1);
    printf("best %.6f GB/s\n", moved / best(seconds + 1, passes - 1) / 1e9);
    printf("moved %.0f MB\n", moved * passes / 1e6);
    return wrong;
}
