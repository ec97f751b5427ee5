package org.wattladder.meter.source.redfish;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpTimeoutException;
import java.security.cert.CertificateException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import javax.net.ssl.SSLContext;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.MissingNode;

/** Speaks HTTPS with one controller: one request at a time, each within a limit, one login; redirects on its own host only. */
final class RedfishClient implements AutoCloseable {
    private static final String ROOT = "/redfish/v1/";
    private static final String SESSIONS = "/redfish/v1/SessionService/Sessions";
    private static final int UNAUTHORIZED = 401;
    private static final int BUSY = 503;

    /** Those that keep the method; 303 asks for another one. */
    private static final Set<Integer> REDIRECTS = Set.of(301, 302, 307, 308);

    private static final int MOST_REDIRECTS = 4;

    private final URI base;
    private final Credentials credentials;
    private final boolean session;
    private final Duration limit;
    private final HttpClient http;
    private final JsonMapper json = JsonMapper.builder().build();
    private Optional<Login> login = Optional.empty();

    /** A client that has not connected yet. */
    RedfishClient(URI base, Credentials credentials, boolean session, Duration limit, SSLContext context) {
        this.base = base;
        this.credentials = credentials;
        this.session = session;
        this.limit = limit;
        this.http = HttpClient.newBuilder()
                .version(HttpClient.Version.HTTP_1_1)
                .followRedirects(HttpClient.Redirect.NEVER)
                .connectTimeout(limit)
                .sslContext(context)
                .build();
    }

    /** A session of the controller: its token, and what is deleted to log out. */
    private record Login(String token, List<String> places) {}

    /** Reads a resource; logs in first, and once more when the session has ended meanwhile. */
    JsonNode get(String path) throws IOException, InterruptedException {
        HttpResponse<String> response = authorized(path);
        if (response.statusCode() == UNAUTHORIZED && session) {
            login = Optional.empty();
            response = authorized(path);
        }
        int status = response.statusCode();
        if (status == UNAUTHORIZED || status == BUSY) {
            throw new IOException(path + " answered " + meaning(status));
        }
        if (status != 200) {
            throw new ResourceRefused(path + " answered " + meaning(status));
        }
        try {
            return json.readTree(response.body());
        } catch (JacksonException garbled) {
            throw new ResourceRefused(path + " answered no JSON", garbled);
        }
    }

    private HttpResponse<String> authorized(String path) throws IOException, InterruptedException {
        if (session && login.isEmpty()) {
            login = Optional.of(login());
        }
        String name = session ? "X-Auth-Token" : "Authorization";
        String value = login.map(Login::token).orElseGet(credentials::basic);
        return exchange(path, request -> request.header(name, value).GET());
    }

    /** Follows redirects, which older controllers answer where a slash at the end is missing. */
    private HttpResponse<String> exchange(String path, UnaryOperator<HttpRequest.Builder> filled)
            throws IOException, InterruptedException {
        String target = path;
        for (int hop = 0; hop <= MOST_REDIRECTS; hop++) {
            HttpResponse<String> response = send(filled.apply(request(target)).build());
            Optional<String> next = response.headers().firstValue("Location");
            if (!REDIRECTS.contains(response.statusCode()) || next.isEmpty()) {
                return response;
            }
            String asked = trimmed(here(target).orElse(target));
            target = here(next.get())
                    .filter(other -> trimmed(other).equals(asked))
                    .orElse(next.get());
        }
        throw new ResourceRefused(path + " is redirected without end");
    }

    private Login login() throws IOException, InterruptedException {
        String body =
                json.writeValueAsString(Map.of("UserName", credentials.user(), "Password", credentials.password()));
        String sessions = sessions();
        HttpResponse<String> response = exchange(
                sessions,
                request -> request.header("Content-Type", "application/json")
                        .POST(HttpRequest.BodyPublishers.ofString(body)));
        Optional<String> token = response.headers().firstValue("X-Auth-Token");
        if (response.statusCode() / 100 != 2 || token.isEmpty()) {
            throw new IOException("login answered " + meaning(response.statusCode())
                    + switch (response.statusCode()) {
                        case UNAUTHORIZED, 403, BUSY -> "";
                        default -> ": it gives no session at " + sessions + "; try --option auth=basic";
                    });
        }
        return new Login(token.get(), places(response, sessions));
    }

