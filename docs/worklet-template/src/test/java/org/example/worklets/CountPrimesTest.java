package org.example.worklets;

import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.wattladder.worklets.api.WrongOutput;

class CountPrimesTest {
    private final CountPrimes.Sieve sieve = new CountPrimes.Sieve(1_000, new Random(1));

    @Test
    void shouldPassItsOwnCheck() {
        for (int round = 0; round < 3; round++) {
            sieve.prepare();
            sieve.execute();
            sieve.check();
        }
    }

    @Test
    void shouldFindAnOutputThatIsWrongByOneBit() {
        sieve.prepare();
        sieve.execute();
        sieve.composite().flip(4);
        assertThrows(WrongOutput.class, sieve::check);
    }
}
