package org.wattladder.system.endtoend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.ReducedMotion;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** What the console shows of runs that wait, do not answer, were killed or damaged; and that keys alone do everything. */
@Execution(ExecutionMode.SAME_THREAD) // a browser belongs to its thread
@Order(1)
@Tag("full")
class ConsoleStatesIT {
    private static final Pattern RUN_PAGE = Pattern.compile(".*/runs/[^/]+$");

    @TempDir
    private Path directory;

    private ConsoleVisit visit;
    private Page page;
    private Path results;
    private Launched first;
    private Launched second;

    @BeforeEach
    void startBoth() throws Exception {
        visit = ConsoleVisit.start(directory);
        page = visit.page();
        results = directory.resolve("results");
    }

    @AfterEach
    void stopBoth() {
        if (visit != null) {
            visit.close();
            first.process().destroyForcibly();
            second.process().destroyForcibly();
        }
    }

    private static void awaitFile(Path file) {
        await().atMost(ConsoleVisit.RUN_LIMIT).until(() -> Files.exists(file));
    }

    private static void signal(Launched run, String name) throws Exception {
        new ProcessBuilder("kill", "-" + name, Long.toString(run.process().pid()))
                .start()
                .waitFor();
    }

    @Test
    void shouldShowEveryStateAndObeyKeysAlone() throws Exception {
        Launched elsewhere = Installation.runSeconds(directory, "--out", "elsewhere/short");
        first = Installation.runLong(directory, "--out", "results/first");
        awaitFile(results.resolve("first/live.sock"));
        second = Installation.start(
                directory, "run", "--plan", "results/first/plan.yaml", "--out", "results/second", "--after", "first");
        awaitFile(results.resolve("second/waiting.txt"));

        showARunAndOneThatWaits();
        refuseARunBesideThem();
        queueARunBehindBoth();
        keepTheFocus();
        showALineThatIsLostAndRegained();
        showWattsOnAPageThatWasJustOpened();
        showARunThatDoesNotAnswer();
        showRunsThatWereAborted();
        showADamagedRun();
        assertThat(elsewhere.exitCode()).as(elsewhere.errors()).isIn(0, 1);
        Files.move(directory.resolve("elsewhere/short"), results.resolve("short"));
        visit.open("/compare?run=short&run=second");
        page.locator("main .problem").first().waitFor();
        visit.check("comparison with an aborted run");
        obeyKeys();
        showThatTheConsoleIsGone();

        assertThat(visit.complaints()).isEmpty();
    }

    private void showARunAndOneThatWaits() {
        visit.open("/");
        assertThat(page.locator(".lane .state.running").count()).isEqualTo(1);
        assertThat(page.locator(".lane .name").allTextContents()).containsExactly("first", "second");
        assertThat(page.locator(".lane [data-elapsed]").textContent()).containsPattern("[0-9]:[0-9]{2}");
        assertThat(page.locator(".lane .state.waiting").count()).isEqualTo(1);
        assertThat(page.locator(".measured").textContent()).contains("on which the console runs too");
        visit.check("a run and one that waits");
        visit.open("/runs/second");
        assertThat(page.locator("#live").textContent()).contains("Waits until these runs are over");
        visit.check("waiting");
        visit.open("/hosts");
        assertThat(page.locator("tbody .state.running").count()).isEqualTo(1);
        page.locator("tbody a").first().click();
        visit.click("Ask this machine now");
        visit.awaitText("It was not asked, because a run measures it now:");
        visit.check("a machine that is measured");
    }

    private void refuseARunBesideThem() {
        visit.open("/new?from=first");
        visit.click("Start");
        page.locator("main .problem").first().waitFor();
        assertThat(page.locator("main .problem").first().textContent()).contains("uses this machine too");
        visit.check("a plan that would disturb");
        visit.open("/new?suite=tiny");
        visit.click("Start");
        page.locator("#checked .problem").first().waitFor();
        visit.check("a run that would disturb");
    }

    private void queueARunBehindBoth() throws Exception {
        visit.open("/new?suite=tiny");
        visit.click("Start when that is over");
        page.waitForURL(RUN_PAGE);
        visit.awaitState("waiting", true);
        Path third = results.resolve(page.url().replaceFirst(".*/", ""));
        assertThat(Files.readAllLines(third.resolve("waiting.txt")))
                .extracting(awaited -> Path.of(awaited).getFileName())
                .containsExactlyInAnyOrder(Path.of("first"), Path.of("second"));
        page.locator(".actions a.danger").click();
        page.waitForURL("**/stop");
        page.keyboard().press("Enter");
        page.waitForURL(url -> url.endsWith("/"));
        await().atMost(ConsoleVisit.RUN_LIMIT).until(() -> !Files.exists(third.resolve("waiting.txt")));
    }

    private void showALineThatIsLostAndRegained() {
        page.context().setOffline(true);
        page.locator("#lost").waitFor();
        visit.check("the line is lost");
        page.context().setOffline(false);
        page.locator("#regained").waitFor();
        visit.check("the line is back");
    }

    /** Its recordings are shorter than the time between two looks at the meters of a machine that measures itself. */
    private void showWattsOnAPageThatWasJustOpened() {
        await().atMost(ConsoleVisit.RUN_LIMIT).until(() -> {
            visit.open("/runs/first");
            return page.locator("[data-reading=watts]").textContent().matches("[0-9.]+ W estimated.*[0-9]:[0-9]{2}");
        });
    }

