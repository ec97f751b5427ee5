package org.wattladder.system.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The navigation of the site names every page that people read, once; decisions have a list of their own. */
class SiteTest {
    private static final Pattern ENTRY = Pattern.compile("(?m)^ +- [^:]+: (\\S+\\.md)$");

    @Test
    void shouldNameEveryPageOnce() throws IOException {
        List<String> named = ENTRY.matcher(Files.readString(Pages.HOME.resolve("mkdocs.yml")))
                .results()
                .map(entry -> entry.group(1))
                .filter(name -> !name.equals("docs/adr/index.md"))
                .toList();
        List<String> pages = Pages.all().stream()
                .map(Pages::name)
                .filter(name -> name.matches("(docs/)?[^/]+\\.md"))
                .toList();

        assertThat(named).containsExactlyInAnyOrderElementsOf(pages);
    }
}
