package org.wattladder.meter.source.redfish;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.MissingNode;

/** What a search reads: collections page by page; a resource that is refused is passed over and remembered. */
final class Resources {
    private static final int MOST_PAGES = 32;

    private final RedfishClient client;
    private final List<String> passedOver = new ArrayList<>();

    Resources(RedfishClient client) {
        this.client = client;
    }

    /** A resource without which there is nothing to search. */
    JsonNode needed(String path) throws IOException, InterruptedException {
        return client.get(path);
    }

    /** A resource that may be refused; missing then. */
    JsonNode offered(String path) throws IOException, InterruptedException {
        try {
            return client.get(path);
        } catch (ResourceRefused refused) {
            passedOver.add(String.valueOf(refused.getMessage()));
            return MissingNode.getInstance();
        }
    }

    /** What a resource links to by this name; missing when it has no such link, or the other side is refused. */
    JsonNode linked(JsonNode resource, String name) throws IOException, InterruptedException {
        Optional<String> path = link(resource, name);
        return path.isPresent() ? offered(path.get()) : MissingNode.getInstance();
    }

    /** The members of a collection, of all its pages. */
    List<String> members(JsonNode collection) throws IOException, InterruptedException {
        List<String> paths = new ArrayList<>();
        JsonNode page = collection;
        for (int pages = 1; ; pages++) {
            for (JsonNode member : page.path("Members")) {
                JsonNode path = member.path("@odata.id");
                if (path.isString()) {
                    paths.add(path.asString());
                }
            }
            JsonNode next = page.path("Members@odata.nextLink");
            if (!next.isString() || pages == MOST_PAGES) {
                return paths;
            }
            page = needed(next.asString());
        }
    }

    /** Why resources were passed over, one sentence each. */
    List<String> passedOver() {
        return List.copyOf(passedOver);
    }

    static Optional<String> link(JsonNode resource, String name) {
        JsonNode path = resource.path(name).path("@odata.id");
        return path.isString() ? Optional.of(path.asString()) : Optional.empty();
    }

    /** The id of a resource by its path. */
    static String lastWord(String path) {
        String trimmed = path.endsWith("/") ? path.substring(0, path.length() - 1) : path;
        return trimmed.substring(trimmed.lastIndexOf('/') + 1);
    }
}
