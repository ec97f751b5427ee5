package org.wattladder.ptdaemon.codec;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Takes identities apart and puts them together. */
final class IdentityText {
    private static final int LONGEST = 1000;
    private static final String EXPECTED =
            "an identity '<driver>,<ms>,<six abilities>,<accepted>,version=..,OS=..,mode=power|temperature,..'";
    private static final int FIRST_ABILITY = 2;
    private static final int ACCEPTED = 8;

    private IdentityText() {}

    static Identity parse(String line) throws UnreadableAnswer {
        List<String> fields = Arrays.asList(line.strip().split(",", -1));
        int version = find(fields, "version=", ACCEPTED + 1, line);
        int system = find(fields, "OS=", version + 1, line);
        int mode = find(fields, "mode=", system + 1, line);
        List<Boolean> abilities = new ArrayList<>();
        for (String flag : fields.subList(FIRST_ABILITY, ACCEPTED)) {
            abilities.add(flag(flag, line));
        }
        if (fields.get(0).isBlank() || line.length() > LONGEST) {
            throw new UnreadableAnswer(EXPECTED, line);
        }
        return new Identity(
                fields.get(0),
                Numbers.count(EXPECTED, fields.get(1)),
                abilities,
                flag(fields.get(ACCEPTED), line),
                new DaemonVersion(after("version=", fields.subList(version, system))),
                after("OS=", fields.subList(system, mode)),
                mode(after("mode=", fields.subList(mode, mode + 1)), line),
                fields.subList(mode + 1, fields.size()));
    }

    private static int find(List<String> fields, String prefix, int from, String line) throws UnreadableAnswer {
        for (int index = from; index < fields.size(); index++) {
            if (fields.get(index).startsWith(prefix)) {
                return index;
            }
        }
        throw new UnreadableAnswer(EXPECTED, line);
    }

    /** The text of an operating system may itself hold commas. */
    private static String after(String prefix, List<String> fields) {
        return String.join(",", fields).substring(prefix.length());
    }

    private static boolean flag(String text, String line) throws UnreadableAnswer {
        return switch (text) {
            case "0" -> false;
            case "1" -> true;
            default -> throw new UnreadableAnswer(EXPECTED, line);
        };
    }

    private static Identity.Mode mode(String word, String line) throws UnreadableAnswer {
        for (Identity.Mode mode : Identity.Mode.values()) {
            if (mode.word().equals(word)) {
                return mode;
            }
        }
        throw new UnreadableAnswer(EXPECTED, line);
    }

    static String line(Identity identity) {
        List<String> fields = new ArrayList<>();
        fields.add(identity.driver());
        fields.add(Integer.toString(identity.samplingMillis()));
        identity.abilities().forEach(ability -> fields.add(ability ? "1" : "0"));
        fields.add(identity.accepted() ? "1" : "0");
        fields.add("version=" + identity.version().text());
        fields.add("OS=" + identity.operatingSystem());
        fields.add("mode=" + identity.mode().word());
        fields.addAll(identity.details());
        return String.join(",", fields);
    }
}
