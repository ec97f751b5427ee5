/* Adds up blocks at the rate that it is told on its standard input: cc -O2 -pthread -o sums sums.c -lm */
#include <math.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static _Atomic double rate;
static atomic_long done;
static volatile long sum;

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec + time.tv_nsec / 1e9;
}

static void *work(void *unused) {
    static long block[4096];
    double due = 0, last = 0;
    for (;;) {
        double asked = rate;
        if (asked != last) due = now();
        last = asked;
        double early = asked == 0 ? 0.001 : due - now();
        if (early > 0) {
            struct timespec pause = {(time_t) early, (long) (fmod(early, 1) * 1e9)};
            nanosleep(&pause, NULL);
            continue;
        }
        for (int i = 0; i < 4096; i++) sum += block[i];
        done++;
        due += 1 / asked;
    }
    return unused;
}

int main(void) {
    char order[100];
    long begun = 0;
    pthread_t worker;
    setvbuf(stdout, NULL, _IOLBF, 0);
    pthread_create(&worker, NULL, work, NULL);
    puts("ready");
    while (fgets(order, sizeof order, stdin)) {
        if (!strcmp(order, "start\n")) begun = done;
        else if (!strcmp(order, "stop\n")) printf("done %ld\n", done - begun);
        else rate = strcmp(order, "rate max\n") ? atof(order + 5) : INFINITY;
    }
    return 0;
}
