package org.wattladder.system.endtoend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.Response;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.wattladder.system.pages.Chromium;

/** A browser that calls a console by TLS, as it must beyond loopback, and all that a page loads behind it. */
@Execution(ExecutionMode.SAME_THREAD) // a browser belongs to its thread
@Tag("full")
class ConsoleOverTlsIT {
    @TempDir
    private Path directory;

    @Test
    void shouldServeAWholePageByTls() throws Exception {
        assertThat(Installation.start(directory, "keys", "create", "--keys", "keys")
                        .exitCode())
                .isZero();
        Launched console = Installation.start(directory, "console", "--tls", "--port", "0", "--keys", "keys");
        try (Playwright playwright = Chromium.start()) {
            await().atMost(Duration.ofMinutes(1)).until(() -> console.output().contains("token="));
            String link = console.output().lines().findFirst().orElseThrow();
            assertThat(link).startsWith("https://");
            Page page = Chromium.of(playwright)
                    .newContext(new Browser.NewContextOptions().setIgnoreHTTPSErrors(true))
                    .newPage();

            Response events = page.waitForResponse("**/events", () -> page.navigate(link));

            assertThat(events.status()).isEqualTo(200);
            assertThat(events.securityDetails().protocol).isEqualTo("TLS 1.3");
            assertThat(page.locator("h1").textContent()).isEqualTo("Machines");
            assertThat(page.evaluate("() => typeof htmx")).isEqualTo("object");
            assertThat(page.context().cookies())
                    .singleElement()
                    .matches(cookie -> cookie.secure && cookie.httpOnly, "kept for TLS, and from scripts");
        } finally {
            console.process().destroyForcibly();
        }
    }
}
