package org.wattladder.system.endtoend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.wattladder.system.pages.Chromium;
import org.wattladder.system.pages.PageChecks;

/** A lab tester's way through the console, with a browser and real processes; every screen is checked on the way. */
@Execution(ExecutionMode.SAME_THREAD) // a browser belongs to its thread
class ConsoleIT {
    private static final Path CONFIG = Installation.HOME.resolve("system-tests/src/test/resources/config");
    private static final Duration RUN_LIMIT = Duration.ofMinutes(2);
    private static final Pattern RUN_PAGE = Pattern.compile(".*/runs/[^/]+$");

    @TempDir
    private Path directory;

    private final List<String> complaints = new ArrayList<>();
    private Playwright playwright;
    private BrowserContext context;
    private Page page;
    private Launched console;
    private String home;

    @BeforeEach
    void startBoth() throws Exception {
        playwright = Chromium.start();
        Browser browser = Chromium.of(playwright);
        context = browser.newContext();
        page = context.newPage();
        page.onConsoleMessage(message -> {
            // A console that is killed breaks the line of the page; a newer question to the server replaces an older
            // one.
            if (message.type().equals("error")
                    && !message.text().contains("net::ERR_")
                    && !message.text().startsWith("htmx:")) {
                complaints.add("the browser says at " + message.location() + ": " + message.text());
            }
        });
        startConsole();
    }

    private void startConsole() throws Exception {
        console = Installation.start(directory, "console", "--port", "0", "--config", CONFIG.toString());
        await().atMost(Duration.ofMinutes(1)).until(() -> console.output().contains("token="));
        String link = console.output().strip();
        home = link.replaceFirst("/\\?.*", "");
        page.navigate(link);
        page.waitForURL(home + "/");
    }

    @AfterEach
    void stopBoth() {
        if (playwright != null) {
            playwright.close();
            console.descendants().forEach(ProcessHandle::destroy);
            console.process().destroyForcibly();
        }
    }

    private void check(String screen) {
        for (int width : List.of(390, 1280)) {
            page.setViewportSize(width, 900);
            for (ColorScheme scheme : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
                page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
                PageChecks.complaints(page)
                        .forEach(each -> complaints.add(screen + ", " + width + " px, " + scheme + ": " + each));
            }
        }
    }

    private void click(String button) {
        page.getByRole(
                        AriaRole.BUTTON,
                        new Page.GetByRoleOptions().setName(button).setExact(true))
                .click();
    }

    private void open(String path) {
        page.navigate(home + path);
    }

    /** The page changes by itself; nothing loads it again. */
    private void awaitRunning(boolean running) {
        await().atMost(RUN_LIMIT)
                .pollInterval(Duration.ofSeconds(1))
                .until(() -> page.locator("#live .state").first().textContent().equals("running") == running);
    }

    /** Describes a run of a second or so at two levels, on scripted watts. */
    private void describeTheRun() {
        open("/new");
        page.locator("#suite").selectOption("tiny");
        page.locator("#only-crypto-aes").waitFor();
        page.locator("#meters").fill("scripted");
    }

    @Test
    void shouldLeadFromAnEmptyLabToAComparison() throws Exception {
        assertThat(page.content()).contains("No machine yet", "wattladder keys trust");
        check("no machine");

        open("/hosts");
        check("hosts");
        click("Discover");
        page.waitForURL(Pattern.compile(".*/hosts/.+"));
        page.getByLabel("tester.sponsor").fill("The lab <script>alert(1)</script>");
        page.waitForResponse("**/declare", () -> click("Save"));
        page.waitForLoadState();
        assertThat(page.getByLabel("tester.sponsor").inputValue()).isEqualTo("The lab <script>alert(1)</script>");
        check("host");

        describeTheRun();
        page.locator("#levels").fill("100,x");
        page.locator("#levels").press("Tab");
        page.getByText("\"x\" is not a number").first().waitFor();
        check("new run with a mistake");
        page.locator("#levels").fill("100,50");
        page.locator("#only-crypto-aes").check();
        page.locator("#only-idle").check();
        page.getByText("--only=crypto-aes,idle").waitFor();
        check("new run");
        click("Start");
        page.waitForURL(RUN_PAGE);
        String first = page.url();
        awaitRunning(true);
        page.getByText("Time left in the interval").waitFor();
        check("running");
        open("/");
        page.getByText("crypto-aes").first().waitFor();
        check("one machine, running");

        page.navigate(first);
        awaitRunning(false);
        page.getByText("crypto-aes, level 50 %").first().waitFor();
        check("over");
        page.locator("#labels").fill("before, <b>bold</b>");
        page.locator("#note-text").fill("\"quoted\" & <i>");
        page.waitForResponse("**/note", () -> click("Save"));
        page.waitForLoadState();
        Download plan = page.waitForDownload(() ->
                page.evaluate("() => { const a = document.createElement('a'); a.href = location.pathname + '/bundle';"
                        + " document.body.append(a); a.click(); }"));
        Path bundle = directory.resolve("bundle.tar.gz");
        plan.saveAs(bundle);
        page.getByRole(
                        AriaRole.LINK,
                        new Page.GetByRoleOptions().setName("Report").setExact(true))
                .click();
        assertThat(page.content()).contains("Wattladder");

        open("/new");
        page.locator("#plan").setInputFiles(only(directory.resolve("results")).resolve("plan.yaml"));
        click("Import");
        page.waitForURL(Pattern.compile(".*/new\\?stored=.*"));
        check("imported plan");
        click("Start");
        page.waitForURL(RUN_PAGE);
        String second = page.url();
        assertThat(second).isNotEqualTo(first);
        awaitRunning(true);
        // The run is a child of the console, and goes on without it.
        console.process().destroyForcibly().waitFor();
        startConsole();
        page.navigate(home + second.replaceFirst("http://[^/]*", ""));
        awaitRunning(false);

        open("/runs");
        assertThat(page.content()).contains("before", "&lt;b&gt;bold");
        check("archive");
        page.locator("input[name=run]").first().check();
        page.locator("input[name=run]").last().check();
        click("Compare");
        check("comparison");
        assertThat(page.locator("main").textContent()).contains("scripted");
        open("/meters");
        assertThat(page.content()).contains("scripted");
        check("meters");

        assertThat(complaints).isEmpty();
    }

    private static Path only(Path results) throws Exception {
        try (Stream<Path> children = Files.list(results)) {
            return children.filter(each -> Files.exists(each.resolve("plan.yaml")))
                    .findFirst()
                    .orElseThrow();
        }
    }
}
