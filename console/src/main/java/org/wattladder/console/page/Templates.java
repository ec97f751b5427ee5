package org.wattladder.console.page;

import gg.jte.ContentType;
import gg.jte.TemplateEngine;
import gg.jte.output.StringOutput;
import java.util.HashMap;
import java.util.Map;

/** The compiled templates; safe for use by any thread. */
public final class Templates {
    private static final String PACKAGE = "org.wattladder.console.page.templates";

    private final TemplateEngine engine =
            TemplateEngine.createPrecompiled(null, ContentType.Html, Templates.class.getClassLoader(), PACKAGE);

    /** The page that a template makes of a frame and what it takes besides. */
    public String page(String template, Frame frame, Map<String, Object> model) {
        Map<String, Object> all = new HashMap<>(model);
        all.put("frame", frame);
        StringOutput page = new StringOutput();
        engine.render(template, all, page);
        return page.toString();
    }
}