    /** Where sessions are made, as the root says, which is read without a login; else where most controllers do. */
    private String sessions() throws IOException, InterruptedException {
        HttpResponse<String> root = exchange(ROOT, HttpRequest.Builder::GET);
        JsonNode links = root.statusCode() == 200 ? tree(root.body()).path("Links") : MissingNode.getInstance();
        return Resources.link(links, "Sessions").orElse(SESSIONS);
    }

    /** What may be deleted to log out: the path of the header whatever host it names, then what the body says. */
    private List<String> places(HttpResponse<String> response, String sessions) {
        JsonNode body = tree(response.body());
        String id = body.path("Id").asString("");
        return Stream.of(
                        response.headers().firstValue("Location").flatMap(this::here),
                        Optional.of(body.path("@odata.id").asString("")).flatMap(this::here),
                        id.isEmpty() ? Optional.<String>empty() : here(trimmed(sessions) + "/" + id))
                .flatMap(Optional::stream)
                .filter(path -> !path.isEmpty() && !trimmed(path).equals(trimmed(sessions)))
                .distinct()
                .toList();
    }

    private JsonNode tree(String text) {
        try {
            return json.readTree(text);
        } catch (JacksonException garbled) {
            return MissingNode.getInstance();
        }
    }

    /** The path of a link on this controller, whatever host stands in it: controllers may not know their own name. */
    private Optional<String> here(String link) {
        try {
            return Optional.ofNullable(base.resolve(link).getRawPath());
        } catch (IllegalArgumentException malformed) {
            return Optional.empty();
        }
    }

    private static String trimmed(String path) {
        return path.endsWith("/") ? path.substring(0, path.length() - 1) : path;
    }

    /** A link as an address of this controller; empty when it leads elsewhere, where no token may go. */
    private Optional<URI> own(String link) {
        try {
            URI target = base.resolve(link);
            boolean here = Objects.equals(target.getScheme(), base.getScheme())
                    && Objects.equals(target.getRawAuthority(), base.getRawAuthority());
            return here ? Optional.of(target) : Optional.empty();
        } catch (IllegalArgumentException malformed) {
            return Optional.empty();
        }
    }

    private HttpRequest.Builder request(String path) throws IOException {
        URI target = own(path).orElseThrow(() -> new ResourceRefused("link " + path + " leads to another machine"));
        return HttpRequest.newBuilder(target).timeout(limit).header("Accept", "application/json");
    }

    /** Bounded as a whole, as the limit of a request ends with its headers. */
    private HttpResponse<String> send(HttpRequest request) throws IOException, InterruptedException {
        CompletableFuture<HttpResponse<String>> answer = http.sendAsync(request, HttpResponse.BodyHandlers.ofString());
        try {
            return answer.get(limit.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException late) {
            throw late(late);
        } catch (ExecutionException failed) {
            if (failed.getCause() instanceof HttpTimeoutException) {
                throw late(failed);
            }
            throw new IOException(base.getAuthority() + " cannot be asked: " + reason(failed), failed);
        } finally {
            answer.cancel(true);
        }
    }

    private IOException late(Exception cause) {
        return new IOException(base.getAuthority() + " did not answer within " + limit.toMillis() + " ms", cause);
    }

    /** The deepest cause says most, except that ours about certificates wins. */
    private static String reason(Throwable failed) {
        Throwable cause = failed;
        while (cause.getCause() != null && !isOurs(cause)) {
            cause = cause.getCause();
        }
        return cause.getMessage() == null ? "no connection" : cause.getMessage();
    }

    private static boolean isOurs(Throwable cause) {
        return cause instanceof CertificateException
                && String.valueOf(cause.getMessage()).startsWith("its ");
    }

    private static String meaning(int status) {
        return switch (status) {
            case UNAUTHORIZED -> "401, wrong user or password";
            case 403 -> "403, the user may not read it";
            case 404 -> "404, there is no such resource";
            case BUSY -> "503, the controller is busy or has too many sessions";
            default -> Integer.toString(status);
        };
    }

    /** Logs out, so that the few sessions of the controller are not used up. */
    @Override
    public void close() {
        Optional<Login> left = login;
        login = Optional.empty();
        if (left.isPresent()) {
            try {
                for (String place : left.get().places()) {
                    HttpResponse<String> ended = exchange(
                            place,
                            request -> request.header("X-Auth-Token", left.get().token())
                                    .DELETE());
                    if (ended.statusCode() / 100 == 2) {
                        return;
                    }
                }
            } catch (IOException unreachable) {
                return; // the controller ends an idle session itself
            } catch (InterruptedException stopped) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
