/**
 * The five storage load profiles of the performance reports of PRIMERGY servers, part disk I/O, with many reads and writes
 * outstanding concurrently; runs in the client JVM. Their kB are KiB, as those reports say.
 */
package org.wattladder.worklets.storage.profile;
