package org.wattladder.console.web;

import io.vertx.core.Handler;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.RoutingContext;
import java.util.Optional;

/**
 * Lets only those change something who read a page of this console, or who are programs with the token: a form holds
 * the form's secret, JSON can be sent by a page of others only after the browser has asked, which is never answered.
 */
final class FromHere implements Handler<RoutingContext> {
    static final String FIELD = "form-secret";

    private static final int FORBIDDEN = 403;
    private static final int WRONG_MEDIA = 415;

    private final Answering answering;

    FromHere(Answering answering) {
        this.answering = answering;
    }

    @Override
    public void handle(RoutingContext context) {
        HttpServerRequest request = context.request();
        String type =
                Optional.ofNullable(request.getHeader(HttpHeaders.CONTENT_TYPE)).orElse("");
        String media = type.replaceFirst(";.*", "").strip();
        boolean form = media.equals("application/x-www-form-urlencoded") || media.equals("multipart/form-data");
        boolean bare = type.isEmpty()
                && context.body().length() <= 0
                && request.getHeader(HttpHeaders.AUTHORIZATION) != null; // which no form can send
        if (bare) {
            context.next();
        } else if (!form && !media.equals("application/json")) {
            context.fail(WRONG_MEDIA);
        } else if (form
                && !Secrets.same(
                        answering.formSecret(Visit.access(context)),
                        Optional.ofNullable(request.getFormAttribute(FIELD)).orElse(""))) {
            context.fail(FORBIDDEN);
        } else {
            context.next();
        }
    }
}
