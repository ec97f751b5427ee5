package org.wattladder.console.web;

import io.vertx.core.Handler;
import io.vertx.core.MultiMap;
import io.vertx.ext.web.RoutingContext;

/** What every answer says to the browser about itself. */
final class Headers implements Handler<RoutingContext> {
    static final String POLICY = "Content-Security-Policy";

    /** A report of a run may have come from anybody: it is shown, and can do nothing. */
    static final String REPORT_POLICY =
            "sandbox allow-popups; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'";

    private static final String PAGE_POLICY = "default-src 'self'; img-src 'self' data:; object-src 'none';"
            + " base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

    @Override
    public void handle(RoutingContext context) {
        MultiMap headers = context.response().headers();
        headers.set(POLICY, PAGE_POLICY);
        headers.set("X-Content-Type-Options", "nosniff");
        headers.set("X-Frame-Options", "DENY");
        // Without any referrer a browser names no origin in its own forms.
        headers.set("Referrer-Policy", "same-origin");
        headers.set("Cross-Origin-Opener-Policy", "same-origin");
        headers.set("Cross-Origin-Resource-Policy", "same-origin");
        headers.set("Cache-Control", "no-store");
        context.next();
    }
}
