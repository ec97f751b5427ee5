package org.wattladder.system.tutorial;

import java.util.ArrayList;
import java.util.List;

/**
 * A command line of a page that begins with {@code $}, and the lines shown below it.
 *
 * @param line index of the command's line in the page
 * @param indent blanks before the command, for a block that is indented
 * @param text the command as a shell takes it
 * @param output lines below it, without the exit code
 * @param exitCode what the page shows in brackets, else 0
 */
record ShownCommand(int line, String indent, String text, List<String> output, int exitCode) {
    private static final String FENCE = "```";
    private static final String INDENT = "    ";
    private static final String EXIT_CODE = "[exit code ";

    /** All commands of a page in order; text between blocks shows nothing. */
    static List<ShownCommand> of(List<String> page) {
        List<ShownCommand> commands = new ArrayList<>();
        boolean fenced = false;
        for (int line = 0; line < page.size(); line++) {
            String text = page.get(line);
            if (text.startsWith(FENCE)) {
                fenced = !fenced;
            }
            String indent = fenced ? "" : INDENT;
            if (text.startsWith(indent + "$ ")) {
                commands.add(at(page, line, indent));
            }
        }
        return commands;
    }

    private static ShownCommand at(List<String> page, int line, String indent) {
        List<String> output = new ArrayList<>();
        int exitCode = 0;
        for (int next = line + 1; next < page.size(); next++) {
            String text = page.get(next);
            boolean over = indent.isEmpty() ? text.startsWith(FENCE) : !text.isBlank() && !text.startsWith(indent);
            if (over || text.startsWith(indent + "$ ")) {
                break;
            }
            String shown = text.isBlank() ? "" : text.substring(indent.length());
            if (shown.startsWith(EXIT_CODE)) {
                exitCode = Integer.parseInt(shown.substring(EXIT_CODE.length(), shown.length() - 1));
            } else {
                output.add(shown);
            }
        }
        while (!output.isEmpty() && output.get(output.size() - 1).isEmpty()) {
            output.remove(output.size() - 1);
        }
        String text = page.get(line).substring(indent.length() + 2);
        return new ShownCommand(line, indent, text, List.copyOf(output), exitCode);
    }

    /** Whether it serves until it is ended, so that its first lines are all that a page can show. */
    boolean serves() {
        return text.matches(".*wattladder (director|meter --source) .*");
    }

    /** The lines of a block that shows this output instead. */
    List<String> showing(List<String> printed, int code) {
        List<String> lines = new ArrayList<>(
                printed.stream().map(each -> (indent + each).stripTrailing()).toList());
        if (code != 0) {
            lines.add(indent + EXIT_CODE + code + "]");
        }
        return lines;
    }
}
