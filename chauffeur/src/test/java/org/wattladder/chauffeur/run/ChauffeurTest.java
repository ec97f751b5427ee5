package org.wattladder.chauffeur.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.wattladder.chauffeur.config.change.RandomPlans;
import org.wattladder.chauffeur.link.EventQueue;
import org.wattladder.model.interval.Purpose;
import org.wattladder.model.result.HostClient;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.result.WorkletResult;
import org.wattladder.model.schedule.Iterations;
import org.wattladder.model.text.Message;
import org.wattladder.model.wire.Failed;
import org.wattladder.model.wire.Load;
import org.wattladder.model.wire.RunInterval;

@Execution(ExecutionMode.CONCURRENT)
@Tag("slow")
class ChauffeurTest extends OnARig {
    @Test
    void shouldRunEveryIntervalOfEveryWorklet() throws Exception {
        RunResult result = rig.with("sut", SteadyDirector::new).run();
        assertThat(result.course().termination().complete()).isTrue();
        assertThat(result.worklets().get(0).intervals())
                .extracting(interval -> interval.plan().purpose())
                .containsExactly(Purpose.WARM_UP, Purpose.CALIBRATE, Purpose.CALIBRATE, Purpose.SCORED, Purpose.SCORED);
        assertThat(result.worklets().get(1).intervals()).hasSize(2);
    }

    @Test
    void shouldRunIterationsForAsLongAsTheHostsSay() throws Exception {
        RunResult result = rig.with("one", SteadyDirector::new)
                .with("two", SteadyDirector::new)
                .run(RandomPlans.of(
                        "flood",
                        new Iterations(
                                Duration.ZERO,
                                1,
                                7,
                                2,
                                List.of(100, 50),
                                Duration.ofSeconds(9),
                                Duration.ofMinutes(2))));
        assertThat(result.course().termination().reasons()).isEmpty();
        WorkletResult flood = result.worklets().get(0);
        assertThat(flood.intervals()).hasSize(2).allSatisfy(interval -> {
            assertThat(interval.plan().untimed()).isTrue();
            assertThat(interval.rates().target()).isEqualTo(Measurement.absent("absent.unpaced"));
            assertThat(interval.window().nanos())
                    .isBetween(SteadyDirector.ITERATIONS_NANOS, 2 * SteadyDirector.ITERATIONS_NANOS);
        });
        assertThat(flood.clients()).extracting(HostClient::peakBytes).containsOnly(Measurement.of(7 << 20));
        RunInterval half = rig.directors.get(1).received.stream()
                .filter(RunInterval.class::isInstance)
                .map(RunInterval.class::cast)
                .reduce((first, second) -> second)
                .orElseThrow();
        assertThat(SteadyDirector.load(half)).isEqualTo(new Load.Iterations(1, 7, 2, 50));
        assertThat(half.recordingNanos()).isEqualTo(Duration.ofMinutes(2).toNanos());
    }

    @Test
    void shouldAskEachHostForItsShareOfItsOwnCalibratedRate() throws Exception {
        rig.with("slow", SteadyDirector::new).with("fast", DoubleSpeedDirector::new);
        RunResult result = rig.run();
        WorkletResult lu = result.worklets().get(0);
        assertThat(lu.calibratedRate()).isEqualTo(Measurement.of(3 * SteadyDirector.FULL_RATE));
        assertThat(pacedRates(rig.directors.get(0))).startsWith(1000.0, 500.0);
        assertThat(pacedRates(rig.directors.get(1))).startsWith(2000.0, 1000.0);
        IntervalResult half = lu.intervals().get(4);
        assertThat(half.rates().target()).isEqualTo(Measurement.of(1500));
        assertThat(half.rates().actual().asOptional().orElseThrow()).isCloseTo(1500, within(1e-6));
    }

    private static List<Double> pacedRates(SteadyDirector director) {
        return director.received.stream()
                .filter(RunInterval.class::isInstance)
                .map(command -> SteadyDirector.load((RunInterval) command))
                .filter(Load.Paced.class::isInstance)
                .map(load -> ((Load.Paced) load).transactionsPerSecond())
                .toList();
    }

    @Test
    void shouldLeaveAHoleForALostClientAndTryTheNextWorklet() throws Exception {
        RunResult result = rig.with("sut", LosesAClientOnce::new).run();
        assertThat(result.course().termination().complete()).isFalse();
        assertThat(result.course().termination().reasons().toString())
                .contains("fault.worklet-aborted('lu'", "client 1 was killed");
        assertThat(result.worklets().get(0).intervals()).hasSize(3);
        assertThat(result.worklets().get(0).faults()).singleElement().satisfies(fault -> {
            assertThat(fault.place()).isEqualTo(Message.of("place.host", "sut"));
            assertThat(fault.lastLines()).containsExactly("out of luck");
        });
        assertThat(result.worklets().get(1).intervals()).hasSize(2);
        assertThat(result.worklets().get(1).faults()).isEmpty();
    }

