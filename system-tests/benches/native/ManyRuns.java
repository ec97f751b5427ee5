import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.wattladder.chauffeur.archive.NoteFile;
import org.wattladder.chauffeur.archive.RunNote;

/** Makes many run directories out of one, each a day's quarter later than the one before. */
final class ManyRuns {
    private static final Duration APART = Duration.ofHours(6);
    private static final Instant FIRST = Instant.parse("2020-01-01T00:00:00Z");

    private ManyRuns() {}

    /** Arguments: run directory with reports, results folder to make, number of runs. */
    public static void main(String[] arguments) throws IOException {
        Path run = Path.of(arguments[0]);
        Path results = Path.of(arguments[1]);
        String json = Files.readString(run.resolve("result.json"));
        List<String> journal = Files.readAllLines(run.resolve("journal.jsonl"));
        String cut = String.join("\n", journal.subList(0, journal.size() / 2)) + "\n";
        for (int number = 0; number < Integer.parseInt(arguments[2]); number++) {
            Path made = Files.createDirectories(results.resolve(String.format("run-%05d", number)));
            if (number % 100 == 0) {
                Files.writeString(made.resolve("journal.jsonl"), cut);
                Files.copy(run.resolve("plan.yaml"), made.resolve("plan.yaml"));
            } else {
                link(run, made);
                Instant begun = FIRST.plus(APART.multipliedBy(number));
                Files.writeString(
                        made.resolve("result.json"),
                        json.replaceFirst("\"run\" : \"[^\"]*\"", "\"run\" : \"" + made.getFileName() + "\"")
                                .replaceFirst("\"startedAt\" : \"[^\"]*\"", "\"startedAt\" : \"" + begun + "\"")
                                .replaceFirst(
                                        "\"endedAt\" : \"[^\"]*\"",
                                        "\"endedAt\" : \"" + begun.plus(APART.dividedBy(2)) + "\""));
            }
            if (number % 10 == 0) {
                NoteFile.write(made, new RunNote(List.of("rack " + number % 7), "after change " + number));
            }
        }
    }

    private static void link(Path run, Path made) throws IOException {
        try (Stream<Path> files = Files.list(run)) {
            for (Path file : (Iterable<Path>) files::iterator) {
                if (!file.endsWith("result.json") && Files.isRegularFile(file)) {
                    Files.createLink(made.resolve(file.getFileName()), file);
                }
            }
        }
    }
}
