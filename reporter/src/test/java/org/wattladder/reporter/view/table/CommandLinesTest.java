package org.wattladder.reporter.view.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.wattladder.model.result.HostClient;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Judgement;
import org.wattladder.reporter.finding.Verdict;
import org.wattladder.reporter.sample.SampleRuns;
import org.wattladder.reporter.view.page.RunView;
import org.wattladder.reporter.view.page.WorkletDetail;

class CommandLinesTest {
    private static List<HostClient> clients() {
        RunFigures run = RunFigures.of(SampleRuns.full());
        RunView view = RunView.of(run, new Judgement(Verdict.VALID, List.of()), List.of(), List.of());
        return WorkletDetail.of(view.worklets().get(0)).clients().rows();
    }

    @Test
    void shouldTellOnceWhatClientsHaveInCommon() {
        List<CommandLines> lines = CommandLines.of(clients());
        assertThat(lines).hasSize(1);
        assertThat(lines.get(0).shared()).startsWith("taskset -c <1> ").endsWith(" crypto-aes");
        assertThat(lines.get(0).each())
                .containsExactly(
                        new CommandLines.Own("sut / 1", "<1> = 0"), new CommandLines.Own("sut / 2", "<1> = 1"));
    }

    @Test
    void shouldTellTheWholeLineOfASingleClient() {
        List<HostClient> one = clients().subList(1, 2);
        assertThat(CommandLines.of(one))
                .containsExactly(new CommandLines(
                        Clients.shell(one.get(0).facts().commandLine()), List.of(new CommandLines.Own("sut / 2", ""))));
    }
}
