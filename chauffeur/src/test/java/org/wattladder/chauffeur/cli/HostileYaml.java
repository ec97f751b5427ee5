package org.wattladder.chauffeur.cli;

import java.nio.charset.StandardCharsets;

/** YAML that nobody writes by hand, and what is to be said of it. */
enum HostileYaml {
    BOMB(bomb(), "anchors and aliases are not used here; write the value out"),
    SELF("title: &a [*a]\n", "anchors and aliases are not used here; write the value out"),
    MERGED("base: &b {seed: 1}\n<<: *b\n", "anchors and aliases are not used here; write the value out"),
    DEEP_IN_BRACKETS("title: " + "[".repeat(100_000), "is nested deeper than 20 levels"),
    DEEP_IN_BRACES("{a: ".repeat(50_000), "is nested deeper than 20 levels"),
    DEEP_IN_LINES(inLines(), "is nested deeper than 20 levels"),
    DEEP_IN_DASHES("- ".repeat(50_000) + "x\n", "is nested deeper than 20 levels"),
    HUGE_VALUE("title: " + "x".repeat(6_000_000) + "\n", "is larger than "),
    HUGE_NAME("x".repeat(200_000) + ": 1\n", ""),
    CODE("title: !!javax.script.ScriptEngineManager [x]\n", "tags, which begin with !, are not used here"),
    BINARY_TAG("title: !!binary aGVsbG8=\n", "tags, which begin with !, are not used here"),
    OWN_TAG("!mine\ntitle: x\n", "tags, which begin with !, are not used here"),
    TWICE("title: one\ntitle: two\n", ""),
    SECOND_DOCUMENT("title: one\n---\ntitle: two\n", "a second document begins; a file holds one"),
    BINARY("\u0000\u0001\u0002", "is not YAML: "),
    NOT_UTF_8("t: \u00ff\u00fe", ""),
    NOTHING("", ""),
    UNFINISHED("title: \"never closed", "is not YAML: ");

    private final String content;
    private final String sentence;

    HostileYaml(String content, String sentence) {
        this.content = content;
        this.sentence = sentence;
    }

    byte[] content() {
        return content.getBytes(StandardCharsets.ISO_8859_1);
    }

    /** Part of the sentence wherever such a file stands; empty when it depends on that. */
    String sentence() {
        return sentence;
    }

    /** Nine levels that would be a billion words. */
    private static String bomb() {
        StringBuilder text = new StringBuilder("a0: &a0 [lol, lol, lol, lol, lol, lol, lol, lol, lol, lol]\n");
        for (int level = 1; level < 10; level++) {
            text.append("a").append(level).append(": &a").append(level).append(" [");
            text.append(("*a" + (level - 1) + ", ").repeat(10)).append("]\n");
        }
        return text.toString();
    }

    private static String inLines() {
        StringBuilder text = new StringBuilder();
        for (int level = 0; level < 500; level++) {
            text.append(" ".repeat(level)).append("a:\n");
        }
        return text.toString();
    }
}
