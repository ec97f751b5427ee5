// The worklet fft in C: 512 signals side by side, radix-2 butterflies on contiguous halves of blocks. Checked by its inverse.
#include "bench.h"

enum { BITS = 6, POINTS = 1 << BITS, SIGNALS = 512, ELEMENTS = POINTS * SIGNALS, ROUND_TRIPS = 32 };
static double *input_real, *input_imaginary, *real, *imaginary;
static double roots_real[POINTS / 2], roots_imaginary[POINTS / 2];
static int next_point;

static int reversed(int number) {
    int result = 0;
    for (int bit = 0; bit < BITS; bit++) result |= (number >> bit & 1) << (BITS - 1 - bit);
    return result;
}

static void join(double *restrict ar, double *restrict ai, double *restrict br, double *restrict bi, int half, double wr, double wi) {
    for (int j = 0; j < half; j++) {
        double tr = wr * br[j] - wi * bi[j], ti = wr * bi[j] + wi * br[j];
        br[j] = ar[j] - tr;
        bi[j] = ai[j] - ti;
        ar[j] += tr;
        ai[j] += ti;
    }
}

static void part(double *restrict ar, double *restrict ai, double *restrict br, double *restrict bi, int half, double wr, double wi) {
    for (int j = 0; j < half; j++) {
        double dr = ar[j] - br[j], di = ai[j] - bi[j];
        ar[j] = 0.5 * (ar[j] + br[j]);
        ai[j] = 0.5 * (ai[j] + bi[j]);
        br[j] = wr * dr + wi * di;
        bi[j] = wr * di - wi * dr;
    }
}

static void transform(void) {
    double *r = real, *i = imaginary;
    for (int half = ELEMENTS / 2; half >= SIGNALS; half /= 2)
        for (int start = 0, block = 0; start < ELEMENTS; start += 2 * half, block++)
            join(r + start, i + start, r + start + half, i + start + half, half, roots_real[block], roots_imaginary[block]);
}

static void inverse(void) {
    double *r = real, *i = imaginary;
    for (int half = SIGNALS; half < ELEMENTS; half *= 2)
        for (int start = 0, block = 0; start < ELEMENTS; start += 2 * half, block++)
            part(r + start, i + start, r + start + half, i + start + half, half, roots_real[block] / 2, roots_imaginary[block] / 2);
}

static void draw_point(int point) {
    for (int j = point * SIGNALS; j < (point + 1) * SIGNALS; j++) {
        input_real[j] = 2 * unit() - 1;
        input_imaginary[j] = 2 * unit() - 1;
    }
}

static void prepare(void) {
    draw_point(next_point);
    next_point = (next_point + 1) % POINTS;
    memcpy(real, input_real, sizeof(double) * ELEMENTS);
    memcpy(imaginary, input_imaginary, sizeof(double) * ELEMENTS);
}

static void execute(void) {
    for (int i = 0; i < ROUND_TRIPS; i++) {
        transform();
        inverse();
    }
    transform();
}

static int check(void) {
    inverse();
    double worst = 0;
    for (int i = 0; i < ELEMENTS; i++)
        worst = fmax(worst, fmax(fabs(real[i] - input_real[i]), fabs(imaginary[i] - input_imaginary[i])));
    return worst < 1e-9;
}

int main(int count, char **arguments) {
    usage(count, arguments);
    // 512 bytes apart in the last 12 bits of their addresses, as in Java: a vector then never waits for the one just stored.
    double *all = room(sizeof(double) * (2 * ELEMENTS + 64));
    real = all;
    imaginary = all + ELEMENTS + 64;
    input_real = room(sizeof(double) * ELEMENTS);
    input_imaginary = room(sizeof(double) * ELEMENTS);
    for (int block = 0; block < POINTS / 2; block++) {
        roots_real[block] = cos(M_PI * reversed(block) / POINTS);
        roots_imaginary[block] = -sin(M_PI * reversed(block) / POINTS);
    }
    for (int point = 0; point < POINTS; point++) draw_point(point);
    bench("transform", arguments, prepare, execute, check);
}
