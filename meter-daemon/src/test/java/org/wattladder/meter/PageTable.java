package org.wattladder.meter;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A table of docs/meters.md that is made of the code; {@code -Dwattladder.update=true} writes it anew. */
public final class PageTable {
    private static final Path PAGE = Path.of("..", "docs", "meters.md");

    private final String head;

    /** The table with this first line. */
    public PageTable(String head) {
        this.head = head;
    }

    /** Holds the table to these rows. */
    public void shouldHold(List<String> rows) throws IOException {
        String page = Files.readString(PAGE, StandardCharsets.UTF_8);
        int start = page.indexOf(head + "\n| --- ");
        assertThat(start).as("table '%s' in %s", head, PAGE).isNotNegative();
        int first = page.indexOf('\n', start + head.length() + 1) + 1;
        int blank = page.indexOf("\n\n", first - 1);
        int end = blank < 0 ? page.length() : blank + 1;
        String wanted = String.join("\n", rows) + "\n";
        if (Boolean.getBoolean("wattladder.update")) {
            Files.writeString(PAGE, page.substring(0, first) + wanted + page.substring(end), StandardCharsets.UTF_8);
        } else {
            assertThat(page.substring(first, end))
                    .as("table '%s'; -Dwattladder.update=true writes it anew", head)
                    .isEqualTo(wanted);
        }
    }
}
