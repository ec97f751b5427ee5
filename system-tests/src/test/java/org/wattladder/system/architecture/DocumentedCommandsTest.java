package org.wattladder.system.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.ParameterException;

/** Every command line in the documentation is one that the commands accept; nothing is executed. */
class DocumentedCommandsTest {
    /** Made from what the commands say of themselves, with lines that are broken anywhere; and what was once. */
    private static final Set<String> LEFT_OUT = Set.of("docs/commands.md", "CHANGELOG.md");

    private static final Pattern BLOCK = Pattern.compile(
            "(?m)^(?: {4,})?(?:\\S+)?[$#>]? *(?:sudo (?:-u \\S+ -H )?|[A-Z_]+=\\S+ )*(?:[\\w./]+/)?wattladder +([a-z-][^`\n]*)$");
    private static final Pattern INLINE =
            Pattern.compile("`(?:sudo |[A-Z_]+=\\S+ )*(?:\\./)?wattladder +([a-z-][^`]+)`");
    private static final Pattern WORD = Pattern.compile("'([^']*)'|\"([^\"]*)\"|(\\S+)");

    private final CommandLine root = CommandLines.root();

    @Test
    void shouldParse() throws IOException {
        List<String> wrong = new ArrayList<>();
        int commands = 0;
        for (Path page : Pages.all()) {
            if (LEFT_OUT.contains(Pages.name(page))) {
                continue;
            }
            String text = Files.readString(page).replaceAll("\\\\\n *", "");
            for (String command : usable(BLOCK.matcher(text))) {
                commands++;
                mistake(command).ifPresent(mistake -> wrong.add(Pages.name(page) + ": " + mistake.getMessage()));
            }
            for (String command : usable(INLINE.matcher(text))) {
                mistake(command)
                        .filter(mistake -> !(mistake instanceof MissingParameterException))
                        .ifPresent(mistake -> wrong.add(Pages.name(page) + ": " + mistake.getMessage()));
            }
        }
        assertThat(wrong).isEmpty();
        assertThat(commands).isGreaterThan(60);
    }

    @Test
    void shouldParseTheExamplesOfHelp() {
        List<String> wrong = new ArrayList<>();
        List<String> examples =
                CommandLines.all().flatMap(DocumentedCommandsTest::examples).toList();
        for (String example : examples) {
            mistake(example).ifPresent(mistake -> wrong.add(example + ": " + mistake.getMessage()));
        }
        assertThat(wrong).isEmpty();
        assertThat(examples).hasSizeGreaterThan(20);
    }

    @Test
    void shouldEndEachHelpWithTwoExamples() {
        List<String> without = CommandLines.all()
                .filter(command -> command.getParent() != null)
                .filter(command -> !command.getCommandName().equals("help"))
                .filter(command -> examples(command).count() < 2)
                .map(command -> command.getCommandSpec().qualifiedName())
                .toList();
        assertThat(without).isEmpty();
    }

    /** Lines that begin with the name of the program, without the remark that stands behind two blanks. */
    private static Stream<String> examples(CommandLine command) {
        return Arrays.stream(command.getCommandSpec().usageMessage().footer())
                .map(line -> String.format(line).strip())
                .filter(line -> line.startsWith("wattladder "))
                .map(line -> line.substring("wattladder ".length()).replaceFirst(" {2,}.*$", ""))
                .filter(line -> !line.matches(".*[\\[…].*|.*\\.\\.\\..*"));
    }

    /** What stands behind {@code wattladder}; forms with brackets are no command lines. */
    private static List<String> usable(Matcher found) {
        return found.results()
                .map(each -> each.group(1))
                .filter(command -> !command.matches(".*[\\[…].*|.*\\.\\.\\..*|0\\..*"))
                .map(command -> command.replaceFirst("( +#| *[|&;>)]| +2>).*$", ""))
                .toList();
    }

    private Optional<ParameterException> mistake(String command) {
        try {
            parse(words(command.replaceAll(" N$", " 1")));
            return Optional.empty();
        } catch (ParameterException mistake) {
            return Optional.of(mistake);
        }
    }

    private static List<String> words(String command) {
        return WORD.matcher(command)
                .results()
                .map(word ->
                        word.group(1) != null ? word.group(1) : word.group(2) != null ? word.group(2) : word.group(3))
                .toList();
    }

    private void parse(List<String> words) {
        boolean help = words.get(0).equals("help") && words.size() > 1;
        List<String> command = help ? List.of(words.get(1), "--help") : words;
        root.parseArgs(command.toArray(String[]::new));
    }
}
