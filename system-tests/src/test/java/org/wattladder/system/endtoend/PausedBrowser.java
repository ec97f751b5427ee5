package org.wattladder.system.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import org.wattladder.system.pages.Chromium;

/** A browser that can be made to sleep with all its processes, as a laptop does when its lid is closed. */
final class PausedBrowser implements AutoCloseable {
    /** Notes what the page hears of journals: the id of each event and how many lines it has. */
    private static final String NOTE_EVENTS = """
            window.heard = [];
            window.EventSource = class extends window.EventSource {
                constructor(address) {
                    super(address);
                    this.addEventListener('journal', (event) => {
                        window.heard.push([Number(event.lastEventId), JSON.parse(event.data).length]);
                    });
                }
            };
            """;

    private final String mark = "--wattladder-test=" + UUID.randomUUID();
    private final Playwright playwright = Chromium.start();
    private final Page page;

    PausedBrowser() {
        Browser browser = Chromium.of(playwright, mark);
        page = browser.newPage();
    }

    Page page() {
        return page;
    }

    void noteEvents() {
        page.addInitScript(NOTE_EVENTS);
    }

    /** The lines of the journal that the page has heard of, in the order it did. */
    List<Integer> heardLines() {
        List<?> heard = (List<?>) page.evaluate("() => window.heard");
        return heard.stream()
                .map(event -> (List<?>) event)
                .flatMap(event -> {
                    int last = (Integer) event.get(0);
                    int count = (Integer) event.get(1);
                    return Stream.iterate(last - count + 1, line -> line <= last, line -> line + 1);
                })
                .toList();
    }

    void pause() throws Exception {
        signal("STOP");
    }

    void goOn() throws Exception {
        signal("CONT");
    }

    private void signal(String name) throws Exception {
        ProcessHandle browser = ProcessHandle.current()
                .descendants()
                .filter(process -> Optional.of(process.info())
                        .flatMap(ProcessHandle.Info::arguments)
                        .filter(words -> List.of(words).contains(mark)
                                && !List.of(words).toString().contains("--type="))
                        .isPresent())
                .findFirst()
                .orElseThrow();
        List<String> command = Stream.concat(
                        Stream.of("kill", "-" + name),
                        Stream.concat(Stream.of(browser), browser.descendants())
                                .map(process -> Long.toString(process.pid())))
                .toList();
        assertThat(command).hasSizeGreaterThan(4);
        assertThat(new ProcessBuilder(command).inheritIO().start().waitFor()).isZero();
    }

    @Override
    public void close() {
        playwright.close();
    }
}
