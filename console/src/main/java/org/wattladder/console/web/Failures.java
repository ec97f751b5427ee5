package org.wattladder.console.web;

import io.netty.handler.codec.http.HttpResponseStatus;
import io.vertx.core.Handler;
import io.vertx.core.http.HttpHeaders;
import io.vertx.ext.web.RoutingContext;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.language.Words;

/** Answers what no screen answers: who is not let in, an address that is none, a body that is too large. */
final class Failures implements Handler<RoutingContext> {
    private static final Logger LOG = LoggerFactory.getLogger(Failures.class);
    private static final int INTERNAL = 500;

    /** Whether the one who was refused came by the link for colleagues. */
    private static boolean isReader(RoutingContext context) {
        return context.get(Visit.ACCESS) == Access.READ_ONLY;
    }

    static String title(int status) {
        return HttpResponseStatus.valueOf(status).reasonPhrase();
    }

    @Override
    public void handle(RoutingContext context) {
        int status = context.statusCode() < 0 ? INTERNAL : context.statusCode();
        if (context.response().headWritten()) {
            context.response().reset();
            return;
        }
        if (status == INTERNAL) {
            LOG.error("{} failed", context.request().path(), context.failure());
        }
        Visit visit = new Visit(context);
        String sentence = Words.in(visit.language())
                .sentence(
                        switch (status) {
                            case 400 -> Message.of("console.bad-request");
                            case 401 -> Message.of("console.no-token");
                            case 403 -> Message.of(isReader(context) ? "console.read-only" : "console.foreign");
                            case 404 -> Message.of("console.gone");
                            case 405 -> Message.of("console.wrong-method");
                            case 413 -> Message.of("console.too-large");
                            case 415 -> Message.of("console.wrong-media");
                            case 421 -> Message.of("console.other-name");
                            default -> Message.of("console.internal");
                        });
        if (visit.ofProgram()) {
            Answering.problem(context, status, sentence);
        } else {
            // Without the frame of a page, which only those see who were let in.
            context.response()
                    .setStatusCode(status)
                    .putHeader(HttpHeaders.CONTENT_TYPE, "text/plain; charset=utf-8")
                    .end(sentence + "\n");
        }
    }
}
