/** The script of every page: each feature looks for its `data-` attributes, and does nothing without them. */

import { enlargeDrawings } from './enlarge-drawings.ts'
import { loadSearchOnDemand } from './load-search.ts'
import { offerLanguage } from './offer-language.ts'
import { listStoredPages } from './offline-page-list.ts'
import { offerListening } from './pronounce.ts'
import { enableRandomLinks } from './random-term-link.ts'
import { refreshToday } from './refresh-term-of-the-day.ts'
import { registerWorker } from './register-service-worker.ts'
import { keepSavedWords } from './saved-words.ts'
import { shareAndCopyOnClick } from './share-and-copy.ts'
import { showGlosses } from './term-hover-cards.ts'
import { enableThemeChoice } from './theme-choice.ts'

enableThemeChoice()
showGlosses()
enlargeDrawings()
shareAndCopyOnClick()
offerListening()
offerLanguage()
loadSearchOnDemand()
void listStoredPages()
keepSavedWords()
enableRandomLinks()
refreshToday()
registerWorker()
