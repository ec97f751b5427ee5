// The worklet fft in C by the algorithm of SciMark 2: one signal, parts side by side, bits reversed, radix-2 butterflies in
// place, roots by recurrence. Arguments after the seconds: binary logarithm of the points, round trips. Checked by its inverse.
#include "bench.h"

static int points, bits = 10, round_trips = 400, next_point;
static double *input, *data;

static void reverse_bits(double *restrict x) {
    for (int i = 0, j = 0; i < points - 1; i++) {
        if (i < j) {
            double r = x[2 * i], s = x[2 * i + 1];
            x[2 * i] = x[2 * j];
            x[2 * i + 1] = x[2 * j + 1];
            x[2 * j] = r;
            x[2 * j + 1] = s;
        }
        int k = points >> 1;
        while (k >= 1 && k <= j) {
            j -= k;
            k >>= 1;
        }
        j += k;
    }
}

static inline void butterfly(double *restrict x, int i, int j, double wr, double wi) {
    double zr = x[2 * j], zi = x[2 * j + 1], tr = wr * zr - wi * zi, ti = wr * zi + wi * zr;
    x[2 * j] = x[2 * i] - tr;
    x[2 * j + 1] = x[2 * i + 1] - ti;
    x[2 * i] += tr;
    x[2 * i + 1] += ti;
}

static void transform(double *restrict x, int direction) {
    reverse_bits(x);
    for (int bit = 0, dual = 1; bit < bits; bit++, dual *= 2) {
        double wr = 1, wi = 0, theta = M_PI * direction / dual, sine = sin(theta), half = sin(theta / 2), twice = 2 * half * half;
        for (int a = 0; a < dual; a++) {
            for (int b = a; b < points; b += 2 * dual) butterfly(x, b, b + dual, wr, wi);
            double r = wr - sine * wi - twice * wr;
            wi += sine * wr - twice * wi;
            wr = r;
        }
    }
}

static void inverse(double *restrict x) {
    transform(x, 1);
    double factor = 1.0 / points;
    for (int i = 0; i < 2 * points; i++) x[i] *= factor;
}

static void prepare(void) {
    input[2 * next_point] = 2 * unit() - 1;
    input[2 * next_point + 1] = 2 * unit() - 1;
    next_point = (next_point + 1) % points;
    memcpy(data, input, 2 * sizeof(double) * (size_t)points);
}

static void execute(void) {
    for (int i = 0; i < round_trips; i++) {
        transform(data, -1);
        inverse(data);
    }
    transform(data, -1);
}

static int check(void) {
    inverse(data);
    double worst = 0;
    for (int i = 0; i < 2 * points; i++) worst = fmax(worst, fabs(data[i] - input[i]));
    return worst < 1e-9;
}

int main(int count, char **arguments) {
    usage(count, arguments);
    if (count > 4) {
        bits = atoi(arguments[3]);
        round_trips = atoi(arguments[4]);
    }
    points = 1 << bits;
    input = room(2 * sizeof(double) * (size_t)points);
    data = room(2 * sizeof(double) * (size_t)points);
    for (int i = 0; i < 2 * points; i++) input[i] = 2 * unit() - 1;
    bench("transform", arguments, prepare, execute, check);
}
