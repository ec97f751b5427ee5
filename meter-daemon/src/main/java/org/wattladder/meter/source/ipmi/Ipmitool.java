package org.wattladder.meter.source.ipmi;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
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

    /** The form that this tool and this controller know: by name, else by number. */
    DcmiForm workingForm() throws IOException, InterruptedException {
        try {
            read(DcmiForm.DCMI);
            return DcmiForm.DCMI;
        } catch (CommandAbsent absent) {
            throw absent;
        } catch (IOException byName) {
            try {
                read(DcmiForm.RAW);
                return DcmiForm.RAW;
            } catch (IOException byNumber) {
                byName.addSuppressed(byNumber);
                throw byName;
            }
        }
    }
}
