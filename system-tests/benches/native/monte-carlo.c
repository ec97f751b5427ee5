// The worklet monte-carlo in C: points below a quarter circle, by a subtractive generator of lag 17 and 5 as SciMark 2.0 published it.
#include "bench.h"

enum { POINTS = 1000000, LAG = 17, SHORT_LAG = 5 };
static int first[LAG], numbers[LAG], place, below;

static void prepare(void) {
    memcpy(numbers, first, sizeof first);
    place = 0;
    below = 0;
}

static inline double next(void) {
    int other = place - SHORT_LAG;
    other += other < 0 ? LAG : 0;
    int number = numbers[place] - numbers[other];
    number += number < 0 ? INT32_MAX : 0;
    numbers[place] = number;
    place = place + 1 == LAG ? 0 : place + 1;
    return number * (1.0 / INT32_MAX);
}

static void execute(void) {
    int count = 0;
    for (int i = 0; i < POINTS; i++) {
        double x = next(), y = next();
        count += x * x + y * y <= 1;
    }
    below = count;
}

static int check(void) { return fabs(4.0 * below / POINTS - M_PI) < 0.01; }

int main(int count, char **arguments) {
    usage(count, arguments);
    int64_t drawn = 1 + (int64_t)(draw() % (INT32_MAX - 1));
    for (int i = 0; i < LAG; i++) first[i] = (int)(drawn = 16807 * drawn % INT32_MAX);
    bench("monte-carlo", arguments, prepare, execute, check);
}
