/** The web server of the console: who is let in, what is answered, and how; the only package that knows the library behind it. */
package org.wattladder.console.web;