    @Test
    void shouldEndTheRunWhenADirectorVanishes() throws Exception {
        RunResult result = rig.with("sut", VanishingDirector::new).run();
        assertThat(result.course().termination().complete()).isFalse();
        assertThat(result.course().termination().reasons().toString())
                .contains("fault.director-closed, place.interval('lu', interval.warm-up)");
        assertThat(result.worklets()).extracting(WorkletResult::name).containsExactly("lu");
    }

    @Test
    void shouldEndAWorkletThatCompletesNothingInCalibration() throws Exception {
        RunResult result = rig.with("sut", LazyDirector::new).run();
        assertThat(result.worklets()).hasSize(2).allSatisfy(worklet -> {
            assertThat(worklet.calibratedRate())
                    .isEqualTo(Measurement.absent("absent.calibration-without-transaction"));
            assertThat(worklet.faults()).hasSize(1);
        });
        assertThat(result.course().termination().complete()).isFalse();
    }

    @Test
    void shouldEndTheRunInOrderWhenInterrupted() throws Exception {
        Thread runner = Thread.currentThread();
        RunResult result = rig.with("sut", (host, events) -> new InterruptingDirector(host, events, runner))
                .run();
        assertThat(Thread.interrupted()).isFalse();
        assertThat(result.course().termination().reasons().toString()).contains("fault.stopped-during('lu')");
        assertThat(result.worklets().get(0).intervals()).hasSize(3);
    }

    @Test
    void shouldRefuseAnAnswerThatWasNotAskedFor() throws Exception {
        RunResult result = rig.with("sut", ConfusedDirector::new).run();
        assertThat(result.course().termination().reasons().toString())
                .contains("fault.answer-impossible('IntervalDone', impossible.not-due('interval-done')");
    }

    /** Twice as fast as {@link SteadyDirector}. */
    static final class DoubleSpeedDirector extends SteadyDirector {
        DoubleSpeedDirector(String host, EventQueue events) {
            super(host, events);
        }

        @Override
        public void onRunInterval(RunInterval interval) {
            double rate = SteadyDirector.load(interval) instanceof Load.Paced paced
                    ? paced.transactionsPerSecond()
                    : 2 * FULL_RATE;
            answer(interval, done(interval, client(interval, rate)));
        }
    }

    /** Reports a lost client in the first paced interval. */
    private static final class LosesAClientOnce extends SteadyDirector {
        private boolean lost;

        LosesAClientOnce(String host, EventQueue events) {
            super(host, events);
        }

        @Override
        public void onRunInterval(RunInterval interval) {
            if (!lost && SteadyDirector.load(interval) instanceof Load.Paced) {
                lost = true;
                say(new Failed(Message.of("fault.refused", "client 1 was killed"), List.of("out of luck")));
            } else {
                super.onRunInterval(interval);
            }
        }
    }

    /** Closes the connection in the first interval. */
    private static final class VanishingDirector extends SteadyDirector {
        VanishingDirector(String host, EventQueue events) {
            super(host, events);
        }

        @Override
        public void onRunInterval(RunInterval interval) {
            vanish();
        }
    }

    /** Never completes a transaction. */
    private static final class LazyDirector extends SteadyDirector {
        LazyDirector(String host, EventQueue events) {
            super(host, events);
        }

        @Override
        public void onRunInterval(RunInterval interval) {
            answer(interval, done(interval, client(interval, 0)));
        }
    }

    /** Interrupts the run, as Ctrl-C does, in the first paced interval. */
    private static final class InterruptingDirector extends SteadyDirector {
        private final Thread runner;

        InterruptingDirector(String host, EventQueue events, Thread runner) {
            super(host, events);
            this.runner = runner;
        }

        @Override
        public void onRunInterval(RunInterval interval) {
            if (SteadyDirector.load(interval) instanceof Load.Paced) {
                runner.interrupt();
            } else {
                super.onRunInterval(interval);
            }
        }
    }

    /** Ends intervals without beginning them. */
    private static final class ConfusedDirector extends SteadyDirector {
        ConfusedDirector(String host, EventQueue events) {
            super(host, events);
        }

        @Override
        public void onRunInterval(RunInterval interval) {
            say(done(interval, client(interval, FULL_RATE)));
        }
    }
}
