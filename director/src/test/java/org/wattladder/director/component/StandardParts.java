package org.wattladder.director.component;

import java.util.Optional;
import org.wattladder.director.host.JavaFacts;
import org.wattladder.director.host.Machine;
import org.wattladder.director.host.SystemFiles;
import org.wattladder.director.launch.ClientCommand;
import org.wattladder.director.launch.ClientProgram;
import org.wattladder.director.launch.PinningTools;
import org.wattladder.director.launch.ProgramLauncher;
import org.wattladder.director.launch.WorkThread;
import org.wattladder.director.permission.Permissions;
import org.wattladder.model.time.TimeSource;
import org.wattladder.worklets.api.WorkletCatalogue;

/** Parts of a Director that has no tools to pin with, whose user forbids and adds nothing, on a machine of the test's. */
final class StandardParts {
    private StandardParts() {}

    static DirectorParts on(SystemFiles files, JavaFacts java, WorkThread worker) {
        return new DirectorParts(
                worker,
                TimeSource.system(),
                new Machine(files, java),
                WorkletCatalogue.load(),
                new ClientCommand(
                        new ClientProgram(java.launcher(), "client.jar", "Main"),
                        new PinningTools(Optional.empty(), Optional.empty())),
                new ProgramLauncher(java.launcher(), files, "test"),
                TimeLimits.standard(),
                Permissions.standard());
    }
}
