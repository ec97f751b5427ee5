/** What a release has beside the programs: manual pages and completion, made from the commands while it is built. */
package org.wattladder.release;
