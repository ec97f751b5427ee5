package org.wattladder.chauffeur.cli;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.wattladder.chauffeur.config.score.ReferenceYaml;
import org.wattladder.chauffeur.journal.Folders;
import org.wattladder.chauffeur.report.ReportWriter;
import org.wattladder.chauffeur.service.ExitCode;
import org.wattladder.chauffeur.service.RunStore;
import org.wattladder.model.plan.RunMode;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.HostResult;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.text.ExceptionText;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Verdict;
import org.wattladder.reporter.score.ReferenceMaker;
import org.wattladder.reporter.system.SuiteSystems;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code wattladder reference}: makes a reference machine of runs. */
@Command(
        name = "reference",
        description = {
            "Makes a reference of one run, or of the means of several runs of one machine: performance per watt of every"
                    + " worklet and level. That machine scores 1000 by definition.",
            "Of a suite of system cpu-ratios it is performance alone, and the machine has ratio 1.",
            "A suite of system sert-like, ladder or cpu-ratios that names the reference has scores: score: {reference: NAME}."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  wattladder reference results/20260301-100000-rating",
            "  wattladder reference results/monday results/tuesday --out config/references/tower.yaml"
        },
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:the reference was written",
            "2:a run cannot be read or cannot be a reference, or the file exists",
            "70:internal error"
        },
        mixinStandardHelpOptions = true)
public final class ReferenceCommand implements Callable<Integer> {
    private final Path home;

    @Mixin
    private ConfigOption config;

    @Parameters(arity = "1..*", paramLabel = "RUNDIR", description = "Run directories, or the result.xml in them.")
    private List<Path> runs = new ArrayList<>();

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description = "File to write; must not exist (default: config/references/RUN.yaml).")
    private Path out;

    @Option(names = "--machine", paramLabel = "TEXT", description = "What was measured (default: its processor).")
    private String machine;

    @Spec
    private CommandSpec spec;

    ReferenceCommand(Path home) {
        this.home = home;
    }

    @Override
    public Integer call() {
        try {
            List<RunFigures> read = new ArrayList<>();
            for (Path run : runs) {
                read.add(RunFigures.of(
                        new ReportWriter().result(RunStore.ofWorkingDirectory().find(run))));
            }
            for (RunFigures run : read) {
                Verdict verdict = SuiteSystems.judge(run).verdict();
                if (verdict == Verdict.INVALID || verdict == Verdict.INCOMPLETE) {
                    throw new IOException("run " + run.result().run() + " is " + verdict.label()
                            + ", so that scores against it would mean nothing; make the reference of a valid run");
                }
            }
            Path file = Optional.ofNullable(out)
                    .orElseGet(() -> standardFile(read.get(0).result()));
            String name = file.getFileName().toString().replaceFirst("\\.ya?ml$", "");
            String text = ReferenceYaml.write(
                    ReferenceMaker.make(name, describe(read.get(0).result()), read));
            Path folder = file.toAbsolutePath().getParent();
            if (folder != null) {
                Folders.make(folder);
            }
            Files.writeString(file, text, StandardOpenOption.CREATE_NEW);
            spec.commandLine().getOut().println(file);
            remark(read);
            return ExitCode.VALID.code();
        } catch (FileAlreadyExistsException exists) {
            return refuse(exists.getFile() + " exists; name a new file with --out");
        } catch (IOException | IllegalArgumentException unfit) {
            return refuse(ExceptionText.of(unfit));
        }
    }

    private int refuse(String sentence) {
        spec.commandLine().getErr().println(sentence);
        return ExitCode.USAGE.code();
    }

    private void remark(List<RunFigures> read) {
        if (read.stream().anyMatch(run -> run.result().plan().suite().mode() == RunMode.REHEARSAL)) {
            spec.commandLine().getErr().println("the run is a rehearsal; a reference should be made of full runs");
        }
        if (read.stream()
                .flatMap(run -> run.tier().stream())
                .anyMatch(tier -> tier.compareTo(EvidenceTier.ESTIMATED) >= 0)) {
            spec.commandLine()
                    .getErr()
                    .println("the watts of the run are not measured; a reference should be made with a meter");
        }
    }

    /** A result may come from anybody, and names its run. */
    private Path standardFile(RunResult run) {
        if (!run.run().matches("[A-Za-z0-9][A-Za-z0-9._-]*")) {
            throw new IllegalArgumentException(
                    "the result names its run \"" + run.run() + "\", which is no name of a file; name one with --out");
        }
        return config.layers(home).first().resolve("references").resolve(run.run() + ".yaml");
    }

    private String describe(RunResult run) {
        if (machine != null) {
            return machine;
        }
        String processor = run.systems().stream()
                .findFirst()
                .map(HostResult::facts)
                .map(each -> each.processors().model())
                .filter(model -> !model.isBlank())
                .orElse("a machine whose processor is not known");
        return run.systems().size() > 1 ? run.systems().size() + " x " + processor : processor;
    }
}
