package org.wattladder.chauffeur.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.model.schedule.Trace;

class TraceSettingsTest {
    @TempDir
    private Path folder;

    private ConfigTree tree;

    @BeforeEach
    void makeTree() {
        tree = new ConfigTree(folder).file("traces/ramp.csv", "seconds,rate\n0,0\n3600,100\n");
    }

    private static String suite(String trace) {
        return "title: t\ndefaults:\n  schedule: trace\n  trace: " + trace + "\nworklets:\n  lu:\n  crypto-aes:\n";
    }

    @Test
    void shouldCutTheCurveIntoBins() throws ConfigProblems {
        Trace trace = (Trace) tree.suite(suite("{curve: ramp, bins: 4, bin: {pre: 1s, recording: 20s, post: 0s}}"))
                .plan()
                .worklets()
                .get(0)
                .schedule();
        assertThat(trace.loads()).containsExactly(12.5, 37.5, 62.5, 87.5);
        assertThat(trace.unit()).isEqualTo(Trace.Unit.RATE);
        assertThat(trace.curve()).isEqualTo("ramp");
        assertThat(trace.length()).isEqualTo(Duration.ofHours(1));
        assertThat(trace.bin().total()).isEqualTo(Duration.ofSeconds(21));
    }

    @Test
    void shouldReadACurveByItsPath() throws ConfigProblems {
        String path = folder.resolve("traces/ramp.csv").toString();
        assertThat(tree.suite(suite("{curve: " + path + "}")).plan().worklets()).hasSize(2);
    }

    @Test
    void shouldNameTheNearestCurve() {
        assertThat(tree.suite(suite("{curve: rampp}")).problems())
                .first()
                .asString()
                .endsWith("there is no curve \"rampp\" in traces; did you mean \"ramp\"?");
    }

    @Test
    void shouldSayOnceWhatIsWrongInAFileThatSeveralWorkletsFollow() {
        tree.file("traces/bad.csv", "seconds,percent\n0,20\n3600,120\n");
        assertThat(tree.suite(suite("{curve: bad}")).problems())
                .singleElement()
                .asString()
                .endsWith("bad.csv:3: 120 % is above 100; loads are shares of the calibrated rate");
    }
}
