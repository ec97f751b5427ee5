package org.wattladder.console.web;

import io.vertx.core.Handler;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpHeaders;
import io.vertx.ext.web.RoutingContext;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import org.wattladder.reporter.format.html.StyleSheet;

/** Style, script and icon: a fixed list, read once. */
final class Assets implements Handler<RoutingContext> {
    private static final int NOT_FOUND = 404;
    private static final String HTMX = "/META-INF/resources/webjars/htmx.org/2.0.10/dist/htmx.min.js";
    private static final String SCRIPT = "text/javascript; charset=utf-8";
    private static final String STYLE = "text/css; charset=utf-8";

    private record Asset(String mediaType, Buffer content) {}

    private final Map<String, Asset> assets = new HashMap<>();

    Assets() {
        assets.put("htmx.js", new Asset(SCRIPT, read(HTMX)));
        assets.put("script.js", new Asset(SCRIPT, read("/org/wattladder/console/web/script.js")));
        assets.put("timeline.js", new Asset(SCRIPT, read("/org/wattladder/console/web/timeline.js")));
        assets.put("style.css", new Asset(STYLE, read("/org/wattladder/console/web/style.css")));
        assets.put(
                "report.css", new Asset(STYLE, Buffer.buffer(StyleSheet.text().getBytes(StandardCharsets.UTF_8))));
        assets.put("icon.svg", new Asset("image/svg+xml", read("/org/wattladder/console/web/icon.svg")));
    }

    @Override
    public void handle(RoutingContext context) {
        Asset asset = assets.get(String.valueOf(context.pathParam("name")));
        if (asset == null) {
            context.fail(NOT_FOUND);
        } else {
            context.response()
                    .putHeader(HttpHeaders.CONTENT_TYPE, asset.mediaType())
                    .putHeader(HttpHeaders.CACHE_CONTROL, "no-cache")
                    .end(asset.content());
        }
    }

    private static Buffer read(String name) {
        try (InputStream stream = Assets.class.getResourceAsStream(name)) {
            if (stream == null) {
                throw new IllegalStateException(name + " is not among the jars");
            }
            return Buffer.buffer(stream.readAllBytes());
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
