package org.wattladder.console.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.wattladder.console.web.EventStream;
import org.wattladder.model.time.TimeSource;

class PacedStreamTest {
    private final List<String> heard = new CopyOnWriteArrayList<>();
    private final PacedStream stream = new PacedStream(
            new EventStream() {
                @Override
                public void send(String id, String name, String data) {
                    heard.add(name + " " + data);
                }

                @Override
                public void onEnd(Runnable action) {
                    throw new IllegalStateException("nobody leaves");
                }

                @Override
                public void end() {
                    throw new IllegalStateException("it is not over");
                }
            },
            TimeSource.system());

    @Test
    void shouldTellTheFirstAtOnceAndThenTheNewestOfAllTogether() {
        stream.place("a", "1");
        await().until(() -> heard.size() == 1);
        stream.place("a", "2");
        stream.place("b", "3");
        stream.place("a", "4");
        await().until(() -> heard.size() == 2);

        assertThat(heard).containsExactly("progress [1]", "progress [4,3]");
    }

    @Test
    void shouldTellOnceThatJournalsHaveGrownAndNotWhatAPageShowsThen() {
        stream.place("a", "1");
        await().until(() -> heard.size() == 1);
        stream.place("a", "2");
        stream.grown();
        stream.grown();
        stream.place("b", "3");
        await().until(() -> heard.size() == 3);

        assertThat(heard).containsExactly("progress [1]", "journal {}", "progress [3]");
    }
}
