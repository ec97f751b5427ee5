package org.wattladder.director.launch;

import java.io.File;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.wattladder.worklets.api.Plugins;
import org.wattladder.worklets.api.Worklet;
import org.wattladder.worklets.api.WorkletCatalogue;

/** Finds the class path of client JVMs among what the Director itself was started with. */
public final class ClientClassPath {
    private static final String HISTOGRAM = "org.HdrHistogram.Histogram";
    private static final String NATIVE_CALLS = "com.sun.jna.Native";

    private ClientClassPath() {}

    /**
     * The places of the client's main class, of the contract of worklets, of every worklet in the catalogue, of HdrHistogram and of JNA, and nothing else.
     *
     * @throws IllegalStateException with a sentence that names what is missing
     */
    public static String find(WorkletCatalogue catalogue) {
        Set<Path> places = new LinkedHashSet<>();
        places.add(place(load(ClientProgram.MAIN_CLASS)));
        places.add(place(Worklet.class));
        catalogue.worklets().forEach(worklet -> places.add(place(worklet.getClass())));
        places.add(place(load(HISTOGRAM)));
        places.add(place(load(NATIVE_CALLS)));
        return places.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    }

    /** The class path with the jars of plug-ins that are not in it yet behind it. */
    public static String with(Plugins plugins, String classPath) {
        Set<String> places = new LinkedHashSet<>(List.of(classPath.split(File.pathSeparator, -1)));
        plugins.jars().forEach(jar -> places.add(jar.path().toString()));
        return String.join(File.pathSeparator, places);
    }

    private static Class<?> load(String name) {
        try {
            return Class.forName(name, false, ClientClassPath.class.getClassLoader());
        } catch (ClassNotFoundException missing) {
            throw new IllegalStateException(missing(name), missing);
        }
    }

    private static Path place(Class<?> type) {
        CodeSource source = type.getProtectionDomain().getCodeSource();
        if (source == null || source.getLocation() == null) {
            throw new IllegalStateException(missing(type.getName()));
        }
        try {
            return Path.of(source.getLocation().toURI()).toAbsolutePath();
        } catch (URISyntaxException | IllegalArgumentException notAFile) {
            throw new IllegalStateException(missing(type.getName()), notAFile);
        }
    }

    private static String missing(String name) {
        return "class " + name + " is in no jar of the Director's own class path, so clients cannot be started;"
                + " name their jars with --client-class-path";
    }
}
