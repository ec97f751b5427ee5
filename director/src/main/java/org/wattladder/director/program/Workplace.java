package org.wattladder.director.program;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.UserPrincipal;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.wattladder.model.text.Message;
import org.wattladder.settings.SizeText;
import org.wattladder.settings.program.ProgramFile;
import org.wattladder.settings.program.ProgramKeys;

/**
 * Where the commands of a program file run: its programs, the user they run as, and a fresh folder that lasts as long as
 * one of its components; used on the work thread. Components of a suite have none, and their words stay as they are.
 */
public final class Workplace {
    private static final String LIMITER = "prlimit";

    private final Optional<ProgramFile> file;
    private final ProgramSearch programs;
    private final Set<String> inside = new HashSet<>();
    private Optional<Path> folder = Optional.empty();

    private Workplace(Optional<ProgramFile> file, ProgramSearch programs) {
        this.file = file;
        this.programs = programs;
    }

    /** Of components that belong to no program file. */
    public static Workplace none() {
        return new Workplace(Optional.empty(), new ProgramSearch(Path.of("/"), List.of(), ""));
    }

    /**
     * Sees that this host has what the file requires.
     *
     * @throws IllegalArgumentException with a sentence that names the package, if it lacks something
     */
    void checkRequirements() {
        file.flatMap(each -> each.missing(programs.path()).stream().findFirst()).ifPresent(lacking -> {
            throw new IllegalArgumentException(lacking);
        });
    }

    /**
     * Of the components of this file; nothing is made yet.
     *
     * @param path variable of the Director
     */
    public static Workplace of(ProgramFile file, String path) {
        return new Workplace(
                Optional.of(file),
                new ProgramSearch(file.home(), file.surroundings().search(), path));
    }

    /**
     * Makes the folder, unless another component has.
     *
     * @throws IOException if it cannot be made
     */
    public void enter(String role) throws IOException {
        inside.add(role);
        if (file.isPresent() && folder.isEmpty()) {
            Path made = Files.createTempDirectory("wattladder-program-");
            folder = Optional.of(made);
            for (Map.Entry<String, String> text :
                    file.get().surroundings().files().entrySet()) {
                Path target = made.resolve(text.getKey()).normalize();
                if (!made.equals(target.getParent())) {
                    throw new IOException("file " + text.getKey() + " would not lie in the folder of the program");
                }
                Files.writeString(target, filledIn(text.getValue()));
                own(target);
            }
            own(made);
        }
    }

    private void own(Path made) throws IOException {
        Optional<UserPrincipal> owner = owner();
        if (owner.isPresent()) {
            Files.setOwner(made, owner.get());
        }
    }

    /** Removes the folder after the last component; what cannot be removed stays. */
    public void leave(String role) {
        if (inside.remove(role) && inside.isEmpty()) {
            folder.ifPresent(Removal::of);
            folder = Optional.empty();
        }
    }

    /**
     * The command with the full path of its program, before rates and endpoints are filled in.
     *
     * @throws IllegalArgumentException with a sentence, if there is no such program
     */
    public List<String> command(List<String> words) {
        if (file.isEmpty()) {
            return words;
        }
        List<String> filled = new ArrayList<>(words.stream().map(this::filledIn).toList());
        if (!filled.get(0).startsWith("{folder}/")) { // a component makes it later, in a folder that is not there yet
            filled.set(0, programs.find(filled.get(0)).toString());
        }
        return filled;
    }

    /** With the folders filled in. */
    String filledIn(String text) {
        if (file.filter(ProgramFile::literal).isPresent()) {
            return text;
        }
        String home = file.map(each -> each.home().toString()).orElse("");
        return text.replace("{home}", home)
                .replace("{folder}", folder.map(Path::toString).orElse("{folder}"));
    }

    /** The folder, where its processes run; empty before it is made, and of components that belong to no program file. */
    public Optional<Path> folder() {
        return folder;
    }

    /**
     * What is wrong with the folder once its processes ended; empty when it holds no more than the file allows.
     *
     * @throws IOException if it cannot be read
     */
    public Optional<Message> overfull() throws IOException {
        long most = file.map(own -> own.surroundings().mostDiskMebibytes()).orElse(ProgramKeys.UNLIMITED);
        if (folder.isEmpty() || most == ProgramKeys.UNLIMITED) {
            return Optional.empty();
        }
        long mebibytes = FolderSize.bytes(folder.get()) >> 20;
        return mebibytes > most
                ? Optional.of(Message.of(
                        "program.fills-disk", SizeText.writeMebibytes(mebibytes), SizeText.writeMebibytes(most)))
                : Optional.empty();
    }

    /**
     * What comes before every command: the bound of its files, and the user of the file when the Director is root.
     *
     * @throws IllegalArgumentException with a sentence, if that user or the command for it is missing
     */
    public List<String> before() {
        List<String> words = new ArrayList<>();
        file.filter(own -> own.surroundings().mostDiskMebibytes() != ProgramKeys.UNLIMITED)
                .ifPresent(own -> programs.look(LIMITER)
                        .ifPresent(limiter -> words.addAll(List.of(
                                limiter.toString(),
                                "--fsize=" + (own.surroundings().mostDiskMebibytes() << 20)))));
        words.addAll(asUser());
        return words;
    }

    private List<String> asUser() {
        if (owner().isEmpty()) {
            return List.of();
        }
        String name = file.orElseThrow().surroundings().account();
        return List.of(programs.find("setpriv").toString(), "--reuid=" + name, "--regid=" + name, "--init-groups");
    }

    private Optional<UserPrincipal> owner() {
        String name = file.map(its -> its.surroundings().account()).orElse("");
        try {
            if (name.isEmpty() || !Integer.valueOf(0).equals(Files.getAttribute(Path.of("/proc/self"), "unix:uid"))) {
                return Optional.empty();
            }
            return Optional.of(
                    FileSystems.getDefault().getUserPrincipalLookupService().lookupPrincipalByName(name));
        } catch (IOException unknown) {
            throw new IllegalArgumentException(
                    "user " + name + ", as whom the program shall run, does not exist on this host", unknown);
        }
    }
}
