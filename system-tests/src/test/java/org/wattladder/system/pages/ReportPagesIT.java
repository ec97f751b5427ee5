package org.wattladder.system.pages;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.Media;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
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
@Order(2)
class ReportPagesIT {
    private static final List<Integer> WIDTHS = List.of(390, 1280);
    private static final Set<String> PAGES = Set.of("result", "rehearsal", "details", "compare", "series");

    /** Those that a build looks at, as a look takes seconds. */
    private static final Set<String> EVERYDAY = Set.of("result", "series");

    /** Pages that are looked at thoroughly as a telephone shows them; the others as a large dark screen does. */
    private static final Set<String> NARROW = Set.of("result", "compare");

    private static final int HEIGHT = 900;
    private static final Pattern PAGE_COUNT = Pattern.compile("/Count (\\d+)");

    private Playwright playwright;
    private Browser browser;

    @BeforeAll
    void startTheBrowser() {
        playwright = Chromium.start();
        browser = Chromium.of(playwright);
    }

    @AfterAll
    void stopTheBrowser() {
        if (playwright != null) {
            playwright.close();
        }
    }

    @Test
    void shouldBeReadByEverybody() {
        lookAtPages(Language.ENGLISH, EVERYDAY, false);
    }

    @Tag("full")
    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "ENGLISH")
    void shouldBeReadInEveryLanguage(Language language) {
        lookAtPages(language, PAGES, false);
    }

    @Tag("full")
    @Test
    void shouldBeReadByEverybodyHoweverItIsLookedAt() {
        lookAtPages(Language.ENGLISH, PAGES, true);
    }

    private void lookAtPages(Language language, Set<String> wanted, boolean eachLook) {
        List<String> complaints = new ArrayList<>();
        Map<String, String> pages = SamplePages.in(language);
        try (BrowserContext context = browser.newContext()) {
            Page page = context.newPage();
            wanted.forEach(name -> {
                page.setContent(pages.get(name));
                for (int width : WIDTHS) {
                    page.setViewportSize(width, HEIGHT);
                    for (ColorScheme scheme : schemes(language)) {
                        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
                        String where = name + " in " + language.tag() + ", " + width + " px, " + scheme;
                        List<String> found = eachLook || thoroughly(name, language, width, scheme)
                                ? PageChecks.complaints(page)
                                : PageChecks.cut(page);
                        found.forEach(complaint -> complaints.add(where + ": " + complaint));
                    }
                }
            });
        }

        assertThat(pages).containsOnlyKeys(PAGES);
        assertThat(complaints).isEmpty();
    }

    /**
     * A look for screen readers takes seconds: one for each page, narrow and light or wide and dark by turns. The elements of
     * a page do not differ between languages.
     */
    private static boolean thoroughly(String name, Language language, int width, ColorScheme scheme) {
        boolean narrow = width == WIDTHS.get(0);
        boolean dark = scheme == ColorScheme.DARK;
        if (language != Language.ENGLISH) {
            return narrow && name.equals("result");
        }
        return narrow != dark && narrow == NARROW.contains(name);
    }

    /** Colours are the same in every language. */
    private static List<ColorScheme> schemes(Language language) {
        return language == Language.ENGLISH ? List.of(ColorScheme.LIGHT, ColorScheme.DARK) : List.of(ColorScheme.LIGHT);
    }

    @Tag("full")
    @Test
    void shouldBePrintedOnFewPages() {
        Map<String, String> pages = SamplePages.in(Language.ENGLISH);

        assertThat(sheets(pages.get("result"))).isBetween(4, 7);
        assertThat(sheets(SamplePages.detailsOfRating())).isBetween(10, 25);
        assertThat(sheets(pages.get("series"))).isBetween(1, 5);
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
