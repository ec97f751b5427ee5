package org.wattladder.system.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Programs of benches are compiled when they run; here, when what they use changes. */
class BenchesTest {
    private static final Path BENCHES = Path.of("benches");

    @Test
    void shouldCompile(@TempDir Path classes) throws IOException {
        List<Path> sources;
        try (Stream<Path> files = Files.walk(BENCHES)) {
            sources = files.filter(file -> file.toString().endsWith(".java")).toList();
        }
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter errors = new StringWriter();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
            List<String> options = List.of(
                    "-proc:none", "-d", classes.toString(), "-classpath", System.getProperty("java.class.path"));
            boolean compiled = compiler.getTask(
                            errors, files, null, options, null, files.getJavaFileObjectsFromPaths(sources))
                    .call();
            assertThat(compiled).as(errors.toString()).isTrue();
        }
        assertThat(sources).hasSizeGreaterThan(5);
    }
}
