package org.wattladder.console.web;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.wattladder.reporter.language.Language;

/** What a request is answered with. */
public sealed interface Answer {
    /**
     * A page of a template.
     *
     * @param template its file
     * @param title id of the words in the window's title
     * @param model what the template takes beside its frame
     */
    record Page(String template, String title, Map<String, Object> model) implements Answer {
        public Page {
            model = Map.copyOf(model);
        }
    }

    /**
     * A record as JSON.
     *
     * @param status of HTTP
     * @param body any record
     */
    record Json(int status, Object body) implements Answer {}

    /**
     * A file, as it lies there.
     *
     * @param path of a regular file, never made of words of the request
     * @param mediaType of HTTP
     * @param download name under which the browser saves it; empty when it shows it
     */
    record File(Path path, String mediaType, Optional<String> download) implements Answer {}

    /**
     * A file that is made for the answer, which the browser saves.
     *
     * @param name of it
     * @param mediaType of HTTP
     * @param content writes it
     */
    record Made(String name, String mediaType, Content content) implements Answer {}

    /** Writes a file. */
    interface Content {
        /** Writes all of it. */
        void write(OutputStream out) throws IOException;
    }

    /**
     * Another page.
     *
     * @param place path on this console
     * @param language that every page is in from now on; empty for the one it is in
     */
    record Elsewhere(String place, Optional<Language> language) implements Answer {
        /** Another page in the same language. */
        public Elsewhere(String place) {
            this(place, Optional.empty());
        }
    }

    /** Nothing, now and later: a browser asks no more. */
    record Nothing() implements Answer {}

    /**
     * Events for as long as the browser listens.
     *
     * @param begin is given the stream once, on a thread that may wait
     */
    record Events(Consumer<EventStream> begin) implements Answer {}
}
