// The worklet sor in C. gcc fuses the multiplications and additions by itself (-ffp-contract=fast is its default).
#include "bench.h"

enum { ORDER = 100, LINES = ORDER + 2, SWEEPS = 5 * (ORDER + 1) };

static double (*grid)[LINES];
static double c[6];

static double harmonic(int i, int j) {
    double x = (double)i / (ORDER + 1), y = (double)j / (ORDER + 1);
    return c[0] + c[1] * x + c[2] * y + c[3] * x * y + (c[4] + c[5] * x) * x * x - (c[4] + 3 * c[5] * x) * y * y;
}

static void prepare(void) {
    for (int i = 0; i < 6; i++) c[i] = 2 * unit() - 1;
    memset(grid, 0, sizeof(double) * LINES * LINES);
    for (int i = 0; i < LINES; i++) {
        grid[i][0] = harmonic(i, 0);
        grid[i][ORDER + 1] = harmonic(i, ORDER + 1);
        grid[0][i] = harmonic(0, i);
        grid[ORDER + 1][i] = harmonic(ORDER + 1, i);
    }
}

static void relax(const double *restrict above, double *restrict row, const double *restrict below, double quarter,
                  double rest) {
    double left = row[0];
    for (int j = 1; j < LINES - 1; j++) {
        double others = quarter * (above[j] + below[j] + row[j + 1]) + rest * row[j];
        left = quarter * left + others;
        row[j] = left;
    }
}

static void execute(void) {
    double omega = 2 / (1 + sin(M_PI / (ORDER + 1)));
    for (int sweep = 0; sweep < SWEEPS; sweep++)
        for (int i = 1; i <= ORDER; i++) relax(grid[i - 1], grid[i], grid[i + 1], omega / 4, 1 - omega);
}

static int check(void) {
    double worst = 0;
    for (int i = 0; i < LINES; i++)
        for (int j = 0; j < LINES; j++) worst = fmax(worst, fabs(grid[i][j] - harmonic(i, j)));
    return worst <= 1e-8;
}

int main(int count, char **arguments) {
    usage(count, arguments);
    grid = room(sizeof(double) * LINES * LINES);
    bench("relax", arguments, prepare, execute, check);
}
