package org.wattladder.reporter.format.text;

import java.util.List;
import java.util.Locale;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.view.Banner;
import org.wattladder.reporter.view.Disclosure;
import org.wattladder.reporter.view.Fact;
import org.wattladder.reporter.view.HostView;
import org.wattladder.reporter.view.MeterView;
import org.wattladder.reporter.view.RunView;
import org.wattladder.reporter.view.WorkletView;

/** What both texts, the report and its details, have. */
final class CommonParts {
    private static final String INDENT = "  ";
    private static final int NAME_WIDTH = 24;

    private CommonParts() {}

    /** Title, verdict, what it is not, banners. */
    static void top(TextPage page, RunView run) {
        String rule = "=".repeat(TextPage.WIDTH);
        String verdict = page.words().say(run.verdict().label()).toUpperCase(Locale.ROOT);
        page.line(rule)
                .paragraph("", "", "WATTLADDER  " + run.title())
                .paragraph(
                        "",
                        "",
                        page.words().say("Verdict: " + verdict + ".")
                                + page.words().gap()
                                + page.words().say(run.verdictSentence()))
                .line(rule)
                .say("", "", RunView.MODELLED_ON);
        if (!run.declared().isEmpty()) {
            page.gap();
            facts(page, run.declared());
        }
        run.banners().forEach(banner -> banner(page, banner));
    }

    private static void banner(TextPage page, Banner banner) {
        page.gap()
                .paragraph("!! ", "!! ", page.words().say(banner.heading()).toUpperCase(Locale.ROOT))
                .say("!! ", "!! ", banner.text());
    }

    static void facts(TextPage page, List<Fact> facts) {
        facts.forEach(fact -> fact(page, "", fact));
    }

    private static void fact(TextPage page, String indent, Fact fact) {
        String name = indent + page.words().value(fact.name());
        String padded = name + " ".repeat(Math.max(1, NAME_WIDTH + indent.length() - Columns.of(name)));
        page.paragraph(padded, " ".repeat(Columns.of(padded)), page.words().value(fact.value()));
    }

    static void heading(TextPage page, WorkletView worklet) {
        page.heading(
                worklet.name() + " (" + worklet.workload() + ", " + page.words().value(worklet.state()) + ")");
    }

    static void findings(TextPage page, RunView run) {
        page.heading("Findings");
        if (run.findings().isEmpty()) {
            page.say("", "", "No rule found anything.");
        }
        run.findings().forEach(finding -> finding(page, finding));
    }

    private static void finding(TextPage page, Finding finding) {
        String severity = page.words().say(finding.severity().label()).toUpperCase(Locale.ROOT);
        page.paragraph(
                "", "", severity + " " + finding.id() + ": " + page.words().value(finding.place()));
        page.say(INDENT + INDENT, INDENT + INDENT, finding.message());
    }

    /** Meters, hosts, what is disclosed, the plan. */
    static void surroundings(TextPage page, RunView run) {
        page.heading("Meters");
        if (run.meters().isEmpty()) {
            page.say("", "", "The run has no meter.");
        }
        run.meters().forEach(meter -> meter(page, meter));
        page.heading("Systems under test");
        run.hosts().forEach(host -> host(page, host));
        for (Disclosure disclosure : run.disclosures()) {
            page.heading("Environment: " + disclosure.title());
            facts(page, disclosure.facts());
        }
        page.heading("Plan and environment");
        facts(page, run.plan());
    }

    private static void meter(TextPage page, MeterView meter) {
        page.paragraph("", "", meter.name() + ": " + page.words().value(meter.quantity() + ", tier " + meter.tier()));
        meter.facts().forEach(fact -> fact(page, INDENT, fact));
    }

    private static void host(TextPage page, HostView host) {
        page.paragraph("", "", host.name());
        if (host.facts().isEmpty()) {
            page.say(INDENT, INDENT, "Its Director never answered.");
        }
        host.facts().forEach(fact -> fact(page, INDENT, fact));
    }
}
