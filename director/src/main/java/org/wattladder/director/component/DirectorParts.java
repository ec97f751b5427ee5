package org.wattladder.director.component;

import org.wattladder.director.host.Machine;
import org.wattladder.director.launch.ClientCommand;
import org.wattladder.director.launch.ProgramLauncher;
import org.wattladder.director.launch.WorkThread;
import org.wattladder.director.permission.Permissions;
import org.wattladder.model.time.TimeSource;
import org.wattladder.worklets.api.WorkletCatalogue;

/**
 * What all sessions of a Director share.
 *
 * @param worker the one thread of the work
 * @param time clock of the process
 * @param machine the machine it runs on
 * @param catalogue worklets it knows
 * @param commands builds the command lines of clients
 * @param programs starts foreign programs
 * @param limits how long it waits
 * @param permissions what a Chauffeur may ask for
 */
public record DirectorParts(
        WorkThread worker,
        TimeSource time,
        Machine machine,
        WorkletCatalogue catalogue,
        ClientCommand commands,
        ProgramLauncher programs,
        TimeLimits limits,
        Permissions permissions) {}
