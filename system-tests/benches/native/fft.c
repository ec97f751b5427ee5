// The worklet fft in C: radix-2 butterflies on whole rows, four-step arrangement. It is checked by its own inverse.
#include "bench.h"

enum { BITS = 7, ROWS = 1 << BITS, ROUND_TRIPS = 20 };
static double *input_real[ROWS], *input_imaginary[ROWS], *real[ROWS], *imaginary[ROWS];
static double *turns_real[ROWS], *turns_imaginary[ROWS], roots_real[ROWS], roots_imaginary[ROWS];
static int next_row;

static void butterfly(double *restrict ar, double *restrict ai, double *restrict br, double *restrict bi, double wr, double wi) {
    for (int j = 0; j < ROWS; j++) {
        double tr = wr * br[j] - wi * bi[j], ti = wr * bi[j] + wi * br[j];
        br[j] = ar[j] - tr;
        bi[j] = ai[j] - ti;
        ar[j] += tr;
        ai[j] += ti;
    }
}

static void turn(double *restrict r, double *restrict i, const double *restrict wr, const double *restrict wi) {
    for (int j = 0; j < ROWS; j++) {
        double a = r[j], b = i[j];
        r[j] = wr[j] * a - wi[j] * b;
        i[j] = wr[j] * b + wi[j] * a;
    }
}

static void reverse(double **matrix) {
    for (int i = 0; i < ROWS; i++) {
        int j = 0;
        for (int bit = 0; bit < BITS; bit++) j |= (i >> bit & 1) << (BITS - 1 - bit);
        if (i < j) {
            double *row = matrix[i];
            matrix[i] = matrix[j];
            matrix[j] = row;
        }
    }
}

static void transpose(double **matrix) {
    for (int i = 1; i < ROWS; i++)
        for (int j = 0; j < i; j++) {
            double element = matrix[i][j];
            matrix[i][j] = matrix[j][i];
            matrix[j][i] = element;
        }
}

static void columns(double **r, double **i) {
    reverse(r);
    reverse(i);
    for (int half = 1; half < ROWS; half *= 2)
        for (int start = 0; start < ROWS; start += 2 * half)
            for (int k = 0; k < half; k++) {
                int row = start + k, root = k * (ROWS / 2 / half);
                butterfly(r[row], i[row], r[row + half], i[row + half], roots_real[root], roots_imaginary[root]);
            }
}

static void transform(double **r, double **i) {
    columns(r, i);
    for (int row = 1; row < ROWS; row++) turn(r[row], i[row], turns_real[row], turns_imaginary[row]);
    transpose(r);
    transpose(i);
    columns(r, i);
}

static void inverse(void) {
    transform(imaginary, real);
    for (int i = 0; i < ROWS; i++)
        for (int j = 0; j < ROWS; j++) {
            real[i][j] *= 1.0 / ROWS / ROWS;
            imaginary[i][j] *= 1.0 / ROWS / ROWS;
        }
}

static void draw_row(int row) {
    for (int j = 0; j < ROWS; j++) {
        input_real[row][j] = 2 * unit() - 1;
        input_imaginary[row][j] = 2 * unit() - 1;
    }
}

static void prepare(void) {
    draw_row(next_row);
    next_row = (next_row + 1) % ROWS;
    for (int i = 0; i < ROWS; i++) {
        memcpy(real[i], input_real[i], sizeof(double) * ROWS);
        memcpy(imaginary[i], input_imaginary[i], sizeof(double) * ROWS);
    }
}

static void execute(void) {
    for (int i = 0; i < ROUND_TRIPS; i++) {
        transform(real, imaginary);
        inverse();
    }
    transform(real, imaginary);
}

static int check(void) {
    inverse();
    double worst = 0;
    for (int i = 0; i < ROWS; i++)
        for (int j = 0; j < ROWS; j++)
            worst = fmax(worst, fmax(fabs(real[i][j] - input_real[i][j]), fabs(imaginary[i][j] - input_imaginary[i][j])));
    return worst < 1e-9;
}

int main(int count, char **arguments) {
    usage(count, arguments);
    for (int i = 0; i < ROWS; i++) {
        double **all[] = {&input_real[i], &input_imaginary[i], &real[i], &imaginary[i], &turns_real[i], &turns_imaginary[i]};
        for (int a = 0; a < 6; a++) *all[a] = room(sizeof(double) * ROWS);
        roots_real[i] = cos(2 * M_PI * i / ROWS);
        roots_imaginary[i] = -sin(2 * M_PI * i / ROWS);
        for (int j = 0; j < ROWS; j++) {
            turns_real[i][j] = cos(2 * M_PI * i * j / ROWS / ROWS);
            turns_imaginary[i][j] = -sin(2 * M_PI * i * j / ROWS / ROWS);
        }
        draw_row(i);
    }
    bench("transform", arguments, prepare, execute, check);
}
