package org.wattladder.chauffeur.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wattladder.chauffeur.config.change.RandomPlans;
import org.wattladder.chauffeur.journal.SampleJournal;
import org.wattladder.worklets.api.WorkletCatalogue;

class PlanFileTest {
    private static final String TEXT = PlanYaml.write(SampleJournal.plan());
    private static final WorkletCatalogue CATALOGUE = WorkletCatalogue.load();

    @TempDir
    private Path folder;

    /** What is wrong in a text, and what is said of it behind the name of the file. */
    private record Wrong(String from, String to, String says) {
        @Override
        public String toString() {
            return to;
        }
    }

    static Stream<Wrong> texts() {
        return Stream.of(
                new Wrong(
                        "seed: 7", "seed: 7\nseeds: 8", ": there is no setting \"seeds\" here; did you mean \"seed\"?"),
                new Wrong(
                        "type: ladder",
                        "type: laddr",
                        ": there is no kind \"laddr\" of what stands here; did you mean \"ladder\"?"),
                new Wrong(
                        "mode: research",
                        "mode: reserch",
                        ": \"reserch\" is no value of what stands here; did you mean \"research\"?"),
                new Wrong("seed: 7\n", "", ": \"seed\" is missing here; a plan leaves nothing open"),
                new Wrong("seed: 7", "seed: seven", ": "),
                new Wrong("name: lu\n", "name: lv\n", ": there is no worklet \"lv\"; did you mean \"lu\"?"),
                new Wrong("format-version: 2", "format-version: 1", ": "),
                new Wrong("seed: 7", "seed: [7", ":"),
                new Wrong("system: none", "system: nine", ": "));
    }

    private Path file(String text) throws IOException {
        return Files.writeString(folder.resolve("mine.yaml"), text);
    }

    @Test
    void shouldBeExactlyThePlanThatWasWritten() throws Exception {
        assertThat(PlanFile.read(file(TEXT), CATALOGUE)).isEqualTo(SampleJournal.plan());
    }

    @ParameterizedTest(name = "{index}")
    @MethodSource("texts")
    void shouldSayWhereAndWhatIsWrong(Wrong wrong) throws IOException {
        assertThat(TEXT).contains(wrong.from());
        Path file = file(TEXT.replace(wrong.from(), wrong.to()));
        assertThatThrownBy(() -> PlanFile.read(file, CATALOGUE))
                .isInstanceOf(ConfigProblems.class)
                .message()
                .startsWith(file.toString())
                .contains(wrong.says())
                .doesNotContain("org.wattladder", "jackson", "Deserialization")
                .hasLineCount(1);
    }

    @Test
    void shouldNotBeReadWhenItIsNoText() throws IOException {
        Path file = Files.write(folder.resolve("mine.yaml"), new byte[] {(byte) 0xc3, 0x28});
        assertThatThrownBy(() -> PlanFile.read(file, CATALOGUE))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("is not text in UTF-8");
    }

    @Test
    void shouldNameEveryWorkletThatIsNotInstalled() {
        assertThatThrownBy(
                        () -> PlanFile.read(file(PlanYaml.write(RandomPlans.paper(2))), WorkletCatalogue.of(List.of())))
                .isInstanceOf(ConfigProblems.class)
                .hasMessageContaining("there is no worklet");
    }
}
