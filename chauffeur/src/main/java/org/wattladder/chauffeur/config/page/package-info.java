/** The reference page of all settings, made from their declarations; runs in tests, which fail when the page is stale. */
package org.wattladder.chauffeur.config.page;
