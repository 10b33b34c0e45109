/** What every page runs once it is there: each feature looks for its marks on the page and does nothing without them. */
import { copyOnClick } from './copy.ts'
import { enlargeDrawings } from './enlarge.ts'
import { filterList } from './filter.ts'
import { awaitSearch } from './find.ts'
import { showGlosses } from './gloss.ts'
import { listKept, offerKeeping } from './kept.ts'
import { offerLanguage } from './offer.ts'
import { followPaths } from './path.ts'
import { leadAnywhere } from './random.ts'
import { rememberReading } from './recent.ts'
import { registerWorker } from './register-worker.ts'
import { readSettings } from './settings.ts'
import { offerSharing } from './share.ts'
import { toggleShortcut } from './shortcut.ts'
import { offerThemes } from './theme-choice.ts'
import { refreshToday } from './today.ts'

const settings = readSettings()
offerThemes()
toggleShortcut()
showGlosses()
enlargeDrawings()
copyOnClick()
offerSharing()
offerLanguage()
rememberReading()
if (settings) {
  awaitSearch(settings)
  filterList(settings)
  void listKept(settings)
  offerKeeping(settings)
  followPaths(settings.base)
  leadAnywhere(settings.slugs, settings.base)
  refreshToday(settings.slugs, settings.base)
  registerWorker(settings)
}
