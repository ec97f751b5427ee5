// The worklet sparse in C: compressed rows, 1,000 of 5 elements, after the sizes and the algorithm that SciMark 2.0 published.
#include "bench.h"

enum { ROWS = 1000, PER_ROW = 5, PASSES = 1000 };
static int starts[ROWS + 1], columns[ROWS * PER_ROW];
static double values[ROWS * PER_ROW], vector[ROWS], product[ROWS];

static void prepare(void) { memset(product, 0, sizeof product); }

// Not inlined, so that no pass can be left out as one that writes what is there already.
__attribute__((noinline)) static void multiply(const int *restrict start, const int *restrict column,
                                               const double *restrict value, const double *restrict from, double *restrict to) {
    for (int row = 0; row < ROWS; row++) {
        double sum = 0;
        for (int i = start[row]; i < start[row + 1]; i++) sum += from[column[i]] * value[i];
        to[row] = sum;
    }
    __asm__ volatile("" ::: "memory");
}

static void execute(void) {
    for (int pass = 0; pass < PASSES; pass++) multiply(starts, columns, values, vector, product);
}

static int check(void) {
    double worst = 0;
    for (int row = 0; row < ROWS; row++) {
        double sum = 0;
        for (int i = starts[row + 1] - 1; i >= starts[row]; i--) sum += vector[columns[i]] * values[i];
        worst = fmax(worst, fabs(sum - product[row]));
    }
    return worst <= 1e-12;
}

int main(int count, char **arguments) {
    usage(count, arguments);
    for (int row = 0; row < ROWS; row++) {
        starts[row + 1] = starts[row] + PER_ROW;
        vector[row] = unit();
        for (int i = starts[row]; i < starts[row + 1]; i++) {
            columns[i] = (int)(draw() % ROWS);
            values[i] = unit();
        }
    }
    bench("sparse", arguments, prepare, execute, check);
}
