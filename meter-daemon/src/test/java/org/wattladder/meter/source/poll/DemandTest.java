package org.wattladder.meter.source.poll;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.wattladder.meter.sampling.ManualTime;

class DemandTest {
    private final ManualTime time = new ManualTime();
    private final Demand demand = new Demand(time);
    private final AtomicInteger rounds = new AtomicInteger();
    private final Thread thread = new Thread(this::ask, "asks");

    private void ask() {
        try {
            for (boolean open = demand.await(0); open; open = demand.await(1)) {
                rounds.incrementAndGet();
            }
        } catch (InterruptedException unexpected) {
            rounds.set(-1);
        }
    }

    private void awaitRest() {
        await().until(() -> thread.getState() == Thread.State.WAITING);
    }

    private void awaitMoreRounds() {
        int before = rounds.get();
        await().until(() -> rounds.get() > before + 1);
    }

    @BeforeEach
    void start() {
        thread.setDaemon(true);
        thread.start();
    }

    @AfterEach
    void close() {
        demand.close();
        await().until(() -> !thread.isAlive());
        assertThat(rounds.get()).isNotNegative();
    }

    @Test
    void shouldRestUntilSomebodyMeasuresAndAgainAfterwards() {
        awaitRest();
        assertThat(rounds.get()).isZero();
        demand.want(1000);
        awaitMoreRounds();
        time.advanceToMillis(30_000);
        awaitMoreRounds();
        time.advanceToMillis(30_001);
        awaitRest();
        demand.want();
        awaitMoreRounds();
    }

    @Test
    void shouldNotRestBetweenSamplesThatAreFarApart() {
        demand.want(60_000);
        time.advanceToMillis(180_000);
        awaitMoreRounds();
        time.advanceToMillis(180_001);
        awaitRest();
    }
}
