package org.wattladder.meter.source.nvml;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.HashMap;
import java.util.Map;
import org.wattladder.meter.source.OptionMistake;
import org.wattladder.meter.source.SourceSettings;

/** A program in nvidia-smi's place: answers once from one file, and repeats whatever is appended to another. */
record FakeSmi(Path folder) {
    static FakeSmi in(Path folder) {
        FakeSmi smi = new FakeSmi(folder);
        String script = """
                #!/bin/sh
                cd '%s'
                echo "$*" >> calls
                case "$*" in
                *--loop-ms=*) echo $$ >> pids; exec tail -n +1 -f loop ;;
                *) cat once; exit $(cat code) ;;
                esac
                """.formatted(folder);
        try {
            Files.writeString(folder.resolve("nvidia-smi"), script);
            Files.setPosixFilePermissions(folder.resolve("nvidia-smi"), PosixFilePermissions.fromString("rwx------"));
        } catch (IOException full) {
            throw new UncheckedIOException(full);
        }
        return smi.write("loop", "").write("pids", "");
    }

    FakeSmi answers(int code, String... lines) {
        return write("code", Integer.toString(code)).write("once", String.join("\n", lines) + "\n");
    }

    /** What it prints when asked once, then a mebibyte of a warning. */
    FakeSmi answersThenChatters(String... lines) {
        return answers(0, String.join("\n", lines) + "\nWARNING: infoROM is corrupted".repeat(1 << 15));
    }

    /** Lines of the running process. */
    FakeSmi prints(String... lines) {
        try {
            Files.writeString(folder.resolve("loop"), String.join("\n", lines) + "\n", StandardOpenOption.APPEND);
            return this;
        } catch (IOException full) {
            throw new UncheckedIOException(full);
        }
    }

    String read(String file) {
        try {
            return Files.readString(folder.resolve(file));
        } catch (IOException missing) {
            throw new UncheckedIOException(missing);
        }
    }

    SourceSettings settings(String... option) throws OptionMistake {
        Map<String, String> given =
                new HashMap<>(Map.of("command", folder.resolve("nvidia-smi").toString()));
        for (int index = 0; index < option.length; index += 2) {
            given.put(option[index], option[index + 1]);
        }
        return SourceSettings.of("nvml", new NvmlSource().keys(), given);
    }

    private FakeSmi write(String file, String text) {
        try {
            Files.writeString(folder.resolve(file), text);
            return this;
        } catch (IOException full) {
            throw new UncheckedIOException(full);
        }
    }
}
