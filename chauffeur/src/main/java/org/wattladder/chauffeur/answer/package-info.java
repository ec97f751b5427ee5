/**
 * What Directors answer, judged on arrival by what they were asked: one class for each question. The run's thread calls it
 * after recording or before it, never within.
 */
package org.wattladder.chauffeur.answer;
