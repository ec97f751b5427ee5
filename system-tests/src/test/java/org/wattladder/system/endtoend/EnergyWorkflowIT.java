package org.wattladder.system.endtoend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** The workflow of docs/measure.md, as far as a shell can run it: its own steps, over two checkouts that a make file builds. */
@Tag("full")
class EnergyWorkflowIT {
    private static final Pattern BLOCK = Pattern.compile("```yaml\\n(name: energy\\n.*?)```", Pattern.DOTALL);

    @TempDir
    private Path directory;

    @Test
    void shouldFailTheJobThatTakesMoreAndStillSayWhatWasMeasured() throws Exception {
        List<String> steps = steps();
        assertThat(steps).hasSize(3);
        checkout("old", "0.1");
        checkout("new", "0.4");
        assertThat(shell(steps.get(0))).isZero();
        assertThat(shell(steps.get(1))).isEqualTo(1);
        assertThat(shell(steps.get(2))).isZero();
        assertThat(Files.readString(directory.resolve("energy.xml")))
                .contains("tests=\"2\" failures=\"1\"", "<testcase classname=\"measure\" name=\"new\"");
        assertThat(Files.readString(directory.resolve("summary.md")))
                .contains("| `old` | ", "| `new` | ", "Evidence tier of the watts: scripted.");
    }

    @Test
    void shouldPassTheJobThatTakesLess() throws Exception {
        List<String> steps = steps();
        checkout("old", "0.4");
        checkout("new", "0.1");
        assertThat(shell(steps.get(0))).isZero();
        assertThat(shell(steps.get(1))).isZero();
        assertThat(Files.readString(directory.resolve("energy.xml"))).contains("tests=\"2\" failures=\"0\"");
    }

    private void checkout(String name, String seconds) throws IOException {
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/make")), "make is not installed");
        Path folder = Files.createDirectories(directory.resolve(name));
        Files.writeString(folder.resolve("bench.sh"), "#!/bin/sh\nsleep " + seconds + "\n");
        Files.writeString(folder.resolve("Makefile"), "bench: bench.sh\n\tcp bench.sh bench && chmod +x bench\n");
    }

    /** Runs a step as a runner does, with the command on PATH; its meter is a script's, and two windows are enough. */
    private int shell(String step) throws IOException, InterruptedException {
        Path tools = Files.createDirectories(directory.resolve("tools"));
        Path command = Files.writeString(
                tools.resolve("wattladder"),
                "#!/bin/sh\nexec '" + Installation.HOME
                        + "/wattladder' \"$@\" --meter scripted:watts=100 --idle 3s --runs 2 --window 2s\n");
        Files.setPosixFilePermissions(command, PosixFilePermissions.fromString("rwxr-xr-x"));
        ProcessBuilder builder = new ProcessBuilder("sh", "-e", "-c", step)
                .directory(directory.toFile())
                .redirectErrorStream(true)
                .redirectOutput(directory.resolve("step.log").toFile());
        Map<String, String> environment = builder.environment();
        environment.put("JAVA_HOME", System.getProperty("java.home"));
        environment.put("PATH", tools + ":" + environment.get("PATH"));
        environment.put("GITHUB_STEP_SUMMARY", directory.resolve("summary.md").toString());
        return builder.start().waitFor();
    }

    private static List<String> steps() throws IOException {
        Matcher block = BLOCK.matcher(Files.readString(Installation.HOME.resolve("docs/measure.md")));
        assertThat(block.find()).isTrue();
        return new YAMLMapper()
                .readTree(block.group(1))
                .at("/jobs/measure/steps")
                .valueStream()
                .filter(step -> step.has("run"))
                .map(step -> step.get("run").asString())
                .toList();
    }
}
