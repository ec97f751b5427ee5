package org.wattladder.director.permission;

import java.util.Objects;

/**
 * What a Chauffeur may ask for.
 *
 * @param options JVM options of clients
 * @param storage folders of storage worklets
 * @param programs foreign programs
 */
public record Permissions(JvmOptionList options, StorageRoots storage, AllowedPrograms programs) {
    public Permissions {
        Objects.requireNonNull(options, "options");
        Objects.requireNonNull(storage, "storage");
        Objects.requireNonNull(programs, "programs");
    }

    /** The harmless JVM options, any folder, and no foreign program. */
    public static Permissions standard() {
        return new Permissions(JvmOptionList.standard(), StorageRoots.everywhere(), AllowedPrograms.none());
    }
}
