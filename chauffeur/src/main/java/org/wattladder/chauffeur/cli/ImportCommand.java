package org.wattladder.chauffeur.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code wattladder import}: makes run directories of what was measured elsewhere. */
@Command(
        name = "import",
        mixinStandardHelpOptions = true,
        description =
                "Makes a run directory of a bundle, or of figures that others published, to chart and compare them.")
final class ImportCommand implements Runnable {
    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "Name the kind of file: bundle or ssj-csv.");
    }
}
