package org.wattladder.system.hostile;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.HdrHistogram.Histogram;
import org.wattladder.model.histogram.Histograms;

/** Every word of every line at its borders, missing, doubled and of another interval; then lies that take more than a word. */
final class ClientLies {
    private static final HostilePlans.Kind LADDER = HostilePlans.Kind.LADDER;
    private static final String LONG = "x".repeat(600_000);

    /** What a word may be: free texts, figures of any sign, times that cannot be told, and what is not used. */
    private static final Pattern HARMLESS = Pattern.compile("ready [34]: (?!missing|doubled|long).*"
            + "|count 2: (?!missing|doubled|long|empty).*"
            + "|figure 2: (x|most|beyond|1e17|1e300|7)"
            + "|figure 3: (-1|least|most|beyond|1\\.5|1e17|7)"
            + "|figure 4: (?!missing|doubled|long).*"
            + "|ready 2: 7|count [45]: 7|done [25]: 7"
            + "|done 4: (-1|least|7)"
            + "|done 6: (-1|least|most|1e17|7)"
            + "|stage 3: (-1|least|7)");

    private final List<ClientLie> lies = new ArrayList<>();

    private ClientLies() {}

    static List<ClientLie> all() {
        ClientLies table = new ClientLies();
        table.words();
        table.whole();
        table.counts();
        table.processes();
        return table.lies;
    }

    private void words() {
        for (Map.Entry<String, String> file : ClientLie.honest().entrySet()) {
            String[] lines = file.getValue().split("\n", -1);
            for (int line = 0; line < lines.length - 1; line++) {
                String[] words = lines[line].split(" ", -1);
                for (int word = 1; word < words.length; word++) {
                    words(file.getKey(), lines, line, words, word);
                }
            }
        }
    }

    private void words(String file, String[] lines, int line, String[] words, int word) {
        Map<String, String> others = new LinkedHashMap<>();
        others.put("missing", "");
        others.put("doubled", words[word] + " " + words[word]);
        others.put("empty", "");
        others.put("x", "x");
        others.put("7", "7");
        others.putAll(Mutations.wholeNumbers());
        others.put("1e300", "1e300");
        others.put("NaN", "NaN");
        others.put("control", "%1b%5b2J%00");
        others.put("half a code", "%e");
        others.put("long", LONG);
        others.forEach((change, other) -> {
            String before = String.join(" ", List.of(words).subList(0, word));
            String after = String.join(" ", List.of(words).subList(word + 1, words.length));
            String changed = change.equals("missing")
                    ? (before + " " + after).strip()
                    : before + " " + other + (after.isEmpty() ? "" : " " + after);
            String[] told = lines.clone();
            told[line] = changed;
            String name = words[0] + (words[0].equals("stage") ? " " + word + " " + file : " " + word) + ": " + change;
            boolean harmless =
                    HARMLESS.matcher(words[0] + " " + word + ": " + change).matches() && !file.equals("measured");
            boolean stage = file.equals("pre") || file.equals("measured");
            lies.add(new ClientLie(
                    name,
                    stage ? HostilePlans.Kind.ITERATIONS : LADDER,
                    file,
                    String.join("\n", told),
                    harmless ? Lie.Verdict.HARMLESS : Lie.Verdict.REFUSED));
        });
    }

    private void whole() {
        String answer = honest("answer");
        String done = "done @N 0 @L 100000000 0 0\n";
        answer("answered twice", answer + answer);
        answer("done twice", answer + done);
        answer("done without counts", done);
        answer("figure twice", "figure @N cache-hits 12.5 1\n" + answer);
        answer("type twice", count("factorise", 200, ClientLie.HISTOGRAM) + answer);
        answer("ready in an interval", honest("ready") + answer);
        answer("stage of no iterations", "stage @N pre @S\n" + answer);
        answer("failed", "failed it+died\n");
        answer("failed with much to say", "failed " + "it+died+".repeat(50_000) + "\n");
        answer("failed with control characters", "failed %1b%5b2J%0a\n");
        answer("unknown line", "dance @N\n" + answer);
        answer("empty line", "\n" + answer);
        answer("two lines in one", answer.replace("\n", " ") + "\n");
        answer("carriage returns", answer.replace("\n", "\r\r\n"));
        answer("tabs", answer.replace(" ", "\t"));
        answer("another interval", answer.replace("@N", "999"));
        answer("the warm-up of others", answer.replace("@N", "0"));
        lie("ready twice", "ready", honest("ready") + honest("ready"));
        lie("done before anything", "ready", honest("ready") + done.replace("@N", "3"));
        lie("JSON", "ready", "{\"event\":\"welcome\"}\n");
        iterating("measured before pre", "pre", "stage @N measured @S\n");
        iterating("pre twice", "pre", "stage @N pre @S\nstage @N pre @S\n");
        iterating("measured in an hour", "measured", "stage @N measured 9000000000000000000\n");
        iterating("measured before it began", "measured", "stage @N measured 1\n");
        iterating("answer without end", "measured", honest("answer"));
        iterating("recorded longer than allowed", "answer", honest("answer").replace("@L", "11000000000"));
    }

