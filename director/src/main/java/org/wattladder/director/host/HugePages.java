package org.wattladder.director.host;

/** Whether the kernel gives a process huge pages when it asks for them. */
public final class HugePages {
    private static final String SETTING = "sys/kernel/mm/transparent_hugepage/enabled";

    private HugePages() {}

    /** Says so; a kernel that does not tell gives none. */
    public static boolean offered(SystemFiles files) {
        return files.text(SETTING)
                .filter(text -> text.contains("[madvise]") || text.contains("[always]"))
                .isPresent();
    }
}
