package org.wattladder.chauffeur.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class ReconcileCommandTest {
    private static final Instant START = Instant.parse("2026-03-01T10:00:00Z");

    @TempDir
    private Path run;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();
    private final Random random = new Random(5);

    private int run(String... arguments) {
        CommandLine commandLine = new CommandLine(new ReconcileCommand());
        commandLine.setOut(new PrintWriter(out, true));
        commandLine.setErr(new PrintWriter(err, true));
        return commandLine.execute(arguments);
    }

    /** Columns in another order and one more, as a later version may write them. */
    private void write(double gain, double offset, String tail) throws IOException {
        StringBuilder csv = new StringBuilder("taken_at,meter,host,quantity,value,error,channel\n");
        for (int second = 0; second < 120; second++) {
            double watts = 40 + 20 * (second / 30);
            row(csv, second, "wall", "power", watts + random.nextGaussian() * 0.3, "");
            row(csv, second, "bmc", "power", gain * watts + offset + random.nextGaussian() * 0.3, "");
            row(csv, second, "inlet", "temperature", 22.5, "");
        }
        row(csv, 120, "bmc", "power", -1, "invalid");
        String channel = START.plusMillis(300) + ",wall,sut,power,9999,,1\n";
        Files.writeString(run.resolve("samples.csv"), csv + channel + tail);
    }

    private static void row(StringBuilder csv, int second, String meter, String quantity, double value, String error) {
        csv.append(START.plusMillis(second * 1000L + 300))
                .append(',')
                .append(meter)
                .append(",sut,")
                .append(quantity)
                .append(',')
                .append(value)
                .append(',')
                .append(error)
                .append(",0\n");
    }

    @Test
    void shouldAgreeWithExitCodeZero() throws IOException {
        write(1, 0, "2026-03-01T10:02:01Z,wal");
        assertThat(run(run.toString())).as(out.toString()).isZero();
        assertThat(out.toString()).contains("agrees: bmc agrees with wall within 1 %", "variation explained");
    }

    @Test
    void shouldNameADifferenceInJson() throws IOException {
        write(1.1, 9, "");
        assertThat(run(run.resolve("samples.csv").toString(), "--json")).isEqualTo(1);
        JsonNode found = JsonMapper.builder().build().readTree(out.toString());
        assertThat(found.get("reference").asString()).isEqualTo("wall");
        assertThat(found.get("agrees").asBoolean()).isFalse();
        assertThat(found.get("fit").get("gain").asDouble()).isBetween(1.09, 1.11);
        assertThat(found.get("verdicts").get(0).get("verdict").asString()).isEqualTo("gain differs");
        assertThat(run(run.toString(), "--reference", "bmc")).isEqualTo(1);
        assertThat(out.toString()).contains("wall = 0.9");
    }

    @Test
    void shouldRefuseWhatCannotBeCompared() throws IOException {
        assertThat(run(run.toString())).isEqualTo(2);
        write(1, 0, "");
        assertThat(run(run.toString(), "--other", "inlet")).isEqualTo(2);
        assertThat(run(run.toString(), "--other", "wall", "--reference", "wall"))
                .isEqualTo(2);
        Files.writeString(run.resolve("samples.csv"), "a,b\n1,2\n");
        assertThat(run(run.toString())).isEqualTo(2);
        assertThat(err.toString())
                .contains("samples.csv does not exist")
                .contains("no power meter 'inlet' in the run; there are: wall, bmc.")
                .contains("must be two meters")
                .contains("is no file of samples");
    }
}
