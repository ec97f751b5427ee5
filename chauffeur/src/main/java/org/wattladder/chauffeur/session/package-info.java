/** One invocation of {@code run}: from a plan and an empty directory to reports and an exit code. */
package org.wattladder.chauffeur.session;
