package org.wattladder.model.environment;

/** How much a fact is wanted. */
enum Need {
    /** A full rating is incomplete without it. */
    RATING,
    /** It helps. */
    WISH
}
