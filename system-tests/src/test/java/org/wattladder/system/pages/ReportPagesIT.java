package org.wattladder.system.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.deque.html.axecore.args.AxeRuleOptions;
import com.deque.html.axecore.args.AxeRunOptions;
import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.Rule;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.Media;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.wattladder.reporter.language.Language;
import org.wattladder.reporter.sample.SamplePages;

/** Everybody can read the reports: small and large screens, light and dark, by keyboard and screen reader, on paper. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Execution(ExecutionMode.SAME_THREAD) // a browser belongs to its thread
class ReportPagesIT {
    private static final Path CHROMIUM = Path.of("/usr/bin/chromium");
    private static final List<Integer> WIDTHS = List.of(390, 1280);
    private static final int HEIGHT = 900;
    private static final Pattern PAGE_COUNT = Pattern.compile("/Count (\\d+)");
    private static final String TARGET_SIZE = "target-size";

    private Playwright playwright;
    private Browser browser;

    @BeforeAll
    void startTheBrowser() {
        assumeTrue(
                Files.isExecutable(CHROMIUM),
                () -> "there is no " + CHROMIUM + "; install Debian's chromium to look at the pages of reports");
        playwright = Playwright.create(
                new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        browser = playwright
                .chromium()
                .launch(new BrowserType.LaunchOptions()
                        .setExecutablePath(CHROMIUM)
                        .setArgs(List.of("--no-sandbox", "--disable-gpu", "--no-first-run")));
    }

    @AfterAll
    void stopTheBrowser() {
        if (playwright != null) {
            playwright.close();
        }
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void shouldBeReadByEverybody(Language language) {
        List<String> complaints = new ArrayList<>();
        Map<String, String> pages = SamplePages.in(language);
        try (BrowserContext context = browser.newContext()) {
            Page page = context.newPage();
            pages.forEach((name, html) -> {
                page.setContent(html);
                for (int width : WIDTHS) {
                    page.setViewportSize(width, HEIGHT);
                    for (ColorScheme scheme : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
                        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
                        String where = name + " in " + language.tag() + ", " + width + " px, " + scheme;
                        violations(page).forEach(violation -> complaints.add(where + ": " + violation));
                        cut(page).forEach(element -> complaints.add(where + ": cut: " + element));
                    }
                }
            });
        }

        assertThat(pages).containsOnlyKeys("result", "rehearsal", "details", "compare", "series");
        assertThat(complaints).isEmpty();
    }

    @Test
    void shouldBePrintedOnFewPages() {
        Map<String, String> pages = SamplePages.in(Language.ENGLISH);

        assertThat(sheets(pages.get("result"))).isBetween(4, 7);
        assertThat(sheets(SamplePages.detailsOfRating())).isBetween(10, 25);
        assertThat(sheets(pages.get("series"))).isBetween(1, 5);
    }

    private static List<String> violations(Page page) {
        AxeRuleOptions enabled = new AxeRuleOptions();
        enabled.setEnabled(true);
        AxeRunOptions options = new AxeRunOptions();
        options.setRules(Map.of(TARGET_SIZE, enabled));
        return new AxeBuilder(page)
                .setLegacyMode(true).options(options).analyze().getViolations().stream()
                        .map(ReportPagesIT::describe)
                        .toList();
    }

    private static String describe(Rule rule) {
        return rule.getId() + ": " + rule.getHelp() + ", first at "
                + rule.getNodes().get(0).getHtml();
    }

    /** The page itself does not scroll sideways, and whatever does is reached by keys. */
    private static List<String> cut(Page page) {
        List<String> cut = new ArrayList<>();
        if (!(Boolean)
                page.evaluate("() => document.scrollingElement.scrollWidth <= document.scrollingElement.clientWidth")) {
            cut.add("the page scrolls sideways");
        }
        Object unreachable = page.evaluate("() => [...document.querySelectorAll('body *')]"
                + ".filter(e => e.scrollWidth > e.clientWidth && getComputedStyle(e).overflowX === 'auto'"
                + " && !(e.tabIndex === 0 && e.getAttribute('aria-label')))"
                + ".map(e => e.className)");
        ((List<?>) unreachable).forEach(element -> cut.add(String.valueOf(element)));
        return cut;
    }

    private int sheets(String html) {
        try (BrowserContext context = browser.newContext()) {
            Page page = context.newPage();
            page.setContent(html);
            page.emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.PRINT));
            String pdf =
                    new String(page.pdf(new Page.PdfOptions().setPreferCSSPageSize(true)), StandardCharsets.ISO_8859_1);
            return PAGE_COUNT
                    .matcher(pdf)
                    .results()
                    .mapToInt(count -> Integer.parseInt(count.group(1)))
                    .max()
                    .orElse(0);
        }
    }
}
