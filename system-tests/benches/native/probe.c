// Percent of the time of this CPU that others took: the sum of all gaps of the clock above 20 us. Argument: seconds.
#include "bench.h"

int main(int count, char **arguments) {
    double begin = seconds(), end = begin + (count > 1 ? atof(arguments[1]) : 0.2), last = begin, lost = 0, now;
    do {
        now = seconds();
        lost += now - last > 20e-6 ? now - last : 0;
        last = now;
    } while (now < end);
    printf("%.2f\n", 100 * lost / (now - begin));
}
