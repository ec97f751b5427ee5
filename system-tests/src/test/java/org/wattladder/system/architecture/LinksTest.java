package org.wattladder.system.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Every relative link in the documentation leads to a file that is there, and to a heading of it. */
class LinksTest {
    private static final Pattern LINK = Pattern.compile("]\\(([^)\\s]+)\\)");
    private static final Pattern HEADING = Pattern.compile("^#{1,6} +(.*)$", Pattern.MULTILINE);

    @Test
    void shouldLeadToFilesAndHeadings() throws IOException {
        List<String> broken = new ArrayList<>();
        for (Path page : Pages.all()) {
            Matcher link = LINK.matcher(withoutCode(Files.readString(page)));
            while (link.find()) {
                String target = link.group(1);
                if (!target.matches("[a-z]+:.*") && !leadsSomewhere(page, target)) {
                    broken.add(Pages.name(page) + ": " + target);
                }
            }
        }
        assertThat(broken).isEmpty();
    }

    private static boolean leadsSomewhere(Path page, String target) throws IOException {
        String[] parts = target.split("#", 2);
        Path file = parts[0].isEmpty() ? page : page.resolveSibling(parts[0]).normalize();
        return Files.exists(file)
                && (parts.length == 1 || anchors(Files.readString(file)).contains(parts[1]));
    }

    private static Set<String> anchors(String page) {
        Set<String> anchors = new HashSet<>();
        Matcher heading = HEADING.matcher(withoutCode(page));
        while (heading.find()) {
            String text = heading.group(1).strip().toLowerCase(Locale.ROOT);
            anchors.add(text.replaceAll("[^\\p{L}\\p{N} _-]", "").replace(' ', '-'));
        }
        return anchors;
    }

    private static String withoutCode(String page) {
        return page.replaceAll("(?ms)^```.*?^```$", "");
    }
}
