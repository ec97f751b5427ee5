package org.wattladder.chauffeur.cli;

import java.util.function.Supplier;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Option;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** {@code --full} and {@code --json}: how much a command prints, and for whom. */
final class DetailOption {
    @ArgGroup
    private Form form = new Form();

    private static final class Form {
        @Option(names = "--full", description = "print every detail")
        private boolean full;

        @Option(names = "--json", description = "print every detail as JSON")
        private boolean json;
    }

    /** The text asked for; only that one is made. */
    String text(Supplier<String> summary, Supplier<String> full, Supplier<String> json) {
        return form.json ? json.get() : form.full ? full.get() : summary.get();
    }

    /** What YAML says as JSON of several lines. */
    static String jsonOf(String yaml) {
        return json(YAMLMapper.shared().readTree(yaml));
    }

    /** A record or a tree as JSON of several lines. */
    static String json(Object facts) {
        return JsonMapper.shared().writerWithDefaultPrettyPrinter().writeValueAsString(facts) + "\n";
    }
}
