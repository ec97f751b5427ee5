/** What the rules say about a run: findings and the verdict; values, used by the reporter and by whoever calls it. */
package org.wattladder.reporter.finding;
