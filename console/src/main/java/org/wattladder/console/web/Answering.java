package org.wattladder.console.web;

import io.vertx.core.http.Cookie;
import io.vertx.core.http.CookieSameSite;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.ext.web.RoutingContext;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.wattladder.console.page.Frame;
import org.wattladder.console.page.Templates;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.language.Language;
import org.wattladder.reporter.language.Words;
import tools.jackson.databind.json.JsonMapper;

/** Turns answers into responses, in the language of who asks. */
final class Answering {
    private static final Logger LOG = LoggerFactory.getLogger(Answering.class);
    private static final int OK = 200;
    private static final int NO_CONTENT = 204;
    private static final int SEE_OTHER = 303;
    private static final int NOT_FOUND = 404;
    private static final long YEAR_SECONDS = 31_536_000;
    private static final String HTML = "text/html; charset=utf-8";

    private final Templates templates = new Templates();
    private final Secrets secrets;
    private final ReadOnlyLink link;
    private final Supplier<Optional<String>> measuredHere;

    Answering(Secrets secrets, ReadOnlyLink link, Supplier<Optional<String>> measuredHere) {
        this.secrets = secrets;
        this.link = link;
        this.measuredHere = measuredHere;
    }

    /** What a form of a page has that such a visitor sees; of a link that was revoked meanwhile one that nothing has. */
    String formSecret(Access access) {
        return access == Access.FULL
                ? secrets.form()
                : link.secrets()
                        .map(Secrets::form)
                        .orElseGet(() -> Secrets.make().form());
    }

    void give(RoutingContext context, Visit visit, Answer answer) throws IOException, Refused {
        HttpServerResponse response = context.response();
        if (answer instanceof Answer.Page page) {
            page(context, visit, OK, page);
        } else if (answer instanceof Answer.Json json) {
            response.setStatusCode(json.status())
                    .putHeader(HttpHeaders.CONTENT_TYPE, "application/json")
                    .end(JsonMapper.shared().writeValueAsString(json.body()));
        } else if (answer instanceof Answer.File file) {
            file(response, file);
        } else if (answer instanceof Answer.Made made) {
            made(response, made);
        } else if (answer instanceof Answer.Elsewhere elsewhere) {
            elsewhere.language().ifPresent(language -> response.addCookie(language(context, language)));
            response.setStatusCode(SEE_OTHER)
                    .putHeader(HttpHeaders.LOCATION, elsewhere.place())
                    .end();
        } else if (answer instanceof Answer.Nothing
                || (answer instanceof Answer.Events
                        && context.request().method().equals(HttpMethod.HEAD))) {
            response.setStatusCode(NO_CONTENT).end();
        } else if (answer instanceof Answer.Events events) {
            events.begin().accept(new BrowserStream(context));
        }
    }

    private static Cookie language(RoutingContext context, Language language) {
        return Cookie.cookie(Visit.cookie(Visit.LANGUAGE, context.request()), language.tag())
                .setPath("/")
                .setHttpOnly(true)
                .setMaxAge(YEAR_SECONDS)
                .setSameSite(CookieSameSite.STRICT);
    }

    private void file(HttpServerResponse response, Answer.File file) throws IOException, Refused {
        if (!Files.isRegularFile(file.path(), LinkOption.NOFOLLOW_LINKS)) {
            throw new Refused(NOT_FOUND, Message.of("console.gone"));
        }
        file.download().ifPresent(name -> saved(response, name));
        response.headers().set(Headers.POLICY, Headers.REPORT_POLICY).set("X-Frame-Options", "SAMEORIGIN");
        response.putHeader(HttpHeaders.CONTENT_TYPE, file.mediaType())
                .sendFile(file.path().toString());
    }

    private static void made(HttpServerResponse response, Answer.Made made) throws IOException {
        Path file = Files.createTempFile("wattladder", ".made");
        boolean written = false;
        try (OutputStream out = Files.newOutputStream(file)) {
            made.content().write(out);
            written = true;
        } finally {
            if (!written) {
                Files.delete(file);
            }
        }
        saved(response, made.name());
        response.putHeader(HttpHeaders.CONTENT_TYPE, made.mediaType())
                .sendFile(file.toString())
                .onComplete(sent -> remove(file));
    }

    private static void remove(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException stays) {
            LOG.warn("{} stays in the temporary folder", file, stays);
        }
    }

    private static void saved(HttpServerResponse response, String name) {
        response.putHeader(
                "Content-Disposition", "attachment; filename=\"" + name.replaceAll("[^A-Za-z0-9._-]", "_") + "\"");
    }

    void refuse(RoutingContext context, Visit visit, Refused refused) {
        if (context.response().headWritten()) {
            context.response().reset();
        } else if (visit.ofProgram()) {
            problem(context, refused.status(), Refused.said(refused.reason(), Words.in(visit.language())));
        } else {
            page(context, visit, refused.status(), refusal(refused.status(), refused.reason()));
        }
    }

    static Answer.Page refusal(int status, Text reason) {
        return new Answer.Page(
                "refused.jte", "console.refused", Map.of("status", Integer.toString(status), "reason", reason));
    }

    /** What went wrong as RFC 9457 has it. */
    static void problem(RoutingContext context, int status, String detail) {
        context.response()
                .setStatusCode(status)
                .putHeader(HttpHeaders.CONTENT_TYPE, "application/problem+json")
                .end(JsonMapper.shared()
                        .writeValueAsString(Map.of(
                                "type",
                                "about:blank",
                                "status",
                                status,
                                "title",
                                Failures.title(status),
                                "detail",
                                detail)));
    }

    private void page(RoutingContext context, Visit visit, int status, Answer.Page page) {
        Frame frame = new Frame(
                Words.in(visit.language()),
                page.title(),
                visit.path(),
                visit.address(),
                formSecret(visit.access()),
                measuredHere.get(),
                visit.access() == Access.READ_ONLY);
        context.response()
                .setStatusCode(status)
                .putHeader(HttpHeaders.CONTENT_TYPE, HTML)
                .end(templates.page(page.template(), frame, page.model()));
    }
}
