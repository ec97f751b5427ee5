// The worklet sort in C++: std::sort of each array.
#include <algorithm>
#include <cstdint>
#include "bench.h"

enum { ARRAYS = 32, NUMBERS = 2048, COUNT = ARRAYS * NUMBERS };
static int64_t drawn[COUNT], numbers[COUNT];

static void prepare(void) {
    uint64_t factor = draw() | 1;
    for (int i = 0; i < COUNT; i++) numbers[i] = (int64_t)((uint64_t)drawn[i] * factor);
}
static void execute(void) {
    for (int i = 0; i < COUNT; i += NUMBERS) std::sort(numbers + i, numbers + i + NUMBERS);
}
static int check(void) {
    for (int i = 0; i < COUNT; i += NUMBERS)
        if (!std::is_sorted(numbers + i, numbers + i + NUMBERS)) return 0;
    return 1;
}

int main(int count, char **arguments) {
    usage(count, arguments);
    for (int i = 0; i < COUNT; i++) drawn[i] = (int64_t)draw();
    bench("sort", arguments, prepare, execute, check);
}
