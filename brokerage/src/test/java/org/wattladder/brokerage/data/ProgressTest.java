package org.wattladder.brokerage.data;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ProgressTest {
    private final List<String> said = new ArrayList<>();
    private Instant now = Instant.EPOCH;
    private final Progress progress = new Progress(said::add, () -> now);

    private void after(int seconds) {
        now = now.plusSeconds(seconds);
    }

    @Test
    void shouldSayEveryFewSecondsWhatIsLeft() {
        progress.begin("loading");
        after(1);
        progress.reached("rows are loaded", 100, 4_000);
        after(3);
        progress.reached("rows are loaded", 1_000, 4_000);
        after(1);
        progress.reached("rows are loaded", 2_000, 4_000);
        after(3);
        progress.reached("rows are loaded", 3_000, 4_000);
        progress.reached("rows are loaded", 4_000, 4_000);
        assertThat(said)
                .containsExactly(
                        "loading",
                        "25 % of 4,000 rows are loaded, about 12 s left",
                        "75 % of 4,000 rows are loaded, about 3 s left");
    }

    @Test
    void shouldSayNoTimeBeforeItIsKnown() {
        after(3);
        progress.reached("rows are loaded", 10, 4_000);
        assertThat(said).containsExactly("0 % of 4,000 rows are loaded");
    }
}
