package org.wattladder.director;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.wattladder.model.plan.ComponentPlan;
import org.wattladder.model.plan.Program;
import org.wattladder.model.plan.StoragePlan;
import org.wattladder.model.result.ClientInterval;
import org.wattladder.model.wire.ClientsStopped;
import org.wattladder.model.wire.ComponentFacts;
import org.wattladder.model.wire.Failed;
import org.wattladder.model.wire.Load;
import org.wattladder.model.wire.Prepare;
import org.wattladder.model.wire.Prepared;
import org.wattladder.model.wire.StopClients;

/** A program of somebody else is measured by what it did in the recording, or not at all, and leaves nothing behind. */
@Tag("slow")
class MeasuredProgramTest extends OnPrograms {
    /** Each writes a total every 20 ms at 50 units/s, and tells the truth or does not. */
    private static final List<String> TOY = List.of(
            "end=$(( $(date +%s%N) / 1000000 + 800 )); total=0; step=1",
            "tell() { echo \"total $total\"; }",
            "case $1 in",
            "  honest) end=$(( end + 1600 )) ;;",
            "  mute) tell() { :; } ;;",
            "  zeros) tell() { printf 'total 5\\000\\n'; } ;;",
            "  hangs) sleep 1000 ;;",
            "  forks) setsid sh -c 'trap \"\" TERM; sleep 1000' & exit 0 ;;",
            "  floods) yes; exit 0 ;;",
            "  stubborn) trap '' TERM; end=99999999999999 ;;",
            "  leaves) setsid sleep 1000 & ;;",
            "esac",
            "while now=$(( $(date +%s%N) / 1000000 )); [ $now -lt $end ]; do",
            "  left=$(( end - now ))",
            "  case $1 in",
            "    before) [ $left -lt 650 ] && step=0 ;;",
            "    stops) [ $left -lt 400 ] && exit 0 ;;",
            "    dumb) [ $left -lt 400 ] && tell() { :; } ;;",
            "    late) [ $left -lt 500 ] && { tell() { echo \"total $total\"; }; } || tell() { :; } ;;",
            "    shrinks) [ $left -lt 400 ] && step=-1 ;;",
            "    raves) echo 'total 1e999' ;;",
            "  esac",
            "  total=$(( total + step )); tell; sleep 0.02",
            "done",
            "[ $1 = fails ] && exit 3; [ $1 = lies ] && echo WRONG; echo skipped: 7; echo took 2.5 ms");

    private Prepare order(String mode, String seconds) throws IOException {
        programs.script("toy", TOY.toArray(String[]::new));
        return toy("""
                title: a toy
                unit: brick
                start: [./toy, %s, "%s", "rate={rate}", "whole={whole-rate}", "each={rate-per-user}"]
                unpaced: [./toy, %s, "%s"]
                version: [./toy, version]
                count: {lines: '^total (?<total>[-0-9e.]+)$', per: 2}
                late: 'skipped: (?<count>\\d+)'
                check: {wrong: WRONG}
                figures:
                  latency: {lines: 'took (?<value>[0-9.]+) ms', unit: ms}
                users: 2
                """.formatted(mode, seconds, mode, seconds));
    }

    @Test
    void shouldCountWhatWasDoneInTheRecordingOnly() throws IOException {
        Prepared prepared = chauffeur.ask(order("honest", "{seconds}"), Prepared.class);
        ComponentFacts.Measured facts =
                (ComponentFacts.Measured) prepared.components().get(0);
        assertThat(facts.client().javaVersion()).startsWith("total ");
        assertThat(facts.facts().executableSha256()).hasSize(64);
        ClientInterval client = measured(new Load.Paced(50)).clients().get(0);
        assertThat(client.recordingNanos()).isEqualTo(MEASURED_NANOS);
        // Two lines make a unit, and each takes 20 ms and what a shell needs beside them.
        assertThat(client.types().get(0).type()).isEqualTo("brick");
        assertThat(client.types().get(0).transactions()).isBetween(1L, 25L);
        assertThat(client.unfinished()).isEqualTo(7);
        assertThat(client.figures()).singleElement().satisfies(figure -> {
            assertThat(figure.name()).isEqualTo("latency");
            assertThat(figure.value()).isEqualTo(2.5);
        });
        assertThat(left()).isEmpty();
        assertThat(measured(new Load.Unpaced()).clients()).hasSize(1);
        assertThat(measured(new Load.Idle()).clients()).isEmpty();
        chauffeur.ask(new StopClients(), ClientsStopped.class);
    }

