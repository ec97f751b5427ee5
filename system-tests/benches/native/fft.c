// The worklet fft in C: radix-2 butterflies on contiguous halves of blocks, four-step arrangement. Checked by its inverse.
#include "bench.h"

enum { BITS = 7, ROWS = 1 << BITS, POINTS = ROWS * ROWS, ROUND_TRIPS = 20, TILE = 8 };
static double *input_real, *input_imaginary, *real, *imaginary, *turns_real, *turns_imaginary;
static double roots_real[ROWS], roots_imaginary[ROWS];
static int next_row;

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
        ar[j] += br[j];
        ai[j] += bi[j];
        br[j] = wr * dr + wi * di;
        bi[j] = wr * di - wi * dr;
    }
}

static void columns(double *r, double *i) {
    for (int half = POINTS / 2; half >= ROWS; half /= 2)
        for (int start = 0, block = 0; start < POINTS; start += 2 * half, block++)
            join(r + start, i + start, r + start + half, i + start + half, half, roots_real[block], roots_imaginary[block]);
}

static void columns_back(double *r, double *i) {
    for (int half = ROWS; half < POINTS; half *= 2)
        for (int start = 0, block = 0; start < POINTS; start += 2 * half, block++)
            part(r + start, i + start, r + start + half, i + start + half, half, roots_real[block], roots_imaginary[block]);
}

static void turn(double *restrict r, double *restrict i, const double *restrict wr, const double *restrict wi) {
    for (int j = 0; j < POINTS; j++) {
        double a = r[j], b = i[j];
        r[j] = wr[j] * a - wi[j] * b;
        i[j] = wr[j] * b + wi[j] * a;
    }
}

static void turn_back(double *restrict r, double *restrict i, const double *restrict wr, const double *restrict wi) {
    for (int j = 0; j < POINTS; j++) {
        double a = r[j] * (1.0 / POINTS), b = i[j] * (1.0 / POINTS);
        r[j] = wr[j] * a + wi[j] * b;
        i[j] = wr[j] * b - wi[j] * a;
    }
}

static inline void swap(double *matrix, int one, int other) {
    double element = matrix[one];
    matrix[one] = matrix[other];
    matrix[other] = element;
}

static void transpose(double *matrix) {
    for (int left = 0; left < ROWS; left += TILE) {
        for (int i = left; i < left + TILE; i++)
            for (int j = left; j < i; j++) swap(matrix, i * ROWS + j, j * ROWS + i);
        for (int i = left + TILE; i < ROWS; i++)
            for (int j = 0; j < TILE; j++) swap(matrix, i * ROWS + left + j, (left + j) * ROWS + i);
    }
}

static void transform(void) {
    columns(real, imaginary);
    turn(real, imaginary, turns_real, turns_imaginary);
    transpose(real);
    transpose(imaginary);
    columns(real, imaginary);
}

static void inverse(void) {
    columns_back(real, imaginary);
    transpose(real);
    transpose(imaginary);
    turn_back(real, imaginary, turns_real, turns_imaginary);
    columns_back(real, imaginary);
}

static void draw_row(int row) {
    for (int j = row * ROWS; j < (row + 1) * ROWS; j++) {
        input_real[j] = 2 * unit() - 1;
        input_imaginary[j] = 2 * unit() - 1;
    }
}

static void prepare(void) {
    draw_row(next_row);
    next_row = (next_row + 1) % ROWS;
    memcpy(real, input_real, sizeof(double) * POINTS);
    memcpy(imaginary, input_imaginary, sizeof(double) * POINTS);
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
    for (int i = 0; i < POINTS; i++)
        worst = fmax(worst, fmax(fabs(real[i] - input_real[i]), fabs(imaginary[i] - input_imaginary[i])));
    return worst < 1e-9;
}

int main(int count, char **arguments) {
    usage(count, arguments);
    double **all[] = {&input_real, &input_imaginary, &real, &imaginary, &turns_real, &turns_imaginary};
    for (int a = 0; a < 6; a++) *all[a] = room(sizeof(double) * POINTS);
    for (int row = 0; row < ROWS; row++) {
        int k = reversed(row);
        roots_real[row] = cos(M_PI * k / ROWS);
        roots_imaginary[row] = -sin(M_PI * k / ROWS);
        for (int n = 0; n < ROWS; n++) {
            turns_real[row * ROWS + n] = cos(2 * M_PI * k * n / POINTS);
            turns_imaginary[row * ROWS + n] = -sin(2 * M_PI * k * n / POINTS);
        }
        draw_row(row);
    }
    bench("transform", arguments, prepare, execute, check);
}
