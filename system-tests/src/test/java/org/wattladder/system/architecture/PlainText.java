package org.wattladder.system.architecture;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.wattladder.reporter.language.Words;

/** The text that people read, by where it is: pages, messages and labels; code, links and quoted names are left out. */
final class PlainText {
    private static final Pattern FENCE = Pattern.compile("(?ms)^\\s*```.*?^\\s*```");
    private static final Pattern INDENTED = Pattern.compile("(?m)^ {4,}(?![-*]).*$");
    private static final Pattern QUOTED = Pattern.compile("`[^`]*`");
    private static final Pattern TARGET = Pattern.compile("\\]\\([^)]*\\)");
    private static final Pattern BLOCK =
            Pattern.compile("\\n\\s*\\n|\\n(?=\\s*(?:[-*#>|]|\\d+\\.))|\\||(?m)^\\s*(?:[-*#>]+|\\d+\\.) ");

    private PlainText() {}

    /** Hand-written and generated pages of docs and of the top folder, block by block; commands are help and read as they are. */
    static Map<String, List<String>> pages() throws IOException {
        Map<String, List<String>> pages = new TreeMap<>();
        for (Path page : Pages.all()) {
            String name = Pages.name(page);
            if (name.matches("(docs/)?[^/]+\\.md")) {
                String text = Files.readString(page);
                pages.put(name, blocks(name.equals("docs/commands.md") ? text : unquoted(text)));
            }
        }
        return pages;
    }

    /** Each English message and label by its key. */
    static Map<String, List<String>> messages() throws IOException {
        Properties words = new Properties();
        for (String name : List.of("en.properties", "labels.en.properties", "console.en.properties")) {
            try (InputStream file = Words.class.getResourceAsStream(name)) {
                words.load(file);
            }
        }
        return words.stringPropertyNames().stream()
                .collect(Collectors.toMap(
                        key -> key, key -> List.of(words.getProperty(key)), (a, b) -> a, TreeMap::new));
    }

    /** The text with every comment and every string literal of main sources, by file. */
    static Map<String, List<String>> sources() throws IOException {
        Pattern comment = Pattern.compile("/\\*\\*.*?\\*/|\"(?:[^\"\\\\\\n]|\\\\.)*\"", Pattern.DOTALL);
        Map<String, List<String>> sources = new TreeMap<>();
        try (Stream<Path> all = Files.walk(Pages.HOME)) {
            for (Path source :
                    (Iterable<Path>) all.filter(file -> file.toString().endsWith(".java"))
                            .filter(file -> file.toString().contains("/src/main/"))
                            .filter(file -> !file.toString().contains("/target/"))::iterator) {
                sources.put(
                        Pages.name(source),
                        comment.matcher(Files.readString(source))
                                .results()
                                .map(found -> found.group().replaceAll("\\s*\\n\\s*\\* ?", " "))
                                .toList());
            }
        }
        return sources;
    }

    private static String unquoted(String page) {
        String prose = INDENTED.matcher(FENCE.matcher(page).replaceAll("")).replaceAll("");
        return TARGET.matcher(QUOTED.matcher(prose).replaceAll("X")).replaceAll("]");
    }

    private static List<String> blocks(String text) {
        return BLOCK.splitAsStream(text)
                .map(block -> block.replaceAll("\\s+", " ").strip())
                .filter(block -> !block.isEmpty())
                .toList();
    }
}
