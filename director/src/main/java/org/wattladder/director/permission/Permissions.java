package org.wattladder.director.permission;

import java.util.Objects;

/**
 * What a Chauffeur may ask for.
 *
 * @param options JVM options of clients
 * @param storage folders of storage worklets
 */
public record Permissions(JvmOptionList options, StorageRoots storage) {
    public Permissions {
        Objects.requireNonNull(options, "options");
        Objects.requireNonNull(storage, "storage");
    }

    /** The harmless JVM options, and any folder. */
    public static Permissions standard() {
        return new Permissions(JvmOptionList.standard(), StorageRoots.everywhere());
    }
}
