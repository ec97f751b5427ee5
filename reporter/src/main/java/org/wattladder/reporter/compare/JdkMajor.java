package org.wattladder.reporter.compare;

import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.wattladder.reporter.figures.RunFigures;

/** First number of the Java version that clients reported. */
final class JdkMajor {
    private static final Pattern VERSION = Pattern.compile("(?:^|\\s)(\\d+)(?:[.+-]\\S*)?$");

    private JdkMajor() {}

    /** Of all clients of a worklet; empty when it did not run or did not say. */
    static Set<String> of(RunFigures run, String worklet) {
        Set<String> majors = new TreeSet<>();
        run.result().worklets().stream()
                .filter(result -> result.name().equals(worklet))
                .flatMap(result -> result.clients().stream())
                .forEach(client -> {
                    Matcher version =
                            VERSION.matcher(client.facts().javaVersion().strip());
                    if (version.find()) {
                        majors.add(version.group(1));
                    }
                });
        return majors;
    }
}
