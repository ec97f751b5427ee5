package org.wattladder.system.pages;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Debian's browser, for tests that look at pages; it belongs to the thread that started it. */
public final class Chromium {
    private static final Path PROGRAM = Path.of("/usr/bin/chromium");

    private Chromium() {}

    /** Starts what drives the browser; a test is skipped where there is none. */
    public static Playwright start() {
        assumeTrue(Files.isExecutable(PROGRAM), () -> "there is no " + PROGRAM + "; install Debian's chromium");
        return Playwright.create(
                new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
    }

    /** The browser, with more words on its command line. */
    public static Browser of(Playwright playwright, String... more) {
        List<String> words = new ArrayList<>(List.of("--no-sandbox", "--disable-gpu", "--no-first-run"));
        words.addAll(List.of(more));
        return playwright
                .chromium()
                .launch(new BrowserType.LaunchOptions()
                        .setExecutablePath(PROGRAM)
                        .setArgs(words));
    }
}
