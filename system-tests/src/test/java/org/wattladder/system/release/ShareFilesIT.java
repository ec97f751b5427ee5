package org.wattladder.system.release;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Manual pages and completion of the archive. */
class ShareFilesIT {
    @TempDir
    private static Path directory;

    private static Path share;

    @BeforeAll
    static void unpack() throws Exception {
        share = Unpacked.below(directory).home().resolve("share");
    }

    @Test
    void shouldHaveAPageOfEveryCommandThatManReadsWithoutAWarning() throws Exception {
        assumeTrue(Unpacked.has("man"), "there is no man here");
        List<Path> pages;
        try (Stream<Path> files = Files.list(share.resolve("man/man1"))) {
            pages = files.sorted().toList();
        }
        assertThat(pages)
                .extracting(page -> page.getFileName().toString())
                .contains("wattladder.1", "wattladder-run.1", "wattladder-director.1", "wattladder-keys-create.1");
        for (Path page : pages) {
            Unpacked.Answer read = Unpacked.run(
                    Map.of("LC_ALL", "C.UTF-8", "MANWIDTH", "80"),
                    "sh",
                    "-c",
                    "man --warnings -l \"$0\" 2>&1 >/dev/null",
                    page.toString());
            assertThat(read.output()).as(page.toString()).isEmpty();
        }
    }

    @ParameterizedTest
    @CsvSource({"wattladder doc, doctor", "wattladder run --on, --only", "wattladder run --only cry, crypto-aes"})
    void shouldCompleteInBash(String words, String completed) throws Exception {
        String script = """
                . "$0/bash-completion/completions/wattladder"
                COMP_WORDS=($1) COMP_CWORD=$(( ${#COMP_WORDS[@]} - 1 )) COMP_LINE=$1 COMP_POINT=${#1}
                _complete_wattladder
                printf '%s\\n' "${COMPREPLY[@]}"
                """;
        Unpacked.Answer answer = Unpacked.run(Map.of(), "bash", "-c", script, share.toString(), words);
        assertThat(answer.output().lines().map(String::strip))
                .as(answer.output())
                .contains(completed);
    }

    /** A zsh on a terminal of its own, to which the words and a tab are typed. */
    @ParameterizedTest
    @CsvSource({"wattladder doc, doctor", "wattladder run --on, --only", "wattladder run --only cryp, crypto-aes"})
    void shouldCompleteInZsh(String words, String completed) throws Exception {
        assumeTrue(Unpacked.has("zsh"), "there is no zsh here");
        String script = """
                zmodload zsh/zpty
                zpty shell 'PS1=READY; zsh -f -i'
                zpty -w shell "unsetopt zle_bracketed_paste; fpath=('$0/zsh/site-functions' \\$fpath); autoload -U compinit; compinit -u -D; stty rows 50 cols 200; PS1='READ''Y>'"
                zpty -r -m shell line '*READY>*'
                zpty -w -n shell "$1"$'\\t'
                zpty -w -n shell $'\\C-a'"echo GOT:"$'\\C-e'":END"$'\\r'
                zpty -r -m shell line '*GOT:*:END*'
                print -r -- $line
                zpty -d shell
                """;
        Unpacked.Answer answer = Unpacked.run(
                Map.of("TERM", "dumb", "HOME", directory.toString()),
                "timeout",
                "20",
                "zsh",
                "-f",
                "-c",
                script,
                share.toString(),
                words);
        assertThat(answer.output()).contains(completed);
    }
}
