/**
 * What somebody claims, judged by what was asked, by the clock and by itself; pure functions, in the Chauffeur and in
 * Directors. Nothing is corrected: a claim that cannot be is {@link org.wattladder.model.claim.Impossible}.
 */
package org.wattladder.model.claim;
