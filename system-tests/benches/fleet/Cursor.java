import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.Arrays;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Moves the pointer over the picture of a long run in Chromium, by its remote protocol, and prints how long each move takes until the
 * frame with the new values is drawn: {@code Cursor FOLDER TOKEN PAGE MOVES}. The first is a folder for the browser's profile, the second
 * the token of the console's link.
 */
public final class Cursor implements WebSocket.Listener {
    private static final Pattern LISTENING = Pattern.compile("DevTools listening on (ws://\\S+)");
    private static final Pattern SESSION = Pattern.compile("\"sessionId\":\"([^\"]+)\"");
    private static final Pattern TARGET = Pattern.compile("\"targetId\":\"([^\"]+)\"");
    private static final Pattern VALUE = Pattern.compile("\"value\":\"([^\"]*)\"");

    /** From the move, as the browser got it, to the frame behind it: a task that is posted in the frame's callback runs when it was drawn. */
    private static final String WATCH =
            """
            window.took = [];
            document.querySelector('figure.timeline .picture').addEventListener('pointermove', (event) => {
              const began = event.timeStamp;
              requestAnimationFrame(() => {
                const channel = new MessageChannel();
                channel.port1.onmessage = () => {
                  window.took.push(performance.now() - began);
                  window.draw('');
                };
                channel.port2.postMessage(0);
              });
            }, true);
            document.querySelector('figure.timeline').scrollIntoView({block: 'center'});
            const box = document.querySelector('figure.timeline .picture').getBoundingClientRect();
            [box.left, box.top, box.width, box.height].join(' ')
            """;

    private static final String READ = "document.querySelector('figure.timeline .picture').getAttribute('aria-valuetext') + ''";

    private final LinkedBlockingQueue<String> heard = new LinkedBlockingQueue<>();
    private final StringBuilder part = new StringBuilder();
    private WebSocket line;
    private String session;
    private int number;

    public static void main(String[] words) throws Exception {
        Process browser = new ProcessBuilder(
                        "chromium",
                        "--headless=new",
                        "--no-sandbox",
                        "--disable-gpu",
                        "--window-size=1280,900",
                        "--remote-debugging-port=0",
                        "--user-data-dir=" + words[0],
                        "about:blank")
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        try {
            Cursor cursor = new Cursor();
            cursor.line = HttpClient.newHttpClient()
                    .newWebSocketBuilder()
                    .buildAsync(URI.create(address(browser)), cursor)
                    .get(20, TimeUnit.SECONDS);
            cursor.measure(words[1], words[2], Integer.parseInt(words[3]));
        } finally {
            browser.descendants().forEach(ProcessHandle::destroy);
            browser.destroy();
            browser.waitFor();
        }
    }

    private static String address(Process browser) throws IOException {
        BufferedReader said = browser.errorReader();
        for (String text = said.readLine(); text != null; text = said.readLine()) {
            Matcher listening = LISTENING.matcher(text);
            if (listening.find()) {
                return listening.group(1);
            }
        }
        throw new IOException("chromium did not start");
    }

    private void measure(String token, String page, int moves) throws Exception {
        String target = first(TARGET, ask("Target.createTarget", "{\"url\":\"about:blank\"}"));
        session = first(SESSION, ask("Target.attachToTarget", "{\"targetId\":\"" + target + "\",\"flatten\":true}"));
        ask("Network.enable", "{}");
        ask("Network.setExtraHTTPHeaders", "{\"headers\":{\"Authorization\":\"Bearer " + token + "\"}}");
        ask("Page.enable", "{}");
        heard.clear();
        ask("Page.navigate", "{\"url\":\"" + page + "\"}");
        hear("{\"method\":\"Page.loadEventFired\"");
        double[] box = Arrays.stream(evaluate(WATCH).split(" ")).mapToDouble(Double::parseDouble).toArray();
        Random random = new Random(1);
        String before = "";
        int changed = 0;
        for (int move = 0; move < moves; move++) {
            evaluate("window.drawn = new Promise((resolve) => { window.draw = resolve; }); ''");
            ask("Input.dispatchMouseEvent", String.format(
                    Locale.ROOT,
                    "{\"type\":\"mouseMoved\",\"x\":%.1f,\"y\":%.1f}",
                    box[0] + box[2] * (0.1 + 0.85 * random.nextDouble()),
                    box[1] + box[3] / 2));
            evaluate("window.drawn");
            String now = evaluate(READ);
            changed += now.equals(before) ? 0 : 1;
            before = now;
        }
        double[] took = Arrays.stream(evaluate("window.took.map((each) => each.toFixed(2)).join(' ')").split(" "))
                .mapToDouble(Double::parseDouble)
                .sorted()
                .toArray();
        System.out.printf(
                Locale.ROOT,
                "cursor: %d moves, %d with other values; from move to frame: median %.1f ms, 95 %% %.1f ms, longest %.1f ms%n",
                took.length,
                changed,
                took[took.length / 2],
                took[took.length * 95 / 100],
                took[took.length - 1]);
    }

    private String evaluate(String script) throws Exception {
        String escaped = script.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n");
        return first(VALUE, ask("Runtime.evaluate", "{\"returnByValue\":true,\"awaitPromise\":true,\"expression\":\"" + escaped + "\"}"));
    }

    private String ask(String method, String parameters) throws Exception {
        number++;
        line.sendText(
                        "{\"id\":" + number + (session == null ? "" : ",\"sessionId\":\"" + session + "\"") + ",\"method\":\"" + method
                                + "\",\"params\":" + parameters + "}",
                        true)
                .get(20, TimeUnit.SECONDS);
        return hear("{\"id\":" + number + ",");
    }

    /** The next thing that the browser says which begins so; what it says before is passed over. */
    private String hear(String begin) throws Exception {
        String said = heard.poll(30, TimeUnit.SECONDS);
        while (said != null && !said.startsWith(begin)) {
            said = heard.poll(30, TimeUnit.SECONDS);
        }
        if (said == null) {
            throw new IOException("the browser never said " + begin);
        }
        return said;
    }

    private static String first(Pattern pattern, String answer) throws IOException {
        Matcher found = pattern.matcher(answer);
        if (!found.find()) {
            throw new IOException(answer);
        }
        return found.group(1);
    }

    @Override
    public CompletionStage<?> onText(WebSocket socket, CharSequence data, boolean last) {
        part.append(data);
        if (last) {
            heard.add(part.toString());
            part.setLength(0);
        }
        socket.request(1);
        return CompletableFuture.completedFuture(null);
    }
}
