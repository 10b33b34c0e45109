/** The script of every page: each feature looks for its `data-` attributes, and does nothing without them. */

import { enlargeDrawings } from './enlarge.ts'
import { offerLanguage, refreshToday, updateRecentEntries } from './home.ts'
import { offerListening } from './listen.ts'
import { loadSearchOnDemand } from './load-search.ts'
import { listStoredPages, offerStoringAll, registerWorker } from './offline-reading.ts'
import { followPaths, showPathProgress } from './path.ts'
import { enableRandomLinks } from './random.ts'
import { keepSavedWords } from './saved.ts'
import { shareAndCopyOnClick } from './share.ts'
import { offerBeside } from './side-by-side.ts'
import { showGlosses } from './term-cards.ts'
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
