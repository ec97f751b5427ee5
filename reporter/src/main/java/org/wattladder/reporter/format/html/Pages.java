package org.wattladder.reporter.format.html;

import gg.jte.ContentType;
import gg.jte.TemplateEngine;
import gg.jte.output.StringOutput;
import java.util.Map;
import org.wattladder.reporter.language.Words;

/** The compiled templates. */
final class Pages {
    private static final String TEMPLATES = "org.wattladder.reporter.format.html.templates";

    private Pages() {}

    /** The page that a template makes of a model, which it knows by this name, in one language. */
    static String render(String template, String name, Object model, Words words) {
        StringOutput page = new StringOutput();
        TemplateEngine.createPrecompiled(null, ContentType.Html, Pages.class.getClassLoader(), TEMPLATES)
                .render(template, Map.of(name, model, "words", words), page);
        return page.toString();
    }
}
