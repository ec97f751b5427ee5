package org.wattladder.console.web;

import io.vertx.core.Vertx;
import io.vertx.core.http.HttpMethod;
import io.vertx.ext.web.Router;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** What addresses a screen has. */
public final class Routes {
    private Routes() {}

    /** Method and path of each, as {@code GET /runs/:run}; whatever answers GET answers HEAD, which is not named. */
    public static Set<String> of(Screen screen) {
        Vertx vertx = Vertx.vertx();
        try {
            Router router = Router.router(vertx);
            screen.open(new Site(router, new Answering(Secrets.make(), new ReadOnlyLink(), Optional::empty)));
            return router.getRoutes().stream()
                    .filter(route -> route.methods() != null)
                    .flatMap(route -> route.methods().stream()
                            .filter(method -> !method.equals(HttpMethod.HEAD))
                            .map(method -> method + " " + route.getName()))
                    .collect(Collectors.toSet());
        } finally {
            vertx.close();
        }
    }
}
