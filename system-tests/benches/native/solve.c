// dgesv of OpenBLAS, called from C: as many systems as each line of standard input says, milliseconds of each. Argument: order.
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

void dgesv_(int *, int *, double *, int *, int *, double *, int *, int *);

static double millis(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * 1e3 + now.tv_nsec / 1e6;
}

int main(int count, char **arguments) {
    if (count != 2) return 2;
    int order = atoi(arguments[1]), one = 1, info;
    size_t size = (size_t)order * order;
    double *matrix = malloc(size * sizeof(double)), *right = malloc(order * sizeof(double));
    int *pivots = malloc(order * sizeof(int));
    char line[64];
    while (fgets(line, sizeof line, stdin)) {
        for (int i = atoi(line); i > 0; i--) {
            for (size_t k = 0; k < size; k++) matrix[k] = drand48() - 0.5;
            for (int k = 0; k < order; k++) right[k] = drand48() - 0.5;
            double begin = millis();
            dgesv_(&order, &one, matrix, &order, pivots, right, &order, &info);
            printf("%.4f ", millis() - begin);
            if (info != 0) return 1;
        }
        printf("\n");
        fflush(stdout);
    }
}
