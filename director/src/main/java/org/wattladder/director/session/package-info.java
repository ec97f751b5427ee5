/**
 * What a Director does for its Chauffeur: the handshake, deployments, intervals, and the end.
 *
 * <p>Director process. All state lives on the one work thread; every command gets exactly one final answer. Nothing is
 * logged and nothing is polled while an interval runs.
 */
package org.wattladder.director.session;
