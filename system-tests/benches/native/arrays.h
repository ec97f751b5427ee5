// Room for arrays that a bandwidth kernel walks through side by side. Needs _GNU_SOURCE.
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>

// Arrays whose places differ by a power of two wait for the same bank of the memory, so each lies 64 KiB further than that before.
// Nothing is touched yet: who fills them decides where they lie.
static inline double *array_of(size_t bytes, int number, int huge) {
    size_t shift = (size_t)number << 16;
    size_t mapped_bytes = (bytes + shift + ((size_t)2 << 20) - 1) >> 21 << 21; // Linux puts whole huge pages where they can be huge
    char *mapped = mmap(NULL, mapped_bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (mapped == MAP_FAILED) {
        fprintf(stderr, "no memory\n");
        exit(1);
    }
    if (huge) madvise(mapped, mapped_bytes, MADV_HUGEPAGE);
    return (double *)(mapped + shift);
}
