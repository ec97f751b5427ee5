package org.wattladder.console.start;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.wattladder.console.start.RunForm.Each;

class RunFormTest {
    private static RunForm form(String hosts, String storage, String repeat, Each each) {
        return new RunForm(
                new RunForm.Work("tiny", false, List.of("lu"), "100, 50", "7", "tower"),
                new RunForm.Machines(hosts, "", "none", "", storage),
                new RunForm.Course(repeat, each, false, true, true));
    }

    @Test
    void shouldSayTheCommandLineThatDoesTheSame() {
        assertThat(form("a\nb:7421", "b=/data", "", Each.ONE_RUN).words())
                .containsExactly(
                        "run",
                        "tiny",
                        "--only=lu",
                        "--levels=100,50",
                        "--host=a",
                        "--host=b:7421",
                        "--meter=none",
                        "--storage=b=/data",
                        "--seed=7",
                        "--reference=tower",
                        "--keep-files",
                        "--tls");
    }

    @Test
    void shouldMakeARunForEachMachineWithItsOwnFolders() {
        RunForm both = form("a\nb:7421", "a=/one\nb=/two\n/every", "", Each.TOGETHER);
        assertThat(both.apart()).extracting(each -> each.machines().hosts()).containsExactly("a", "b:7421");
        assertThat(both.apart())
                .extracting(each -> each.machines().storage())
                .containsExactly("a=/one\n/every", "b=/two\n/every");
        assertThat(form("a\nb", "", "", Each.ONE_RUN).apart()).hasSize(1);
        assertThat(form("", "", "", Each.QUEUED).apart()).hasSize(1);
    }

    @Test
    void shouldTakeAnUnknownWordForOneRun() {
        for (Each each : Each.values()) {
            assertThat(Each.of(each.word())).isEqualTo(each);
        }
        assertThat(Each.of("sideways")).isEqualTo(Each.ONE_RUN);
    }
}
