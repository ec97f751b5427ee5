package org.wattladder.system.endtoend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.wattladder.system.pages.PageChecks;

/** A lab tester's way through the console, with a browser and real processes; every screen is checked on the way. */
@Execution(ExecutionMode.SAME_THREAD) // a browser belongs to its thread
@Tag("full")
@Order(1)
class ConsoleIT {
    private static final Pattern RUN_PAGE = Pattern.compile(".*/runs/[^/]+$");

    @TempDir
    private Path directory;

    private ConsoleVisit visit;
    private Page page;

    @BeforeEach
    void startBoth() throws Exception {
        visit = ConsoleVisit.start(directory);
        page = visit.page();
    }

    @AfterEach
    void stopBoth() {
        if (visit != null) {
            visit.close();
        }
    }

    /** Describes a run of a second or so at two levels, on scripted watts. */
    private void describeTheRun() {
        visit.open("/new");
        page.locator("#suite").selectOption("tiny");
        page.locator("#only-crypto-aes").waitFor();
        page.locator("#meters").fill("scripted");
    }

    @Test
    void shouldLeadFromAnEmptyLabToAComparison() throws Exception {
        assertThat(page.content()).contains("No machine yet", "wattladder keys trust");
        visit.check("no machine");
        showEmptyScreens();

        visit.open("/hosts");
        visit.check("hosts");
        visit.click("Discover");
        page.waitForURL(Pattern.compile(".*/hosts/.+"));
        page.locator("#group-tester").getByLabel("sponsor").fill("The lab <script>alert(1)</script>");
        page.waitForResponse(
                "**/declare", () -> page.locator("#group-tester button").click());
        page.waitForLoadState();
        assertThat(page.locator("#group-tester").getByLabel("sponsor").inputValue())
                .isEqualTo("The lab <script>alert(1)</script>");
        visit.check("host");
        bringTheEnvironmentBack();

        describeTheRun();
        page.locator("#levels").fill("100,x");
        page.locator("#levels").press("Tab");
        page.getByText("\"x\" is not a number").waitFor();
        assertThat(page.getByText("Start").and(page.locator("button[disabled]")).count())
                .isEqualTo(1);
        visit.check("new run with a mistake");
        page.locator("#levels").fill("100,50");
        page.locator("#only-crypto-aes").check();
        page.locator("#only-idle").check();
        page.getByText("--only=crypto-aes,idle").waitFor();
        visit.check("new run");
        page.locator("#hosts").fill("192.0.2.7\n192.0.2.8");
        page.locator("#each").selectOption("queued");
        page.getByText("--after RUNDIR").waitFor();
        visit.check("new run, several machines");
        page.locator("#hosts").fill("");
        visit.click("Start");
        page.waitForURL(RUN_PAGE);
        String first = page.url();
        visit.awaitState("running", true);
        page.getByText("Time left in the interval").waitFor();
        visit.check("running");
        visit.open("/");
        visit.awaitText("A tiny ladder");
        visit.check("one machine");

        page.navigate(first);
        visit.awaitState("running", false);
        page.locator("#timeline").waitFor();
        visit.check("over");
        readAboutAFinding();
        lookAtItOverTime();
        verifyIt();
        shareIt(first);
        visit.open("/");
        visit.check("one machine, finished");
        page.navigate(first);
        page.locator("#labels").fill("before, <b>bold</b>");
        page.locator("#note-text").fill("\"quoted\" & <i>");
        page.waitForResponse("**/note", () -> visit.click("Save"));
        page.getByText("Saved.").waitFor();
        Download plan = page.waitForDownload(() ->
                page.evaluate("() => { const a = document.createElement('a'); a.href = location.pathname + '/bundle';"
                        + " document.body.append(a); a.click(); }"));
        Path bundle = directory.resolve("bundle.tar.gz");
        plan.saveAs(bundle);
        page.getByRole(
                        AriaRole.LINK,
                        new Page.GetByRoleOptions().setName("Report").setExact(true))
                .click();
        page.frameLocator("iframe.report").locator("h1").first().waitFor();
        visit.check("report");
        page.locator("main .run a").click();
        page.waitForURL(RUN_PAGE);

        visit.open("/new");
        page.locator("#plan").setInputFiles(only(directory.resolve("results")).resolve("plan.yaml"));
        visit.click("Import");
        page.waitForURL(Pattern.compile(".*/new\\?stored=.*"));
        visit.check("imported plan");
        visit.click("Start");
        page.waitForURL(RUN_PAGE);
        String second = page.url();
        assertThat(second).isNotEqualTo(first);
        visit.awaitState("running", true);
        // The run is a child of the console, and goes on without it.
        visit.killConsole();
        page.locator("#lost").waitFor();
        visit.check("running, the console is gone");
        visit.startConsole();
        visit.open(second.replaceFirst("http://[^/]*", ""));
        visit.awaitState("running", false);

        visit.open("/runs");
        assertThat(page.content()).contains("before", "&lt;b&gt;bold");
        visit.check("archive");
        page.locator("input[name=run]").first().check();
        page.locator("input[name=run]").last().check();
        visit.click("Compare");
        visit.check("refused comparison");
        page.locator("#force").check();
        visit.click("Compare");
        page.locator("main table").first().waitFor();
        visit.check("comparison");
        assertThat(page.locator("main").textContent()).contains("scripted");
        visit.open("/meters");
        assertThat(page.content()).contains("scripted");
        visit.check("meters");
        visit.click("Read now: power");
        visit.awaitText("What power said");
        visit.check("a meter was read");
        visit.click("Probe");
        visit.check("meters, probed");
        importTheBundle(bundle, first.replaceFirst(".*/", ""));

        assertThat(visit.complaints()).isEmpty();
    }

