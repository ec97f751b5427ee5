package org.wattladder.console.screen;

import java.util.Map;
import org.wattladder.chauffeur.explain.Explanation;
import org.wattladder.chauffeur.explain.Explanations;
import org.wattladder.console.web.Answer;
import org.wattladder.console.web.Refused;
import org.wattladder.console.web.Screen;
import org.wattladder.console.web.Site;
import org.wattladder.console.web.Visit;
import org.wattladder.model.text.Message;

/** What the rule behind a finding checks, where its limits come from and what to do; in English, as {@code wattladder explain}. */
public final class RuleScreen implements Screen {
    private static final int NOT_FOUND = 404;
    private static final String RULE = "rule";

    @Override
    public void open(Site site) {
        site.get("/findings/:" + RULE, this::page);
    }

    private Answer page(Visit visit) throws Refused {
        String rule = visit.part(RULE);
        Explanation found = Explanations.declared().findings().stream()
                .filter(each -> each.shortNames().contains(rule))
                .findFirst()
                .orElseThrow(() -> new Refused(NOT_FOUND, Message.of("console.gone")));
        return new Answer.Page("rule.jte", "heading.findings", Map.of("rule", rule, "parts", found.parts()));
    }
}
