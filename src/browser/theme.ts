/**
 * Runs before the page is painted, so that a reader who has chosen a theme never sees the other one flash. A script of
 * its own, blocking and therefore tiny.
 */
import { applyTheme, chosenTheme } from './reading/chosen-theme.ts'

applyTheme(chosenTheme())
