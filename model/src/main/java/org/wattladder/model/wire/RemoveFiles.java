package org.wattladder.model.wire;

/**
 * Ends the storage worklets of a run: removes their files, unless the plan keeps them; answered by {@link FilesRemoved}.
 * A Director that loses its Chauffeur does the same unasked.
 */
public record RemoveFiles() implements DirectorCommand<FilesRemoved> {
    @Override
    public Class<FilesRemoved> answer() {
        return FilesRemoved.class;
    }

    @Override
    public void handle(Handler handler) {
        handler.onRemoveFiles(this);
    }
}
