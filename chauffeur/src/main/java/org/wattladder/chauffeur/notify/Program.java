package org.wattladder.chauffeur.notify;

import java.io.File;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * Is told by being started, without a shell; its output is thrown away.
 *
 * @param words of its command line
 */
record Program(List<String> words) implements Recipient {
    Program {
        words = List.copyOf(words);
    }

    @Override
    public void tell(Notice notice) throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(words)
                .redirectInput(new File("/dev/null"))
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD);
        builder.environment().putAll(notice.variables());
        Process process = builder.start();
        try {
            if (!process.waitFor(LIMIT.toSeconds(), TimeUnit.SECONDS)) {
                throw new IOException("it did not end within " + LIMIT.toSeconds() + " s");
            }
            if (process.exitValue() != 0) {
                throw new IOException("it ended with exit code " + process.exitValue());
            }
        } finally {
            process.destroyForcibly();
        }
    }
}
