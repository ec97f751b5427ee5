// The worklets bandwidth-* in C with OpenMP: as many passes of one kernel as each line of standard input says, milliseconds of
// each. Arguments: kernel, bytes of an array in MiB, 1 for huge pages. Plain stores, as in Java; with -DPAST_CACHES triad stores past
// the caches, with AVX-512 or AVX.
#define _GNU_SOURCE
#include "arrays.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#ifdef PAST_CACHES
#include <immintrin.h>
#ifdef __AVX512F__
typedef __m512d vector;
#define STORE(p, v) _mm512_stream_pd(p, v)
#else
typedef __m256d vector;
#define STORE(p, v) _mm256_stream_pd(p, v)
#endif
#endif

static const double SCALAR = 0.41421356237309515;
static size_t length;
static double *a, *b, *c;

static double *array(int huge, int number) {
    double *memory = array_of(length * sizeof(double), number, huge);
#pragma omp parallel for schedule(static)
    for (size_t i = 0; i < length; i++) memory[i] = 1 + (double)(i % 1021) / 1021;
    return memory;
}

static void pass(char kernel) {
    switch (kernel) {
        case 'c':
#pragma omp parallel for schedule(static)
            for (size_t i = 0; i < length; i++) c[i] = a[i];
            break;
        case 's':
#pragma omp parallel for schedule(static)
            for (size_t i = 0; i < length; i++) b[i] = SCALAR * c[i];
            break;
        case 'a':
#pragma omp parallel for schedule(static)
            for (size_t i = 0; i < length; i++) c[i] = a[i] + b[i];
            break;
#ifdef PAST_CACHES
        case 't': {
            double *const to = a, *const from = b, *const scaled = c;
            const size_t end = length;
#pragma omp parallel
            {
#pragma omp for schedule(static)
                for (size_t i = 0; i < end; i += sizeof(vector) / sizeof(double))
                    STORE(to + i, *(vector *)(from + i) + SCALAR * *(vector *)(scaled + i));
                _mm_sfence();
            }
            break;
        }
#endif
        default:
#pragma omp parallel for schedule(static)
            for (size_t i = 0; i < length; i++) a[i] = b[i] + SCALAR * c[i];
    }
}

static double millis(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * 1e3 + now.tv_nsec / 1e6;
}

int main(int count, char **arguments) {
    if (count != 4) return 2;
    length = ((size_t)atol(arguments[2]) << 20) / sizeof(double);
    a = array(arguments[3][0] == '1', 0);
    b = array(arguments[3][0] == '1', 1);
    c = array(arguments[3][0] == '1', 2);
    char line[64];
    while (fgets(line, sizeof line, stdin)) {
        for (int i = atoi(line); i > 0; i--) {
            double begin = millis();
            pass(arguments[1][0]);
            printf("%.4f ", millis() - begin);
        }
        for (size_t i = 0; i < length; i += 4099)
            if (arguments[1][0] == 't' && fabs(a[i] - (b[i] + SCALAR * c[i])) > 1e-12) return 1;
        printf("\n");
        fflush(stdout);
    }
}
