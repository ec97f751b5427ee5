package org.wattladder.director;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.wattladder.model.histogram.Histograms;
import org.wattladder.model.result.TypeResult;
import org.wattladder.model.wire.ClientsStopped;
import org.wattladder.model.wire.Load;
import org.wattladder.model.wire.Prepare;
import org.wattladder.model.wire.Prepared;
import org.wattladder.model.wire.StopClients;

/** A program that is told on its standard input what to do is one process for all intervals, and is believed or not. */
@Tag("slow")
class ToldProgramTest extends OnPrograms {
    private static final Path EXAMPLES = Path.of("../docs/program-examples");
    private static final int UNITS_PER_SECOND = 500;

    private Prepare order(String start) throws IOException {
        return toy("title: a toy\nunit: brick\npace: stdin\nstart: [" + start + "]\nversion: [echo, one]\nusers: 1\n");
    }

    private TypeResult bricks(Load load) throws IOException {
        return measured(load).clients().get(0).types().get(0);
    }

    /** A pace bounds the rate from above; what a busy machine leaves is its affair. */
    private void shouldHoldARate(String start) throws IOException {
        chauffeur.ask(order(start), Prepared.class);
        assertThat(bricks(new Load.Unpaced()).transactions()).isPositive();
        assertThat(bricks(new Load.Paced(UNITS_PER_SECOND)).transactions()).isBetween(1L, UNITS_PER_SECOND * 3 / 2L);
        assertThat(measured(new Load.Idle()).clients()).isEmpty();
        chauffeur.ask(new StopClients(), ClientsStopped.class);
        assertThat(left()).isEmpty();
    }

    @Test
    void shouldHoldTheExampleInPythonAndTakeItsResponseTimes() throws IOException {
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/python3")), "python3 is not installed");
        Files.copy(EXAMPLES.resolve("hashes.py"), programs.folder().resolve("hashes.py"));
        shouldHoldARate("python3, \"{home}/hashes.py\"");
        chauffeur.ask(order("python3, \"{home}/hashes.py\""), Prepared.class);
        TypeResult paced = bricks(new Load.Paced(UNITS_PER_SECOND));
        assertThat(Histograms.sum(List.of(paced.responseHistogram()))
                        .orElseThrow()
                        .getTotalCount())
                .isEqualTo(paced.transactions());
        assertThat(paced.serviceHistogram()).isEmpty();
    }

    @Test
    void shouldHoldTheExampleInJava() throws IOException {
        Files.copy(EXAMPLES.resolve("Hashes.java"), programs.folder().resolve("Hashes.java"));
        shouldHoldARate(System.getProperty("java.home") + "/bin/java, \"{home}/Hashes.java\"");
    }

    @Test
    void shouldHoldTheExampleInC() throws IOException, InterruptedException {
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/cc")), "cc is not installed");
        String program = programs.folder().resolve("sums").toString();
        String source = EXAMPLES.resolve("sums.c").toString();
        assertThat(new ProcessBuilder("cc", "-O2", "-pthread", "-o", program, source, "-lm")
                        .inheritIO()
                        .start()
                        .waitFor())
                .isZero();
        shouldHoldARate("./sums");
    }

    @Test
    void shouldNotBelieveAnswersThatCannotBeAndLeaveNoProcess() throws IOException {
        Map<String, String> lies = new LinkedHashMap<>();
        lies.put("[ \"$word\" = rate ] && echo done 5", "program.unasked");
        lies.put("[ \"$word\" = stop ] && echo done many", "program.no-number('done many')");
        lies.put("[ \"$word\" = stop ] && echo done 0", "program.nothing-done");
        lies.put("[ \"$word\" = stop ] && echo done 5 hdr AAAA", "program.damaged-times");
        lies.put("[ \"$word\" = start ] && echo wrong sum", "program.wrong-work('sum')");
        lies.put("[ \"$word\" = start ] && exit 3", "program.ends-early(exit.code(3))");
        lies.put("[ \"$word\" = start ] && yes", "program.floods(100000)");
        for (Map.Entry<String, String> lie : lies.entrySet()) {
            programs.script("toy", "echo ready", "while read -r word rest; do", "    " + lie.getKey(), "done");
            disbelieved(lie.getKey(), order("./toy"), new Load.Paced(5), lie.getValue());
        }
    }

    @Test
    void shouldNotWaitForAnAnswerThatDoesNotCome() throws IOException {
        impatiently();
        programs.script("toy", "echo ready", "while read -r word rest; do :; done");
        chauffeur.ask(order("./toy"), Prepared.class);
        send(new Load.Paced(5));
        assertThat(failure()).isEqualTo("fault.program(place.program('toy'), program.does-not-answer(0))");
    }
}
