package org.wattladder.console.web;

import java.util.HashMap;
import java.util.Map;

/** Makes and revokes the link for colleagues who may look. */
final class SharingScreen implements Screen {
    private static final String PATH = "/share";

    private final ReadOnlyLink link;
    private final ConsoleServer.Listening listening;

    SharingScreen(ReadOnlyLink link, ConsoleServer.Listening listening) {
        this.link = link;
        this.listening = listening;
    }

    @Override
    public void open(Site site) {
        site.get(PATH, this::page);
        site.post(PATH, visit -> {
            link.make();
            return new Answer.Elsewhere(PATH);
        });
        site.post(PATH + "/revoke", visit -> {
            link.revoke();
            return new Answer.Elsewhere(PATH);
        });
    }

    /** Who came by the link does not learn it from here: it may have been revoked for others. */
    private Answer page(Visit visit) {
        Map<String, Object> model = new HashMap<>();
        model.put(
                "link",
                link.secrets()
                        .filter(secrets -> visit.access() == Access.FULL)
                        .map(secrets -> (listening.key().isPresent() ? "https://" : "http://") + visit.header("Host")
                                + "/?token=" + secrets.token()));
        model.put("hereOnly", listening.key().isEmpty());
        return new Answer.Page("share.jte", "console.share", model);
    }
}
