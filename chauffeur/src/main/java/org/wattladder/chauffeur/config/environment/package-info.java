/**
 * The file in which a user declares what a report discloses; read before anything starts, written by {@code discover}
 * and by every run; in the Chauffeur.
 */
package org.wattladder.chauffeur.config.environment;
