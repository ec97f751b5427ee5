package org.wattladder.console.screen;

import org.wattladder.console.web.Answer;
import org.wattladder.console.web.Screen;
import org.wattladder.console.web.Site;
import org.wattladder.console.web.Visit;

/** Changes the language, and goes back to where the user was. */
public final class LanguageScreen implements Screen {
    @Override
    public void open(Site site) {
        site.post("/language", visit -> {
            String back = visit.value("back");
            // Only a path of this console: "//elsewhere" and "/\elsewhere" are other places to a browser.
            boolean here = back.startsWith("/") && !back.startsWith("//") && back.indexOf('\\') < 0;
            return new Answer.Elsewhere(here ? back : "/", Visit.known(visit.value("to")));
        });
    }
}
