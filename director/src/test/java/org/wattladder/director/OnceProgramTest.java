package org.wattladder.director;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.wattladder.model.result.ClientInterval;
import org.wattladder.model.wire.ClientsStopped;
import org.wattladder.model.wire.IntervalDone;
import org.wattladder.model.wire.Load;
import org.wattladder.model.wire.Prepare;
import org.wattladder.model.wire.Prepared;
import org.wattladder.model.wire.RecordingEnded;
import org.wattladder.model.wire.RecordingStarted;
import org.wattladder.model.wire.RunInterval;
import org.wattladder.model.wire.StopClients;
import org.wattladder.worklets.api.Figure;

/** A program that does a fixed piece of work is recorded from its start to its end, or not at all. */
@Tag("slow")
class OnceProgramTest extends OnPrograms {
    private Prepare order(String count, String... lines) throws IOException {
        programs.script("toy", lines);
        return toy("""
                title: a toy
                unit: brick
                pace: once
                start: [./toy, "{users}", "{folder}/result.json"]
                version: [echo, one]
                users: 2
                json: "{folder}/result.json"
                check: {wrong: WRONG}
                count: {%s}
                """.formatted(count));
    }

    private void send(int pre, int measured, int post, long limit) throws IOException {
        chauffeur.send(new RunInterval(
                1,
                Map.of("alone/worklet", new RunInterval.Work(new Load.Iterations(pre, measured, post, 100), 42)),
                0,
                limit,
                0,
                List.of(),
                OptionalLong.empty()));
    }

    @Test
    void shouldRecordFromTheFirstStartThatCountsToTheLastEnd() throws IOException {
        Prepare order = order(
                "json-pointer: /totals/0/bricks, per: 2",
                "sleep 0.1",
                "echo '{\"totals\": [{\"bricks\": 14}]}' > \"$2\"",
                "i=0; while [ $i -lt 20000 ]; do i=$((i+1)); done");
        chauffeur.ask(order, Prepared.class);
        send(1, 3, 1, HOUR);
        chauffeur.receive(RecordingStarted.class);
        RecordingEnded ended = chauffeur.receive(RecordingEnded.class);
        IntervalDone done = chauffeur.receive(IntervalDone.class);
        ClientInterval client = done.clients().get(0);
        assertThat(client.recordingNanos()).isEqualTo(ended.recordingNanos()).isGreaterThan(300 * MILLISECOND);
        assertThat(client.types().get(0).transactions()).isEqualTo(21);
        Map<String, Double> figures = new LinkedHashMap<>();
        client.figures().forEach(figure -> figures.put(figure.name(), figure.value()));
        assertThat(figures)
                .containsOnlyKeys("seconds-to-completion", "shortest-seconds", "longest-seconds")
                .hasEntrySatisfying(
                        "shortest-seconds", value -> assertThat(value).isGreaterThan(0.1))
                .hasEntrySatisfying(
                        "seconds-to-completion",
                        value -> assertThat(3e9 * value).isLessThanOrEqualTo((double) ended.recordingNanos()));
        assertThat(client.processorPercent().asOptional().orElseThrow()).isPositive();
        assertThat(left()).isEmpty();
        chauffeur.ask(new StopClients(), ClientsStopped.class);
    }

    @Test
    void shouldTakeTheWorkOfItsFileOrOfItsLastLine() throws IOException {
        assertThat(bricks(order("work: 5", "exit 0"))).isEqualTo(10);
        chauffeur.ask(new StopClients(), ClientsStopped.class);
        assertThat(bricks(order("final: '^all (?<total>[0-9]+)$'", "echo all 3; echo all 4")))
                .isEqualTo(8);
    }

    private long bricks(Prepare order) throws IOException {
        chauffeur.ask(order, Prepared.class);
        send(0, 2, 0, HOUR);
        chauffeur.receive(RecordingStarted.class);
        chauffeur.receive(RecordingEnded.class);
        ClientInterval client = chauffeur.receive(IntervalDone.class).clients().get(0);
        assertThat(client.figures()).extracting(Figure::name).doesNotContain("counted-over-lifetime");
        return client.types().get(0).transactions();
    }

    @Test
    void shouldNotMeasureProgramsThatLieAndLeaveNoneOfTheirProcesses() throws IOException {
        String work = "work: 5";
        String told = "final: '^all (?<total>[-0-9e]+)$'";
        disbelieved(order(work, "exit 3"), "program.ends-badly(exit.code(3))");
        disbelieved(order(work, "echo WRONG"), "program.wrong-work('WRONG')");
        disbelieved(order(work, "setsid sleep 1000 & exit 0"), "program.leaves-processes(1)");
        disbelieved(order(work, "yes"), "program.floods(100000)");
        disbelieved(order(told, "exit 0"), "program.silent");
        disbelieved(order(told, "printf 'all 5\\000\\n'"), "program.silent");
        disbelieved(order(told, "echo all 0"), "program.nothing-done");
        disbelieved(order(told, "echo all 1e999"), "program.no-number('1e999')");
        disbelieved(order("json-pointer: /a", "exit 0"), "program.no-json(");
        disbelieved(order("json-pointer: /a", "echo '{\"b\": 1}' > \"$2\""), "program.no-number('/a')");
        // The result of an earlier life is not that of a later one.
        disbelieved(
                order("json-pointer: /a", "[ -e \"$2.old\" ] || echo '{\"a\": 1}' > \"$2\"", "touch \"$2.old\""),
                "program.no-json(");
    }

    private void disbelieved(Prepare order, String reason) throws IOException {
        chauffeur.ask(order, Prepared.class);
        send(0, 2, 0, HOUR);
        assertThat(failure()).startsWith("fault.program(place.program('toy'), " + reason);
        assertThat(left()).as(reason).isEmpty();
    }

    @Test
    void shouldEndAProgramThatOutlastsItsLimit() throws IOException {
        chauffeur.ask(order("work: 5", "trap '' TERM; sleep 1000"), Prepared.class);
        send(0, 1, 0, 1000 * MILLISECOND);
        assertThat(failure()).isEqualTo("fault.program(place.program('toy'), program.outlasts(1))");
        assertThat(left()).isEmpty();
    }

    @Test
    void shouldRefuseIntervalsOfAnotherKind() throws IOException {
        chauffeur.ask(order("work: 5", "exit 0"), Prepared.class);
        send(new Load.Unpaced());
        assertThat(failure()).contains("of pace ONCE cannot run such an interval");
    }
}