    private void counts() {
        answer("5e14 against a histogram", counted(500_000_000_000_000L, ClientLie.HISTOGRAM));
        answer("one too many", counted(201, ClientLie.HISTOGRAM));
        answer("1e15 with their histogram", counted(1_000_000_000_000_000L, histogram(1000, 1_000_000_000_000_000L)));
        answer("1e9 of a millisecond each", counted(1_000_000_000, histogram(1_000_000, 1_000_000_000)));
        answer("an hour of service", counted(1, histogram(3_600_000_000_000L, 1)));
        answer("two of 2^62", counted(200, histogram(1000, 1L << 62)));
        answer("garbage for a histogram", counted(200, "AAAA"));
        answer("recorded an hour", honest("answer").replace("@L", "3600000000000"));
        answer("recorded half", honest("answer").replace("@L", "100000000"));
        answer("recorded nothing", honest("answer").replace("@L", "0"));
        answer("response times of unpaced work", honest("answer").replace("@R", ClientLie.HISTOGRAM));
        answer("an hour late", honest("answer").replace("done @N 0", "done @N 3600000000000"));
    }

    private void processes() {
        before("exits in the interval", "exit 3");
        before("kills itself", "kill -9 $$");
        before("says nothing", "sleep 60");
        before("closes its output", "exec 1>&-; sleep 60");
        before("floods with garbage", "yes garbage | head -n 200000");
        before("floods without a line", "head -c 20000000 /dev/zero");
        before("floods its errors and exits", "head -c 3000000 /dev/urandom >&2; exit 1");
        before("leaves a child that holds its output", "sleep 20 & exit 0");
        lies.add(new ClientLie("exits at once", LADDER, "ready.sh", "exit 0", Lie.Verdict.REFUSED));
        lies.add(new ClientLie("stops itself", LADDER, "ready.sh", "kill -STOP $$", Lie.Verdict.REFUSED));
        lies.add(new ClientLie("never ready", LADDER, "ready.sh", "sleep 60", Lie.Verdict.REFUSED));
        lies.add(new ClientLie("answers at once", LADDER, "ready.sh", "sleep() { :; }", Lie.Verdict.REFUSED));
    }

    private static String honest(String file) {
        return ClientLie.honest().getOrDefault(file, "");
    }

    private static String counted(long transactions, String histogram) {
        return count("factorise", transactions, histogram) + "done @N 0 @L 100000000 0 0\n";
    }

    private static String count(String type, long transactions, String histogram) {
        return "count @N " + type + " " + transactions + " 0 8 " + histogram + " @R\n";
    }

    private static String histogram(long nanos, long count) {
        Histogram histogram = new Histogram(1, 3_600_000_000_000L, 3);
        histogram.recordValueWithCount(nanos, count);
        return Histograms.encode(histogram);
    }

    private void answer(String name, String text) {
        lie(name, "answer", text);
    }

    private void before(String name, String commands) {
        lie(name, "answer.sh", commands);
    }

    private void lie(String name, String file, String text) {
        lies.add(new ClientLie(name, LADDER, file, text, Lie.Verdict.REFUSED));
    }

    private void iterating(String name, String file, String text) {
        lies.add(new ClientLie(name, HostilePlans.Kind.ITERATIONS, file, text, Lie.Verdict.REFUSED));
    }
}