    /** Thirteen programs, and each lie shows only where a shell has its turn in 0.3 s. */
    @Test
    @Tag("full")
    void shouldNotMeasureProgramsThatLieAndLeaveNoneOfTheirProcesses() throws IOException {
        Map<String, String> lies = new LinkedHashMap<>();
        lies.put("mute", "program.silent");
        lies.put("zeros", "program.silent");
        lies.put("before", "program.nothing-done");
        lies.put("stops", "program.ends-early(exit.code(0))");
        lies.put("dumb", "program.stops-early");
        lies.put("late", "program.starts-late");
        lies.put("forks", "program.ends-early(exit.code(0))");
        lies.put("floods", "program.floods(100000)");
        lies.put("shrinks", "program.runs-backwards");
        lies.put("raves", "program.no-number('1e999')");
        lies.put("leaves", "program.leaves-processes(1)");
        lies.put("fails", "program.ends-badly(exit.code(3))");
        lies.put("lies", "program.wrong-work('WRONG')");
        for (Map.Entry<String, String> lie : lies.entrySet()) {
            disbelieved(lie.getKey(), order(lie.getKey(), "{seconds}"), new Load.Paced(50), lie.getValue());
        }
    }

    @Test
    void shouldKillAProgramThatIsNotToldHowLongToRunAndDoesNotEndWhenAsked() throws IOException {
        chauffeur.ask(order("stubborn", "forever"), Prepared.class);
        assertThat(measured(new Load.Paced(50)).clients().get(0).types().get(0).transactions())
                .isPositive();
        assertThat(left()).isEmpty();
    }

    @Test
    void shouldNotWaitForAProgramThatHangs() throws IOException {
        impatiently();
        chauffeur.ask(order("hangs", "{seconds}"), Prepared.class);
        send(new Load.Paced(50));
        assertThat(failure()).contains("program.overstays(0)");
    }

    @Test
    void shouldRunNothingThatItsOwnFoldersDoNotSay() throws IOException {
        Prepare honest = order("honest", "{seconds}");
        Program.Measured program = (Program.Measured) honest.components().get(0).program();
        assertThat(refused(order(new Program.Measured("../toy", program.parameters(), program.clients(), ""))))
                .contains("program ../toy is none that this Director allows");
        assertThat(refused(order(new Program.Measured("toy", List.of(), program.clients(), ""))))
                .contains("program toy is another here");
        Path outside = Files.createDirectories(programs.folder().resolveSibling("outside"))
                .resolve("far.yaml");
        Files.copy(programs.folder().resolve("toy.yaml"), outside, StandardCopyOption.REPLACE_EXISTING);
        Files.createSymbolicLink(programs.folder().resolve("far.yaml"), outside);
        assertThat(refused(order(new Program.Measured("far", program.parameters(), program.clients(), ""))))
                .contains("is a link to a file outside of what this Director allows");
        ComponentPlan server = Programs.deployment(
                        Programs.server(echo(), new org.wattladder.model.plan.Readiness.Port()))
                .components()
                .get(1);
        Prepare smuggled = new Prepare(
                Prepare.ALONE, List.of(server, honest.components().get(0)), Map.of(), StoragePlan.DISCOVERED, 42);
        assertThat(refused(smuggled)).contains("program toy is another here");
        Files.delete(programs.folder().resolve("toy"));
        assertThat(refused(honest)).contains("there is no program ./toy on this host");
    }

    private String refused(Prepare order) throws IOException {
        return chauffeur.ask(order, Failed.class).reason().notation();
    }
}
