package org.wattladder.meter.source.poll;

import java.io.IOException;
import java.util.Optional;
import org.wattladder.meter.sampling.ManualTime;

/** Answers what it was told to, after a time that passes on the manual clock. */
final class FakeDevice implements SlowDevice {
    private final ManualTime time;
    private long answeringMillis;
    private Optional<Answer> answer = Optional.empty();
    private int asked;

    FakeDevice(ManualTime time) {
        this.time = time;
    }

    FakeDevice answers(double watts, String stamp) {
        answer = Optional.of(Answer.watts(watts, Optional.of(stamp).filter(text -> !text.isEmpty())));
        return this;
    }

    FakeDevice refuses() {
        answer = Optional.empty();
        return this;
    }

    FakeDevice within(long millis) {
        answeringMillis = millis;
        return this;
    }

    int asked() {
        return asked;
    }

    @Override
    public Answer ask() throws IOException {
        asked++;
        time.advanceToMillis(time.nanoTime() / 1_000_000 + answeringMillis);
        return answer.orElseThrow(() -> new IOException("busy"));
    }

    @Override
    public void close() {
        // nothing is held
    }
}
