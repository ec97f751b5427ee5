// The worklet flood in C: copy, scale, add and triad with plain stores over three arrays with huge pages, filled by the
// pinned program itself. Start one program per CPU at the same moment for two clients; each line is one program's.
#define _GNU_SOURCE
#include "arrays.h"
#include "bench.h"

enum { PERIOD = 1021, SAMPLED_EVERY = 16384 };
static const double SCALAR = 0.41421356237309515; // sqrt(2) - 1
static size_t length = (size_t)512 << 20;         // bytes of an array
static double *a, *b, *c;
static double expected_a[PERIOD], expected_b[PERIOD], expected_c[PERIOD];

static double *array(double *expected, int number) {
    double *memory = array_of(length, number, 1);
    for (int i = 0; i < PERIOD; i++) expected[i] = 1 + unit();
    for (size_t i = 0; i < length / sizeof(double); i++) memory[i] = expected[i % PERIOD];
    return memory;
}

// noinline, so that the compiler sees neither the lengths nor that the arrays are filled with a pattern; no restrict and
// no streaming stores, as in Java.
#define KERNEL(NAME, EXPRESSION) \
    __attribute__((noinline)) static void NAME##_over(double *a, double *b, double *c, size_t n) { \
        (void)a, (void)b, (void)c; \
        for (size_t i = 0; i < n; i++) EXPRESSION; \
    } \
    static void NAME(void) { NAME##_over(a, b, c, length / sizeof(double)); } \
    static void prepare_##NAME(void) { NAME##_over(expected_a, expected_b, expected_c, PERIOD); }
KERNEL(copy, c[i] = a[i])
KERNEL(scale, b[i] = SCALAR * c[i])
KERNEL(add, c[i] = a[i] + b[i])
KERNEL(triad, a[i] = b[i] + SCALAR * c[i])

static int sampled(const double *array_, const double *expected) {
    for (size_t i = 0; i < length / sizeof(double); i += SAMPLED_EVERY)
        if (array_[i] != expected[i % PERIOD]) return 0;
    return 1;
}
static int check_a(void) { return sampled(a, expected_a); }
static int check_b(void) { return sampled(b, expected_b); }
static int check_c(void) { return sampled(c, expected_c); }

int main(int count, char **arguments) {
    usage(count, arguments);
    if (count > 3) length = (size_t)atol(arguments[3]) << 20;
    a = array(expected_a, 0);
    b = array(expected_b, 1);
    c = array(expected_c, 2);
    bench("copy", arguments, prepare_copy, copy, check_c);
    bench("scale", arguments, prepare_scale, scale, check_b);
    bench("add", arguments, prepare_add, add, check_c);
    bench("triad", arguments, prepare_triad, triad, check_a);
}
