package org.wattladder.system.pages;

import com.deque.html.axecore.args.AxeRuleOptions;
import com.deque.html.axecore.args.AxeRunOptions;
import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.Rule;
import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What everybody needs of a page: nothing that a screen reader stumbles over, nothing that a small screen cuts off. */
public final class PageChecks {
    private static final String TARGET_SIZE = "target-size";

    private PageChecks() {}

    /** What is wrong with the page as it is now; nothing on a good one. */
    public static List<String> complaints(Page page) {
        List<String> complaints = new ArrayList<>(violations(page));
        complaints.addAll(cut(page));
        return complaints;
    }

    private static List<String> violations(Page page) {
        AxeRuleOptions enabled = new AxeRuleOptions();
        enabled.setEnabled(true);
        AxeRunOptions options = new AxeRunOptions();
        options.setRules(Map.of(TARGET_SIZE, enabled));
        return new AxeBuilder(page)
                .setLegacyMode(true).options(options).analyze().getViolations().stream()
                        .map(PageChecks::describe)
                        .toList();
    }

    private static String describe(Rule rule) {
        return rule.getId() + ": " + rule.getHelp() + ", first at "
                + rule.getNodes().get(0).getHtml();
    }

    /** The page itself does not scroll sideways, and whatever does is reached by keys. */
    static List<String> cut(Page page) {
        List<String> cut = new ArrayList<>();
        if (!(Boolean)
                page.evaluate("() => document.scrollingElement.scrollWidth <= document.scrollingElement.clientWidth")) {
            cut.add("cut: the page scrolls sideways");
        }
        Object unreachable = page.evaluate("() => [...document.querySelectorAll('body *')]"
                + ".filter(e => e.scrollWidth > e.clientWidth && getComputedStyle(e).overflowX === 'auto'"
                + " && !(e.tabIndex === 0 && e.getAttribute('aria-label')))"
                + ".map(e => e.className)");
        ((List<?>) unreachable).forEach(element -> cut.add("cut: " + element));
        return cut;
    }
}
