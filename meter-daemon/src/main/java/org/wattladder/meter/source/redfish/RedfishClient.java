package org.wattladder.meter.source.redfish;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpTimeoutException;
import java.security.cert.CertificateException;
import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javax.net.ssl.SSLContext;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Speaks HTTPS with one controller: one request at a time, each within a limit, no redirects, one login. */
final class RedfishClient implements AutoCloseable {
    private static final String SESSIONS = "/redfish/v1/SessionService/Sessions";
    private static final int UNAUTHORIZED = 401;

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
    private record Login(String token, Optional<URI> location) {}

    /** Reads a resource; logs in first, and once more when the session has ended meanwhile. */
    JsonNode get(String path) throws IOException, InterruptedException {
        HttpResponse<String> response = send(authorized(request(path).GET()));
        if (response.statusCode() == UNAUTHORIZED && session) {
            login = Optional.empty();
            response = send(authorized(request(path).GET()));
        }
        if (response.statusCode() != 200) {
            throw new IOException(path + " answered " + meaning(response.statusCode()));
        }
        try {
            return json.readTree(response.body());
        } catch (JacksonException garbled) {
            throw new IOException(path + " answered no JSON", garbled);
        }
    }

    private HttpRequest authorized(HttpRequest.Builder request) throws IOException, InterruptedException {
        if (!session) {
            return request.header("Authorization", credentials.basic()).build();
        }
        if (login.isEmpty()) {
            login = Optional.of(login());
        }
        return request.header("X-Auth-Token", login.get().token()).build();
    }

    private Login login() throws IOException, InterruptedException {
        String body =
                json.writeValueAsString(Map.of("UserName", credentials.user(), "Password", credentials.password()));
        HttpResponse<String> response = send(request(SESSIONS)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build());
        Optional<String> token = response.headers().firstValue("X-Auth-Token");
        if (response.statusCode() / 100 != 2 || token.isEmpty()) {
            throw new IOException("login answered " + meaning(response.statusCode())
                    + (response.statusCode() / 100 == 2 ? " without a token; try --option auth=basic" : ""));
        }
        return new Login(token.get(), response.headers().firstValue("Location").flatMap(this::own));
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
        URI target = own(path).orElseThrow(() -> new IOException("link " + path + " leads to another machine"));
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
            case 503 -> "503, the controller is busy or has too many sessions";
            default -> Integer.toString(status);
        };
    }

    /** Logs out, so that the few sessions of the controller are not used up. */
    @Override
    public void close() {
        Optional<Login> left = login;
        login = Optional.empty();
        if (left.isPresent() && left.get().location().isPresent()) {
            try {
                send(HttpRequest.newBuilder(left.get().location().get())
                        .timeout(limit)
                        .header("X-Auth-Token", left.get().token())
                        .DELETE()
                        .build());
            } catch (IOException unreachable) {
                return; // the controller ends an idle session itself
            } catch (InterruptedException stopped) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
