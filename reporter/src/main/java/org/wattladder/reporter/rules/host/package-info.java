/** Rules on the machines and what disturbed them. */
package org.wattladder.reporter.rules.host;
