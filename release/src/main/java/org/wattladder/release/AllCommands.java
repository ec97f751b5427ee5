package org.wattladder.release;

import java.io.InputStream;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.wattladder.chauffeur.cli.ChauffeurMain;
import org.wattladder.console.ConsoleMain;
import org.wattladder.director.DirectorMain;
import org.wattladder.director.StorageMain;
import org.wattladder.director.host.JavaFacts;
import org.wattladder.director.host.Machine;
import org.wattladder.director.host.SystemFiles;
import org.wattladder.guests.image.GuestImageMain;
import org.wattladder.meter.MeterCommand;
import org.wattladder.meter.catalogue.PowerSources;
import org.wattladder.model.time.TimeSource;
import picocli.CommandLine;

/** The commands of all processes as one, which is how people meet them. */
public final class AllCommands {
    private AllCommands() {}

    /** The parser of everything behind {@code wattladder}; it is never executed. */
    public static CommandLine tree(Path home) {
        TimeSource time = TimeSource.system();
        CommandLine root = ChauffeurMain.commandLine(home, time, code -> {});
        Map<String, CommandLine> agents = new LinkedHashMap<>();
        agents.put("director", DirectorMain.commandLine());
        agents.put(
                "meter", MeterCommand.commandLine(PowerSources.all(), InputStream.nullInputStream(), time, () -> {}));
        agents.put(
                "storage",
                StorageMain.commandLine(new Machine(new SystemFiles(Path.of("/")), JavaFacts.ofThisProcess(""))));
        agents.put("guest-image", GuestImageMain.commandLine());
        agents.put("console", ConsoleMain.commandLine(home, time));
        agents.forEach((name, agent) -> {
            root.getCommandSpec().removeSubcommand(name);
            agent.getCommandSpec().name(name);
            root.addSubcommand(name, agent);
        });
        return root;
    }
}
