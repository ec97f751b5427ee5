package org.wattladder.system.endtoend;

import static org.awaitility.Awaitility.await;

import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.Media;
import com.microsoft.playwright.options.RequestOptions;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.wattladder.system.pages.Chromium;
import org.wattladder.system.pages.PageChecks;
import tools.jackson.databind.json.JsonMapper;

/** A console that runs in a folder, a browser that looks at it, and what was found wrong on the way. */
final class ConsoleVisit implements AutoCloseable {
    static final Duration RUN_LIMIT = Duration.ofMinutes(2);

    private static final Path CONFIG = Installation.HOME.resolve("system-tests/src/test/resources/config");
    private static final int MOST_TABS = 120;

    /** A run that does not exist, and a file that is no bundle. */
    private static final Pattern REFUSED_ON_PURPOSE = Pattern.compile(".*/(runs/none|archive)(:\\d+)*");

    /** Where {@code -Dwattladder.pictures=DIR} wants a picture of every page that is checked. */
    private static final Optional<Path> PICTURES =
            Optional.ofNullable(System.getProperty("wattladder.pictures")).map(Path::of);

    private static final int PAPER_PIXELS = 718;

    private final Path directory;
    private final List<String> options;
    private final List<String> complaints = new ArrayList<>();
    private final Playwright playwright;
    private final Page page;
    private Launched console;
    private String home = "";
    private String token = "";

    private ConsoleVisit(Path directory, List<String> options, Playwright playwright, Page page) {
        this.directory = directory;
        this.options = options;
        this.playwright = playwright;
        this.page = page;
    }

    /** Starts both, the console with these options, and opens the link. */
    static ConsoleVisit start(Path directory, String... options) throws Exception {
        Playwright playwright = Chromium.start();
        BrowserContext context = Chromium.of(playwright).newContext();
        ConsoleVisit visit = new ConsoleVisit(directory, List.of(options), playwright, context.newPage());
        visit.page.onConsoleMessage(message -> {
            // A console that is killed breaks the line of the page; a newer question to the server replaces an older
            // one.
            if (message.type().equals("error")
                    && !message.text().contains("net::ERR_")
                    && !message.text().startsWith("htmx:")
                    && !message.text().contains(" 401 ") // which a page says in its own words
                    && !REFUSED_ON_PURPOSE.matcher(message.location()).matches()) {
                visit.complaints.add("the browser says at " + message.location() + ": " + message.text());
            }
        });
        visit.startConsole();
        return visit;
    }

    void startConsole() throws Exception {
        List<String> words = new ArrayList<>(List.of("console", "--port", "0", "--config", CONFIG.toString()));
        words.addAll(options);
        console = Installation.start(directory, words.toArray(String[]::new));
        await().atMost(Duration.ofMinutes(1)).until(() -> console.output().contains("token="));
        String link = console.output().strip();
        home = link.replaceFirst("/\\?.*", "");
        token = link.replaceFirst(".*token=", "");
        page.navigate(link);
        page.waitForURL(home + "/");
    }

    /** The process of the console alone; runs are its children, and go on. */
    void killConsole() throws InterruptedException {
        console.process().destroyForcibly().waitFor();
    }

    /** A page as the console sends it, before any script. */
    String source(String path) {
        return page.request().get(home + path).text();
    }

    /** What is wrong with this JSON, as the API says it to a program. */
    String refusal(String path, String json) {
        APIResponse answer = page.request()
                .post(
                        home + path,
                        RequestOptions.create()
                                .setHeader("Authorization", "Bearer " + token)
                                .setHeader("Content-Type", "application/json")
                                .setTimeout((double) RUN_LIMIT.toMillis())
                                .setData(json));
        if (answer.ok()) {
            throw new AssertionError(path + " refused nothing: " + answer.text());
        }
        return JsonMapper.shared().readTree(answer.text()).get("detail").stringValue();
    }

    Page page() {
        return page;
    }

    List<String> complaints() {
        return complaints;
    }

    /** Looks at the page as it is now, small and light, large and dark. */
    void check(String screen) {
        PICTURES.ifPresent(folder -> keepPictures(folder, screen));
        for (int width : List.of(390, 1280)) {
            page.setViewportSize(width, 900);
            ColorScheme scheme = width < 1000 ? ColorScheme.LIGHT : ColorScheme.DARK;
            page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
            PageChecks.complaints(page)
                    .forEach(each -> complaints.add(screen + ", " + width + " px, " + scheme + ": " + each));
        }
    }

    private void keepPictures(Path folder, String screen) {
        for (int width : List.of(390, 1280, 2560)) {
            keepPicture(folder, screen + " " + width, width, Media.SCREEN, ColorScheme.LIGHT);
        }
        keepPicture(folder, screen + " dark", 1280, Media.SCREEN, ColorScheme.DARK);
        keepPicture(folder, screen + " print", PAPER_PIXELS, Media.PRINT, ColorScheme.LIGHT);
        page.emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.SCREEN));
    }

    private void keepPicture(Path folder, String name, int width, Media media, ColorScheme scheme) {
        page.setViewportSize(width, 900);
        page.emulateMedia(new Page.EmulateMediaOptions().setMedia(media).setColorScheme(scheme));
        page.screenshot(new Page.ScreenshotOptions()
                .setFullPage(true)
                .setPath(folder.resolve(name.replaceAll("[^a-z0-9]+", "-") + ".png")));
    }

    void click(String button) {
        page.getByRole(
                        AriaRole.BUTTON,
                        new Page.GetByRoleOptions().setName(button).setExact(true))
                .click();
    }

    void open(String path) {
        page.navigate(home + path);
    }

    /** Waits for a text anywhere in the content. */
    void awaitText(String text) {
        page.locator("main").getByText(text).first().waitFor();
    }

    /** The page changes by itself; nothing loads it again. */
    void awaitState(String state, boolean shown) {
        await().atMost(RUN_LIMIT)
                .pollInterval(Duration.ofSeconds(1))
                .until(() -> (page.locator("#live .state").count() > 0
                                && page.locator("#live .state")
                                        .first()
                                        .textContent()
                                        .equals(state))
                        == shown);
    }

    /** Presses Tab until what has the focus is called this. */
    void tabTo(String name) {
        for (int tabs = 0; tabs < MOST_TABS; tabs++) {
            page.keyboard().press("Tab");
            if (focused().equals(name)) {
                return;
            }
        }
        throw new AssertionError("Tab does not lead to " + name + " on " + page.url());
    }

    /** What has the focus: its label, or its text. */
    String focused() {
        return String.valueOf(page.evaluate("() => { const e = document.activeElement;"
                + " const label = e.labels && e.labels[0] && e.labels[0].firstChild;"
                + " return ((label ? label.textContent : e.getAttribute('aria-label')) || e.textContent).trim(); }"));
    }

    @Override
    public void close() {
        playwright.close();
        console.descendants().forEach(ProcessHandle::destroy);
        console.process().destroyForcibly();
    }
}
