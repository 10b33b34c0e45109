/** The script of every page: each feature looks for its `data-` attributes, and does nothing without them. */

import { offerBeside } from './beside.ts'
import { enlargeDrawings } from './enlarge.ts'
import { loadSearchOnDemand } from './find.ts'
import { showGlosses } from './gloss.ts'
import { offerLanguage, refreshToday, updateRecentEntries } from './home.ts'
import { listStoredPages, offerStoringAll, registerWorker } from './keep-offline.ts'
import { offerListening } from './listen.ts'
import { followPaths, showPathProgress } from './path.ts'
import { enableRandomLinks } from './random.ts'
import { keepSavedWords } from './saved.ts'
import { shareAndCopyOnClick } from './share.ts'
import { enableThemeChoice } from './theme-choice.ts'

enableThemeChoice()
showGlosses()
enlargeDrawings()
shareAndCopyOnClick()
offerListening()
offerLanguage()
updateRecentEntries()
offerBeside()
loadSearchOnDemand()
void listStoredPages()
offerStoringAll()
followPaths()
showPathProgress()
keepSavedWords()
enableRandomLinks()
refreshToday()
registerWorker()
