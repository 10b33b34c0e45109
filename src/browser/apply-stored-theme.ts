/**
 * Applies the chosen theme before the first paint, so that the other one does not flash. It blocks rendering and is
 * therefore a small script by itself.
 */
import { applyTheme, chosenTheme } from './theme-choice.ts'

applyTheme(chosenTheme())
