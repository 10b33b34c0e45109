/** What English tells the search. */
import type { SearchLanguage } from '../shapes/search.ts'

export const ENGLISH_SEARCH: SearchLanguage = {
  // `encryption` → `encrypt`, `injection` → `inject`, `compression` → `compress`: the stemmer loses a letter of `-tion`.
  mended: word => word.replace(/(?<=.{2}(?:[cp]t|ss))ions?$/, ''),
  stopWords: `a about all also am an and another any are as at be been before being but by can could did do does doing for
from get gets give gives had has have having he her here him his how i if in into is it its let lets like
many me mean meaning means more most much must my need needs no not of on one or other our out over own please same she
should s so some something stuff such t than that the their them then there these they
this those to too us used uses using very was way we were what when where which who whose why will with would you
your definition define explain called kind type sort`,
  classWords: `company firm maker makers creator creators manufacturer owner owners founder program programs tool tools device devices
system systems technology method technique process service services way person people place`,
  companies: 'compan|compet|corpor|firm|maker|manufact|brand|owner|rival',
  frames: `what whats what's who whos who's how how's is are was were do does did a an the define defined definition describe explain
explained mean means meaning of stand stands for work works working tell me about can could you please`,
  headIsLast: true,
  compares: 'differences? between|compare',
  versus: 'vs\\.?|versus|compared (?:to|with)',
  and: 'and|with|to',
  or: 'or',
}
