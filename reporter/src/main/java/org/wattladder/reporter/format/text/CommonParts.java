package org.wattladder.reporter.format.text;

import java.util.List;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.FindingGroup;
import org.wattladder.reporter.language.Words;
import org.wattladder.reporter.view.page.Banner;
import org.wattladder.reporter.view.page.Disclosure;
import org.wattladder.reporter.view.page.Fact;
import org.wattladder.reporter.view.page.HostView;
import org.wattladder.reporter.view.page.MeterView;
import org.wattladder.reporter.view.page.RunView;
import org.wattladder.reporter.view.page.WorkletView;

/** What both texts, the report and its details, have. */
final class CommonParts {
    private static final String INDENT = "  ";
    private static final int NAME_WIDTH = 24;

    private CommonParts() {}

    /** Title, verdict, what it is not, banners. */
    static void top(TextPage page, RunView run) {
        String rule = "=".repeat(TextPage.WIDTH);
        Words words = page.words();
        page.line(rule)
                .paragraph("", "", "WATTLADDER  " + run.head().title())
                .paragraph(
                        "",
                        "",
                        words.say(
                                        "heading.verdict",
                                        words.capitals(run.head().verdict().word()))
                                + words.gap()
                                + words.sentences(run.head().meaning()))
                .line(rule)
                .sentences("sentence.modelled", "sentence.not-a-result");
        if (!run.declared().isEmpty()) {
            page.gap();
            facts(page, run.declared());
        }
        run.head().banners().forEach(banner -> banner(page, banner));
    }

    private static void banner(TextPage page, Banner banner) {
        page.gap()
                .paragraph("!! ", "!! ", page.words().capitals(banner.heading()))
                .sentence("!! ", "!! ", banner.text());
    }

    static void facts(TextPage page, List<Fact> facts) {
        facts.forEach(fact -> fact(page, "", fact));
    }

    /** The figures that sum up the run. */
    static List<Fact> headline(RunView run) {
        return run.headline().stream()
                .map(figure -> new Fact(figure.name(), figure.line()))
                .toList();
    }

    /** Facts whose values stand in one column beside the longest name. */
    static void aligned(TextPage page, List<Fact> facts) {
        int width = facts.stream()
                .mapToInt(fact -> 2 + Columns.of(page.words().say(fact.name())))
                .reduce(NAME_WIDTH, Math::max);
        facts.forEach(fact -> fact(page, "", width, fact));
    }

    private static void fact(TextPage page, String indent, Fact fact) {
        fact(page, indent, NAME_WIDTH + indent.length(), fact);
    }

    private static void fact(TextPage page, String indent, int width, Fact fact) {
        String name = indent + page.words().say(fact.name());
        String padded = name + " ".repeat(Math.max(1, width - Columns.of(name)));
        page.paragraph(padded, " ".repeat(Columns.of(padded)), page.words().say(fact.value()));
    }

    static void heading(TextPage page, WorkletView worklet) {
        page.heading(Message.of("heading.worklet", worklet.name(), worklet.workload(), worklet.state()));
    }

    static void findings(TextPage page, RunView run) {
        page.heading("heading.findings");
        if (run.findings().isEmpty()) {
            page.sentences("sentence.no-finding");
        }
        run.findings().forEach(finding -> finding(page, finding));
    }

    static void finding(TextPage page, FindingGroup group) {
        Words words = page.words();
        Finding worst = group.worst();
        page.paragraph(
                        "",
                        "",
                        words.capitals(worst.severity().word()) + " " + worst.id() + ": " + words.say(worst.place()))
                .sentence(INDENT + INDENT, INDENT + INDENT, worst.message());
        group.elsewhere().ifPresent(places -> page.sentence(INDENT + INDENT, INDENT + INDENT, places));
    }

    /** Meters, hosts, what is disclosed, the plan. */
    static void surroundings(TextPage page, RunView run) {
        page.heading("heading.meters");
        if (run.meters().isEmpty()) {
            page.sentences("sentence.no-meter");
        }
        run.meters().forEach(meter -> meter(page, meter));
        page.heading("heading.hosts");
        run.hosts().forEach(host -> host(page, host));
        for (Disclosure disclosure : run.disclosures()) {
            page.heading(Message.of("heading.environment-of", disclosure.title()));
            facts(page, disclosure.facts());
        }
        page.heading("heading.plan");
        facts(page, run.plan());
    }

    private static void meter(TextPage page, MeterView meter) {
        page.paragraph(
                "", "", meter.name() + ": " + page.words().say("sentence.meter", meter.quantity(), meter.tier()));
        meter.facts().forEach(fact -> fact(page, INDENT, fact));
    }

    private static void host(TextPage page, HostView host) {
        page.paragraph("", "", host.name());
        if (host.facts().isEmpty()) {
            page.sentence(INDENT, INDENT, Message.of("sentence.director-silent"));
        }
        host.facts().forEach(fact -> fact(page, INDENT, fact));
    }
}
