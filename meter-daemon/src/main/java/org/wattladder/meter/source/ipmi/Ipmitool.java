package org.wattladder.meter.source.ipmi;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wattladder.meter.source.command.BoundedCommand;
import org.wattladder.meter.source.command.CommandAbsent;
import org.wattladder.meter.source.command.CommandOutput;

/**
 * The tool and how it reaches the controller.
 *
 * @param words program and connection, without a password
 * @param command runs it
 */
record Ipmitool(List<String> words, BoundedCommand command) {
    private static final int REST_MILLIS = 300;

    Ipmitool {
        words = List.copyOf(words);
    }

    /**
     * Reads once.
     *
     * @throws IOException when the tool is absent, too slow, fails, or prints something else
     */
    DcmiPower read(DcmiForm form) throws IOException, InterruptedException {
        List<String> all = new ArrayList<>(words);
        all.addAll(form.words());
        CommandOutput output = command.run(all);
        if (output.exitCode() != 0) {
            throw new IOException("ipmitool " + form.words().get(0) + " failed: " + output.lastLine());
        }
        return form.parse(output.text())
                .orElseThrow(() -> new IOException(
                        "ipmitool " + form.words().get(0) + " printed no power reading: " + output.lastLine()));
    }

    /** Reads, and once more when refused: controllers refuse now and then when questions follow each other quickly. */
    DcmiPower readPatiently(DcmiForm form) throws IOException, InterruptedException {
        try {
            return read(form);
        } catch (CommandAbsent absent) {
            throw absent;
        } catch (IOException refused) {
            Thread.sleep(REST_MILLIS);
            return read(form);
        }
    }

    /** The form that this tool and this controller know: by name, by number, else a sensor of the whole machine. */
    DcmiForm workingForm() throws IOException, InterruptedException {
        Optional<IOException> first = Optional.empty();
        for (DcmiForm form : DcmiForm.values()) {
            try {
                readPatiently(form);
                return form;
            } catch (CommandAbsent absent) {
                throw absent;
            } catch (IOException refused) {
                first.ifPresent(earlier -> earlier.addSuppressed(refused));
                first = first.or(() -> Optional.of(refused));
            }
        }
        throw first.orElseThrow();
    }
}
