package org.wattladder.ptdaemon.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wattladder.model.plan.MeterPlan;
import org.wattladder.model.plan.MeterRole;
import org.wattladder.model.plan.RangePolicy;
import org.wattladder.model.time.TimeSource;
import org.wattladder.ptdaemon.fake.Recordings;
import org.wattladder.ptdaemon.fake.ReplayingAnalyzer;
import org.wattladder.ptdaemon.link.MeterAddress;
import org.wattladder.ptdaemon.link.PtdaemonConnection;
import org.wattladder.ptdaemon.link.TimeLimits;

/**
 * Fed with the answers of a recorded session, the client gives the commands of that session.
 *
 * <p>Differences that are meant, and only these: (1) the client compares clocks first, by a measurement of its own; (2) it
 * reads samples, uncertainty and statistics where recorded controllers read what they want, in an order of their own;
 * (3) it reads ranges back after setting them, and asks a multichannel analyzer for those of each channel; (4) it does
 * not stop a second time what has stopped; (5) it sets ranges by channel where it saw channels, the recorded controller
 * all at once to the greatest; (6) the controllers of 2021 and 2023 ask for the greatest current itself, without 1.1.
 */
class RecordedSequenceTest {
    private static final TimeSource TIME = new FixedTime(Instant.parse("2026-03-01T12:00:00Z"));
    private static final Duration PATIENCE = Duration.ofSeconds(15);
    private static final double[] EVERY_CHANNEL = {1, 2, 3};

    @ParameterizedTest
    @CsvSource({"wt210, 1.0", "wt310, 1.1", "wt333e, 1.1"})
    void shouldGiveTheRecordedCommands(String recording, double marginMissing) throws Exception {
        List<String> recorded = commands(Recordings.transcript(recording));
        List<String> marks = recorded.stream()
                .filter(command -> command.startsWith("Go,"))
                .map(command -> command.split(",", -1)[3])
                .toList();
        List<String> ours;
        try (ReplayingAnalyzer analyzer = new ReplayingAnalyzer(
                        Recordings.transcript(recording), Recordings.rangingRows(recording))
                .started(ReplayingAnalyzer.class)) {
            try (MeterSession session = open(analyzer.port())) {
                assertThat(session.needsRangingPass()).isTrue();
                session.beginRangingPass(marks.get(0));
                session.poll();
                session.endRangingPass();
                assertThat(session.needsRangingPass()).isFalse();
                session.start(marks.get(1));
                session.poll();
                session.stop();
            }
            ours = analyzer.commands();
        }
        assertSame(withoutMeantDifferences(ours), withoutMeantDifferences(recorded), marginMissing);
    }

    private static MeterSession open(int port) throws Exception {
        RangePolicy ranges = new RangePolicy.FromRangingPass(Duration.ofMinutes(1));
        MeterPlan plan =
                new MeterPlan("wall", "127.0.0.1", port, "", List.of(), 1000, List.of(), MeterRole.COUNTS, ranges);
        MeterAddress peer = new MeterAddress("wall", "127.0.0.1", port);
        SessionContext context = new SessionContext(
                limit -> PtdaemonConnection.open(peer, new TimeLimits(PATIENCE, PATIENCE), TIME, limit, () -> {}),
                TIME,
                length -> {},
                PATIENCE);
        return MeterSession.open(plan, context, PATIENCE);
    }

    private static List<String> commands(List<String> transcript) {
        return transcript.stream()
                .filter(line -> line.startsWith("> "))
                .map(line -> line.substring(2))
                .toList();
    }

    private static List<String> withoutMeantDifferences(List<String> commands) {
        List<String> kept = new ArrayList<>();
        boolean comparing = false;
        for (String command : commands) {
            String before = kept.isEmpty() ? "" : kept.get(kept.size() - 1);
            boolean comparison = comparing || command.endsWith(",clock-offset");
            comparing = comparison && !command.equals("Stop");
            boolean reads = command.startsWith("RL") || command.equals("Uncertainty") || command.equals("Watts");
            boolean readsBack = command.equals("RR,*") || (command.equals("RR") && kept.contains("RR"));
            boolean stopsAgain = command.equals("Stop") && before.equals("Stop");
            if (!comparison && !reads && !readsBack && !stopsAgain) {
                kept.add(command);
            }
        }
        return allChannelsAtOnce(kept);
    }

    /** V and A of channels 1, 2 and 3 become one V and one A with the greatest values. */
    private static List<String> allChannelsAtOnce(List<String> commands) {
        List<String> folded = new ArrayList<>();
        for (int at = 0; at < commands.size(); at++) {
            String command = commands.get(at);
            if (command.startsWith("SR,") && command.split(",", -1).length == 4) {
                double[] greatest = new double[2];
                for (int channel = 0; channel < EVERY_CHANNEL.length; channel++) {
                    greatest[0] = Math.max(greatest[0], number(commands.get(at)));
                    greatest[1] = Math.max(greatest[1], number(commands.get(at + 1)));
                    at += 2;
                }
                at--;
                folded.add("SR,V," + greatest[0]);
                folded.add("SR,A," + greatest[1]);
            } else {
                folded.add(command);
            }
        }
        return folded;
    }

    private static double number(String setRange) {
        return Double.parseDouble(setRange.split(",", -1)[2]);
    }

    private static void assertSame(List<String> ours, List<String> recorded, double marginMissing) {
        assertThat(ours).hasSameSizeAs(recorded);
        for (int at = 0; at < ours.size(); at++) {
            String expected = recorded.get(at);
            if (expected.startsWith("SR,") && !expected.endsWith("Auto")) {
                double factor = expected.startsWith("SR,A") ? marginMissing : 1;
                assertThat(ours.get(at)).startsWith(expected.substring(0, 5));
                assertThat(number(ours.get(at)) / factor / number(expected))
                        .as(ours.get(at) + " for " + expected)
                        .isBetween(1 - 1e-5, 1 + 1e-5);
            } else {
                assertThat(ours.get(at)).isEqualTo(expected);
            }
        }
    }
}
