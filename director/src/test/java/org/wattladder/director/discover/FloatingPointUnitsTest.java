package org.wattladder.director.discover;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FloatingPointUnitsTest {
    @ParameterizedTest
    @CsvSource({
        "GenuineIntel, 6, 143, sse2 avx fma avx512f, 32",
        "GenuineIntel, 6, 63, sse2 avx fma, 16",
        "GenuineIntel, 6, 45, sse2 avx, 8",
        "GenuineIntel, 6, 26, sse2, 4",
        "AuthenticAMD, 26, 2, sse2 avx fma avx512f, 32",
        "AuthenticAMD, 25, 17, sse2 avx fma avx512f, 16",
        "AuthenticAMD, 25, 1, sse2 avx fma, 16",
        "AuthenticAMD, 23, 49, sse2 avx fma, 16",
        "AuthenticAMD, 23, 1, sse2 avx fma, 8"
    })
    void shouldKnowInstructionSets(String vendor, int family, int model, String flags, int expected) {
        String cpuinfo = "vendor_id\t: " + vendor + "\ncpu family\t: " + family + "\nmodel\t\t: " + model
                + "\nflags\t\t: fpu " + flags + " hypervisor\n";
        assertThat(FloatingPointUnits.of(cpuinfo)).contains(expected);
    }

    @Test
    void shouldKnowArmAndAdmitWhatItDoesNotKnow() {
        assertThat(FloatingPointUnits.of("Features\t: fp asimd")).contains(8);
        assertThat(FloatingPointUnits.of("Features\t: fp")).isEmpty();
        assertThat(FloatingPointUnits.of("")).isEmpty();
    }
}
