/** What the search has to know of English: stop words, synonyms, how questions begin. */
import type { SearchLanguage } from '../shapes/search-linguistics.ts'
import { ENGLISH_SYNONYMS } from './synonyms.ts'

export const ENGLISH_SEARCH: SearchLanguage = {
  // `encryption` → `encrypt`, `injection` → `inject`, `compression` → `compress`: the stemmer loses a letter of `-tion`.
  mended: word => word.replace(/(?<=.{2}(?:[cp]t|ss))ions?$/, ''),
  stopWords: `a about all almost also am an and another any are as at be been before being but by can could did do does doing for
from get gets give gives go goes got had has have having he her here him his how i if in into is it its let lets like
many me mean meaning means more most much must my need needs no not now of on one or other our out over own please really same she
should s so some something stuff such t than that the their them then there these they
this those to too us used uses using very was way we were what when where which who whose why will with would you
your definition define explain called kind type sort ive cant didnt doesnt dont isnt wont`,
  questionWords: `what whats what's who whos who's how how's is are was were do does did a an the define defined definition describe explain
explained mean means meaning of stand stands for work works working tell me about can could you please`,
  genericWords: `2023 2024 2025 2026 2027 actually advantage advantages advice already alternative alternatives always article available
advert bad basic basics basically became become began beginner beginners behind believe benefit benefits best better boss
buy care cheap class come comes compare compared concept confused cost costs course created curious current
danger dangerous dangers day days different difficult disadvantage disadvantages discovered drawbacks dummies each
easy else english ever every everyday everyone exactly explained example examples exist expensive experience fact facts fast five
founded founder fun future gave good great guide happen happened happens hard hear heard hearing help history
hood idea important improve inventor invented interview introduced introduction invention job joke keep kids kind know
known later latest launched lately learn learned learning lesson life little long look looks lot made main
mention mentioned minutes modern name named necessary nephew never news newbie newbies nowadays old older origin original
overview owned parents pay people picture plain point popular present pretty price problem problems project pros purpose
question questions quick quickly quotes read real reason reasons related released relevant
replace role safe say saying says school sense short show simple simply spanish spell spoken start started startup
still story student students stupid summary take talk talking teacher tell terms thing things think time
times today tutorial types typical typically understand understanding unsafe use useful useless version video wants wanted
want watch wikipedia word words worth year years young`,
  headIsLast: true,
  synonyms: ENGLISH_SYNONYMS,
  compares: 'differences? between|compare',
  differs: 'differences?',
  versus: 'vs\\.?|versus|compared (?:to|with)|(?:the )?same as|different from',
  and: 'and|with|to',
  or: 'or',
  personal: "my|mine|i|i'm|me|how (?:to|do i|can i)|what (?:to do|do i do|can i do)|help",
  asks: "what|what's|who|who's|whose|how|why|when|which|is|are|was|were|do|does|did|can|could|should|will|explain|tell me",
  articles: 'an?|the',
}
