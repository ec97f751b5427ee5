/** Made-up results that look like real ones, for tests. */
package org.wattladder.reporter.sample;
