// What the worklet fft does by FFTW 3, planned by measurement, in place. Arguments as those of fft.c. Checked by its inverse.
#include "bench.h"
#include <fftw3.h>

static int points = 1 << 10, round_trips = 400, next_point;
static double *input;
static fftw_complex *data;
static fftw_plan forth, back;

static void inverse(void) {
    fftw_execute(back);
    double factor = 1.0 / points, *x = (double *)data;
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
        fftw_execute(forth);
        inverse();
    }
    fftw_execute(forth);
}

static int check(void) {
    inverse();
    double worst = 0;
    for (int i = 0; i < 2 * points; i++) worst = fmax(worst, fabs(((double *)data)[i] - input[i]));
    return worst < 1e-9;
}

int main(int count, char **arguments) {
    usage(count, arguments);
    if (count > 4) {
        points = 1 << atoi(arguments[3]);
        round_trips = atoi(arguments[4]);
    }
    data = fftw_alloc_complex((size_t)points);
    forth = fftw_plan_dft_1d(points, data, data, FFTW_FORWARD, FFTW_MEASURE);
    back = fftw_plan_dft_1d(points, data, data, FFTW_BACKWARD, FFTW_MEASURE);
    input = room(2 * sizeof(double) * (size_t)points);
    for (int i = 0; i < 2 * points; i++) input[i] = 2 * unit() - 1;
    bench("transform", arguments, prepare, execute, check);
}
