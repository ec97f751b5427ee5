/**
 * Starts runs and finds earlier ones, for every front end alike; Chauffeur process.
 *
 * <p>{@link org.wattladder.chauffeur.service.RunService} turns a request into a run on a thread of its own and hands out a
 * {@link org.wattladder.chauffeur.service.RunHandle}; front ends only subscribe to its events.
 * {@link org.wattladder.chauffeur.service.RunStore} names and finds run directories.
 */
package org.wattladder.chauffeur.service;
