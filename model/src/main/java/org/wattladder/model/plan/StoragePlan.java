package org.wattladder.model.plan;

import java.util.List;

/**
 * Where the storage worklets of one host keep their files.
 *
 * @param folders absolute paths, one for each device to be used; empty lets the Director choose the devices
 * @param keepFiles whether files stay after the run, so that the next one need not write them again
 */
public record StoragePlan(List<String> folders, boolean keepFiles) {
    /** Devices chosen by the Director, files removed after the run. */
    public static final StoragePlan DISCOVERED = new StoragePlan(List.of(), false);

    public StoragePlan {
        folders = List.copyOf(folders);
    }
}
