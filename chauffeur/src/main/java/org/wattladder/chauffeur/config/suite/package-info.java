/**
 * Suite files: their settings, and how they become worklet plans; runs in the Chauffeur.
 *
 * <p>A worklet inherits from {@code defaults:} and that from the standard of each setting; there is no deeper
 * inheritance, and no setting comes from anywhere but a file or an option.
 */
package org.wattladder.chauffeur.config.suite;
