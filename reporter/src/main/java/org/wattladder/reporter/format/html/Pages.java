package org.wattladder.reporter.format.html;

import gg.jte.ContentType;
import gg.jte.TemplateEngine;
import gg.jte.output.WriterOutput;
import java.io.Writer;
import java.util.Map;
import org.wattladder.reporter.language.Words;

/** The compiled templates. */
final class Pages {
    private static final String TEMPLATES = "org.wattladder.reporter.format.html.templates";

    private Pages() {}

    /** Writes the page that a template makes of a model, which it knows by this name, in one language. */
    static void render(String template, String name, Object model, Words words, Writer page) {
        TemplateEngine.createPrecompiled(null, ContentType.Html, Pages.class.getClassLoader(), TEMPLATES)
                .render(template, Map.of(name, model, "words", words), new WriterOutput(page));
    }
}
