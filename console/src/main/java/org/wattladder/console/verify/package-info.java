/** Verifies runs when a user asks for it, and keeps the answers as long as they hold. */
package org.wattladder.console.verify;
