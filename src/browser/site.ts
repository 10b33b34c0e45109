/** The script of every page: each feature looks for its `data-` attributes, and does nothing without them. */

import { offerBeside } from './beside.ts'
import { enlargeDrawings } from './enlarge.ts'
import { filterList } from './filter.ts'
import { enableShortcutToggle, loadSearchOnDemand } from './find.ts'
import { showGlosses } from './gloss.ts'
import { offerLanguage, refreshToday, updateRecentEntries } from './home.ts'
import { listStoredPages, offerStoringAll, registerWorker } from './keep-offline.ts'
import { offerListening } from './listen.ts'
import { followPaths, showPathProgress } from './path.ts'
import { enableRandomLinks } from './random.ts'
import { keepSavedWords } from './saved.ts'
import { copyOnClick, offerSharing } from './share.ts'
import { enableThemeChoice } from './theme-choice.ts'

enableThemeChoice()
enableShortcutToggle()
showGlosses()
enlargeDrawings()
copyOnClick()
offerSharing()
offerListening()
offerLanguage()
updateRecentEntries()
offerBeside()
loadSearchOnDemand()
filterList()
void listStoredPages()
offerStoringAll()
followPaths()
showPathProgress()
keepSavedWords()
enableRandomLinks()
refreshToday()
registerWorker()
