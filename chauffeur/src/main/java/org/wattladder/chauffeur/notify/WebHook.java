package org.wattladder.chauffeur.notify;

import java.io.IOException;
import java.io.OutputStream;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import org.wattladder.model.wire.WireCodec;
import tools.jackson.databind.json.JsonMapper;

/**
 * Is told by a POST with JSON.
 *
 * @param address with scheme http or https
 */
// Not the newer HTTP client of the JDK: its thread goes on and wakes this machine while it measures.
record WebHook(URI address) implements Recipient {
    /** For the connection, and for the answer. */
    private static final int HALF_MILLIS = (int) LIMIT.toMillis() / 2;

    private static final int FIRST_OTHER_THAN_SUCCESS = 300;

    @Override
    public void tell(Notice notice) throws IOException {
        JsonMapper mapper = WireCodec.strictMapper();
        byte[] body = mapper.writeValueAsString(notice).getBytes(StandardCharsets.UTF_8);
        HttpURLConnection connection = (HttpURLConnection) address.toURL().openConnection();
        connection.setConnectTimeout(HALF_MILLIS);
        connection.setReadTimeout(HALF_MILLIS);
        connection.setInstanceFollowRedirects(false);
        connection.setUseCaches(false);
        connection.setDoOutput(true);
        connection.setRequestMethod("POST");
        connection.setRequestProperty("Content-Type", "application/json");
        connection.setRequestProperty("Connection", "close");
        connection.setFixedLengthStreamingMode(body.length);
        try {
            try (OutputStream out = connection.getOutputStream()) {
                out.write(body);
            }
            int status = connection.getResponseCode();
            if (status >= FIRST_OTHER_THAN_SUCCESS) {
                throw new IOException("it answers with status " + status);
            }
        } finally {
            connection.disconnect();
        }
    }
}
