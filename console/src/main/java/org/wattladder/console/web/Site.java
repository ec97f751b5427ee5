package org.wattladder.console.web;

import io.vertx.core.Handler;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import io.vertx.ext.web.Route;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import io.vertx.ext.web.handler.BodyHandler;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.wattladder.model.text.ExceptionText;
import org.wattladder.model.text.Message;

/** The addresses of the console. Whoever is asked may wait for disks and other processes, as a pool of threads asks. */
public final class Site {
    private static final Logger LOG = LoggerFactory.getLogger(Site.class);
    private static final int NOT_FOUND = 404;
    private static final int WRONG_METHOD = 405;
    private static final int UNREADABLE = 422;
    private static final int INTERNAL = 500;
    private static final long FORM_BYTES = 1 << 20;

    private final Router router;
    private final Answering answering;
    private final Map<String, Set<HttpMethod>> methods = new LinkedHashMap<>();

    Site(Router router, Answering answering) {
        this.router = router;
        this.answering = answering;
    }

    /** Answers one request. */
    public interface Asked {
        /**
         * What is answered.
         *
         * @throws Refused if nothing was done
         * @throws IOException with a sentence, if what was asked for cannot be read
         */
        Answer answer(Visit visit) throws Refused, IOException;
    }

    /** Reads; {@code path} holds {@code :name} for what a {@link Visit} knows as a part of the path. */
    public void get(String path, Asked asked) {
        allows(path, HttpMethod.GET, HttpMethod.HEAD);
        router.route(path)
                .method(HttpMethod.GET)
                .method(HttpMethod.HEAD)
                .blockingHandler(context -> answer(context, asked), false);
    }

    /** The same of what waits for nothing. */
    void quick(String path, Handler<RoutingContext> handler) {
        allows(path, HttpMethod.GET, HttpMethod.HEAD);
        router.route(path).method(HttpMethod.GET).method(HttpMethod.HEAD).handler(handler);
    }

    /** Changes something; the request was checked to come from a page of this console, or from a program with the token. */
    public void post(String path, Asked asked) {
        allows(path, HttpMethod.POST);
        post(router.post(path), FORM_BYTES, asked);
    }

    /**
     * Does something with what a path names, at the same path with {@code :action} behind it; to be said before that path alone,
     * which would take the action for a part of the name.
     */
    public void action(String path, String action, Asked asked) {
        String pattern = path.replaceAll(":([a-z]+)", "(?<$1>[^/]+)") + ":" + action;
        post(router.postWithRegex(pattern).setName(path + ":" + action), FORM_BYTES, asked);
        router.routeWithRegex(pattern).handler(context -> refuse(context, HttpMethod.POST.name()));
    }

    private static void refuse(RoutingContext context, String allowed) {
        context.response().putHeader(HttpHeaders.ALLOW, allowed);
        context.fail(WRONG_METHOD);
    }

    /** Takes a file of up to so many bytes. */
    public void upload(String path, long bytes, Asked asked) {
        allows(path, HttpMethod.POST);
        post(router.post(path), bytes, asked);
    }

    private void allows(String path, HttpMethod... allowed) {
        methods.computeIfAbsent(path, first -> new LinkedHashSet<>()).addAll(List.of(allowed));
    }

    /** Once all paths are known: says which methods each of them has. */
    void refuseOtherMethods() {
        methods.forEach((path, allowed) -> {
            String names = allowed.stream().map(HttpMethod::name).collect(Collectors.joining(", "));
            router.route(path).handler(context -> refuse(context, names));
        });
    }

    private void post(Route route, long bytes, Asked asked) {
        Handler<RoutingContext> body = BodyHandler.create(System.getProperty("java.io.tmpdir"))
                .setBodyLimit(bytes)
                .setDeleteUploadedFilesOnEnd(true);
        route.handler(body).handler(new FromHere(answering)).blockingHandler(context -> answer(context, asked), false);
    }

    private void answer(RoutingContext context, Asked asked) {
        Visit visit = new Visit(context);
        try {
            answering.give(context, visit, asked.answer(visit));
        } catch (Refused refused) {
            answering.refuse(context, visit, refused);
        } catch (NoSuchFileException gone) {
            answering.refuse(context, visit, new Refused(NOT_FOUND, Message.of("console.gone")));
        } catch (IOException unreadable) {
            answering.refuse(
                    context,
                    visit,
                    new Refused(
                            UNREADABLE, Message.of("fault.refused", visit.inTheirNames(ExceptionText.of(unreadable)))));
        } catch (RuntimeException bug) {
            LOG.error("{} failed", context.request().path(), bug);
            answering.refuse(context, visit, new Refused(INTERNAL, Message.of("console.internal")));
        }
    }
}
