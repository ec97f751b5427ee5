/** The web server of the console; the only package that knows the library behind it. */
package org.wattladder.console.web;
