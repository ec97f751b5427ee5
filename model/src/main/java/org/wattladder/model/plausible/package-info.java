/**
 * What readings of a meter that works can be: arithmetic and limits that the rules on runs and the check of a daemon share.
 *
 * <p>Limits and their evidence are in docs/adr/0060-courses-of-samples.md.
 */
package org.wattladder.model.plausible;
