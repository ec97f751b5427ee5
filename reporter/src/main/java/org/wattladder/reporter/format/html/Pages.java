package org.wattladder.reporter.format.html;

import gg.jte.ContentType;
import gg.jte.TemplateEngine;
import gg.jte.output.StringOutput;

/** The compiled templates. */
final class Pages {
    private static final String TEMPLATES = "org.wattladder.reporter.format.html.templates";

    private Pages() {}

    /** The page that a template makes of a model. */
    static String render(String template, Object model) {
        StringOutput page = new StringOutput();
        TemplateEngine.createPrecompiled(null, ContentType.Html, Pages.class.getClassLoader(), TEMPLATES)
                .render(template, model, page);
        return page.toString();
    }
}