    /** Its rule leads to what it checks and what to do. */
    private void readAboutAFinding() {
        String rule = page.locator("#findings td.word a").first().textContent();
        page.locator("#findings td.word a").first().click();
        visit.awaitText("What to do");
        assertThat(page.locator("h1").textContent()).isEqualTo(rule);
        visit.check("a rule");
        page.goBack();
        page.locator("#timeline").waitFor();
    }

    /** Values under the cursor by keys, and parts of the run by links and keys. */
    private void lookAtItOverTime() {
        String whole = page.url();
        page.locator("figure.timeline [role=slider]").focus();
        String cursor = "figure.timeline [data-now=cursor]";
        await().until(() -> {
            page.keyboard().press("ArrowRight");
            return page.locator(cursor).textContent().contains("power (scripted): ");
        });
        String before = page.locator(cursor).textContent();
        page.keyboard().press("Shift+ArrowLeft");
        assertThat(page.locator(cursor).textContent()).isNotEqualTo(before);
        page.keyboard().press("+");
        page.waitForURL(Pattern.compile(".*from=.*&to=.*"));
        page.locator("[data-move=later]").click();
        visit.check("a part of the time");
        page.locator("[data-move=all]").click();
        page.waitForURL(Pattern.compile(Pattern.quote(whole.replaceFirst("[?#].*", "")) + "#timeline"));
    }

    private void verifyIt() {
        page.getByRole(
                        AriaRole.LINK,
                        new Page.GetByRoleOptions().setName("Files").setExact(true))
                .click();
        page.waitForURL(Pattern.compile(".*tab=files"));
        visit.click("Verify");
        page.locator("#verified .state.valid").waitFor();
        assertThat(page.locator("#verified").textContent()).contains("result.xml: every value is that of the journal");
        visit.check("verified");
        page.getByRole(
                        AriaRole.LINK,
                        new Page.GetByRoleOptions().setName("Journal").setExact(true))
                .click();
        page.locator("#journal").waitFor();
        visit.check("journal");
    }

    /** A colleague with the link sees the run, and nothing that would change it. */
    private void shareIt(String run) {
        visit.open("/share");
        visit.check("no link for colleagues");
        visit.click("Make a link for colleagues");
        String link = page.locator("#link").textContent();
        visit.check("a link for colleagues");
        try (BrowserContext other = page.context().browser().newContext()) {
            Page colleague = other.newPage();
            colleague.navigate(link);
            colleague.waitForURL(Pattern.compile(".*:[0-9]+/$"));
            colleague.navigate(run);
            colleague.locator("figure.timeline").waitFor();
            assertThat(colleague.locator("main form, main button").count()).isZero();
            assertThat(colleague.locator("header").textContent()).contains("read only");
            assertThat(PageChecks.complaints(colleague)).isEmpty();
            visit.click("Revoke the link");
            page.getByText("Make a link for colleagues").waitFor();
            assertThat(colleague.navigate(run).status()).isEqualTo(401);
        }
    }

    private void showEmptyScreens() {
        for (String screen : List.of("hosts", "meters", "runs", "compare")) {
            visit.open("/" + screen);
            visit.check(screen + ", empty");
        }
        visit.open("/runs/none");
        visit.check("no such run");
        page.keyboard().press("?");
        visit.check("keys");
    }

    /** What was declared goes out and comes in again; another file is refused and changes nothing. */
    private void bringTheEnvironmentBack() throws Exception {
        Path file = directory.resolve("environment.yaml");
        page.waitForDownload(() -> page.getByText("Download environment.yaml").click())
                .saveAs(file);
        assertThat(file).content().contains("The lab <script>");
        String host = page.url().replaceFirst("http://[^/]*", "");
        importFile(host, Files.writeString(directory.resolve("other.yaml"), "hosts: 7\n"));
        assertThat(page.locator("main .problem").textContent()).contains("other.yaml:1");
        visit.check("host, refused environment");
        importFile(host, file);
        assertThat(page.locator("#group-tester").getByLabel("sponsor").inputValue())
                .isEqualTo("The lab <script>alert(1)</script>");
        visit.click("Examine this machine");
        page.locator("main > pre").waitFor();
        visit.check("host, examined");
    }

    private void importFile(String screen, Path file) {
        visit.open(screen);
        page.locator("input[type=file]").setInputFiles(file);
        page.evaluate("() => { document.body.dataset.old = 'yes'; }");
        visit.click("Import");
        page.locator("body:not([data-old])").waitFor();
    }

    /** What is no bundle is refused; a run that is gone comes back. */
    private void importTheBundle(Path bundle, String run) throws Exception {
        importFile("/runs", directory.resolve("other.yaml"));
        assertThat(page.locator("main .problem").textContent()).contains("no bundle of a run");
        visit.check("refused bundle");
        Files.move(directory.resolve("results").resolve(run), directory.resolve("moved"));
        importFile("/runs", bundle);
        assertThat(page.url()).endsWith("/runs/" + run);
        visit.check("imported run");
    }

    private static Path only(Path results) throws Exception {
        try (Stream<Path> children = Files.list(results)) {
            return children.filter(each -> Files.exists(each.resolve("plan.yaml")))
                    .findFirst()
                    .orElseThrow();
        }
    }
}
