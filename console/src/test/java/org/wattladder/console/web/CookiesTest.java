package org.wattladder.console.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.wattladder.console.web.RawConsole.BEARER;
import static org.wattladder.console.web.RawConsole.FORM;
import static org.wattladder.console.web.RawConsole.HOST;
import static org.wattladder.console.web.RawConsole.cookieOf;
import static org.wattladder.console.web.RawConsole.get;
import static org.wattladder.console.web.RawConsole.post;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Browsers send the cookies of one console of a machine to the others. */
class CookiesTest extends OnRawConsole {
    @Test
    void shouldExchangeTheLinkForACookieThatNoScriptSees() throws IOException {
        String answer = console.answer(get("/?token=TOKEN", HOST));

        assertThat(answer)
                .startsWith("HTTP/1.1 200 ")
                .contains("HTTPOnly", "SameSite=Strict", "content=\"0;url=/\"")
                .doesNotContain(console.token());
    }

    @Test
    void shouldNameTheCookieByPortAndBindItToItsOwnSecret() throws IOException {
        String cookie = cookieOf(console.answer(get("/?token=TOKEN", HOST)));
        assertThat(cookie).startsWith("wattladder-" + console.port() + "=").doesNotContain(console.token());
        assertThat(console.answer(get("/runs", HOST, "Cookie: " + cookie))).startsWith("HTTP/1.1 200 ");
        try (RawConsole other = RawConsole.start(folder)) {
            String renamed = cookie.replaceFirst("-\\d+=", "-" + other.port() + "=");
            assertThat(renamed).isNotEqualTo(cookie);
            for (String sent : List.of(cookie, renamed)) {
                assertThat(other.answer(get("/runs", HOST, "Cookie: " + sent))).startsWith("HTTP/1.1 401 ");
            }
        }
    }

    @Test
    void shouldNameTheCookieOfTheLanguageByPortToo() throws IOException {
        String body = "form-secret=" + console.formSecret() + "&to=de";
        String cookie = cookieOf(console.answer(post("/language", FORM, body, HOST, BEARER)));

        assertThat(cookie).isEqualTo("wattladder-language-" + console.port() + "=de");
        assertThat(console.answer(get("/runs", HOST, BEARER, "Cookie: " + cookie)))
                .contains("<html lang=\"de\"");
        assertThat(console.answer(get("/runs", HOST, BEARER, "Cookie: wattladder-language-1=de")))
                .contains("<html lang=\"en\"");
    }
}
