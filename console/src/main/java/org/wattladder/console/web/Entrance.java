package org.wattladder.console.web;

import io.vertx.core.Handler;
import io.vertx.core.http.Cookie;
import io.vertx.core.http.CookieSameSite;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.RoutingContext;
import java.util.Optional;
import java.util.Set;

/**
 * What every request passes, in this order: the name it was sent to, the origin of what changes something, and the token.
 * The token of the printed link is exchanged for a cookie, so that it stays in no history of the browser.
 */
final class Entrance implements Handler<RoutingContext> {
    private static final int UNAUTHORIZED = 401;
    private static final int FORBIDDEN = 403;
    private static final int MISDIRECTED = 421;
    private static final String BEARER = "Bearer ";
    private static final String TOKEN = "token";
    private static final Set<HttpMethod> READING = Set.of(HttpMethod.GET, HttpMethod.HEAD);

    private final AllowedHosts hosts;
    private final Secrets secrets;
    private final boolean tls;
    private final Callers callers;

    Entrance(AllowedHosts hosts, Secrets secrets, boolean tls, Callers callers) {
        this.callers = callers;
        this.hosts = hosts;
        this.secrets = secrets;
        this.tls = tls;
    }

    @Override
    public void handle(RoutingContext context) {
        HttpServerRequest request = context.request();
        String host = Optional.ofNullable(request.getHeader(HttpHeaders.HOST)).orElse("");
        if (!hosts.allows(host, request.localAddress().port())) {
            context.fail(MISDIRECTED);
        } else if (!READING.contains(request.method()) && isForeign(request, host)) {
            context.fail(FORBIDDEN);
        } else if (isLetIn(request)) {
            callers.letIn(request.connection());
            context.next();
        } else if (request.method().equals(HttpMethod.GET) && isToken(context)) {
            exchange(context);
        } else {
            context.fail(UNAUTHORIZED);
        }
    }

    private boolean isForeign(HttpServerRequest request, String host) {
        String origin = request.getHeader(HttpHeaders.ORIGIN);
        return origin != null && !origin.equalsIgnoreCase((tls ? "https://" : "http://") + host);
    }

    private boolean isLetIn(HttpServerRequest request) {
        String authorization = Optional.ofNullable(request.getHeader(HttpHeaders.AUTHORIZATION))
                .orElse("");
        if (authorization.regionMatches(true, 0, BEARER, 0, BEARER.length())) {
            return Secrets.same(
                    secrets.token(), authorization.substring(BEARER.length()).strip());
        }
        Cookie cookie = request.getCookie(cookieName(request));
        return cookie != null && Secrets.same(secrets.session(), cookie.getValue());
    }

    private boolean isToken(RoutingContext context) {
        return context.queryParam(TOKEN).stream().anyMatch(offered -> Secrets.same(secrets.token(), offered));
    }

    /** A page that goes on by itself: after a redirect the browser would leave a strict cookie out. */
    private void exchange(RoutingContext context) {
        context.response()
                .addCookie(Cookie.cookie(cookieName(context.request()), secrets.session())
                        .setHttpOnly(true)
                        .setSecure(tls)
                        .setPath("/")
                        .setSameSite(CookieSameSite.STRICT))
                .putHeader(HttpHeaders.CONTENT_TYPE, "text/html; charset=utf-8")
                .end(
                        "<!DOCTYPE html><html lang=\"en\"><title>Wattladder</title>"
                                + "<link rel=\"icon\" href=\"/assets/icon.svg\">"
                                + "<meta http-equiv=\"refresh\" content=\"0;url=/\"><p><a href=\"/\">Wattladder</a></p></html>");
    }

    /** Browsers send cookies of one port to all ports of a host. */
    private static String cookieName(HttpServerRequest request) {
        return "wattladder-" + request.localAddress().port();
    }
}
