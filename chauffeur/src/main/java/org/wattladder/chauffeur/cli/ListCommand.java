package org.wattladder.chauffeur.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.wattladder.chauffeur.archive.IndexedRun;
import org.wattladder.chauffeur.archive.RunIndex;
import org.wattladder.chauffeur.archive.RunQuery;
import org.wattladder.chauffeur.config.PlanReader;
import org.wattladder.chauffeur.service.RunStore;
import org.wattladder.worklets.api.Plugins;
import org.wattladder.worklets.api.WorkletCatalogue;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code wattladder list}: shows what can be run and measured with. */
@Command(
        name = "list",
        mixinStandardHelpOptions = true,
        description = "Show suites, worklets, programs and meter sources, or runs and how they stand.",
        footer = {
            "",
            "Examples:",
            "  wattladder list",
            "  wattladder list worklets --full --plugins my-worklets",
            "  wattladder list runs"
        })
public final class ListCommand implements Callable<Integer> {
    private static final int USAGE = 2;

    private final Path home;
    private final Function<Plugins, WorkletCatalogue> load;

    @Mixin
    private ConfigOption config;

    @Mixin
    private PluginOption plugins;

    @Mixin
    private DetailOption detail;

    @Parameters(
            arity = "0..1",
            paramLabel = "WHAT",
            defaultValue = "all",
            converter = Listed.Reader.class,
            description = "suites, worklets, programs, meters, all of these, or runs in results (default: all)")
    private Listed what;

    @Spec
    private CommandSpec spec;

    /** Takes the installation's home, which has {@code config} in it. */
    public ListCommand(Path home) {
        this(home, WorkletCatalogue::load);
    }

    ListCommand(Path home, Function<Plugins, WorkletCatalogue> load) {
        this.home = home;
        this.load = load;
    }

    /** Exit code 0, or 2 when a suite that is listed has problems. */
    @Override
    public Integer call() throws IOException {
        WorkletCatalogue catalogue = plugins.catalogue(load);
        Listing listing = Listing.of(
                what,
                new PlanReader(config.layers(home), catalogue),
                catalogue,
                what.includes(Listed.RUNS) ? runs() : List.of());
        PrintWriter out = spec.commandLine().getOut();
        out.print(detail.text(
                () -> ListingText.summary(listing), () -> ListingText.full(listing), () -> DetailOption.json(listing)));
        out.flush();
        return listing.sound() ? 0 : USAGE;
    }

    private static List<IndexedRun> runs() throws IOException {
        RunIndex index = RunIndex.over(List.of(RunStore.RESULTS));
        index.refresh();
        return index.find(RunQuery.everything()).runs();
    }
}
