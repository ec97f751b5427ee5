package org.wattladder.console.web;

import io.vertx.core.http.Cookie;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.FileUpload;
import io.vertx.ext.web.LanguageHeader;
import io.vertx.ext.web.RoutingContext;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.wattladder.reporter.language.Language;

/** One request, already let in. */
public final class Visit {
    /** Where a request keeps what its sender may do. */
    static final String ACCESS = "wattladder-access";

    /** The cookie of the language that was chosen. */
    static final String LANGUAGE = "wattladder-language";

    private final RoutingContext context;

    Visit(RoutingContext context) {
        this.context = context;
    }

    /** What the visitor may do; nothing but looking before the entrance. */
    public Access access() {
        return access(context);
    }

    static Access access(RoutingContext context) {
        return Optional.<Access>ofNullable(context.get(ACCESS)).orElse(Access.READ_ONLY);
    }

    /** A part of the path, by its name in the address; decoded. */
    public String part(String name) {
        return Optional.ofNullable(context.pathParam(name)).orElse("");
    }

    /** The first value of a parameter of the address or of the form; empty when it is missing. */
    public String value(String name) {
        return values(name).stream().findFirst().orElse("");
    }

    /** All values of a parameter of the address or of the form. */
    public List<String> values(String name) {
        List<String> ofForm = context.request().formAttributes().getAll(name);
        return ofForm.isEmpty() ? context.queryParam(name) : ofForm;
    }

    /** A header; empty when it is missing. */
    public String header(String name) {
        return Optional.ofNullable(context.request().getHeader(name)).orElse("");
    }

    /** The body as text; empty when there is none. */
    public String body() {
        return context.body() == null || context.body().buffer() == null
                ? ""
                : context.body().buffer().toString(StandardCharsets.UTF_8);
    }

    /** The first file that came with a form; deleted after the answer. */
    public Optional<Path> file() {
        return context.fileUploads().stream()
                .findFirst()
                .map(FileUpload::uploadedFileName)
                .map(Path::of);
    }

    /** A sentence about what came with a form, with the names that files have where they came from. */
    public String inTheirNames(String sentence) {
        String told = sentence;
        for (FileUpload upload : context.fileUploads()) {
            told = told.replace(upload.uploadedFileName(), upload.fileName());
        }
        return told;
    }

    /** Path and question, as they were asked. */
    public String address() {
        return context.request().uri();
    }

    /** Path alone. */
    public String path() {
        return context.request().path();
    }

    /** Whether a program asks. */
    boolean ofProgram() {
        return path().startsWith("/api/");
    }

    /** The name of a cookie of this console alone: browsers send cookies of one port to all ports of a host. */
    static String cookie(String kind, HttpServerRequest request) {
        return kind + "-" + request.localAddress().port();
    }

    /** The language that was chosen, else the one the browser prefers. */
    public Language language() {
        Optional<String> chosen = Optional.ofNullable(context.request().getCookie(cookie(LANGUAGE, context.request())))
                .map(Cookie::getValue);
        return chosen.stream()
                .flatMap(tag -> known(tag).stream())
                .findFirst()
                .or(() -> context.acceptableLanguages().stream()
                        .map(LanguageHeader::tag)
                        .flatMap(tag -> known(tag).stream())
                        .findFirst())
                .orElse(Language.ENGLISH);
    }

    /** The language with this tag, if there is one. */
    public static Optional<Language> known(String tag) {
        return Arrays.stream(Language.values())
                .filter(language -> language.tag().equalsIgnoreCase(tag))
                .findFirst();
    }
}
