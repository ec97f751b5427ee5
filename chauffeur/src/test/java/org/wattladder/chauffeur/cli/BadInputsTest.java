package org.wattladder.chauffeur.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a user can get wrong on the command line: each is told in one line, and leaves nothing behind. */
class BadInputsTest {
    private static final Path HOME = Path.of("..").toAbsolutePath().normalize();
    private static final int USAGE = 2;
    private static final int UNREACHABLE = 3;

    @TempDir
    private Path folder;

    /**
     * A wrong command line.
     *
     * @param exitCode it ends with
     * @param words after {@code wattladder}; {@code @} stands for a folder of the test
     * @param says parts of the one line
     */
    private record Wrong(int exitCode, String words, List<String> says) {
        @Override
        public String toString() {
            return words;
        }
    }

    private static Wrong wrong(String words, String... says) {
        return new Wrong(USAGE, words, List.of(says));
    }

    static Stream<Wrong> commands() {
        return Stream.of(
                wrong("runn", "no command \"runn\"", "did you mean \"run\"?"),
                wrong("metre", "no command \"metre\"", "did you mean \"meter\"?"),
                wrong("verfy x", "did you mean \"verify\"?"),
                wrong("xyzzy", "no command \"xyzzy\"", "see 'wattladder --help'"),
                wrong("--quick", "no option \"--quick\""),
                wrong("run --quik", "no option \"--quik\"", "did you mean \"--quick\"?", "see 'wattladder run --help'"),
                wrong("run rating extra", "\"extra\" is one argument too many"),
                wrong("run --plan nowhere.yaml", "nowhere.yaml does not exist"),
                wrong("run rating --plan nowhere.yaml", "--plan runs exactly the plan of its file; leave SUITE out"),
                wrong("run --plan nowhere.yaml --quick", "leave --quick out"),
                wrong("run --after nowhere", "nowhere does not exist"),
                wrong("run --notify ftp://x", "--notify takes an address that begins with http:// or https://"),
                wrong("measure", "COMMAND is missing"),
                wrong("measure -- nosuchcommand x", "there is no command nosuchcommand in the folders of PATH"),
                wrong("measure -- ./nowhere", "there is no program ./nowhere"),
                wrong("measure -- @", "is a folder, not a program"),
                wrong("measure -- @/full/notes.txt", "cannot be executed; chmod +x makes it executable"),
                wrong("measure --runs 0 true", "--runs must be a whole number from 1, not 0"),
                wrong(
                        "measure --batch some true",
                        "--batch must be a whole number from 1 to 999999, or auto, not some"),
                wrong("measure --window 1 true", "--window must be a length of time from 100ms to 24h"),
                wrong("measure --limit 0s true", "--limit must be a length of time from 1s to 24h"),
                wrong("measure --precision 0 true", "--precision must be a percentage above 0"),
                wrong("measure --fail-if-worse much true", "--fail-if-worse must be a percentage above 0"),
                wrong("measure --scan t=1,2 true", "the command true has no {t}"),
                wrong("measure --unit request true", "each --unit needs a --count"),
                wrong("measure --export jason x.json true", "did you mean \"json\"?"),
                wrong("measure --export json @/no/x.json true", "cannot be written: there is no folder"),
                wrong("measure --input @/nowhere true", "is no file that can be read"),
                wrong("measure --name a --name b true", "2 names were given for 1 commands"),
                wrong("measure --host 192.0.2.1 --setup true true", "--setup and --cleanup run on this machine"),
                wrong("measure -- echo \u0001", "has a control character; put the command into a script"),
                wrong("measure --name \n true", "--name is empty"),
                wrong("measure --setup false true", "--setup false ended with exit code 1"),
                wrong("measure --shel true", "did you mean \"--shell\"?"),
                wrong("watch nowhere", "nowhere does not exist"),
                wrong("run --seed", "--seed needs a value"),
                wrong("run --seed x", "--seed must be a whole number, not \"x\""),
                wrong("run --seed 1.5", "--seed must be a whole number"),
                wrong("run --seed -1", "--seed", "from 0, not -1"),
                wrong("run --seed 1 --seed 2", "--seed is given twice"),
                wrong("run --repeat x", "--repeat must be a whole number, not \"x\""),
                wrong("run --repeat 0", "--repeat must be a whole number from 1, not 0"),
                wrong("run --repeat -3", "--repeat must be a whole number from 1"),
                wrong("run --until 1", "--until ends a series early; say with --repeat how many runs it may have"),
                wrong("run --repeat 5 --until soon", "--until must be a percentage above 0 and up to 100, not soon"),
                wrong("run --repeat 5 --until 0%", "--until must be a percentage above 0 and up to 100, not 0%"),
                wrong("run --levels full", "--levels must be a number, not \"full\""),
                wrong("run --levels 0", "--levels", "from 0.001 to 100"),
                wrong("run --levels 101", "--levels", "from 0.001 to 100"),
                wrong("run --levels NaN", "--levels", "from 0.001 to 100"),
                wrong("run --levels 50,50", "a level is named twice"),
                wrong("run disk-io --levels 50", "--levels", "no worklet of the run has load levels"),
                wrong("run --only idle --levels 50", "--levels", "no worklet of the run has load levels"),
                wrong("run --only luu", "no worklet \"luu\"", "did you mean \"lu\"?"),
                wrong("run --only", "--only needs a value"),
                wrong("run ratin", "did you mean \"rating\"?"),
                wrong("run @/none.yaml", "does not exist"),
                wrong("run --config @/none", "no suite \"rating\"", "none/suites"),
                wrong("run --color blue", "--color is auto, always or never, not \"blue\""),
                wrong("run --language xx", "--language", "no language 'xx'"),
                wrong("run --only lu --storage /tmp", "--storage", "no worklet of the run uses storage"),
                wrong("run --only lu --keep-files", "--keep-files", "no worklet of the run uses storage"),
                wrong("run --storage relative", "--storage", "absolute path"),
                wrong("run --storage other=/tmp", "--storage", "has no host \"other\""),
                wrong("run --meter watts", "--meter", "\"watts\" is no source"),
                wrong("run --meter raple", "--meter", "did you mean \"rapl\"?"),
                wrong("validate --meter estimate:idle-wats=9", "--meter", "did you mean \"idle-watts\"?"),
                wrong("run --meter estimate:idle", "--meter", "must be option=value"),
                wrong("run --meter none --meter rapl", "none cannot stand beside others"),
                wrong("run --meter 192.0.2.1:0", "--meter", "port from 1 to 65535"),
                wrong("run --meter 192.0.2.1:99999", "--meter", "port from 1 to 65535"),
                wrong("run --sensor rapl", "--sensor"),
                wrong("run --host bad:host:1", "--host", "must be HOST or HOST:PORT"),
                wrong("run --host 192.0.2.7:0", "--host"),
                wrong("run --host 192.0.2.7 --host 192.0.2.7:7420", "--host", "named twice"),
                wrong("run --host 192.0.2.7 --driver 192.0.2.7", "--driver", "named twice"),
                wrong("run --driver 127.0.0.1", "--driver"),
                wrong("run --environment @/none.yaml", "does not exist"),
                wrong("run --sign @/none.pem", "does not exist"),
                wrong("run --out @/full --meter none", "is not empty; name a new directory with --out"),
                wrong("run --out @/file --meter none", "is a file; name a new directory with --out"),
                wrong("run --resume @/none", "does not exist"),
                wrong("run --resume @/full", "holds no plan.yaml", "wattladder run"),
                wrong("run --resume @/full --quick", "leave --quick out"),
                wrong("run --plugins @/none", "does not exist"),
                wrong("validate ratin", "did you mean \"rating\"?"),
                wrong("validate --seed -1", "--seed", "from 0, not -1"),
                wrong("validate disk-io --levels 50", "no worklet of the run has load levels"),
                wrong("validate --only lu --storage /tmp", "no worklet of the run uses storage"),
                wrong("report", "RUNDIR is missing", "see 'wattladder report --help'"),
                wrong("report @/none", "does not exist"),
                wrong("report @/full", "neither result.xml nor journal.jsonl"),
                wrong("report @/full --out @/new", "--reference FILE and --out DIR belong together"),
                wrong("compare @/none", "B is missing"),
                wrong("compare @/none @/none", "does not exist"),
                wrong("compare @/full @/full", "result.xml"),
                wrong("compare a b --threshold x", "--threshold must be a number, not \"x\""),
                wrong("verify", "RUNDIR is missing"),
                wrong("verify @/none", "does not exist"),
                wrong("reference @/none", "does not exist"),
                wrong("reconcile @/none", "does not exist"),
                wrong("import", "ssj-csv", "see 'wattladder import --help'"),
                wrong("import csv x", "no command \"csv\""),
                wrong("import ssj-csv @/none --out @/new", "does not exist"),
                wrong("list things", "things"),
                wrong("keys", "create, show, trust or distrust"),
                wrong("keys trust", "is missing"),
                new Wrong(UNREACHABLE, "run --host 127.0.0.1:1 --meter none --out @/new", List.of("127.0.0.1:1")));
    }

    @BeforeEach
    void shouldHaveFolders() throws IOException {
        Files.createDirectory(folder.resolve("full"));
        Files.writeString(folder.resolve("full/notes.txt"), "mine");
        Files.writeString(folder.resolve("file"), "mine");
    }

    @ParameterizedTest
    @MethodSource("commands")
    void shouldBeToldInOneLineAndLeaveNothing(Wrong wrong) throws IOException {
        List<Path> before = files();
        String[] words = Arrays.stream(wrong.words().split(" "))
                .filter(word -> !word.isEmpty())
                .map(word -> word.replace("@", folder.toString()))
                .toArray(String[]::new);

        CommandRun run = CommandRun.of(HOME, words);

        assertThat(run.exitCode()).as(run.err()).isEqualTo(wrong.exitCode());
        assertThat(run.err()).contains(wrong.says());
        assertThat(run.err().strip().lines().filter(line -> !line.startsWith(" ")))
                .hasSizeLessThanOrEqualTo(4);
        assertThat(run.out() + run.err())
                .doesNotContain("\tat ", "Exception", "Usage:", "java.", "double", "not an int", "internal error");
        assertThat(files()).isEqualTo(before);
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.sorted().toList();
        }
    }
}
