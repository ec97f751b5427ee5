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
                "Makes a run directory of a bundle, or of figures that others published, to chart and compare them.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  wattladder import bundle tower.tar.gz",
            "  wattladder import ssj-csv tower.csv --title \"Tower 1, 12 GB\""
        })
final class ImportCommand implements Runnable {
    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "Name the kind of file: bundle or ssj-csv.");
    }
}
