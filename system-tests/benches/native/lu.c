// The worklet lu in C: row by row, right-looking, partial pivoting.
#include "bench.h"

enum { ORDER = 400 };
static double *matrix[ORDER], *factors[ORDER], x[ORDER];
static int pivots[ORDER], next_row;

static void prepare(void) {
    for (int j = 0; j < ORDER; j++) matrix[next_row][j] = 2 * unit() - 1;
    next_row = (next_row + 1) % ORDER;
    for (int i = 0; i < ORDER; i++) {
        memcpy(factors[i], matrix[i], sizeof(double) * ORDER);
        pivots[i] = i;
    }
}

static void add_multiple(double *restrict sum, const double *restrict row, double factor, int from, int to) {
    for (int j = from; j < to; j++) sum[j] += factor * row[j];
}

static void execute(void) {
    for (int k = 0; k < ORDER; k++) {
        int best = k;
        for (int i = k + 1; i < ORDER; i++)
            if (fabs(factors[i][k]) > fabs(factors[best][k])) best = i;
        double *row = factors[k];
        factors[k] = factors[best];
        factors[best] = row;
        int number = pivots[k];
        pivots[k] = pivots[best];
        pivots[best] = number;
        row = factors[k];
        for (int i = k + 1; i < ORDER; i++) {
            double factor = factors[i][k] / row[k];
            factors[i][k] = factor;
            add_multiple(factors[i], row, -factor, k + 1, ORDER);
        }
    }
}

// x P A against x L U for a vector of random weights.
static int check(void) {
    double lower[ORDER] = {0}, found[ORDER] = {0}, expected[ORDER] = {0}, worst = 0;
    for (int i = 0; i < ORDER; i++) {
        add_multiple(expected, matrix[i], x[i], 0, ORDER);
        add_multiple(lower, factors[i], x[pivots[i]], 0, i);
        lower[i] += x[pivots[i]];
    }
    for (int i = 0; i < ORDER; i++) add_multiple(found, factors[i], lower[i], i, ORDER);
    for (int i = 0; i < ORDER; i++) worst = fmax(worst, fabs(found[i] - expected[i]));
    return worst < 1e-7;
}

int main(int count, char **arguments) {
    usage(count, arguments);
    for (int i = 0; i < ORDER; i++) {
        matrix[i] = room(sizeof(double) * ORDER);
        factors[i] = room(sizeof(double) * ORDER);
        x[i] = 0.5 + unit() / 2;
        for (int j = 0; j < ORDER; j++) matrix[i][j] = 2 * unit() - 1;
    }
    bench("factorise", arguments, prepare, execute, check);
}
