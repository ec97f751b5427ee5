package org.wattladder.system.left;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/** Says in one line which tests a build left out, as this machine lacks what they need: from the reports of all modules. */
final class NotTested {
    private static final Pattern NO_XML = Pattern.compile(
            "&#(?:[0-8]|1[124-9]|2[0-9]|3[01]|x[0-8bcefBCEF]|x1[0-9a-fA-F]);|[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\ufffe\\uffff]");

    private final Map<String, Set<String>> classesByReason = new TreeMap<>();

    private NotTested() {}

    /** Takes the root of the tree and when the build began: what is older is of another build. */
    public static void main(String[] arguments) throws IOException {
        String line = in(Path.of(arguments[0]), Instant.parse(arguments[1]));
        if (!line.isEmpty()) {
            System.out.println(line);
        }
    }

    /** The line, or nothing when every test of these reports ran. */
    static String in(Path root, Instant began) throws IOException {
        NotTested left = new NotTested();
        for (Path report : reports(root)) {
            if (!Files.getLastModifiedTime(report).toInstant().isBefore(began)) {
                left.add(report);
            }
        }
        return left.classesByReason.isEmpty() ? "" : "not tested here: " + left.words();
    }

    private static List<Path> reports(Path root) throws IOException {
        try (Stream<Path> modules = Files.list(root)) {
            return modules.flatMap(module ->
                            Stream.of("surefire-reports", "failsafe-reports").map(module.resolve("target")::resolve))
                    .filter(Files::isDirectory)
                    .flatMap(NotTested::files)
                    .filter(file -> file.getFileName().toString().matches("TEST-.*\\.xml"))
                    .toList();
        }
    }

    private static Stream<Path> files(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.toList().stream();
        } catch (IOException exception) {
            throw new UncheckedIOException(exception);
        }
    }

    private void add(Path report) throws IOException {
        try {
            NodeList skipped = DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(new InputSource(
                            new StringReader(readable(new String(Files.readAllBytes(report), StandardCharsets.UTF_8)))))
                    .getElementsByTagName("skipped");
            for (int index = 0; index < skipped.getLength(); index++) {
                Element element = (Element) skipped.item(index);
                Element test = (Element) element.getParentNode();
                String name = test.getAttribute("classname");
                classesByReason
                        .computeIfAbsent(reason(element), unused -> new TreeSet<>())
                        .add(name.substring(name.lastIndexOf('.') + 1));
            }
        } catch (ParserConfigurationException | SAXException exception) {
            throw new IOException("cannot read " + report, exception);
        }
    }

    /** Names of cases may hold characters that no XML may; Surefire writes them all the same. */
    private static String readable(String text) {
        return NO_XML.matcher(text).replaceAll("?");
    }

    /** Of a class that is left out whole the reason is an attribute, of a single case the first line of a stack trace. */
    private static String reason(Element skipped) {
        String told = skipped.getAttribute("message");
        return (told.isBlank() ? skipped.getTextContent() : told)
                .lines()
                .map(line -> line.replaceFirst("^[\\w.$]+(Exception|Error): ?", "")
                        .replaceFirst("^(Assumption failed|assumption was not met due to): ?", "")
                        .replaceFirst("^\\[(.*)\\]\\s*$", "$1"))
                .filter(words -> !words.isBlank())
                .findFirst()
                .orElse("no reason given");
    }

    private String words() {
        return classesByReason.entrySet().stream()
                .map(entry -> String.join(", ", entry.getValue()) + " (" + entry.getKey() + ")")
                .collect(Collectors.joining("; "));
    }
}
