package org.wattladder.director.host;

import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The control groups in which a group of processes gets its limits.
 *
 * @param second whether they are one of version 2
 * @param byResource folder of the group for {@code cpu}, {@code memory} and others; of version 2 the same for all
 */
public record GroupParents(boolean second, Map<String, Path> byResource) {
    public GroupParents {
        byResource = Collections.unmodifiableMap(new LinkedHashMap<>(byResource));
    }

    static GroupParents second(Path parent, List<String> resources) {
        Map<String, Path> parents = new LinkedHashMap<>();
        resources.forEach(resource -> parents.put(resource, parent));
        return new GroupParents(true, parents);
    }
}
