package org.wattladder.worklets.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PluginsTest {
    private static final String SERVICES = "META-INF/services/org.wattladder.worklets.api.Worklet";
    private static final String HELPER = "public class Helper { public static String name() { return \"NAME\"; } }";
    private static final String WORKLET = """
            import java.util.List;
            import org.wattladder.worklets.api.*;
            public class Outside implements StatelessWorklet {
                public WorkletDescription description() {
                    return new WorkletDescription(
                            Helper.name(), "cpu", "x", "y", Metric.TRANSACTIONS, MemoryNeed.fixed(0), List.of());
                }
                public List<WeightedTransaction> transactions(UserContext context) { return List.of(); }
            }
            """;

    @TempDir
    private Path folder;

    private Path plugins;

    /** A worklet of this name in one jar, what it needs in another. */
    private Path build(String name) throws IOException {
        Path sources = Files.createDirectories(folder.resolve("sources"));
        plugins = Files.createDirectories(folder.resolve("plugins"));
        Path helper = Files.writeString(sources.resolve("Helper.java"), HELPER.replace("NAME", name));
        Path worklet = Files.writeString(sources.resolve("Outside.java"), WORKLET);
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        assertThat(compiler.run(
                        null,
                        null,
                        null,
                        "-cp",
                        System.getProperty("java.class.path"),
                        helper.toString(),
                        worklet.toString()))
                .isZero();
        jar("helper.jar", "Helper.class", Files.readAllBytes(sources.resolve("Helper.class")));
        jar(
                "outside.jar",
                "Outside.class",
                Files.readAllBytes(sources.resolve("Outside.class")),
                SERVICES,
                "Outside\n".getBytes(java.nio.charset.StandardCharsets.UTF_8));
        return plugins;
    }

    private void jar(String file, Object... entries) throws IOException {
        try (OutputStream out = Files.newOutputStream(plugins.resolve(file));
                JarOutputStream jar = new JarOutputStream(out)) {
            for (int i = 0; i < entries.length; i += 2) {
                JarEntry entry = new JarEntry((String) entries[i]);
                entry.setTime(0);
                jar.putNextEntry(entry);
                jar.write((byte[]) entries[i + 1]);
            }
        }
    }

    @Test
    void shouldFindWorkletsInJarsAndWhatTheyNeedBesideThem() throws Exception {
        Plugins found = Plugins.in(build("outside"));
        WorkletCatalogue catalogue = WorkletCatalogue.load(found);
        assertThat(catalogue.find("outside")).isPresent();
        assertThat(catalogue.find("lu")).as("a built-in one").isPresent();
        assertThat(catalogue.plugins().jars())
                .extracting(jar -> jar.path().getFileName().toString())
                .containsExactly("helper.jar", "outside.jar");
        assertThat(found.jars().get(0).toString()).matches("helper\\.jar [0-9a-f]{16}");
    }

    @Test
    void shouldHaveAnotherDigestWithAnotherJar() throws Exception {
        String before = WorkletCatalogue.load(Plugins.in(build("outside"))).digest();
        assertThat(WorkletCatalogue.load(Plugins.in(plugins)).digest()).isEqualTo(before);
        assertThat(WorkletCatalogue.load().digest()).isNotEqualTo(before);
        jar("more.jar", "nothing.txt", new byte[] {1});
        String more = WorkletCatalogue.load(Plugins.in(plugins)).digest();
        jar("more.jar", "nothing.txt", new byte[] {2});
        assertThat(List.of(before, more))
                .doesNotContain(WorkletCatalogue.load(Plugins.in(plugins)).digest());
    }

    @Test
    void shouldRefuseTwoWorkletsOfOneName() throws Exception {
        Plugins found = Plugins.in(build("lu"));
        assertThatThrownBy(() -> WorkletCatalogue.load(found))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("there are two worklets lu")
                .hasMessageContaining("Outside")
                .hasMessageEndingWith("rename one");
    }

    @Test
    void shouldRefuseANameThatNoPlanCouldHold() throws Exception {
        Plugins found = Plugins.in(build("My Worklet"));
        assertThatThrownBy(() -> WorkletCatalogue.load(found))
                .hasMessage("worklet \"My Worklet\" of Outside must be named in lower case with hyphens");
    }

    @Test
    void shouldSayWhatIsMissing() throws Exception {
        build("outside");
        Files.delete(plugins.resolve("helper.jar"));
        Plugins found = Plugins.in(plugins);
        assertThatThrownBy(() -> WorkletCatalogue.load(found))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("a worklet cannot be loaded: Helper");
    }

    @Test
    void shouldRefuseAFolderWithoutJars() {
        assertThatThrownBy(() -> Plugins.in(folder))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageEndingWith("holds no jar");
        assertThatThrownBy(() -> Plugins.in(folder.resolve("none")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageEndingWith("does not exist");
    }
}
