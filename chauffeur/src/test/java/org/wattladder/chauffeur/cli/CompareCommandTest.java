package org.wattladder.chauffeur.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.model.time.TimeSource;
import picocli.CommandLine;

class CompareCommandTest {
    @TempDir
    private Path directory;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @BeforeEach
    void importLadders() throws IOException {
        ladder("a", "ladder", 1000, 50);
        ladder("b", "ladder", 900, 50);
        ladder("c", "other", 1000, 50);
    }

    @Test
    void shouldEndWithOneWhenSomethingIsWorse() {
        assertThat(compare("a", "b")).isEqualTo(1);
        assertThat(out.toString()).contains("B is WORSE than A", "-10.00 %");
        assertThat(compare("b", "a")).isZero();
        assertThat(compare("a", "a")).isZero();
    }

    @Test
    void shouldRefuseOtherWorkUnlessForced() {
        assertThat(compare("a", "c")).isEqualTo(2);
        assertThat(err.toString()).startsWith("refused: ").contains("use the same suite for both", "--force");
        assertThat(out.toString()).isEmpty();
        assertThat(compare("a", "c", "--force")).isZero();
        assertThat(out.toString()).contains("Forced: ");
    }

    @Test
    void shouldTakeADirectoryOfRunsAsASeries() throws IOException {
        Files.createDirectory(directory.resolve("series"));
        for (int run = 1; run <= 2; run++) {
            ladder("series/series-" + run, "ladder", 1000 + run, 50);
        }
        assertThat(compare("a", "series")).isZero();
        assertThat(out.toString()).contains("series (2 runs: series-1, series-2)");
    }

    @Test
    void shouldWriteAPage() {
        assertThat(compare("a", "b", "--html", directory.resolve("page.html").toString()))
                .isEqualTo(1);
        assertThat(directory.resolve("page.html")).content().contains("<h1>B compared with A</h1>");
    }

    @Test
    void shouldSayWhatIsWrongWithWhatItWasGiven() {
        assertThat(compare("a", "nothing")).isEqualTo(2);
        assertThat(err.toString()).contains("does not exist; name a run directory");
        assertThat(compare("a", "b", "--threshold", "0")).isEqualTo(2);
        assertThat(err.toString()).contains("The threshold must be above 0 %");
    }

    private int compare(String before, String after, String... options) {
        String[] arguments = new String[3 + options.length];
        arguments[0] = "compare";
        arguments[1] = directory.resolve(before).toString();
        arguments[2] = directory.resolve(after).toString();
        System.arraycopy(options, 0, arguments, 3, options.length);
        return execute(arguments);
    }

    private void ladder(String name, String worklet, double rate, double watts) throws IOException {
        Path table = directory.resolve("table.csv");
        Files.writeString(
                table,
                "target_load_percent,ops,average_watts\n100," + rate + "," + 2 * watts + "\n50," + rate / 2 + ","
                        + 1.5 * watts + "\n0,0," + watts + "\n");
        assertThat(execute(
                        "import",
                        "ssj-csv",
                        table.toString(),
                        "--worklet",
                        worklet,
                        "--out",
                        directory.resolve(name).toString()))
                .as("%s", err)
                .isZero();
        out.getBuffer().setLength(0);
    }

    private int execute(String... arguments) {
        CommandLine commandLine = ChauffeurMain.commandLine(directory, TimeSource.system(), code -> {});
        return commandLine
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(arguments);
    }
}