    /** The part of the page that is replaced has the focus before and after. */
    private void keepTheFocus() {
        page.emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.REDUCE));
        visit.open("/runs/first");
        assertThat(page.evaluate("() => [...document.querySelectorAll('*')].every("
                        + "e => parseFloat(getComputedStyle(e).transitionDuration) === 0)"))
                .isEqualTo(true);
        visit.tabTo("Stop");
        page.evaluate("() => { document.getElementById('live').dataset.old = 'yes'; }");
        await().atMost(ConsoleVisit.RUN_LIMIT)
                .until(() -> page.locator("#live[data-old]").count() == 0);
        await().until(() -> visit.focused().equals("Stop"));

        hide(true);
        page.evaluate("() => { document.getElementById('live').dataset.old = 'yes'; }");
        hide(false);
        await().atMost(ConsoleVisit.RUN_LIMIT)
                .until(() -> page.locator("#live[data-old]").count() == 0);
        assertThat(page.locator("#lost").isVisible()).isFalse();
    }

    private void hide(boolean hidden) {
        page.evaluate(
                "(hidden) => { Object.defineProperty(document, 'hidden', {value: hidden, configurable: true});"
                        + " document.dispatchEvent(new Event('visibilitychange')); }",
                hidden);
    }

    private void showARunThatDoesNotAnswer() throws Exception {
        signal(first, "STOP");
        visit.open("/runs/first");
        visit.awaitText("does not answer");
        visit.check("a run that does not answer");
        visit.open("/");
        visit.awaitText("does not answer");
        visit.check("a machine whose run does not answer");
        signal(first, "CONT");
    }

    private void showRunsThatWereAborted() {
        first.process().destroyForcibly();
        visit.open("/runs/first");
        visit.awaitState("aborted", true);
        visit.awaitText("Resume");
        visit.check("aborted");
        visit.open("/runs/second");
        visit.awaitState("running", true);
        visit.tabTo("Stop");
        page.keyboard().press("Enter");
        page.waitForURL("**/stop");
        String focused = visit.focused();
        visit.check("a question before a stop");
        page.locator("main button.danger").focus(); // a picture of the print view hides it
        assertThat(visit.focused()).isEqualTo(focused);
        page.keyboard().press("Enter");
        visit.awaitState("aborted", true);
        visit.awaitText("Report");
        visit.open("/runs/second/report");
        page.frameLocator("iframe.report").getByText("incomplete").first().waitFor();
        visit.open("/");
        visit.awaitText("Resume");
        visit.check("machine with an aborted run");
    }

    private void showADamagedRun() throws Exception {
        Path damaged = Files.createDirectories(results.resolve("damaged"));
        Files.copy(results.resolve("first/plan.yaml"), damaged.resolve("plan.yaml"));
        Files.writeString(damaged.resolve("journal.jsonl"), "{\"sha256\":\"nothing\"}\n{}\n");
        visit.open("/runs");
        assertThat(page.locator(".state.damaged").count()).isEqualTo(1);
        visit.check("archive with a damaged run");
        visit.open("/runs/damaged");
        visit.check("damaged");
    }

    private void obeyKeys() {
        visit.open("/");
        visit.tabTo("Skip to the content");
        page.keyboard().press("Enter");
        assertThat(page.evaluate("() => document.activeElement.id")).isEqualTo("main");
        page.keyboard().press("?");
        assertThat(page.locator("#keys").textContent()).contains("g h", "g n");
        page.keyboard().press("Escape");
        assertThat(page.locator("#keys").isVisible()).isFalse();
        page.keyboard().press("g");
        page.keyboard().press("n");
        page.waitForURL("**/new");
        visit.tabTo("Suite");
        page.keyboard().type("tiny");
        page.locator("#only-crypto-aes").waitFor();
        visit.tabTo("Quick: a rehearsal of a few minutes, not a rating");
        page.keyboard().press("Space");
        visit.tabTo("lu");
        page.keyboard().press("Space");
        visit.tabTo("Load levels in percent");
        page.keyboard().type("100");
        visit.tabTo("Meters");
        page.keyboard().type("none");
        page.keyboard().press("Tab");
        page.getByText("wattladder run tiny --only=lu --levels=100 --meter=none")
                .waitFor();
        visit.tabTo("Start");
        page.keyboard().press("Enter");
        page.waitForURL(RUN_PAGE);
        visit.awaitState("running", true);
        visit.tabTo("Stop");
        page.keyboard().press("Enter");
        page.waitForURL("**/stop");
        page.keyboard().press("Enter");
        visit.awaitState("running", false);
    }

    private void showThatTheConsoleIsGone() throws Exception {
        visit.open("/");
        visit.awaitText("Last results");
        page.route("**/*", route -> route.fulfill(new Route.FulfillOptions().setStatus(401)));
        page.evaluate("() => htmx.trigger('#live', 'refresh')");
        page.locator("#renewed").waitFor();
        visit.check("the console was started again");
        page.unroute("**/*");
        visit.open("/");
        visit.awaitText("Last results");
        visit.killConsole();
        page.locator("#lost").waitFor();
        assertThat(page.locator("#lost time").textContent()).matches(".*20\\d\\d.*:\\d\\d:\\d\\d.*");
        visit.check("the console is gone");
    }
}
