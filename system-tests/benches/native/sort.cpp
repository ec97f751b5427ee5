// The worklet sort in C++: std::sort.
#include <algorithm>
#include <cstdint>
#include "bench.h"

enum { COUNT = 65536 };
static int64_t drawn[COUNT], numbers[COUNT];

static void prepare(void) {
    uint64_t factor = draw() | 1;
    for (int i = 0; i < COUNT; i++) numbers[i] = (int64_t)((uint64_t)drawn[i] * factor);
}
static void execute(void) { std::sort(numbers, numbers + COUNT); }
static int check(void) { return std::is_sorted(numbers, numbers + COUNT); }

int main(int count, char **arguments) {
    usage(count, arguments);
    for (int i = 0; i < COUNT; i++) drawn[i] = (int64_t)draw();
    bench("sort", arguments, prepare, execute, check);
}
