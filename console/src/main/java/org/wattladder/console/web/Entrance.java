package org.wattladder.console.web;

import io.vertx.core.Handler;
import io.vertx.core.http.Cookie;
import io.vertx.core.http.CookieSameSite;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.RoutingContext;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What every request passes, in this order: the name it was sent to, the origin of what changes something, and the token.
 * The token of the printed link is exchanged for a cookie, so that it stays in no history of the browser.
 */
final class Entrance implements Handler<RoutingContext> {
    private static final int BAD_REQUEST = 400;
    private static final int UNAUTHORIZED = 401;
    private static final int FORBIDDEN = 403;
    private static final int MISDIRECTED = 421;
    private static final String BEARER = "Bearer ";
    private static final String TOKEN = "token";
    private static final String SESSION = "wattladder";
    /** What a reader may change: the language of pages. */
    private static final String LANGUAGE = "/language";

    private static final Set<HttpMethod> READING = Set.of(HttpMethod.GET, HttpMethod.HEAD);

    private final AllowedHosts hosts;
    private final Secrets secrets;
    private final boolean tls;
    private final Callers callers;
    private final ReadOnlyLink link;

    Entrance(AllowedHosts hosts, Secrets secrets, ReadOnlyLink link, boolean tls, Callers callers) {
        this.link = link;
        this.callers = callers;
        this.hosts = hosts;
        this.secrets = secrets;
        this.tls = tls;
    }

    @Override
    public void handle(RoutingContext context) {
        HttpServerRequest request = context.request();
        List<String> named = request.headers().getAll(HttpHeaders.HOST);
        String host = named.isEmpty() ? "" : named.get(0);
        if (named.size() != 1) {
            context.fail(BAD_REQUEST);
        } else if (!hosts.allows(host, request.localAddress().port())) {
            context.fail(MISDIRECTED);
        } else if (!READING.contains(request.method()) && isForeign(request, host)) {
            context.fail(FORBIDDEN);
        } else {
            access(request).ifPresentOrElse(access -> letIn(context, access), () -> exchange(context));
        }
    }

    private void letIn(RoutingContext context, Access access) {
        HttpServerRequest request = context.request();
        callers.letIn(request.connection());
        context.put(Visit.ACCESS, access);
        if (access == Access.READ_ONLY) {
            link.opened(request.connection());
        }
        if (access == Access.READ_ONLY
                && !READING.contains(request.method())
                && !request.path().equals(LANGUAGE)) {
            context.fail(FORBIDDEN);
        } else {
            context.next();
        }
    }

    private boolean isForeign(HttpServerRequest request, String host) {
        String origin = request.getHeader(HttpHeaders.ORIGIN);
        return origin != null && !origin.equalsIgnoreCase((tls ? "https://" : "http://") + host);
    }

    private Optional<Access> access(HttpServerRequest request) {
        if (isLetIn(request, secrets)) {
            return Optional.of(Access.FULL);
        }
        return link.secrets().filter(given -> isLetIn(request, given)).map(given -> Access.READ_ONLY);
    }

    private static boolean isLetIn(HttpServerRequest request, Secrets secrets) {
        String authorization = Optional.ofNullable(request.getHeader(HttpHeaders.AUTHORIZATION))
                .orElse("");
        if (authorization.regionMatches(true, 0, BEARER, 0, BEARER.length())) {
            return Secrets.same(
                    secrets.token(), authorization.substring(BEARER.length()).strip());
        }
        Cookie cookie = request.getCookie(Visit.cookie(SESSION, request));
        return cookie != null && Secrets.same(secrets.session(), cookie.getValue());
    }

    private static boolean isToken(RoutingContext context, Secrets secrets) {
        return context.queryParam(TOKEN).stream().anyMatch(offered -> Secrets.same(secrets.token(), offered));
    }

    private void exchange(RoutingContext context) {
        Optional<Secrets> offered = Stream.concat(Stream.of(secrets), link.secrets().stream())
                .filter(each -> context.request().method().equals(HttpMethod.GET) && isToken(context, each))
                .findFirst();
        offered.ifPresentOrElse(each -> exchange(context, each), () -> context.fail(UNAUTHORIZED));
    }

    /** A page that goes on by itself: after a redirect the browser would leave a strict cookie out. */
    private void exchange(RoutingContext context, Secrets given) {
        context.response()
                .addCookie(Cookie.cookie(Visit.cookie(SESSION, context.request()), given.session())
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
}
