/**
 * What a report discloses of a system under test and of its test; records that Director, Chauffeur and reporter share.
 *
 * <p>Which facts there are, who can know them and which of them a rating needs stands once, in
 * {@link org.wattladder.model.environment.EnvironmentKey}.
 */
package org.wattladder.model.environment;
