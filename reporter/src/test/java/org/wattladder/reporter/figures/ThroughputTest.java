package org.wattladder.reporter.figures;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Figures of the PRIMERGY TX1320 M4 and PRIMEQUEST 2800B2 performance reports, part disk I/O. */
class ThroughputTest {
    private static final double BLOCK_OF_DATABASE = 8 << 10;
    private static final double BLOCK_OF_OTHERS = 64 << 10;

    @Test
    void shouldConvertTransactionsToThroughputByBlocksOfBinaryMegabytes() {
        assertThat(Throughput.mebibytesPerSecond(128, BLOCK_OF_DATABASE)).isEqualTo(1);
        assertThat(Throughput.mebibytesPerSecond(7_313, BLOCK_OF_OTHERS)).isEqualTo(457.0625);
        assertThat(Throughput.mebibytesPerSecond(49_159, BLOCK_OF_DATABASE)).isCloseTo(384.05, within(0.01));
        assertThat(Throughput.transactionsPerSecond(526, BLOCK_OF_OTHERS)).isEqualTo(8_416);
    }

    /** 64 kB blocks of the same drive stay below what it streams, as they must; in decimal megabytes they would too. */
    @Test
    void shouldKeepRandomTransfersOfADriveBelowWhatItStreams() {
        assertThat(Throughput.mebibytesPerSecond(7_431, BLOCK_OF_OTHERS)).isLessThan(526);
        assertThat(Throughput.mebibytesPerSecond(5_021, BLOCK_OF_OTHERS)).isLessThan(510);
    }

    @Test
    void shouldConvertBackToWhereItCameFrom() {
        for (double rate : new double[] {392, 50_766, 128_697, 420_420}) {
            double throughput = Throughput.mebibytesPerSecond(rate, BLOCK_OF_DATABASE);
            assertThat(Throughput.transactionsPerSecond(throughput, BLOCK_OF_DATABASE))
                    .isEqualTo(rate);
        }
    }

    /** Four controllers of the PRIMEQUEST 2800B2 with two drives each: 4 x 1489 MB/s and 4 x 105105 IO/s. */
    @Test
    void shouldSumControllersAsTheReportDoes() {
        assertThat(Throughput.sum(Collections.nCopies(4, 1_489.0))).isEqualTo(5_956);
        assertThat(Throughput.sum(Collections.nCopies(4, 105_105.0))).isEqualTo(420_420);
        assertThat(Throughput.sum(List.of())).isZero();
    }
}
